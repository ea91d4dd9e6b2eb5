import type { Style } from "./about.ts";
import type { Chance } from "./chance/chance.ts";
import type { EventSight, GameEvent } from "./events.ts";
import type { Complaint } from "./complaint.ts";
import type { OptionSchema, OptionValues } from "./options.ts";
import type { Refusal } from "./refusal.ts";
import type { Seat, Watcher } from "./seat.ts";
import type { StateSight } from "./sight.ts";

/** What a player does: a small plain object. Its `type` says what the other keys are. */
export interface Move {
  readonly type: string;
}

/** What the rules need of the table while they change a state: luck, and somebody to tell what happened. */
export interface Dealer<in E> {
  readonly chance: Chance;
  tell(event: E): void;
}

/** How a part of the rules leaves a game in progress: waiting for a player's decision, or at its own end. */
export type Course = "waits" | "ends";

/**
 * Where in its course a game stands, for whoever leafs through it. What a round and a turn are, each game says; a turn is named by
 * any text that its neighbours do not have.
 */
export interface Beat {
  readonly round: number;
  readonly turn: string;
}

/** The end of a game. Places start at 1; players who share a place have the same number. */
export interface Result {
  readonly scores: readonly number[];
  readonly places: readonly number[];
  /** Where each seat's points came from, by a name that the game's texts know. */
  readonly parts: readonly Readonly<Record<string, number>>[];
  /** A verdict beyond the places, by a name that the game's texts know: a solo rank, a game lost. */
  readonly verdict?: string;
}

/**
 * A game: a pure, deterministic machine over plain JSON data.
 *
 * `S` is the whole truth of a game in progress, `V` what one watcher may know of it. `play` changes the state it is
 * given; whoever needs the old one clones first. Nothing here is random but what comes from a `Chance`.
 */
export interface Game<
  S,
  M extends Move,
  V,
  E extends GameEvent,
  Shown extends GameEvent = GameEvent,
  O extends OptionSchema = OptionSchema,
> {
  readonly id: string;
  /** Raised whenever a change of the rules, or of what is in the box, could make an old record replay to another state. */
  readonly version: number;
  /** The oldest version whose games these rules still play as they were; without it, only the present one. */
  readonly since?: number;
  readonly players: { readonly min: number; readonly max: number };
  readonly options: O;

  /** Options that make no sense together, or for that many players; undefined if all is well. */
  misfit?(players: number, options: OptionValues<O>): Complaint | undefined;
  /** By the present version, or by an earlier one that is still played; the state itself knows which from then on. */
  setUp(players: number, options: OptionValues<O>, dealer: Dealer<E>, version?: number): S;

  /** Who must decide now: one seat, several at once, or nobody when the game is over. */
  deciders(state: S): readonly Seat[];
  /** Every move the seat may make now, each once, always in the same order. A seat that need not decide may still have
   *  some: a card laid in secret may be exchanged until the last player has laid. */
  legal(state: S, seat: Seat): M[];
  /** Why the seat may not make this move; undefined exactly when it is in the list of legal moves. */
  refusal(state: S, seat: Seat, move: M): Refusal | undefined;
  /** Makes a legal move, in place. */
  play(state: S, seat: Seat, move: M, dealer: Dealer<E>): void;
  clone(state: S): S;

  view(state: S, watcher: Watcher): V;
  /** What the view is made by, as data: for hosts that write views down without making them first. */
  readonly sight?: StateSight<S>;
  /**
   * A state that the watcher of this view cannot tell from the true one, drawn at random: what bots think on. It is made
   * from the view alone, so nothing hidden can leak into it.
   */
  imagine(view: V, chance: Chance): S;
  readonly events: EventSight<E, Shown>;

  /** From what everybody sees. A game that does not say has one round, in which a turn lasts while the same seats decide. */
  beat?(view: V): Beat;

  /** Undefined until the game is over. */
  result(state: S): Result | undefined;

  /** The short notation of a move: terminal, log, records, wire and bug reports all speak it. */
  write(move: M): string;
  /** Reads that notation back; undefined if the text is no move of this game, whatever the position. */
  read(text: string): M | undefined;
}

/** Whether these rules play games of that version as they were. */
export function playsVersion(game: Pick<AnyGame, "version" | "since">, version: number): boolean {
  return version <= game.version && version >= (game.since ?? game.version);
}

