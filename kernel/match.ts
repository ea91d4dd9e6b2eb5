import type { Chance } from "./chance/chance.ts";
import { keyed, seedHash } from "./chance/keyed.ts";
import { seeded } from "./chance/seeded.ts";
import { digest } from "./canonical.ts";
import type { AnyGame, Game, Move, Result, Table } from "./contract.ts";
import type { JsonBytes } from "./json-bytes.ts";
import { at } from "./list.ts";
import { type Complaint, isComplaint, type OptionValues, readOptions } from "./options.ts";
import { type ChanceKind, type GameRecord, readEntry, type SeatInfo, UNDO, writeEntry } from "./record.ts";
import { HOUSE, type KernelRefusalCode, type Refusal } from "./refusal.ts";
import type { Seat, Watcher } from "./seat.ts";
import type { GameEvent } from "./sight.ts";

/** A table's wishes for a new game. Options may be text; what is missing takes its default. */
export interface MatchPlan {
  readonly players: number;
  readonly options?: { readonly [name: string]: unknown };
  readonly seats?: readonly SeatInfo[];
  readonly seed: string;
  readonly chance: ChanceKind;
}

/** Told by the match itself when a move was taken back: the events since `to` no longer hold. */
export interface TakenBack {
  readonly type: "taken-back";
  readonly seat: Seat;
  readonly to: number;
}

/**
 * An event with its number, counted from 0 for each watcher on its own: a number never tells that something happened
 * elsewhere in secret.
 */
export interface Numbered<E> {
  readonly number: number;
  readonly event: E;
}

interface Snapshot<S> {
  readonly state: S;
  readonly seat: Seat;
  readonly events: number;
}

/** What one watcher has been told; `starts[n]` is how long that was when event n of the match happened. */
interface Log<Shown> {
  readonly events: (Shown | TakenBack)[];
  readonly starts: number[];
}

const CHANCE_MAKERS: { readonly [K in ChanceKind]: (seed: string) => Chance } = { keyed, seeded };

/**
 * A game in progress, for everybody who hosts one: checks and plays moves, numbers and redacts events, keeps the record,
 * takes moves back. A move can be taken back by its player until another seat has acted, chance was drawn, or something
 * hidden from the player was shown.
 */
export class Match<S, M extends Move, V, E extends GameEvent, Shown extends GameEvent> {
  readonly game: Game<S, M, V, E, Shown>;
  readonly players: number;
  readonly options: OptionValues;
  readonly seats: readonly SeatInfo[];
  readonly seedHash: string;
  readonly #seed: string;
  readonly #chanceKind: ChanceKind;
  readonly #table: Table<E>;
  readonly #events: (E | TakenBack)[] = [];
  readonly #logs = new Map<Watcher, Log<Shown>>();
  readonly #entries: string[] = [];
  #past: Snapshot<S>[] = [];
  #barrier: KernelRefusalCode = "nothing-to-undo";
  #state: S;

