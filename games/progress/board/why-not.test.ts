import { at, seats } from "@clade/kernel";
import { expect, test } from "vitest";
import { touchAtRandom, type Touched, type TouchedBoard } from "../../touching.ts";
import { bookOf } from "../rules/book.ts";
import { AGES, KNOWLEDGE } from "../rules/deck/deck.ts";
import type { Move } from "../rules/moves.ts";
import type { PlayerView, Step, View } from "../rules/state.ts";
import { purposeOf } from "./purpose.ts";
import { BACK, DISCOVER, DRAWS, handOf, HERITAGE, meantMove, RESEARCH, SURPLUS, thingOf, timeOf } from "./things.ts";
import { ways } from "./ways.ts";

type Here = Touched<View, Move>;

/** Hand, decks, piles, actions, tokens, areas, and what the expansions lay beside them. */
function things(view: View): string[] {
  const { persons } = bookOf(view.deck);
  return [
    ...handOf(view).flatMap(({ thing }) => [thing, thing, thing]),
    ...timeOf(view).map(({ thing }) => thing),
    ...DRAWS.map(thingOf.action),
    ...AGES.slice(0, view.decks.length).flatMap((age) => [thingOf.deck(age, "deck"), thingOf.deck(age, "pile")]),
    ...KNOWLEDGE.map(thingOf.token),
    ...seats(view.players.length).flatMap((seat) => [
      ...at(view.players, seat).developing.map(({ card }) => thingOf.developing(seat, card)),
      ...at(view.players, seat).active.map((card) => thingOf.active(seat, card)),
    ]),
    ...(view.milestone?.marks.map((_, section) => thingOf.section(section)) ?? []),
    ...(view.variant.personalities ? persons.slice(0, 6).map(({ id }) => thingOf.person(id)) : []),
    DISCOVER,
    RESEARCH,
    BACK,
    SURPLUS,
    HERITAGE,
  ];
}

const me = ({ view, seat }: Here): PlayerView => at(view.players, seat);
const step = ({ view }: Here): Step["step"] | undefined => view.pending.at(-1)?.step;
const ageOf = ({ details }: Here): number => Number(details["age"]);
const cardMeant = ({ view, meant }: Here): number =>
  meant !== undefined && "card" in meant ? (bookOf(view.deck).cards.get(meant.card) ?? -1) : -1;

/** What the table shows where each reason is true. */
const truths: TouchedBoard<View, Move>["truths"] = {
  "not-your-turn": ({ legal }) => legal.length === 0,
  "game-over": ({ view }) => view.ending !== null,
  "activate-first": (here) => step(here) === "activate",
  "not-finished": (here) => me(here).developing.some(({ card, markers }) => card === cardMeant(here) && markers > 0),
  "not-in-development": (here) => !me(here).developing.some(({ card }) => card === cardMeant(here)),
  "recall-too-late": ({ view }) => !view.fresh,
  "no-actions-left": ({ view }) => view.actionsTaken >= 2 || view.drawn,
  "pay-first": (here) => step(here) === "pay",
  "cannot-pay": (here) => (me(here).hand.cards ?? []).includes(cardMeant(here)),
  "token-of-no-use": (here) => step(here) === "pay",
  "no-token": (here) => {
    const kind = here.meant?.type === "turn" ? KNOWLEDGE.indexOf(here.meant.token) : -1;
    return at(me(here).tokens, kind) - at(me(here).spent, kind) <= 0;
  },
  "no-surplus": ({ view }) => view.surplus === 0,
  "nothing-to-pay": (here) => step(here) !== "pay",
  "copy-owned": (here) =>
    me(here).active.includes(cardMeant(here)) || me(here).developing.some(({ card }) => card === cardMeant(here)),
  "development-full": (here) => me(here).developing.length >= Number(here.details["room"]),
  "deck-not-active": (here) => ageOf(here) > here.view.age || ageOf(here) < here.view.age - 1,
  "deck-empty": (here) => here.view.decks[ageOf(here) - 1] === 0,
  "pile-empty": (here) => here.view.piles[ageOf(here) - 1]?.length === 0,
  "draw-first": (here) => step(here) === "draw",
  "discard-first": (here) => step(here) === "discard",
  "shuffle-first": (here) => step(here) === "shuffle",
  "nothing-to-shuffle": (here) =>
    here.view.decks[ageOf(here) - 1] === 0 && here.view.piles[ageOf(here) - 1]?.length === 0,
  "choose-person-first": (here) => step(here) === "invite",
  "no-personalities": ({ view }) => !view.variant.personalities,
  "person-too-early": ({ view }) => view.age < 3,
  "person-taken": ({ view }) => view.players.some(({ influence, past }) => influence !== null || past.length > 0),
  "wrong-calling": ({ view }) => view.variant.personalities,
  "no-second-one": (here) => me(here).past.length > 0,
  "nobody-to-replace": (here) => me(here).influence === null,
  "no-heritage": ({ view }) => view.variant.personalities || view.age >= 1,
  "heritage-too-late": ({ view }) => view.age >= 3,
  "no-milestone": ({ view }) => view.milestone === null,
  "section-marked": ({ view, meant }) =>
    meant?.type === "contribute" && view.milestone !== null && view.milestone.marks[meant.section] !== null,
  "cannot-pay-section": ({ view }) => view.milestone !== null,
  "time-card-old": ({ view }) => view.age >= 3,
  "swapped-already": ({ view }) => view.swapped,
  "solo-only": ({ view }) => view.players.length > 1,
  // What things are for.
  "hand-card": ({ thing }) => thing.startsWith("card:"),
  deck: ({ thing }) => /^(?:deck|pile):/.test(thing),
  skill: ({ thing }) => thing.startsWith("action:"),
  "own-active": ({ thing, seat }) => thing.startsWith(`active:${seat}:`),
  "others-area": ({ thing, seat }) => /^(?:active|developing):/.test(thing) && !thing.includes(`:${seat}:`),
  "own-developing": ({ thing, seat }) => thing.startsWith(`developing:${seat}:`),
  token: ({ thing }) => thing.startsWith("token:"),
  "left-over": ({ thing }) => thing === SURPLUS,
  section: ({ view, thing }) => thing.startsWith("section:") && view.milestone !== null,
  personality: ({ view, thing }) => thing.startsWith("person:") && view.variant.personalities,
  heritage: ({ thing }) => thing === HERITAGE,
  "time-pile": ({ view, thing }) => thing.startsWith("time:") && view.players.length === 1,
  "place-to-discover": ({ thing, picked }) => thing === DISCOVER && !(picked ?? "").startsWith("card:"),
  "place-to-research": ({ thing, picked }) => thing === RESEARCH && !(picked ?? "").startsWith("card:"),
  "place-back": ({ thing, picked }) => thing === BACK && !(picked ?? "").startsWith("developing:"),
};

test("10,000 touches: every refusal names its clause, says what to do, and is true", async () => {
  const { reasons, faults } = await touchAtRandom(
    { game: "progress", things, ways, meant: meantMove, purpose: purposeOf, truths },
    10_000,
  );
  expect(faults).toEqual([]);
  for (const reason of ["deck-not-active", "nothing-to-pay", "cannot-pay"])
    expect(reasons.get(reason)).toBeGreaterThan(5);
});
