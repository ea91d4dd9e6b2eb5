import type { Chance } from "./chance/chance.ts";
import { keyed, seedHash } from "./chance/keyed.ts";
import { seeded } from "./chance/seeded.ts";
import { digest } from "./canonical.ts";
import { checkTable } from "./check-table.ts";
import { type AnyGame, type Game, type Move, playsVersion, type Result, type Dealer } from "./contract.ts";
import { EarlierGame } from "./earlier.ts";
import { EventLog, type Numbered, type TakenBack } from "./event-log.ts";
import type { GameEvent } from "./events.ts";
import { at } from "./list.ts";
import { type Complaint, isComplaint } from "./complaint.ts";
import type { OptionValues } from "./options.ts";
import { type ChanceKind, type GameRecord, readEntry, type SeatInfo, UNDO, writeEntry } from "./record.ts";
import { HOUSE, type KernelRefusalCode, type Refusal } from "./refusal.ts";
import { type Seat, seats, type Watcher } from "./seat.ts";

/** A table's wishes for a new game. Options may be text; what is missing takes its default. */
export interface MatchPlan {
  readonly players: number;
  readonly options?: { readonly [name: string]: unknown };
  readonly seats?: readonly SeatInfo[];
  readonly seed: string;
  readonly chance: ChanceKind;
  /** The version of the rules that the game was begun under; without it, or where it is played no more, the present one. */
  readonly version?: number;
}

/** What is known of an entry of the record. */
export interface Entered {
  readonly seat: Seat;
  /** Whether others may learn of it. A secret one told its own seat something and nobody else, and moved nobody's turn. */
  readonly open: boolean;
  /** Whether there is no way back behind it: luck was drawn, something hidden was shown, or the game is over. */
  readonly final: boolean;
}

/** A move that nothing final has followed: where it stands among those that count, and its events among all. */
interface Recent {
  readonly seat: Seat;
  readonly open: boolean;
  readonly from: number;
  readonly until: number;
  place: number;
  /** Another seat has acted since, for all to see: its player can no longer take it back. */
  answered: boolean;
}

/** A move that counts, and where its events begin. */
interface Counted {
  readonly seat: Seat;
  readonly entry: string;
  readonly from: number;
}

/** Where a chance comes from, by the kind that a record names. */
export const CHANCE_MAKERS: { readonly [K in ChanceKind]: (seed: string) => Chance } = { keyed, seeded };

/**
 * A game in progress, for everybody who hosts one: checks and plays moves, numbers and redacts events, keeps the record,
 * takes moves back. A move can be taken back by its player until another seat has acted, chance was drawn, or something
 * hidden from the player was shown. What others do in secret is nothing to go by: it neither ends undo nor is it lost.
 * Somebody alone with bots wrongs nobody by it, and takes back as far as they like: the bots' moves, luck and all.
 */
export class Match<S, M extends Move, V, E extends GameEvent, Shown extends GameEvent> {
  readonly game: Game<S, M, V, E, Shown>;
  /** The version of the rules that it is played by. */
  readonly version: number;
  readonly players: number;
  readonly options: OptionValues;
  readonly seats: readonly SeatInfo[];
  readonly seedHash: string;
  readonly #seed: string;
  readonly #chanceKind: ChanceKind;
  #dealer: Dealer<E>;
  readonly #events: EventLog<E, Shown>;
  readonly #entries: string[] = [];
  /** What was not taken back. */
  #counted: Counted[] = [];
  #past: Recent[] = [];
  /** Only where something was taken back. */
  #earlier: EarlierGame<S, M, E> | undefined;
  #barrier: KernelRefusalCode = "nothing-to-undo";
  #last: Entered | undefined;
  #state: S;

