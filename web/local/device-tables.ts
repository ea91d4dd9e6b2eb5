import { findBot } from "@clade/bots";
import { loadGame } from "@clade/games";
import {
  type FromTable,
  freshSeed,
  type GameRecord,
  isComplaint,
  Match,
  playsVersion,
  type Problem,
  isProblem,
  problem,
  type SeatInfo,
  type ToTable,
} from "@clade/kernel";
import { complaintAbout } from "@clade/kernel/host";
import { LocalTable } from "./local-table.ts";
import { type Answers, type KeptTable, type LocalWishes, readAddress, type Request, type Summary } from "./messages.ts";
import type { TableStorage } from "./storage.ts";

interface Wishes {
  readonly storage: TableStorage;
  readonly send: (message: FromTable) => void;
  readonly pace: () => number;
}

/** All tables of this device: sets new ones up, takes kept ones from the storage, and passes messages on to them. */
export class DeviceTables {
  readonly #wishes: Wishes;
  readonly #open = new Map<string, Promise<LocalTable | Problem>>();

  constructor(wishes: Wishes) {
    this.#wishes = wishes;
  }

  async answer(request: Request): Promise<Answers[keyof Answers]> {
    const { storage } = this.#wishes;
    switch (request.type) {
      case "open":
        return this.#setUp(request.wishes);
      case "info": {
        const kept = await storage.get(request.table);
        return kept === undefined ? null : summary(kept);
      }
      case "record": {
        const kept = await storage.get(request.table);
        return kept?.record ?? null;
      }
      case "hides": {
        const open = await this.#open.get(request.table);
        return open === undefined || isProblem(open) || open.hides(request.seat);
      }
      case "list":
        return (await storage.all()).map(summary).sort((a, b) => b.updated - a.updated);
      case "forget":
        this.#open.delete(request.table);
        await storage.remove(request.table);
        return null;
    }
  }

  async hear(message: ToTable): Promise<void> {
    const { table } = readAddress(message.table);
    const open = this.#open.get(table) ?? this.#take(table);
    this.#open.set(table, open);
    const found = await open;
    if (isProblem(found)) {
      this.#open.delete(table);
      this.#wishes.send(complaintAbout(found, message));
      return;
    }
    try {
      await found.hear(message);
    } catch (error) {
      // What it holds may be ahead of what is kept: the next message finds it as it was kept.
      this.#open.delete(table);
      throw error;
    }
  }

  async #setUp({ game, seats, options }: LocalWishes): Promise<Answers["open"]> {
    const pack = await loadGame(game);
    if (pack === undefined) return { complaint: `there is no game ${game}` };
    const plan = {
      players: seats.length,
      seats: seats.map(withKnownBot),
      options,
      seed: freshSeed(),
      chance: "keyed",
    } as const;
    const match = Match.start(pack.game, plan);
    if (isComplaint(match)) return match;
    const id = freshSeed().slice(0, 12);
    await this.#keep(id, match.record(), Date.now());
    return { table: id };
  }

  async #take(id: string): Promise<LocalTable | Problem> {
    const kept = await this.#wishes.storage.get(id);
    const pack = kept === undefined ? undefined : await loadGame(kept.record.game);
    if (kept === undefined || pack === undefined) return problem("no-such-table", `${id}: no such table`);
    const match = Match.goOn(pack.game, kept.record);
    if (isComplaint(match)) {
      return problem(playsVersion(pack.game, kept.record.version) ? "table-broken" : "rules-moved", match.complaint);
    }
    return new LocalTable({
      id,
      pack,
      match,
      save: (record) => this.#keep(id, record, kept.started),
      send: (message) => this.#wishes.send(message),
      pace: () => this.#wishes.pace(),
    });
  }

  async #keep(id: string, record: GameRecord, started: number): Promise<void> {
    await this.#wishes.storage.put({ id, record, started, updated: Date.now() });
  }
}

/** Who plays where no bot was named, or one that is not there: the first of these that is. */
const USUAL_BOTS = ["adept", "greedy", "random"];

function withKnownBot(seat: SeatInfo): SeatInfo {
  if (seat.bot === undefined || findBot(seat.bot) !== undefined) return seat;
  return { ...seat, bot: USUAL_BOTS.find((name) => findBot(name) !== undefined) ?? "random" };
}

function summary({ id, record, updated }: KeptTable): Summary {
  const { game, seats, options, moves, result, version } = record;
  return { id, game, seats, options, moves: moves.length, over: result !== undefined, updated, version };
}