/** What a bot should know of a game beyond its rules. */
export interface Brain<S, M extends Move> {
  /** How a seat stands: its expected final score, roughly. Only states that were imagined are ever evaluated. */
  evaluate(state: S, seat: Seat): number;
  /** `evaluate` says how far a seat is ahead, not what its score will be. */
  readonly relative?: true;
  /** A quick, sensible choice for playouts: an index into the list of legal moves. */
  playout(state: S, seat: Seat, legal: readonly M[], chance: Chance): number;
  /**
   * In the middle of something that is soon settled (an auction): the move that the seat would make, so that reviews play on before they
   * judge, in the same way before a decision and after it. Undefined: a position can be judged as it stands, as all can if nothing is said.
   */
  settle?(state: S, seat: Seat, legal: readonly M[]): number | undefined;
  /** Whether the end of the game has been set going and is near: bots play their lines of thought on to it, since a judge may not see it. */
  isEnding?(state: S): boolean;
  /** Whether a legal move can only waste what it is made with: bots never make it while there is another. */
  isVain?(state: S, seat: Seat, move: M): boolean;
  /** How much a move is to the liking of a style, in likings (see `Temper`), mostly -1 to 1; undefined where the game has nothing to say about that style. */
  taste?(state: S, seat: Seat, move: M, style: Style): number | undefined;
  /**
   * What players count at the table of what is a seat's, by names that the game's texts know: more of any of it is good for whoever has it.
   * Hints say what a move brings of it.
   */
  holdings?(state: S, seat: Seat): Readonly<Record<string, number>>;
  /** What was learned about the game on top of `evaluate`, if anything was. */
  readonly judge?: Judge<S>;
  /** What was learned about its moves, for those who look only once or only a little further. */
  readonly sense?: Sense<S, M>;
  /** What was learned about quick choices, if anything was: `playout` goes by it. */
  readonly instinct?: Instinct<S, M>;
  /** What was learned about chances to win that a long search sees, if anything was: hints go by it. */
  readonly candour?: Candour;
}

/**
 * How chances that a search sees become chances that come true. The best of many lines of thought is a lucky one, and rivals think
 * otherwise than it takes them to. By how much more than a fair share's the odds are (in powers of *e*): that times the first number, and the
 * second on top.
 */
export type Candour = readonly [slope: number, shift: number];

/**
 * A learned judge: how a position is put into numbers, and the weights of the net that makes an expected result of them. The
 * net says what `evaluate` gets wrong; one whose weights are all 0 is `evaluate`.
 */
export interface Judge<S> {
  /** How many numbers describe a seat, and how many the table that all share. */
  readonly seatInputs: number;
  readonly tableInputs: number;
  /** Each number that is not 0, with its place. Only states that were imagined are ever described, and never how a pile lies. */
  describeSeat(state: S, seat: Seat, put: Put): void;
  describeTable(state: S, put: Put): void;
  /** Whether the net is also told what `evaluate` says of each seat: a lead counts for more the nearer the end. */
  readonly leads?: true;
  /** How wide the net's two layers are, in multiples of 8; 64 and 32 if nothing is said. A narrow one is quick, and needs fewer games. */
  readonly hidden?: readonly [first: number, second: number];
  /**
   * How much surer of chances to win the judge is than games between modest players bear out: above 1 too sure, for it learned from
   * games in which a lead is kept more often; below 1 not sure enough. Reviews take chances to the power of 1 / doubt.
   */
  readonly doubt?: number;
  /** As `npm run train` writes them; undefined while nothing has been learned. */
  readonly weights: string | undefined;
}
export type Put = (place: number, value: number) => void;

/** A learned sense of which moves deserve thought: by how much the first glance at a move errs, by the kind of move. */
export interface Sense<S, M> {
  /** The kinds that are told apart, by name. */
  readonly kinds: readonly string[];
  /** The kind of a move, as an index; the state is an imagined one, before the move. -1: nothing is known about it. */
  kindOf(state: S, seat: Seat, move: M): number;
  /**
   * How much better moves of each kind are than they look, on the scale of worths from 0 to 1, as `npm run train -- <game> --sense`
   * writes them; undefined while nothing has been learned.
   */
  readonly weights: readonly number[] | undefined;
}

export type Note = (mark: number) => void;
export interface Marker<M> {
  mark(move: M): void;
}

/** Learned quick choices: what can be true of a move at first sight, and how much each of it speaks for the move. */
export interface Instinct<S, M> {
  /** How many things are told apart. */
  readonly marks: number;
  /** For the moves of one decision: notes, by index, what is true of a move. The state is an imagined one, and what others hold in secret does not count. */
  marker(state: S, seat: Seat, note: Note): Marker<M>;
  /** In hundredths, as `npm run train -- <game> --instinct` writes them; undefined while nothing has been learned. */
  readonly weights: readonly number[] | undefined;
}

/** A game with its types forgotten: what hosts, bots and the registry handle. */
export type AnyGame = Game<unknown, Move, unknown, GameEvent>;
export type AnyBrain = Brain<unknown, Move>;
