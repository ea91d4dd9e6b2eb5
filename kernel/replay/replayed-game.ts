import { isComplaint } from "../complaint.ts";
import { digest } from "../canonical.ts";
import type { AnyGame, Beat, Result } from "../contract.ts";
import type { GameEvent } from "../events.ts";
import { at } from "../list.ts";
import type { TakenBack } from "../event-log.ts";
import { type AnyMatch, Match } from "../match.ts";
import { type GameRecord, readEntry, UNDO } from "../record.ts";
import { type Seat, seats, type Watcher } from "../seat.ts";
import { openView } from "../seeing.ts";
import { chanceFrom, Positions } from "./positions.ts";
import { type Mark, stepFrom, type Stride } from "./strides.ts";
import { isRecordTrouble, type RecordTrouble, recordTrouble } from "./trouble.ts";

/** Through whose eyes a game is looked at again: a seat's, a spectator's, or with all hands open, once it is over. */
export type Eyes = Watcher | "open";

/** An event of the log, and the position that it belongs to: the first in which it has happened. */
export interface Line {
  readonly number: number;
  readonly position: number;
  readonly event: GameEvent | TakenBack;
}

/**
 * A recorded game to leaf through. Position 0 is the set-up, position n what the first n entries of the record led to. It has
 * no clock and no screen; a page, a terminal and a review stand on it.
 */
export class ReplayedGame {
  readonly game: AnyGame;
  readonly record: GameRecord;
  readonly #match: AnyMatch;
  readonly #positions: Positions;
  readonly #marks: Mark[] = [];
  readonly #drawn: number[] = [];
  /** Of all eyes, how many events they had been told at each position. */
  readonly #told = new Map<Eyes, number[]>();

  /** Replays a record whose form was checked; or says what is wrong with it. */
  static open(game: AnyGame, record: GameRecord): ReplayedGame | RecordTrouble {
    if (record.game !== game.id) return recordTrouble("unknown-game", { game: record.game });
    const otherRules = recordTrouble("other-rules", {
      game: game.id,
      version: record.version,
      here: game.version,
    });
    const foreign = record.version !== game.version;
    let opened: ReplayedGame | RecordTrouble;
    try {
      opened = ReplayedGame.#replay(game, record);
    } catch (error) {
      // Options and moves that somebody else wrote may be anything to these rules.
      const what = error instanceof Error ? error.message : String(error);
      return foreign ? otherRules : recordTrouble("damaged", { what });
    }
    return foreign && isRecordTrouble(opened) ? otherRules : opened;
  }

