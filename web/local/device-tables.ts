import { findBot } from "@clade/bots";
import { loadGame } from "@clade/games";
import {
  type FromTable,
  freshSeed,
  type GamePack,
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
import type { BranchWish } from "@clade/kernel/replay";
import { LocalTable } from "./local-table.ts";
import {
  type Answers,
  branchTable,
  type KeptTable,
  type LocalWishes,
  readAddress,
  readTable,
  type Request,
  type Summary,
} from "./messages.ts";
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
        const { table, branch } = readTable(request.table);
        const kept = await storage.get(table);
        return kept === undefined ? null : branch === undefined ? summary(kept) : branchSummary(kept, branch);
      }
      case "record": {
        const kept = await storage.get(readTable(request.table).table);
        return kept?.record ?? null;
      }
      case "cover": {
        const open = await this.#open.get(request.table);
        return open === undefined || isProblem(open) ? "table" : open.cover(request.seat);
      }
      case "list":
        return (await storage.all()).map(summary).sort((a, b) => b.updated - a.updated);
      case "forget": {
        const kept = await storage.get(request.table);
        this.#close(request.table);
        await storage.remove(request.table);
        return kept ?? null;
      }
      case "keep":
        return { table: await this.#bring(request.record) };
      case "restore":
        await storage.put(request.kept);
        return null;
      case "branch":
        return this.#branchOff(request.table, request.wish);
      case "name-branch": {
        const { table, branch, name, note } = request;
        const { named } = await keptBranches();
        return this.#annotate(table, (record) => named(record, branch, name, note));
      }
      case "drop-branch": {
        const { table, branch } = request;
        this.#close(table);
        const { without } = await keptBranches();
        return this.#annotate(table, (record) => without(record, branch));
      }
    }
  }

  /** A table that is no more what it was is taken from the storage again by whoever comes next; so are its branches. */
  #close(table: string): void {
    for (const open of this.#open.keys()) if (readTable(open).table === table) this.#open.delete(open);
  }

  /** A game from elsewhere. The same one is kept once, with the branches of both. */
  async #bring(record: GameRecord): Promise<string> {
    const { storage } = this.#wishes;
    const { branches: brought = [], ...bare } = record;
    for (const kept of await storage.all()) {
      const { branches: known = [], ...here } = kept.record;
      if (here.seedHash !== bare.seedHash || here.digest !== bare.digest || here.moves.length !== bare.moves.length) {
        continue;
      }
      const fresh = brought.filter((branch) => !known.some(({ id }) => id === branch.id));
      const alike = brought.every((branch) => {
        const twin = known.find(({ id }) => id === branch.id);
        return twin === undefined || twin.digest === branch.digest;
      });
      // Branches of the same name that say something else: both games stay.
      if (!alike) continue;
      if (fresh.length > 0) {
        this.#close(kept.id);
        await storage.put({ ...kept, record: { ...here, branches: [...known, ...fresh] } });
      }
      return kept.id;
    }
    const id = freshSeed().slice(0, 12);
    const now = Date.now();
    await storage.put({ id, record, started: now, updated: now });
    return id;
  }

  async #branchOff(table: string, wish: BranchWish): Promise<Answers["branch"]> {
    const kept = await this.#wishes.storage.get(table);
    const pack = kept === undefined ? undefined : await loadGame(kept.record.game);
    if (kept === undefined || pack === undefined) return { complaint: `${table}: no such game` };
    if (kept.record.result === undefined) return { complaint: "a game that goes on has no branches" };
    const known = { ...wish, seats: wish.seats.map(withKnownBot) };
    const { branchedOff } = await keptBranches();
    const begun = branchedOff(pack, kept.record, known);
    if ("complaint" in begun) return begun;
    await this.#wishes.storage.put({ ...kept, record: begun.record });
    return { table: branchTable(table, begun.branch) };
  }

  async #annotate(table: string, change: (record: GameRecord) => GameRecord): Promise<GameRecord | null> {
    const kept = await this.#wishes.storage.get(table);
    if (kept === undefined) return null;
    const record = change(kept.record);
    await this.#wishes.storage.put({ ...kept, record });
    return record;
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
    const now = Date.now();
    await this.#wishes.storage.put({ id, record: match.record(), started: now, updated: now });
    return { table: id };
  }

  async #take(id: string): Promise<LocalTable | Problem> {
    const { table, branch } = readTable(id);
    const kept = await this.#wishes.storage.get(table);
    const pack = kept === undefined ? undefined : await loadGame(kept.record.game);
    if (kept === undefined || pack === undefined) return problem("no-such-table", `${id}: no such table`);
    if (branch !== undefined) return this.#takeBranch(kept, pack, branch);
    const match = Match.goOn(pack.game, kept.record);
    if (isComplaint(match)) {
      return problem(playsVersion(pack.game, kept.record.version) ? "table-broken" : "rules-moved", match.complaint);
    }
    return new LocalTable({
      id,
      pack,
      match,
      save: (record) =>
        this.#keep(kept, async (now) => {
          if (now.branches === undefined) return record;
          const { withItsBranches } = await keptBranches();
          return withItsBranches(now, record);
        }),
      send: (message) => this.#wishes.send(message),
      pace: () => this.#wishes.pace(),
    });
  }

  async #takeBranch(kept: KeptTable, pack: GamePack, id: string): Promise<LocalTable | Problem> {
    const { branchToPlay } = await keptBranches();
    const branch = branchToPlay(pack, kept.record, id);
    if (branch === undefined) return problem("no-such-table", `${kept.id}: no such branch`);
    if ("complaint" in branch) return problem("table-broken", branch.complaint);
    return new LocalTable({
      id: branchTable(kept.id, id),
      pack,
      match: branch.match,
      save: () => this.#keep(kept, (now) => branch.keep(now)),
      send: (message) => this.#wishes.send(message),
      pace: () => this.#wishes.pace(),
    });
  }

  /** Changes what is kept now: a branch may have been played, or named, since the table was opened. */
  async #keep(
    { id, record, started }: KeptTable,
    change: (now: GameRecord) => GameRecord | Promise<GameRecord>,
  ): Promise<void> {
    const { storage } = this.#wishes;
    const now = (await storage.get(id))?.record ?? record;
    await storage.put({ id, record: await change(now), started, updated: Date.now() });
  }
}

/** Few games have branches: what they need is loaded for the first one. */
const keptBranches = () => import("./kept-branches.ts");

/** Who plays where no bot was named, or one that is not there: the first of these that is. */
const USUAL_BOTS = ["adept", "greedy", "random"];

function withKnownBot(seat: SeatInfo): SeatInfo {
  if (seat.bot === undefined || findBot(seat.bot) !== undefined) return seat;
  return { ...seat, bot: USUAL_BOTS.find((name) => findBot(name) !== undefined) ?? "random" };
}

function summary({ id, record, updated }: KeptTable): Summary {
  const { game, seats, options, moves, result = null, version, branches = [] } = record;
  return {
    id,
    game,
    seats,
    options,
    moves: moves.length,
    over: result !== null,
    result,
    updated,
    version,
    branches: branches.length,
    branchOf: null,
  };
}

function branchSummary(kept: KeptTable, id: string): Summary | null {
  const branch = kept.record.branches?.find((each) => each.id === id);
  if (branch === undefined) return null;
  const { seats, moves, result = null, name } = branch;
  return {
    ...summary(kept),
    id: branchTable(kept.id, id),
    seats,
    moves: moves.length,
    over: result !== null,
    result,
    branches: 0,
    branchOf: { table: kept.id, branch: id, name },
  };
}
