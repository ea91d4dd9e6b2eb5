import { randomBytes } from "node:crypto";
import { Again } from "./again.ts";
import type { Cluster, ClusterHost } from "./cluster/cluster.ts";
import { hearAll, shareWith } from "./cluster/common-knowledge.ts";
import { Bans } from "./desk/bans.ts";
import { leagueGamesOf } from "./circles/league.ts";
import { Clerk } from "./desk/clerk.ts";
import type { Banned } from "./desk/order.ts";
import { Steward } from "./desk/steward.ts";
import { faultOf } from "./fault.ts";
import { makeApp } from "./http/app.ts";
import { answerFar } from "./http/far-tables.ts";
import { Metrics } from "./http/metrics.ts";
import type { Service } from "./http/service.ts";
import { SharedLimits } from "./http/shared-limits.ts";
import { type OpenHouse, openHouse } from "./open-house.ts";
import { tellTidings } from "./notices/tidings-told.ts";
import { Tidings } from "./people/tidings.ts";
import { Lobby } from "./lobby/lobby.ts";
import { Identities } from "./people/identity.ts";
import { Sessions } from "./people/sessions.ts";
import { Leaderboards } from "./profiles/leaderboards.ts";
import { playedOf } from "./profiles/played.ts";
import { Tokens } from "./people/tokens.ts";
import type { Settings } from "./settings.ts";
import type { Notes } from "./tables/house.ts";
import { OwnTables } from "./tables/tables.ts";
import { Watchable } from "./tables/watchable.ts";
import { type Office, openOffice } from "./tournaments/office.ts";
import { Upkeep } from "./upkeep/upkeep.ts";
import { within } from "./within.ts";

/** How often somebody who waits for a quick game is looked for company. */
const LOBBY_MS = 1000;
/** How long the others have to take over what is here; until when, from the first moment, what has begun at the tables must have ended. */
const HANDING_MS = 4000;
const TABLES_MS = 5000;
/** How long requests and lines have then before they are cut; how long it may take to say that this server has nothing any more. */
const LINES_MS = 1000;
const LEAVING_MS = 500;
/** By when all the rest must have ended: threads and the file. Whoever waits for the process waits ten seconds. */
const END_MS = 9500;

export interface RunningServer {
  readonly address: string;
  /**
   * Lets what has begun end, closes everything, and answers when all is on disk: true if everything came to its end, false if
   * something hung and was left behind. It never takes longer than the limits above.
   */
  stop(): Promise<boolean>;
}

