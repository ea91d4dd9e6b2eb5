import type { Chance } from "@clade/kernel";
import type { Bot, Considered, Situation } from "./bot.ts";
import { hints } from "./hints.ts";
import { levelBot } from "./levels.ts";

/** Whoever asks plays as this level does: a game by grandmasters takes many times as long, and is no other game. */
export const ASKING_LEVEL = "master";
/** Asks in one of so many decisions: of neighbouring ones the same is to be learned. */
const SELDOM = 12;

/**
 * Plays as a master and asks now and then for a hint, as a person may: what the hint says of the chance to win is its opinion. Such games
 * tell whether hints come true.
 */
export const asking: Bot = {
  name: "asking",
  choose: (situation, chance) => consider(situation, chance).move,
  consider,
};

function consider(situation: Situation, chance: Chance): Considered {
  const move = master.choose(situation, chance);
  if (situation.legal.length === 1 || chance.int(SELDOM) > 0) return { move };
  const [best] = hints(situation, chance);
  return best === undefined ? { move } : { move, win: best.win };
}

const master: Bot = levelBot(ASKING_LEVEL) ?? fail();

function fail(): never {
  throw new Error(`no bot is called ${ASKING_LEVEL}`);
}