  private constructor(game: Game<S, M, V, E, Shown>, plan: MatchPlan, options: OptionValues) {
    this.game = game;
    this.version = plan.version !== undefined && playsVersion(game, plan.version) ? plan.version : game.version;
    this.players = plan.players;
    this.options = options;
    this.seats = plan.seats ?? Array.from({ length: plan.players }, (_, seat) => ({ name: `Player ${seat + 1}` }));
    this.seedHash = seedHash(plan.seed);
    this.#seed = plan.seed;
    this.#chanceKind = plan.chance;
    this.#events = new EventLog(game.events);
    this.#dealer = this.#anew();
    this.#state = game.setUp(plan.players, options, this.#dealer, this.version);
  }

  static start<S, M extends Move, V, E extends GameEvent, Shown extends GameEvent>(
    game: Game<S, M, V, E, Shown>,
    plan: MatchPlan,
  ): Match<S, M, V, E, Shown> | Complaint {
    const options = checkTable(game, plan.players, plan.options ?? {});
    return isComplaint(options) ? options : new Match(game, plan, options);
  }

  /** Plays a record again, to its end or to the first `length` entries of it. */
  static replay<S, M extends Move, V, E extends GameEvent, Shown extends GameEvent>(
    game: Game<S, M, V, E, Shown>,
    record: GameRecord,
    length = record.moves.length,
  ): Match<S, M, V, E, Shown> | Complaint {
    if (record.game !== game.id) return { complaint: `the record is of ${record.game}, not of ${game.id}` };
    if (!playsVersion(game, record.version)) return otherVersion(game, record);
    return Match.#enterAll(game, record, length);
  }

