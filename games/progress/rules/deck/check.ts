import { type Complaint, forms, isComplaint } from "@clade/kernel";
import { SYMBOLS_NEEDED } from "../numbers.ts";
import { AGES, type Deck, KNOWLEDGE, type CostItem, MOST_PLAYERS, type Technology, TYPES } from "./deck.ts";
import { DECK } from "./form.ts";
import { contradiction } from "./known.ts";
import { milestonesFit, peopleFit, powerFits, tracksFit } from "./rest-of-the-box.ts";

export const DECK_SIZES: readonly number[] = [0, 66, 60, 58, 55];
/** PR-51: of each age, so many solo cards at least go to the Time pile. */
const PLAIN_SOLO_CARDS = 10;
const MOST_FOLLOWERS = 3;
const ACTION_STEPS = 3;
const LEAST_OPENERS = 4;

/** A rule for the authors of decks: what is wrong, naming the card, or nothing. */
type Rule = (deck: Deck) => string | undefined;

/** Checks a deck that a person brings: the deck, or one line that says what is wrong and with which card. */
export function checkDeck(data: unknown): Deck | Complaint {
  const deck = forms.fit(DECK, data, "the deck");
  if (isComplaint(deck)) return deck;
  const wrong = faultOf(deck);
  return wrong === undefined ? deck : { complaint: wrong };
}

