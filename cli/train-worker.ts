import {
  type Calibration,
  type Decision,
  emptyCalibration,
  type Foreseen,
  foretold,
  type InstinctStudy,
  type Losses,
  type PairingTally,
  type Place,
  type Plan,
  playPairing,
  type Player,
  type Samples,
  search,
  type SenseStudy,
  shapeOf,
  type Situation,
  startsOf,
  type Study,
  studyChances,
  studyGame,
  studyInstinct,
  studyMoves,
  Trainer,
  weighChoices,
  type Weighed,
  type WeighedDecision,
  type WeighStudy,
} from "@clade/bots";
import { type AnyBrain, at, type Chance, type GamePack, type Judge, seeded } from "@clade/kernel";
import { answerOrders } from "./crew.ts";
import { gameNamed, optionsOf } from "./table.ts";
import { readSamples } from "./training-files.ts";

/** What a thread does for `clade train`: games to learn from, lessons and exams on them, or a game of a match. */
export type TrainOrder = { readonly game: string } & (
  | StudyOrder
  | LessonOrder
  | ExamOrder
  | MatchOrder
  | MovesOrder
  | InstinctOrder
  | ChancesOrder
  | WeighOrder
);

interface StudyOrder {
  readonly type: "study";
  /** The judge that plays; null: the hand-written evaluation. */
  readonly weights: string | null;
  readonly study: Study;
  readonly seed: string;
  readonly from: number;
  readonly to: number;
}
/** One pass through some files of games. */
interface LessonOrder {
  readonly type: "lesson";
  readonly files: readonly string[];
  readonly net: Float32Array;
  readonly rate: number;
  readonly seed: string;
}
interface ExamOrder {
  readonly type: "exam";
  readonly files: readonly string[];
  readonly net: Float32Array;
}
interface MatchOrder {
  readonly type: "match";
  readonly weights: string | null;
  readonly plan: Plan;
  readonly against: { readonly weights: string | null; readonly plan: Plan };
  readonly players: number;
  readonly options: readonly string[];
  readonly seed: string;
  readonly number: number;
}

/** A game whose decisions are thought about long. */
interface MovesOrder {
  readonly type: "moves";
  readonly study: SenseStudy;
  readonly seed: string;
}

/** A game of which every decision is thought about. */
interface InstinctOrder {
  readonly type: "instinct";
  readonly study: InstinctStudy;
  readonly seed: string;
}

/** A game in which hints are asked for. */
interface ChancesOrder {
  readonly type: "chances";
  readonly seed: string;
}

/** A game in which several ways of thinking are asked what they would do. */
interface WeighOrder {
  readonly type: "weigh";
  readonly study: WeighStudy;
  readonly seed: string;
}

export type TrainAnswer =
  | { readonly weighings: readonly Weighed[] }
  | { readonly foreseen: readonly Foreseen[] }
  | { readonly decisions: readonly Decision[] }
  | { readonly weighed: readonly WeighedDecision[] }
  | { readonly samples: Samples }
  | { readonly net: Float32Array; readonly marks: Marks }
  | { readonly marks: Marks; readonly calibration: Calibration }
  | { readonly tally: PairingTally };

/** What a net made of so many positions. */
export interface Marks {
  readonly positions: number;
  readonly losses: Losses;
}

const brains = new Map<string, AnyBrain>();

function judgeOf({ brain }: Pick<GamePack, "brain">): Judge<unknown> {
  if (brain.judge === undefined) throw new Error("the game has no judge");
  return brain.judge;
}

/** The game's brain with other weights. */
function brainWith({ game, brain }: GamePack, weights: string | null): AnyBrain {
  const key = `${game.id} ${weights}`;
  const known = brains.get(key);
  if (known !== undefined) return known;
  const judge = judgeOf({ brain });
  if (brains.size > MOST_BRAINS) brains.clear();
  const other: AnyBrain = { ...brain, judge: { ...judge, weights: weights ?? undefined } };
  brains.set(key, other);
  return other;
}
const MOST_BRAINS = 4;

function playerWith(name: string, brain: AnyBrain, plan: Plan): Player {
  const consider = (situation: Situation, chance: Chance) => {
    const { game, about, players, seat, legal } = situation;
    const own = { game, about, players, seat, legal, brain, look: () => situation.look() };
    const { move, win } = at(search(own, plan, chance).moves, 0);
    return { move, win };
  };
  return { name, choose: (situation, chance) => consider(situation, chance).move, consider };
}

const lists = new Map<string, readonly Place[]>();

/** The positions in files of games; read once, since every pass goes through them again. */
function placesIn(files: readonly string[]): Place[] {
  return files.flatMap((file) => {
    const known = lists.get(file);
    if (known !== undefined) return known;
    const list = readSamples(file);
    const places = startsOf(list).map((start): Place => ({ list, start }));
    lists.set(file, places);
    return places;
  });
}

answerOrders<TrainOrder, TrainAnswer>(async (order) => {
  const pack = await gameNamed(order.game);
  switch (order.type) {
    case "study":
      return { samples: studied(pack, order) };
    case "lesson": {
      const places = placesIn(order.files);
      const trainer = new Trainer(shapeOf(judgeOf(pack)), Float32Array.from(order.net));
      const losses = trainer.pass(places, seeded(order.seed), () => order.rate);
      return { net: trainer.weights, marks: { positions: places.length, losses } };
    }
    case "exam": {
      const places = placesIn(order.files);
      const calibration = emptyCalibration();
      const trainer = new Trainer(shapeOf(judgeOf(pack)), order.net);
      const losses = trainer.test(places, (foreseen, happened) => foretold(calibration, foreseen, happened));
      return { marks: { positions: places.length, losses }, calibration };
    }
    case "match": {
      const { plan, against, players, number, seed } = order;
      const options = optionsOf(pack, order.options, players);
      const one = playerWith("new", brainWith(pack, order.weights), plan);
      const other = playerWith("old", brainWith(pack, against.weights), against.plan);
      return { tally: await playPairing(pack, { one, other }, { players, options, seed, number }) };
    }
    case "moves":
      return { decisions: studyMoves(pack, order.study, order.seed) };
    case "chances":
      return { foreseen: await studyChances(pack, order.seed) };
    case "weigh":
      return { weighings: weighChoices(pack, order.study, order.seed) };
    case "instinct":
      return { weighed: studyInstinct(pack, order.study, order.seed) };
  }
});

function studied(pack: GamePack, { weights, study, seed, from, to }: StudyOrder): Samples {
  const brain = brainWith(pack, weights);
  const parts: Samples[] = [];
  for (let number = from; number < to; number++) parts.push(studyGame({ ...pack, brain }, study, `${seed}/${number}`));
  return joined(parts);
}

function joined(parts: readonly Samples[]): Samples {
  const whole = new Uint16Array(parts.reduce((sum, part) => sum + part.length, 0));
  let place = 0;
  for (const part of parts) {
    whole.set(part, place);
    place += part.length;
  }
  return whole;
}
