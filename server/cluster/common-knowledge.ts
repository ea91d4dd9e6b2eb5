import type { Bans } from "../desk/bans.ts";
import type { Banned } from "../desk/order.ts";
import { faultOf } from "../fault.ts";
import type { SharedLimits } from "../http/shared-limits.ts";
import type { Streams } from "../notices/streams.ts";
import type { Kindness } from "../kindness/kindness.ts";
import type { Sessions } from "../people/sessions.ts";
import type { GoingOn } from "../tables/going-on.ts";
import type { Rooms } from "../tables/rooms.ts";
import type { Cluster } from "./cluster.ts";
import type { Told } from "./messages.ts";

/** What every server keeps in mind for itself and has to hear of from the others. */
interface InMind {
  readonly sessions: Sessions;
  readonly bans: Bans;
  readonly limits: SharedLimits;
  readonly goingOn: GoingOn;
  readonly streams: Streams;
  readonly kindness: Kindness;
}

/** What the others say may be lost: who is kept out is read again after so long at the latest. Sessions are read anew every few seconds anyway. */
const BANS_MS = 10_000;

/** From now on the others hear what changes here. */
export function shareWith(cluster: Cluster, { sessions, bans, limits, goingOn, kindness, streams }: InMind): void {
  sessions.tell = (ended) => cluster.tell({ what: "signed-out", ...ended });
  sessions.tellBegun = (person) => cluster.tell({ what: "signed-in", person });
  bans.tell = () => cluster.tell({ what: "bans" });
  goingOn.tell = (table, address) => cluster.tell({ what: "set-up", table, address });
  streams.abroad = {
    listens: (person) => cluster.tell({ what: "listens", person }),
    happened: (person, event) => cluster.tell({ what: "happened", person, event }),
  };
  kindness.tell = (person) => cluster.tell({ what: "wishes", person });
  limits.share((taken) => cluster.tell({ what: "taken", taken }));
  setInterval(() => void bans.refresh().catch(() => {}), BANS_MS).unref();
}

interface Hearing extends InMind {
  readonly rooms: Rooms;
  hangUp(who: Banned): void;
  trouble(what: string, about: Readonly<Record<string, unknown>>): void;
}

/** Another server has said something that everybody must know. */
export function hearAll(told: Told, hearing: Hearing): void {
  const { sessions, bans, limits, goingOn, kindness, rooms, streams } = hearing;
  const failed = (error: unknown): void => hearing.trouble("news of another server failed", { why: faultOf(error) });
  switch (told.what) {
    case "signed-out":
      return sessions.noteEnded(told);
    case "signed-in":
      return sessions.forget(told.person);
    case "bans":
      return void bans.refresh().catch(failed);
    case "hang-up":
      return hearing.hangUp(told.who);
    case "renamed":
      return void rooms.renamed(told.person, told.name).catch(failed);
    case "set-up":
      return goingOn.noteSetUp(told.table, told.address);
    case "wishes":
      return kindness.forget(told.person);
    case "taken":
      return limits.heard(told.taken);
    case "listens":
      return streams.listensElsewhere(told.person);
    case "happened":
      return streams.heard(told.person, told.event);
  }
}
