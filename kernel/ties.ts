import type { Result } from "./contract.ts";
import { type Language, type Naming, particle, plural } from "./language.ts";
import { at } from "./list.ts";
import { type Seat, seats } from "./seat.ts";
import { texts } from "./typography.ts";

/** What decides between equal scores: who has more of it goes first. The rules list them in their order. */
export interface TieBreak {
  /** By a name that the game's texts know. */
  readonly by: string;
  /** What each seat has of it. */
  readonly counts: readonly number[];
  /** The counts say nothing to people: a place in turn order, say. */
  readonly unsaid?: true;
}

/** Two with the same score, and what put one before the other. */
export interface BrokenTie {
  readonly ahead: Seat;
  readonly behind: Seat;
  readonly by: string;
  readonly counts: readonly [ahead: number, behind: number] | undefined;
}

/** For `placesOf`: the score, and then what decides when it is equal. */
export function standingsOf(scores: readonly number[], breaks: readonly TieBreak[]): number[][] {
  return scores.map((score, seat) => [score, ...breaks.map(({ counts }) => at(counts, seat))]);
}

/** The ties of a result that were broken: each between neighbours in the order of places. */
export function brokenTies({ scores, places }: Result, breaks: readonly TieBreak[]): BrokenTie[] {
  const order = [...seats(scores.length)].sort((a, b) => at(places, a) - at(places, b));
  return order.slice(1).flatMap((behind, index) => {
    const ahead = at(order, index);
    if (scores[ahead] !== scores[behind] || places[ahead] === places[behind]) return [];
    const decided = breaks.find(({ counts }) => counts[ahead] !== counts[behind]);
    if (decided === undefined) return [];
    const { by, counts, unsaid } = decided;
    return [{ ahead, behind, by, counts: unsaid ? undefined : ([at(counts, ahead), at(counts, behind)] as const) }];
  });
}

/** Why a place is the better one of two, as a sentence; `by` says of what there is more. */
type Sentence = (ahead: string, behind: string, score: number, by: string, counts: BrokenTie["counts"]) => string;

const SENTENCES = texts<Sentence>({
  en: (ahead, behind, score, by, counts) =>
    `${ahead} and ${behind} both have ${points("en", score, "point", "points")}: ${ahead} is ahead with ${by}${
      counts === undefined ? "" : ` (${counts[0]} to ${counts[1]})`
    }.`,
  fr: (ahead, behind, score, by, counts) =>
    `${ahead} et ${behind} ont ${points("fr", score, "point", "points")} à égalité : ${ahead} passe devant avec ${by}${
      counts === undefined ? "" : ` (${counts[0]} contre ${counts[1]})`
    }.`,
  ko: (ahead, behind, score, by, counts) =>
    `${particle(ahead, "과", "와")} ${particle(behind, "이", "가")} ${signed(score)}점으로 같아, ${by} ${particle(ahead, "이", "가")} 앞섭니다${
      counts === undefined ? "" : ` (${counts[0]} 대 ${counts[1]})`
    }.`,
});

/** A line for each tie that was broken, in the words of a game and a language. */
export function tieLines(
  language: Language,
  result: Result,
  breaks: readonly TieBreak[],
  words: Readonly<Record<string, string>>,
  naming: Naming,
): string[] {
  return brokenTies(result, breaks).map(({ ahead, behind, by, counts }) =>
    SENTENCES[language](naming(ahead), naming(behind), at(result.scores, ahead), words[by] ?? by, counts),
  );
}

function points(language: Language, score: number, one: string, other: string): string {
  return `${signed(score)} ${plural(language, Math.abs(score), { one, other })}`;
}

/** A score below nothing with a minus sign, not a hyphen. */
function signed(score: number): string {
  return score < 0 ? `−${-score}` : `${score}`;
}
