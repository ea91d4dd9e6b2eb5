import { botsHere, findBot } from "@clade/bots";
import {
  type AnyMatch,
  type FromTable,
  type GamePack,
  type GameRecord,
  type Problem,
  problem,
  type Seat,
  seats,
  type ToTable,
  toSeat,
} from "@clade/kernel";
import { botDelay } from "@clade/ui/model";
import { complaintAbout, type NearListener, NearTable } from "@clade/kernel/host";
import { type Cover, coverFor, nowFaceDown } from "./cover.ts";
import { address, type Look } from "./messages.ts";

interface Wishes {
  readonly id: string;
  readonly pack: GamePack;
  readonly match: AnyMatch;
  /** Keeps the table as it is now: done before a move is acknowledged. */
  readonly save: (record: GameRecord) => Promise<void>;
  readonly send: (message: FromTable) => void;
  /** How long bots take for a move, in milliseconds. */
  readonly pace: () => number;
}

/** Somebody at a seat: they watch in one role, and play in another where their cards lie face down. */
interface Place {
  readonly seat: Seat;
  readonly watching: NearListener;
  readonly playing: NearListener;
}

/** A table on this device, with addresses for each seat: whoever watches one is told what is to be seen from there. */
export class LocalTable {
  readonly #table: NearTable;
  readonly #places: ReadonlyMap<string, Place>;
  readonly #send: Wishes["send"];
  /** How many moves bots have made since a person last did. */
  #inARow = 0;

  constructor({ id, pack, match, save, send, pace }: Wishes) {
    this.#send = send;
    const at = (seat: Seat, look: Look): [string, Place] => {
      const own = address(id, seat, look);
      const tell = (message: FromTable): void => send({ ...message, table: own });
      return [own, look === "own" ? ownPlace(seat, tell) : this.#placeFaceDown(seat, tell)];
    };
    this.#places = new Map(
      seats(match.players).flatMap((seat): [string, Place][] => [at(seat, "own"), at(seat, "down")]),
    );
    this.#table = new NearTable({
      id,
      match,
      keep: save,
      // The same position gives the same choice, however often the page is loaded.
      ...botsHere(
        pack,
        (name) => findBot(name) ?? findBot("greedy"),
        (seat) => `${id}/${seat}/${this.#table.length}`,
      ),
      // Where people decide at the same time, nobody waits for a bot.
      botDelay: (alone) => (alone ? botDelay(pace(), this.#inARow++) : 0),
      trouble: (what, why) => console.error(what, why),
    });
  }

  cover(seat: number): Cover {
    const watcher = toSeat(seat, this.#table.current.players);
    return watcher === undefined ? "table" : coverFor(this.#table.current, watcher);
  }

  /** Resolves when all is done that came of it, the bots' moves too. */
  async hear(message: ToTable): Promise<void> {
    const place = this.#places.get(message.table);
    if (message.type === "act") this.#inARow = 0;
    const failed =
      place === undefined
        ? problem("no-such-table", "There is no such seat.")
        : await this.#hearAt(place, { ...message, table: this.#table.id });
    if (failed !== undefined) this.#send(complaintAbout(failed, message));
    await this.#table.idle();
  }

  #hearAt({ seat, watching, playing }: Place, message: ToTable): Promise<Problem | undefined> {
    if (watching === playing || (message.type !== "act" && message.type !== "undo")) {
      return this.#table.hear(watching, message);
    }
    // What is told face down is numbered as for everybody: whoever has seen all of that knows what they build on.
    const { current } = this.#table;
    const on = message.on === current.told("spectator") ? current.told(seat) : 0;
    return this.#table.hear(playing, { ...message, on });
  }

  /** Watches with everybody's eyes, and plays for the seat. What the seat alone may know is never sent there. */
  #placeFaceDown(seat: Seat, tell: (message: FromTable) => void): Place {
    const watching: NearListener = {
      watcher: "spectator",
      send: (message) => tell("now" in message ? { ...message, now: nowFaceDown(this.#table.current, seat) } : message),
    };
    const playing: NearListener = {
      watcher: seat,
      send: (message) => {
        if (message.type === "done" || message.type === "refused") tell(message);
        if (message.type !== "stale") return;
        const { current } = this.#table;
        tell({ ...message, events: current.events("spectator", 0), now: nowFaceDown(current, seat) });
      },
    };
    return { seat, watching, playing };
  }
}

function ownPlace(seat: Seat, send: (message: FromTable) => void): Place {
  const listener: NearListener = { watcher: seat, send };
  return { seat, watching: listener, playing: listener };
}