  static #replay(game: AnyGame, record: GameRecord): ReplayedGame | RecordTrouble {
    const match = Match.start(game, record);
    if (isComplaint(match)) return recordTrouble("damaged", { what: match.complaint });
    const replayed = new ReplayedGame(game, record, match);
    for (const [index, entry] of record.moves.entries()) {
      const refused = replayed.#enter(entry);
      if (refused !== undefined) return recordTrouble("refused-move", { move: index + 1, entry, clause: refused });
    }
    replayed.#mark(undefined);
    const { seedHash, digest: end, result } = match.record();
    if (seedHash !== record.seedHash) return recordTrouble("tampered", { what: "seed" });
    if (end !== record.digest) return recordTrouble("tampered", { what: "end" });
    if (digest(result) !== digest(record.result)) return recordTrouble("tampered", { what: "result" });
    return replayed;
  }

  private constructor(game: AnyGame, record: GameRecord, match: AnyMatch) {
    this.game = game;
    this.record = record;
    this.#match = match;
    this.#positions = new Positions(game, record.players, (drawn) => chanceFrom(record.chance, record.seed, drawn));
    this.#positions.begin(match.truth, match.drawn);
    this.#count();
  }

  #enter(entry: string): string | undefined {
    const match = this.#match;
    this.#mark(entry);
    const refused = match.enter(entry);
    if (refused !== undefined) return refused.clause;
    if (readEntry(entry, this.record.players)?.text === UNDO) {
      this.#positions.tookBack(match.counted, match.truth, match.drawn);
    } else this.#positions.moved(entry, match.truth, match.drawn);
    this.#count();
    return undefined;
  }

  /** Notes of the position that the match is at what leafing needs, before the entry is made that follows it. */
  #mark(entry: string | undefined): void {
    const { seat, text } = entry === undefined ? {} : (readEntry(entry, this.record.players) ?? {});
    const mover = text === UNDO ? undefined : seat;
    const choice = mover !== undefined && this.#match.legal(mover).length > 1;
    this.#marks.push({ beat: beatOf(this.game, this.#match), mover, choice });
  }

  #count(): void {
    this.#drawn.push(this.#match.drawn);
    for (const eyes of ["open", "spectator", ...seats(this.record.players)] as const) {
      const counts = this.#told.get(eyes) ?? [];
      counts.push(eyes === "open" ? this.#match.happened : this.#match.told(eyes));
      this.#told.set(eyes, counts);
    }
  }

  /** The number of the last position. */
  get last(): number {
    return this.#positions.length - 1;
  }
  get result(): Result | undefined {
    return this.#match.result;
  }
  get over(): boolean {
    return this.result !== undefined;
  }
  /** The moves that count in the end, in their order; what was taken back is not among them. */
  get counted(): readonly string[] {
    return this.#match.counted;
  }

  /** The positions from which they were made, and the last one. */
  get line(): readonly number[] {
    return this.#positions.line;
  }

  /** What these eyes saw at a position. Open eyes are for games that are over. */
  view(position: number, eyes: Eyes): unknown {
    const state = this.truth(position);
    if (eyes !== "open") return this.game.view(state, eyes);
    if (!this.over) throw new Error("all hands are open only in a game that is over");
    return openView(this.game, state) ?? this.game.view(state, "spectator");
  }

  /** The whole truth of a position: not to be changed, and of a game that goes on not to be shown. */
  truth(position: number): unknown {
    return this.#positions.state(position);
  }

  /** How much luck had been drawn at a position. */
  drawn(position: number): number {
    return at(this.#drawn, position);
  }

  deciders(position: number): readonly Seat[] {
    return this.game.deciders(this.truth(position));
  }
  beat(position: number): Beat {
    return at(this.#marks, position).beat;
  }
  /** Who moves from a position, if anybody does. */
  mover(position: number): Seat | undefined {
    return at(this.#marks, position).mover;
  }

  /** Where a step leads from a position. */
  step(position: number, stride: Stride, towards: 1 | -1): number {
    return stepFrom(this.#marks, position, stride, towards);
  }

  /** The log as these eyes read it, up to a position. */
  log(position: number, eyes: Eyes): Line[] {
    const counts = this.#counts(eyes);
    const events = eyes === "open" ? this.#openEvents() : this.#match.events(eyes).map(({ event }) => event);
    return events
      .slice(0, at(counts, position))
      .map((event, number) => ({ number, event, position: firstWith(counts, number) }));
  }

  /** The position that a line of the log belongs to. */
  positionOf(line: number, eyes: Eyes): number {
    return firstWith(this.#counts(eyes), line);
  }

  #openEvents(): readonly Line["event"][] {
    if (!this.over) throw new Error("all hands are open only in a game that is over");
    return this.#match.openEvents();
  }

  #counts(eyes: Eyes): readonly number[] {
    const counts = this.#told.get(eyes);
    if (counts === undefined) throw new RangeError(`nobody has the eyes of ${eyes}`);
    return counts;
  }
}

/** The first position at which more than so many events had been told. */
function firstWith(counts: readonly number[], number: number): number {
  let [low, high] = [0, counts.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (at(counts, middle) > number) high = middle;
    else low = middle + 1;
  }
  return low;
}

function beatOf(game: AnyGame, match: AnyMatch): Beat {
  return game.beat?.(match.view("spectator")) ?? { round: 1, turn: match.deciders.join() };
}
