import { botsHere, findBot } from "@clade/bots";
import {
  type AnyMatch,
  type FromTable,
  type GamePack,
  type GameRecord,
  problem,
  type ToTable,
  toSeat,
} from "@clade/kernel";
import { botDelay } from "@clade/ui/model";
import { complaintAbout, type NearListener, NearTable } from "@clade/kernel/host";
import { address, readAddress } from "./messages.ts";
import { isOpenView } from "./open-view.ts";

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

/** A table on this device, with an address for each seat: whoever watches one is told what that seat may know. */
export class LocalTable {
  readonly #table: NearTable;
  readonly #seats: readonly NearListener[];
  readonly #send: Wishes["send"];
  readonly #match: AnyMatch;
  /** How many moves bots have made since a person last did. */
  #inARow = 0;

  constructor({ id, pack, match, save, send, pace }: Wishes) {
    this.#send = send;
    this.#match = match;
    this.#seats = match.seats.flatMap((_, index) => {
      const watcher = toSeat(index, match.players);
      if (watcher === undefined) return [];
      return { watcher, send: (message: FromTable) => send({ ...message, table: address(id, watcher) }) };
    });
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

  /** Whether the seat sees something that others do not: then nobody else should be looking. */
  hides(seat: number): boolean {
    const watcher = toSeat(seat, this.#match.players);
    return watcher === undefined || !isOpenView(this.#match.view(watcher), this.#match.view("spectator"));
  }

  /** Resolves when all is done that came of it, the bots' moves too. */
  async hear(message: ToTable): Promise<void> {
    const { table, seat } = readAddress(message.table);
    if (message.type === "act") this.#inARow = 0;
    const listener = this.#seats[seat];
    const failed =
      listener === undefined
        ? problem("no-such-table", "There is no such seat.")
        : await this.#table.hear(listener, { ...message, table });
    if (failed !== undefined) this.#send(complaintAbout(failed, message));
    await this.#table.idle();
  }
}