  /**
   * Takes up a kept game again, by the version of the rules that it was begun under if that is still played. Else it goes on by
   * the present one, if all its moves are still allowed and lead to the very state that was kept; or it needs its own version.
   */
  static goOn<S, M extends Move, V, E extends GameEvent, Shown extends GameEvent>(
    game: Game<S, M, V, E, Shown>,
    record: GameRecord,
  ): Match<S, M, V, E, Shown> | Complaint {
    if (record.game !== game.id || playsVersion(game, record.version)) return Match.replay(game, record);
    let match: Match<S, M, V, E, Shown> | Complaint;
    try {
      match = Match.#enterAll(game, record, record.moves.length);
    } catch {
      // Options and moves of another version may be anything to these rules.
      return otherVersion(game, record);
    }
    return isComplaint(match) || digest(match.#state) !== record.digest ? otherVersion(game, record) : match;
  }

  static #enterAll<S, M extends Move, V, E extends GameEvent, Shown extends GameEvent>(
    game: Game<S, M, V, E, Shown>,
    record: GameRecord,
    length: number,
  ): Match<S, M, V, E, Shown> | Complaint {
    const match = Match.start(game, record);
    if (isComplaint(match)) return match;
    for (const [index, entry] of record.moves.slice(0, length).entries()) {
      const refused = match.enter(entry);
      if (refused !== undefined) {
        return {
          complaint: `damaged record: move ${index + 1} ("${entry}") is refused: ${refused.code} (${refused.clause})`,
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
  /** What is known of the last entry; undefined before the first. */
  get last(): Entered | undefined {
    return this.#last;
  }
  /** How many events this watcher has been told. */
  told(watcher: Watcher): number {
    return this.#events.told(watcher);
  }
  /** How much luck has been drawn: with the seed, where its chance stands. */
  get drawn(): number {
    return this.#dealer.chance.drawn;
  }
  /** The entries that count: those that were not taken back. */
  get counted(): readonly string[] {
    return this.#counted.map(({ entry }) => entry);
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
  /**
   * The whole truth, for a host that writes down by itself what the game's sight shows of it. It is not to be changed, and
   * never leaves the host as it is.
   */
  get truth(): S {
    return this.#state;
  }

  refusal(seat: Seat, move: M): Refusal | undefined {
    if (this.over) return refuse("game-over");
    return this.game.refusal(this.#state, seat, move);
  }

  /** Makes a move; a refused one changes nothing. */
  act(seat: Seat, move: M): Refusal | undefined {
    const refused = this.refusal(seat, move);
    if (refused !== undefined) return refused;
    const turn = [...this.deciders];
    const from = this.#events.length;
    const { drawn } = this.#dealer.chance;
    this.game.play(this.#state, seat, move, this.#dealer);
    const entry = writeEntry({ seat, text: this.game.write(move) });
    this.#entries.push(entry);
    const place = this.#counted.push({ seat, entry, from }) - 1;
    const barrier = this.#barrierAfter(from, drawn);
    const open = this.#isOpen(seat, from) || !sameSeats(turn, this.deciders);
    this.#last = { seat, open, final: barrier !== undefined };
    if (barrier !== undefined) {
      this.#past = [];
      this.#barrier = barrier;
    } else {
      if (open) for (const each of this.#past) each.answered ||= each.seat !== seat;
      this.#past.push({ seat, open, from, until: this.#events.length, place, answered: false });
    }
    return undefined;
  }

  /** Makes a move given in notation. */
  actText(seat: Seat, text: string): Refusal | undefined {
    const move = this.game.read(text);
    return move === undefined ? refuse("no-such-move", { text }) : this.act(seat, move);
  }

  /** Makes what an entry of a record says: a move or an undo. */
  enter(entry: string): Refusal | undefined {
    const { seat, text } = readEntry(entry, this.players) ?? {};
    if (seat === undefined || text === undefined) return refuse("no-such-move", { text: entry });
    return text === UNDO ? this.undo(seat) : this.actText(seat, text);
  }

  /** Why the seat's last move cannot be taken back; undefined if it can. */
  undoRefusal(seat: Seat): Refusal | undefined {
    const near = this.#nearUndoRefusal(seat);
    return near === undefined || this.#farUndo(seat) !== undefined ? undefined : near;
  }

  undo(seat: Seat): Refusal | undefined {
    const refused = this.#nearUndoRefusal(seat);
    if (refused === undefined) this.#undoOne(seat);
    else {
      const place = this.#farUndo(seat);
      if (place === undefined) return refused;
      this.#undoFrom(seat, place);
    }
    this.#entries.push(writeEntry({ seat, text: UNDO }));
    return undefined;
  }

  #nearUndoRefusal(seat: Seat): Refusal | undefined {
    const last = this.#past.findLast((each) => each.seat === seat);
    if (last === undefined) return refuse(this.#hasMoved(seat) ? this.#barrier : "nothing-to-undo");
    return last.answered ? refuse("undo-other-acted") : undefined;
  }

  #hasMoved(seat: Seat): boolean {
    return this.#counted.some((each) => each.seat === seat);
  }

  /** The place of the last move of somebody who is alone with bots in a game that goes on. */
  #farUndo(seat: Seat): number | undefined {
    const alone = this.seats.every(({ bot }, each) => (bot === undefined) === (each === seat));
    if (!alone || this.players < 2 || this.over) return undefined;
    const place = this.#counted.findLastIndex((each) => each.seat === seat);
    return place < 0 ? undefined : place;
  }

  /** Everything from a place on is taken back, and the game is played again up to there. */
  #undoFrom(seat: Seat, place: number): void {
    const until = this.#events.length;
    const { from } = at(this.#counted, place);
    this.#counted = this.#counted.slice(0, place);
    this.#dealer = this.#anew();
    this.#state = this.game.setUp(this.players, this.options, this.#dealer, this.version);
    for (const { seat: mover, entry } of this.#counted) {
      const move = this.game.read(readEntry(entry, this.players)?.text ?? "");
      if (move === undefined) throw new Error("a move that was made cannot be read again");
      this.game.play(this.#state, mover, move, this.#dealer);
    }
    this.#events.cut(until);
    this.#events.add({ type: "taken-back", seat, to: from, until, open: true, far: true });
    this.#earlier = undefined;
    this.#past = [];
    this.#barrier = "nothing-to-undo";
    this.#last = { seat, open: true, final: true };
  }

  #undoOne(seat: Seat): void {
    const back = this.#past.findLast((each) => each.seat === seat) ?? at(this.#past, 0);
    this.#earlier ??= this.#fromTheBeginning();
    const counted = this.#counted.map(({ entry }) => entry);
    const { state, gone } = this.#earlier.stateWithout(back.place, counted, at(this.#past, 0).place);
    this.#state = state;
    this.#counted = this.#counted.filter((_, place) => !gone.has(place));
    this.#takeBack(back);
    // What others did in secret meanwhile stays, unless it rested on what is gone; then it is gone with it, and they hear so.
    for (const each of this.#past) if (each !== back && gone.has(each.place)) this.#takeBack(each);
    this.#past = this.#past.filter(({ place }) => !gone.has(place));
    for (const each of this.#past) each.place -= [...gone].filter((place) => place < each.place).length;
    this.#last = { seat, open: back.open, final: false };
  }

  /** The events from a number on, each as this watcher may see it. */
  events(watcher: Watcher, from = 0): Numbered<Shown | TakenBack>[] {
    return this.#events.seen(watcher, from);
  }
  /** The same events as they truly were: see `truth`. */
  trueEvents(watcher: Watcher, from = 0): (E | TakenBack)[] {
    return this.#events.truth(watcher, from);
  }

  /** How many events there are in all, everybody's secrets among them. */
  get happened(): number {
    return this.#events.length;
  }
  /** All events, each as whoever it belongs to was told it: for a game that is over. */
  openEvents(): (Shown | TakenBack)[] {
    return this.#events.open();
  }

  /** The whole record, secrets included: for its host to keep, and for everybody once the game is over. */
  record(): GameRecord {
    const result = this.result;
    return {
      clade: 1,
      game: this.game.id,
      version: this.version,
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

  /** The dealer of the beginning: chance with nothing drawn yet. */
  #anew(): Dealer<E> {
    return { chance: CHANCE_MAKERS[this.#chanceKind](this.#seed), tell: (event) => this.#events.add(event) };
  }

  #fromTheBeginning(): EarlierGame<S, M, E> {
    const dealer: Dealer<E> = { chance: CHANCE_MAKERS[this.#chanceKind](this.#seed), tell: () => {} };
    const state = this.game.setUp(this.players, this.options, dealer, this.version);
    return new EarlierGame(this.game, this.players, dealer, state);
  }

  #takeBack({ seat, open, from, until }: Recent): void {
    this.#events.add({ type: "taken-back", seat, to: from, until, open });
  }

  #barrierAfter(from: number, drawn: number): KernelRefusalCode | undefined {
    if (this.over) return "game-over";
    if (this.#dealer.chance.drawn !== drawn) return "undo-chance";
    return this.#events.showsFrom(from) ? "undo-shown" : undefined;
  }

  /** Whether the events from a number on are not all secrets of this seat; a move that tells nothing is no secret. */
  #isOpen(seat: Seat, from: number): boolean {
    const others: Watcher[] = ["spectator", ...seats(this.players).filter((each) => each !== seat)];
    return this.#events.reachesFrom(from, others);
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

function otherVersion(game: Pick<AnyGame, "id" | "version" | "since">, record: GameRecord): Complaint {
  const { id, version, since = version } = game;
  const here = since < version ? `${since} to ${version} are played here` : `this is ${version}`;
  return { complaint: `the record was made by version ${record.version} of the ${id} rules, ${here}` };
}

function refuse(code: KernelRefusalCode, details?: Refusal["details"]): Refusal<KernelRefusalCode> {
  return details === undefined ? { code, clause: HOUSE } : { code, clause: HOUSE, details };
}

function sameSeats(one: readonly Seat[], other: readonly Seat[]): boolean {
  return one.length === other.length && one.every((seat, index) => seat === other[index]);
}
