import { createHash } from "node:crypto";
import { Pool } from "@clade/bots/node";
import { at } from "@clade/kernel";
import { Thinkers } from "./bots/thinkers.ts";
import { faultOf } from "./fault.ts";
import { Hall } from "./halls/hall.ts";
import { Notices } from "./notices/notices.ts";
import { Kindness } from "./kindness/kindness.ts";
import { openStore, type SharedStore } from "./open-store.ts";
import type { Settings } from "./settings.ts";
import { steadyNow } from "./steady-clock.ts";
import type { Store } from "./store/store.ts";
import { GoingOn } from "./tables/going-on.ts";
import { Happenings } from "./tables/happenings.ts";
import type { House, Notes } from "./tables/house.ts";
import { Rooms } from "./tables/rooms.ts";
import { ServedTime } from "./tables/served-time.ts";
import { workerFile } from "./worker-file.ts";

/** How long a thread of the bots stays without work. */
const BOTS_REST_MS = 30_000;

/** Everything of a server but its door: the store, the threads, the tables. */
export interface OpenHouse {
  readonly happenings: Happenings;
  readonly kindness: Kindness;
  readonly store: Store;
  readonly rooms: Rooms;
  readonly goingOn: GoingOn;
  readonly served: ServedTime;
  readonly bots: Thinkers;
  readonly notices: Notices;
  /** Where several servers share the store. */
  readonly shared?: SharedStore;
  /** Lets go of everything: threads end, the file is closed, the folder is free. */
  close(): Promise<void>;
}

/** Opens a data folder or a database for this process alone. `lost` is called if it can no longer keep anything. */
export async function openHouse(settings: Settings, notes: Notes, lost: (error: Error) => void): Promise<OpenHouse> {
  const opened = await openStore(settings, notes, lost);
  const { store } = opened;
  const pool = new Pool(workerFile(import.meta.url, "./bots/bot-thread"), {
    size: settings.botThreads,
    idleMs: BOTS_REST_MS,
  });
  const bots = new Thinkers(
    pool,
    { threads: settings.botThreads, limit: 1000 * settings.botSeconds },
    { trouble: (game, bot, why) => notes.trouble("bot stopped", { game, bot, why }) },
  );
  const halls = Array.from(
    { length: settings.halls },
    () =>
      new Hall(1000 * settings.rulesSeconds, {
        trouble: (table, error) => notes.trouble("hall opened anew", { table, why: faultOf(error) }),
      }),
  );
  const goingOn = new GoingOn(store, settings.tablesPerPerson);
  const began = Math.round(steadyNow());
  const beat = (): Promise<void> => store.saveLife({ began, last: Math.round(steadyNow()) });
  const served = new ServedTime(await store.lives(), began);
  await beat();
  const happenings = new Happenings();
  const notices = await Notices.open(store, settings, (what, about) => notes.trouble(what, about));
  const kindness = new Kindness(store);
  const house: House = {
    store,
    kindness,
    bots,
    goingOn,
    epochOf: (table) => opened.epochOf(table),
    isHere: (table) => opened.isHere(table),
    botsAlone: 1000 * settings.botsAloneSeconds,
    served,
    beat,
    botDelay: settings.botDelay,
    hall: (table) => at(halls, halls.length === 1 ? 0 : hashOf(table) % halls.length),
    happenings,
    notes,
  };
  happenings.listen(notices);
  happenings.keepAtTheEnd((ending) => notices.atTheEnd(ending));
  return {
    store,
    happenings,
    kindness,
    ...(opened.shared === undefined ? {} : { shared: opened.shared }),
    rooms: new Rooms(house, 1000 * settings.idleSeconds),
    goingOn,
    served,
    bots,
    notices,
    async close() {
      bots.close();
      await Promise.all(halls.map((hall) => hall.close()));
      await beat().catch((error: unknown) => notes.trouble("life not kept", { why: faultOf(error) }));
      await opened.close();
    },
  };
}

function hashOf(table: string): number {
  return createHash("sha1").update(table).digest().readUInt32BE(0);
}