/** Starts a server. `lost` is called if it can no longer keep anything: then only a new start helps. */
export async function startServer(settings: Settings, lost: (error: Error) => void): Promise<RunningServer> {
  let log: { warn(about: object, what: string): void } = { warn() {} };
  const trouble: Notes["trouble"] = (what, about) => {
    metrics.troubles.inc({ what });
    log.warn(about, what);
  };
  const notes: Notes = {
    moved(by, ms) {
      moves[by].inc();
      metrics.moveSeconds.observe(ms / 1000);
    },
    finished(game) {
      metrics.games.inc({ game });
      leaderboards?.changed(game);
    },
    woke: (ms) => metrics.wakeSeconds.observe(ms / 1000),
    limit: (limit) => metrics.limit(limit),
    trouble,
  };
  const metrics = new Metrics({
    tablesInMemory: () => house?.rooms.size ?? 0,
    botsWaiting: () => house?.bots.waiting ?? 0,
    cluster: () => cluster?.figures ?? { slots: 0, servers: 1, farLines: 0, visitors: 0 },
  });
  const moves = { person: metrics.moves.labels("person"), bot: metrics.moves.labels("bot") };
  let leaderboards: Leaderboards | undefined;
  let house: OpenHouse | undefined;
  let cluster: Cluster | undefined;
  let office: Office | undefined;
  try {
    const open = await openHouse(settings, notes, lost);
    house = open;
    const { store, rooms, goingOn, kindness, notices } = open;
    const secret = await store.secret("identity", randomBytes(32).toString("base64url"));
    const identities = new Identities(secret, settings.prefix);
    const bans = await Bans.read(store);
    let stopping = false;
    const sessions = new Sessions(store, identities);
    const limits = new SharedLimits();
    const hangUp = (who: Banned): void => door?.lines.hangUp(who);
    let door: Awaited<ReturnType<typeof makeApp>> | undefined;
    if (open.shared !== undefined) {
      const host: ClusterHost = {
        rooms,
        request: async (request, body) =>
          door === undefined
            ? { status: 503, headers: {}, body: '{"problem":"stopping"}' }
            : answerFar(door.app, settings.prefix, request, body),
        told: (told) =>
          hearAll(told, {
            sessions,
            bans,
            limits,
            goingOn,
            kindness,
            streams: notices.streams,
            rooms,
            hangUp,
            trouble,
          }),
        moved: (count) => metrics.tablesMoved.inc(count),
        trouble,
      };
      const name = await store.secret("house", randomBytes(9).toString("hex"));
      // A server alone does without a bus, and without the room that it takes.
      const { Cluster: Joined } = await import("./cluster/cluster.ts");
      cluster = await Joined.join(settings.bus, name, open.shared.tenancy, host);
      open.shared.cluster = cluster;
      shareWith(cluster, { sessions, bans, limits, goingOn, kindness, streams: notices.streams });
    }
    notices.begin(
      {
        isSeenBy: (table, person) => rooms.isSeenBy(table, person),
        isOpen: (table) => rooms.isOpen(table),
        isHere: (table) => open.shared === undefined || open.shared.tenancy.epochOf(table) !== undefined,
      },
      open.shared === undefined,
      (channel, what) => metrics.notices.inc({ channel, what }),
    );
    const tables = cluster ?? new OwnTables(rooms);
    leaderboards = new Leaderboards(store);
    const tidings = new Tidings();
    tellTidings(tidings, notices, trouble);
    open.happenings.keepAtTheEnd((ending) => playedOf(ending.over, ending.rated, ending.log));
    open.happenings.keepAtTheEnd(({ over, rated }) => leagueGamesOf(store, over, rated));
    office = openOffice(store, tables, open.happenings, tidings, trouble);
    const { runner } = office.tournaments;
    const lobby = new Lobby(store, tables, kindness);
    const service: Service = {
      settings,
      store,
      rooms,
      tables,
      watchable: new Watchable(store, open.happenings, trouble),
      ...(cluster === undefined ? {} : { far: cluster }),
      goingOn,
      kindness,
      served: open.served,
      identities,
      sessions,
      tokens: new Tokens(store, sessions),
      metrics,
      bans,
      limits,
      tidings,
      leaderboards,
      notices,
      office,
      lobby,
      trouble,
      isReady: () => !stopping && (cluster?.isWell ?? true),
    };
    door = await makeApp(service);
    const { app, lines } = door;
    log = app.log;
    await open.shared?.tenancy.begin();
    await open.shared?.tenancy.settle();
    const address = await app.listen({ host: settings.host, port: settings.port }).catch((error: unknown) => {
      throw notListening(error, settings);
    });
    if (cluster === undefined) {
      void rooms.wakeAll().catch((error: unknown) => trouble("not woken", { why: faultOf(error) }));
    }
    runner.wake();
    const upkeep = new Upkeep(settings, store, tables, trouble, () => cluster?.isFirst ?? true);
    // One server looks who fits whom.
    const rounds = new Again(
      LOBBY_MS,
      async () => {
        if (cluster?.isFirst ?? true) await lobby.round();
      },
      (error) => trouble("lobby failed", { why: faultOf(error) }),
    );
    const steward = new Steward({
      store,
      tables,
      bans,
      hangUp(who) {
        hangUp(who);
        cluster?.tell({ what: "hang-up", who });
      },
    });
    const clerk = new Clerk(store, steward, trouble);

    const shutDown = async (): Promise<boolean> => {
      stopping = true;
      // The others take over what is here while it is still all there.
      const hung: string[] = [];
      const end = async (what: string, ms: number, ending: Promise<unknown>): Promise<void> => {
        if (!(await within(ms, ending))) hung.push(what);
      };
      const began = performance.now();
      if (cluster !== undefined) await end("handing over", HANDING_MS, cluster.leave());
      const ms = TABLES_MS - (performance.now() - began);
      await Promise.all([
        end("orders", ms, clerk.stop()),
        end("upkeep", ms, upkeep.stop()),
        end("tournaments", ms, runner.stop()),
        end("lobby", ms, rounds.stop()),
        end("tables", ms, rooms.close()),
        end("notices", ms, notices.stop()),
      ]);
      lines.close();
      const cut = setTimeout(() => {
        lines.cut();
        app.server.closeAllConnections();
      }, LINES_MS);
      await end("lines", 2 * LINES_MS, app.close());
      clearTimeout(cut);
      limits.stop();
      // Slots that nobody took are nobody's before the others hear that this server ends.
      if (open.shared !== undefined) await end("leases", LEAVING_MS, open.shared.tenancy.end());
      await cluster?.close(true);
      await end("store", END_MS - (performance.now() - began), open.close());
      if (hung.length > 0) trouble("left behind", { what: hung.join(", ") });
      return hung.length === 0;
    };
    let stopped: Promise<boolean> | undefined;
    return { address, stop: () => (stopped ??= shutDown()) };
  } catch (error) {
    await office?.tournaments.runner.stop();
    await cluster?.close(false);
    await house?.close();
    throw error;
  }
}

/** What an operator can do about an address that cannot be had. */
function notListening(error: unknown, { host, port }: Settings): Error {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  const why: Readonly<Record<string, string>> = {
    EADDRINUSE: `port ${port} of ${host} is in use: choose another with --port`,
    EADDRNOTAVAIL: `this machine does not have the address ${host}: choose another with --host`,
    ENOTFOUND: `there is no address ${host}: choose another with --host`,
    EACCES: `port ${port} is not permitted to this user: choose one above 1023 with --port`,
  };
  const message = (typeof code === "string" ? why[code] : undefined) ?? `cannot listen: ${String(error)}`;
  return new Error(message, { cause: error });
}