  private constructor(game: Game<S, M, V, E, Shown>, plan: MatchPlan, options: OptionValues) {
    this.game = game;
    this.players = plan.players;
    this.options = options;
    this.seats = plan.seats ?? Array.from({ length: plan.players }, (_, seat) => ({ name: `Player ${seat + 1}` }));
    this.seedHash = seedHash(plan.seed);
    this.#seed = plan.seed;
    this.#chanceKind = plan.chance;
    this.#table = {
      chance: CHANCE_MAKERS[plan.chance](plan.seed),
      tell: (event) => this.#events.push(event),
    };
    this.#state = game.setUp(plan.players, options, this.#table);
  }

  static start<S, M extends Move, V, E extends GameEvent, Shown extends GameEvent>(
    game: Game<S, M, V, E, Shown>,
    plan: MatchPlan,
  ): Match<S, M, V, E, Shown> | Complaint {
    const { min, max } = game.players;
    if (!Number.isInteger(plan.players) || plan.players < min || plan.players > max) {
      return { complaint: `${game.id} is for ${min} to ${max} players, not ${plan.players}` };
    }
    const options = readOptions(game.options, plan.options ?? {});
    if (isComplaint(options)) return options;
    return game.misfit?.(plan.players, options) ?? new Match(game, plan, options);
  }

  /** Plays a record again, to its end or to the first `length` entries of it. */
  static replay<S, M extends Move, V, E extends GameEvent, Shown extends GameEvent>(
    game: Game<S, M, V, E, Shown>,
    record: GameRecord,
    length = record.moves.length,
  ): Match<S, M, V, E, Shown> | Complaint {
    if (record.game !== game.id) return { complaint: `the record is of ${record.game}, not of ${game.id}` };
    if (record.version !== game.version) {
      return {
        complaint: `the record was made by version ${record.version} of the ${game.id} rules, this is ${game.version}`,
      };
    }
    const match = Match.start(game, record);
    if (isComplaint(match)) return match;
    for (const [index, line] of record.moves.slice(0, length).entries()) {
      const refused = match.enter(line);
      if (refused !== undefined) {
        return {
          complaint: `damaged record: move ${index + 1} ("${line}") is refused: ${refused.code} (${refused.clause})`,
        };
      }
    }
    return match;
  }

  get deciders(): readonly Seat[] {
    return this.game.deciders(this.#state);
  }
  get result(): Result | undefined {
    return this.game.result(this.#state);
  }
  get over(): boolean {
    return this.result !== undefined;
  }
  /** How many entries the record has: the number that the next move builds on. */
  get length(): number {
    return this.#entries.length;
  }
  /** How many events this watcher has been told. */
  told(watcher: Watcher): number {
    return this.#log(watcher).events.length;
  }
  /** The record's entries so far: a seat number and a move in notation each. */
  get entries(): readonly string[] {
    return this.#entries;
  }

  legal(seat: Seat): M[] {
    return this.game.legal(this.#state, seat);
  }

  view(watcher: Watcher): V {
    return this.game.view(this.#state, watcher);
  }
  /** Writes the view as JSON. */
  putView(watcher: Watcher, out: JsonBytes): void {
    if (this.game.putView === undefined) out.value(this.view(watcher));
    else this.game.putView(this.#state, watcher, out);
  }

  refusal(seat: Seat, move: M): Refusal | undefined {
    if (this.over) return refuse("game-over");
    return this.game.refusal(this.#state, seat, move);
  }

  /** Makes a move; a refused one changes nothing. */
  act(seat: Seat, move: M): Refusal | undefined {
    const refused = this.refusal(seat, move);
    if (refused !== undefined) return refused;
    const before: Snapshot<S> = { state: this.game.clone(this.#state), seat, events: this.#events.length };
    const drawn = this.#table.chance.drawn;
    this.game.play(this.#state, seat, move, this.#table);
    this.#entries.push(writeEntry({ seat, text: this.game.write(move) }));
    this.#remember(before, drawn);
    return undefined;
  }

  /** Makes a move given in notation. */
  actText(seat: Seat, text: string): Refusal | undefined {
    const move = this.game.read(text);
    return move === undefined ? refuse("no-such-move", { text }) : this.act(seat, move);
  }

  /** Makes what a line of a record says: a move or an undo. */
  enter(line: string): Refusal | undefined {
    const entry = readEntry(line, this.players);
    if (entry === undefined) return refuse("no-such-move", { text: line });
    return entry.text === UNDO ? this.undo(entry.seat) : this.actText(entry.seat, entry.text);
  }

  /** Why the seat's last move cannot be taken back; undefined if it can. */
  undoRefusal(seat: Seat): Refusal | undefined {
    const last = this.#past.at(-1);
    if (last === undefined) return refuse(this.#barrier);
    return last.seat === seat ? undefined : refuse("undo-other-acted");
  }

  undo(seat: Seat): Refusal | undefined {
    const refused = this.undoRefusal(seat);
    if (refused !== undefined) return refused;
    const last = this.#past.pop();
    if (last === undefined) return refuse("nothing-to-undo");
    this.#state = last.state;
    this.#entries.push(writeEntry({ seat, text: UNDO }));
    this.#events.push({ type: "taken-back", seat, to: last.events });
    if (this.#past.length === 0) this.#barrier = "nothing-to-undo";
    return undefined;
  }

  /** The events from a number on, each as this watcher may see it. */
  events(watcher: Watcher, from = 0): Numbered<Shown | TakenBack>[] {
    return this.#log(watcher)
      .events.slice(from)
      .map((event, index) => ({ number: from + index, event }));
  }

  /** The whole record, secrets included: for its host to keep, and for everybody once the game is over. */
  record(): GameRecord {
    const result = this.result;
    return {
      clade: 1,
      game: this.game.id,
      version: this.game.version,
      players: this.players,
      options: this.options,
      seats: this.seats,
      chance: this.#chanceKind,
      seedHash: this.seedHash,
      seed: this.#seed,
      moves: [...this.#entries],
      digest: digest(this.#state),
      ...(result === undefined ? {} : { result }),
    };
  }

  /** A watcher's own log, brought up to date. */
  #log(watcher: Watcher): Log<Shown> {
    const log = this.#logs.get(watcher) ?? { events: [], starts: [] };
    this.#logs.set(watcher, log);
    for (let next = log.starts.length; next < this.#events.length; next++) {
      const event = at(this.#events, next);
      log.starts.push(log.events.length);
      if (isTakenBack(event)) {
        const to = at(log.starts, event.to);
        if (to < log.events.length) log.events.push({ ...event, to });
      } else {
        const shown = this.game.events.see(event, watcher);
        if (shown !== undefined) log.events.push(shown);
      }
    }
    return log;
  }

  #remember(before: Snapshot<S>, drawn: number): void {
    const shown = this.#events.slice(before.events).some((event) => this.game.events.showing.has(event.type));
    const barrier: KernelRefusalCode | undefined = this.over
      ? "game-over"
      : this.#table.chance.drawn !== drawn
        ? "undo-chance"
        : shown
          ? "undo-shown"
          : undefined;
    if (barrier !== undefined) {
      this.#past = [];
      this.#barrier = barrier;
    } else if (this.#past.at(-1)?.seat === before.seat) {
      this.#past.push(before);
    } else {
      this.#past = [before];
    }
  }
}

/** A match whose game's types are forgotten: what hosts handle. */
export type AnyMatch = Match<unknown, Move, unknown, GameEvent, GameEvent>;

/** What is wrong with a record: it does not replay, or not to what it claims, or its seed was changed. Empty: nothing. */
export function verify(game: AnyGame, record: GameRecord): string[] {
  const match = Match.replay(game, record);
  if (isComplaint(match)) return [match.complaint];
  const replayed = match.record();
  const findings: string[] = [];
  if (replayed.seedHash !== record.seedHash) findings.push("the seed does not match the published hash");
  if (replayed.digest !== record.digest) findings.push("the final state differs from the recorded one");
  if (digest(replayed.result) !== digest(record.result)) findings.push("the result differs from the recorded one");
  return findings;
}

function refuse(code: KernelRefusalCode, details?: Refusal["details"]): Refusal<KernelRefusalCode> {
  return details === undefined ? { code, clause: HOUSE } : { code, clause: HOUSE, details };
}

function isTakenBack(event: GameEvent | TakenBack): event is TakenBack {
  return event.type === "taken-back";
}
