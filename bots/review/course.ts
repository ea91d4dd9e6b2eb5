import {
  type AnyGame,
  at,
  type Chance,
  type Entry,
  type GameEvent,
  type GamePack,
  type GameRecord,
  isComplaint,
  Match,
  type Move,
  type OptionValues,
  readEntry,
  type Seat,
  seats,
  seeded,
} from "@clade/kernel";
import { endingOf } from "./foresight.ts";
import { isRecordTrouble, ReplayedGame, type RecordTrouble } from "@clade/kernel/replay";

/** A move of a recorded game that counts. */
export interface Step {
  /** The position in the record from which it was made. */
  readonly position: number;
  readonly seat: Seat;
  /** In notation. */
  readonly move: string;
  /** Whether there was anything to choose. */
  readonly choice: boolean;
  /** The seats that saw luck come with it: a card drawn or shown, a die, what somebody turned out to hold. */
  readonly surprised: readonly Seat[];
}

/** What a review has to do with a game: all that is needed to share out the work. */
export interface Course {
  readonly players: number;
  readonly steps: readonly Step[];
  /** The last position of the record. */
  readonly last: number;
  readonly scores: readonly number[];
  readonly wins: readonly number[];
}

/** In how many worlds a move must look the same before it counts as one without luck. */
const WORLDS = 3;

/** A finished game, move by move, with the states between them. */
export class PlayedCourse {
  readonly pack: GamePack;
  readonly record: GameRecord;
  readonly players: number;
  readonly options: OptionValues;
  readonly steps: readonly Step[];
  /** What worlds are drawn with: of each game their own, else the same luck would be wrong in all of them. */
  readonly salt: string;
  readonly #states: readonly unknown[];

  static of(pack: GamePack, record: GameRecord): PlayedCourse | RecordTrouble | undefined {
    const replayed = ReplayedGame.open(pack.game, record);
    if (isRecordTrouble(replayed)) return replayed;
    return replayed.over ? new PlayedCourse(pack, replayed) : undefined;
  }

  private constructor(pack: GamePack, replayed: ReplayedGame) {
    this.pack = pack;
    this.record = replayed.record;
    this.players = replayed.record.players;
    this.salt = replayed.record.digest;
    const { game } = pack;
    const match = Match.start(game, replayed.record);
    if (isComplaint(match)) throw new Error(match.complaint);
    this.options = match.options;
    const states = [game.clone(match.truth)];
    const steps: Step[] = [];
    for (const [index, entry] of replayed.counted.entries()) {
      const { seat, text } = readEntry(entry, this.players) ?? fail(entry);
      const before = at(states, index);
      const choice = game.legal(before, seat).length > (game.deciders(before).includes(seat) ? 1 : 0);
      const from = seats(this.players).map((watcher) => match.told(watcher));
      match.enter(entry);
      states.push(game.clone(match.truth));
      const told = (watcher: Seat) => match.events(watcher, at(from, watcher)).map(({ event }) => event);
      const surprised = seats(this.players).filter((watcher) =>
        surprises(game, before, { seat, text }, watcher, told(watcher)),
      );
      steps.push({ position: at(replayed.line, index), seat, move: text, choice, surprised });
    }
    this.#states = states;
    this.steps = steps;
  }

  /** The state before a step; after the last step, the end. Not to be changed. */
  state(step: number): unknown {
    return at(this.#states, step);
  }

  move(step: number): Move {
    const { move } = at(this.steps, step);
    return this.pack.game.read(move) ?? fail(move);
  }

  get outline(): Course {
    const result = this.pack.game.result(this.state(this.steps.length));
    if (result === undefined) throw new Error("a game that is reviewed is over");
    return { players: this.players, steps: this.steps, last: this.record.moves.length, ...endingOf(result) };
  }
}

/**
 * Whether luck came with a move, as a seat sees it: in some world that it takes for possible no move of that kind would have been
 * told to it like this. For its own moves and for those that everybody could foresee, that is a draw, a die, a card turned; for
 * others', also that they held what they played.
 */
function surprises(
  game: AnyGame,
  before: unknown,
  { seat, text }: Entry,
  watcher: Seat,
  told: readonly GameEvent[],
): boolean {
  const move = game.read(text) ?? fail(text);
  const heard = JSON.stringify(told);
  const chance = seeded(`surprise ${heard}`);
  const view = game.view(before, watcher);
  for (let world = 0; world < WORLDS; world++) {
    const imagined = game.imagine(view, chance);
    const alike = (each: Move) => heardOf(game, game.clone(imagined), seat, each, watcher, chance) === heard;
    if (
      game.refusal(imagined, seat, move) === undefined ? alike(move) : kindred(game, imagined, seat, move).some(alike)
    ) {
      continue;
    }
    return true;
  }
  return false;
}

/** The moves of the same kind that the seat has in a world. */
function kindred(game: AnyGame, state: unknown, seat: Seat, { type }: Move): readonly Move[] {
  return game.legal(state, seat).filter((each) => each.type === type);
}

function heardOf(game: AnyGame, state: unknown, seat: Seat, move: Move, watcher: Seat, chance: Chance): string {
  const heard: GameEvent[] = [];
  const tell = (event: GameEvent) => {
    const seen = game.events.see(event, watcher);
    if (seen !== undefined) heard.push(seen);
  };
  game.play(state, seat, move, { chance, tell });
  return JSON.stringify(heard);
}

function fail(text: string): never {
  throw new Error(`a move that was made cannot be read again: ${text}`);
}