/** The first of the authoring rules that a deck breaks. */
export function faultOf(deck: Deck): string | undefined {
  for (const rule of RULES) {
    const wrong = rule(deck);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

const RULES: readonly Rule[] = [
  idsAreUnique,
  tagsFit,
  sizesFit,
  contradiction,
  oneBonusEach,
  valuesFit,
  prerequisitesFit,
  followersFit,
  openersExist,
  symbolsFit,
  symbolsSuffice,
  timeSuffices,
  tokensExist,
  actionsInReach,
  tracksFit,
  powerFits,
  peopleFit,
  milestonesFit,
  setsExist,
];

function idsAreUnique({ technologies, personalities, milestones }: Deck): string | undefined {
  for (const cards of [technologies, personalities, milestones]) {
    const seen = new Set<string>();
    for (const { id } of cards) {
      if (seen.has(id)) return `card ${id}: there are two with this id`;
      seen.add(id);
    }
  }
  return undefined;
}

function tagsFit({ technologies }: Deck): string | undefined {
  for (const { id, copies } of technologies) {
    if (copies.length === 0) return `card ${id}: has no copy`;
    const wrong = copies.find((tag) => tag < 1 || tag > MOST_PLAYERS);
    if (wrong !== undefined) return `card ${id}: a copy is tagged ${wrong}+, but tags go from 1+ to ${MOST_PLAYERS}+`;
    if (!copies.includes(1)) return `card ${id}: has no copy tagged 1+`;
  }
  return undefined;
}

function sizesFit({ technologies }: Deck): string | undefined {
  for (const age of AGES) {
    const ofAge = technologies.filter((technology) => technology.age === age);
    const cards = ofAge.reduce((sum, { copies }) => sum + copies.length, 0);
    const size = DECK_SIZES[age] ?? 0;
    if (cards === size) continue;
    const last = ofAge.at(-1)?.id ?? "(none)";
    return `card ${last}: with it age ${age} has ${cards} cards, but must have ${size}`;
  }
  return undefined;
}

function oneBonusEach({ technologies }: Deck): string | undefined {
  const wrong = technologies.find(({ gains }) => gains.length !== 1);
  return wrong && `card ${wrong.id}: gives ${wrong.gains.length} bonuses, but must give one skill step or token`;
}

function valuesFit({ technologies }: Deck): string | undefined {
  const wrong = technologies.find(({ value }) => value < 1);
  return wrong && `card ${wrong.id}: must be worth 1 or more when discarded`;
}

/** An item's knowledge type is that of its prerequisite, which exists and is no later. */
function prerequisitesFit({ technologies, milestones }: Deck): string | undefined {
  const byId = new Map(technologies.map((technology) => [technology.id, technology]));
  const wrongItem = (age: number, { type, prerequisite }: CostItem): string | undefined => {
    if (prerequisite === undefined) return undefined;
    const needed = byId.get(prerequisite);
    if (needed === undefined) return `its prerequisite ${prerequisite} does not exist`;
    if (needed.age > age) return `its prerequisite ${prerequisite} is of a later age`;
    if (needed.type !== type) return `its line with ${prerequisite} must cost ${needed.type}, not ${type}`;
    return undefined;
  };
  for (const { id, age, cost } of technologies) {
    if (cost.length === 0) return `card ${id}: costs nothing`;
    for (const item of cost) {
      const wrong = wrongItem(age, item);
      if (wrong !== undefined) return `card ${id}: ${wrong}`;
    }
    if (leadsTo(byId, id, id, new Set())) return `card ${id}: is its own prerequisite`;
  }
  for (const { id, age, sections } of milestones) {
    for (const item of sections) {
      const wrong = wrongItem(age, item);
      if (wrong !== undefined) return `milestone ${id}: ${wrong}`;
    }
  }
  return undefined;
}

function leadsTo(byId: ReadonlyMap<string, Technology>, from: string, to: string, seen: Set<string>): boolean {
  for (const { prerequisite } of byId.get(from)?.cost ?? []) {
    if (prerequisite === undefined || seen.has(prerequisite)) continue;
    if (prerequisite === to) return true;
    seen.add(prerequisite);
    if (leadsTo(byId, prerequisite, to, seen)) return true;
  }
  return false;
}

function followersFit({ technologies }: Deck): string | undefined {
  for (const { id } of technologies) {
    const followers = technologies.filter(({ cost }) => cost.some(({ prerequisite }) => prerequisite === id)).length;
    if (followers > MOST_FOLLOWERS) {
      return `card ${id}: is prerequisite of ${followers} others, but of ${MOST_FOLLOWERS} at most`;
    }
  }
  return undefined;
}

/** Some costs of Age I have items without prerequisite, so that an opening hand can play; later items all have one. */
function openersExist({ technologies }: Deck): string | undefined {
  const open = ({ prerequisite }: CostItem) => prerequisite === undefined;
  const late = technologies.find(({ age, cost }) => age > 1 && cost.some(open));
  if (late !== undefined) return `card ${late.id}: only Age I has lines without prerequisite`;
  const openers = technologies.filter(({ age, cost }) => age === 1 && cost.every(open));
  if (openers.length >= LEAST_OPENERS) return undefined;
  const first = technologies.find(({ age }) => age === 1)?.id ?? "(none)";
  return `card ${first}: it and the rest of Age I need ${LEAST_OPENERS} technologies without prerequisite, not ${openers.length}`;
}

function symbolsFit({ technologies }: Deck): string | undefined {
  const wrong = technologies.find(({ age, symbol }) => symbol !== undefined && symbol !== age + 1);
  return wrong && `card ${wrong.id}: an age ${wrong.age} card can only announce age ${wrong.age + 1}`;
}

/** In every deck there is one technology more with the symbol than are needed. */
function symbolsSuffice({ technologies }: Deck): string | undefined {
  for (const age of AGES) {
    const bearers = technologies.filter(({ symbol }) => symbol === age + 1);
    for (let players = 1; players <= MOST_PLAYERS; players++) {
      const different = bearers.filter(({ copies }) => copies.some((tag) => tag <= players)).length;
      const needed = (SYMBOLS_NEEDED[age + 1]?.[players] ?? 0) + 1;
      if (different >= needed) continue;
      const named = bearers.map(({ id }) => id).join(", ") || "(none)";
      return `card ${named}: ${players} players need ${needed} different technologies with symbol ${age + 1}, not ${different}`;
    }
  }
  return undefined;
}

function timeSuffices({ technologies }: Deck): string | undefined {
  for (const age of AGES) {
    const solo = technologies.filter((each) => each.age === age && each.symbol === undefined);
    const cards = solo.reduce((sum, { copies }) => sum + copies.filter((tag) => tag === 1).length, 0);
    if (cards >= PLAIN_SOLO_CARDS) continue;
    const last = solo.at(-1)?.id ?? "(none)";
    return `card ${last}: with it age ${age} has ${cards} solo cards without symbol, but needs ${PLAIN_SOLO_CARDS}`;
  }
  return undefined;
}

function tokensExist({ technologies }: Deck): string | undefined {
  const missing = KNOWLEDGE.find((kind) => !technologies.some(({ gains }) => gains.includes(kind)));
  return missing && `card ${technologies[0]?.id}: neither it nor any other gives a ${missing} token`;
}

/** At least three Actions steps within reach of one player, without Age IV. */
function actionsInReach({ technologies }: Deck): string | undefined {
  const givers = technologies.filter(({ age, gains }) => age <= 3 && gains.includes("actions"));
  if (givers.length >= ACTION_STEPS) return undefined;
  const named = givers.map(({ id }) => id).join(", ") || "(none)";
  return `card ${named}: ages I to III need ${ACTION_STEPS} technologies with an Actions step, not ${givers.length}`;
}

/** PR-91: Age IV has all three set symbols, and no other age has one. */
function setsExist({ technologies }: Deck): string | undefined {
  const early = technologies.find(({ age, sets }) => sets !== undefined && age !== 4);
  if (early !== undefined) return `card ${early.id}: only Age IV has set symbols`;
  const missing = TYPES.find((type) => !technologies.some(({ sets }) => sets?.includes(type)));
  return missing && `card ${technologies.at(-1)?.id}: neither it nor any other of Age IV has a ${missing} set symbol`;
}
