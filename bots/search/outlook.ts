import { at, type Result } from "@clade/kernel";
import { exp } from "../exact.ts";
import type { Judgement } from "../learn/net.ts";

/** How the end of a line of thought looks for every seat: expected score, chance to win, and what that is worth to it. */
export interface Outlook {
  readonly scores: readonly number[];
  readonly wins: readonly number[];
  /** From 0 to 1; each seat wants its own as high as can be and does not care whom that hurts. */
  readonly worths: readonly number[];
}

/** What scores are measured with. */
export interface Scale {
  /** A lead of this many points makes winning nearly three times as likely as losing. */
  readonly spread: number;
  /** What a player alone at the table hopes to beat: the score expected when the search began. */
  readonly par: number;
  /** The same by the evaluation alone. */
  readonly plainPar: number;
}

/** How much the chance to win counts; the rest is the lead in points, which tells good from bad also when all is lost. */
const WINNING = 0.6;

/** A game that goes on: chances to win come from the scores that the evaluation expects. */
export function outlook(scores: readonly number[], scale: Scale): Outlook {
  let most = Number.NEGATIVE_INFINITY;
  for (const score of scores) if (score > most) most = score;
  let sum = 0;
  const wins: number[] = [];
  for (const score of scores) {
    const weight = exp((score - most) / scale.spread);
    wins.push(weight);
    sum += weight;
  }
  for (let seat = 0; seat < wins.length; seat++) wins[seat] = at(wins, seat) / sum;
  return { scores, wins, worths: worthsOf(scores, wins, scale) };
}

/** A game that goes on, as a learned judge sees it; what it is worth is in part what the evaluation says, if the judge has not all trust. */
export function judgedOutlook({ scores, wins, bases }: Judgement, scale: Scale, trust: number): Outlook {
  const [expected, chances] = [Array.from(scores), Array.from(wins)];
  const worths = worthsOf(expected, chances, scale);
  if (trust === 1) return { scores: expected, wins: chances, worths };
  const plain = outlook(Array.from(bases), { ...scale, par: scale.plainPar }).worths;
  for (let seat = 0; seat < worths.length; seat++) {
    worths[seat] = trust * at(worths, seat) + (1 - trust) * at(plain, seat);
  }
  return { scores: expected, wins: chances, worths };
}

/** A game that is over: who has won is known. */
export function finalOutlook({ scores, places }: Result, scale: Scale): Outlook {
  let winners = 0;
  for (const place of places) if (place === 1) winners++;
  const wins = places.map((place) => (place === 1 ? 1 / winners : 0));
  return { scores, wins, worths: worthsOf(scores, wins, scale) };
}

function worthsOf(scores: readonly number[], wins: readonly number[], { spread, par }: Scale): number[] {
  let total = 0;
  for (const score of scores) total += score;
  const others = scores.length - 1;
  const worths: number[] = [];
  for (let seat = 0; seat < scores.length; seat++) {
    const score = at(scores, seat);
    const lead = others === 0 ? score - par : score - (total - score) / others;
    const ease = 1 / (1 + exp(-lead / (2 * spread)));
    worths.push(others === 0 ? ease : WINNING * at(wins, seat) + (1 - WINNING) * ease);
  }
  return worths;
}
