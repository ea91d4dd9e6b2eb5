import { at, type Seat } from "@clade/kernel";
import { differ } from "@clade/kernel/referee";
import type { Event } from "../rules/events.ts";
import type { Move } from "../rules/moves.ts";
import type { Course, Judged } from "./course.ts";
import { faceOf, isDiscovery } from "./faces.ts";
import { clockwise, compareRanks, effectiveAge, inTieOrder, type World } from "./world.ts";

interface Laid {
  readonly seat: Seat;
  readonly card: number;
}

/** SE-30 to SE-50: the tricks of a round. Answers who begins the actions, and the last decision. */
export function* playTricks(world: World): Course<{ first: Seat; last: Judged }> {
  const trumpChooser = inTieOrder(
    world,
    clockwise(world, 0).filter((seat) => at(world.players, seat).age >= 5), // SE-40: own Age
  )[0];
  world.trump = null;
  if (trumpChooser !== undefined) {
    const moves = ([0, 1, 2] as const).map((suit): Move => ({ type: "trump", suit }));
    const { move } = yield { phase: "trump", seat: trumpChooser, moves, clause: "SE-40" };
    if (move.type === "trump") world.trump = move.suit;
  }
  let leader = world.first as Seat;
  for (;;) {
    world.first = leader;
    const { winner, order, last } = yield* playTrick(world, leader);
    // SE-32: the winner leads, or the next clockwise who has a card.
    const next = clockwise(world, winner).find((seat) => handOf(world, seat).length > 0);
    if (next === undefined) {
      const lastToChoose = at(order, order.length - 1);
      return { first: world.edition === "2.0" ? lastToChoose : winner, last }; // SE-50
    }
    leader = next;
  }
}

function handOf(world: World, seat: number): number[] {
  return at(world.players, seat).hand.cards;
}

function* playTrick(world: World, leader: Seat): Course<{ winner: Seat; order: Seat[]; last: Judged }> {
  const laid: Laid[] = [];
  let last: Judged | undefined;
  for (const seat of clockwise(world, leader).filter((each) => handOf(world, each).length > 0)) {
    last = yield { phase: "play", seat, moves: plays(world, seat), clause: "SE-35" };
    const card = layCard(world, seat, last);
    const { suit } = faceOf(card);
    if (effectiveAge(world, seat) >= 3) world.colour ??= suit; // SE-35, SE-38
    laid.push({ seat, card });
  }
  if (last === undefined) throw new Error("nobody has a card for a trick");
  const order = orderOfChoice(world, laid);
  const winner = order.find((seat) => !isDiscovery(cardOf(laid, seat))) ?? at(order, 0); // SE-32
  const told = last.events.find((event) => event.type === "trick-over");
  world.objections.push(...differ("SE-46", "order of choice", order, told?.order));
  world.objections.push(...differ("SE-32", "winner", winner, told?.winner));
  const left = laid.map(({ card }) => card);
  for (const seat of order) {
    const { age } = faceOf(cardOf(laid, seat));
    const choices = [...new Set(left.filter((card) => faceOf(card).age === age))]; // SE-45, SE-46
    let card = at(choices, 0);
    if (choices.length > 1) {
      const moves = choices.map((each): Move => ({ type: "take", card: each }));
      last = yield { phase: "take", seat, moves, clause: age > 0 ? "SE-45" : "SE-46" };
      if (last.move.type === "take") card = last.move.card;
    }
    left.splice(left.indexOf(card), 1);
    const board = at(world.players, seat);
    if (age > 0) {
      board.column[age - 1] = card;
      board.lying[age - 1] = "up";
    } else board.taken.push(card); // SE-47
  }
  world.colour = null;
  return { winner, order, last };
}

function cardOf(laid: readonly Laid[], seat: Seat): number {
  const card = laid.find((each) => each.seat === seat)?.card;
  if (card === undefined) throw new Error(`seat ${seat} has laid nothing`);
  return card;
}

/** SE-34 to SE-39: what may be played. */
function plays(world: World, seat: number): Move[] {
  const { cards, blind } = at(world.players, seat).hand;
  if (blind) return [{ type: "blind" }]; // SE-17
  const { colour } = world;
  const bound = colour !== null && effectiveAge(world, seat) >= 3 && cards.some((card) => faceOf(card).suit === colour);
  const playable = bound ? cards.filter((card) => faceOf(card).suit === colour || isDiscovery(card)) : cards;
  return [...new Set(playable)].map((card) => ({ type: "play", card }));
}

/** The card that comes to lie in the trick: the one named, the one turned up, or what replaces it (SE-13). */
function layCard(world: World, seat: Seat, { move, events, before }: Judged): number {
  const aside = events.flatMap((event) => (event.type === "set-aside" ? [event.card] : []));
  const played = events.find((event): event is Extract<Event, { type: "played" }> => event.type === "played");
  const card = played?.card ?? -1;
  const hand = handOf(world, seat);
  const [shown = card] = aside;
  const first = move.type === "play" ? move.card : shown;
  world.objections.push(...differ("SE-30", "card of the hand that was played", first, shown));
  world.objections.push(...differ("SE-30", "whether it was in the hand", true, hand.includes(first)));
  hand.splice(hand.indexOf(first), 1);
  const replaces = world.edition === "v1" && world.round === 1;
  const calamities = aside.every((each) => faceOf(each).calamity !== null);
  if (aside.length > 0) {
    world.objections.push(
      ...differ("SE-13", "whether only Calamities of round 1 are set aside", true, replaces && calamities),
    );
    const { deck } = at(before.players, seat);
    world.objections.push(...differ("SE-13", "whether the deck had the replacement", true, deck.includes(card)));
  }
  if (replaces) {
    world.objections.push(...differ("SE-13", "Calamity in a trick of round 1", null, faceOf(card).calamity));
  }
  return card;
}

/** SE-45, SE-46: Discoveries in tie order, then trumps, trick colour and the rest, each from the highest down. */
function orderOfChoice(world: World, laid: readonly Laid[]): Seat[] {
  const rank = ({ seat, card }: Laid): number[] => {
    const { suit, strength, age } = faceOf(card);
    const own = effectiveAge(world, seat);
    if (age > 0) return [3, 0];
    if (suit === world.trump && own >= 5) return [2, strength]; // SE-41
    if (suit === world.colour && own >= 3) return [1, strength]; // SE-37
    return [0, strength];
  };
  const ties = inTieOrder(
    world,
    laid.map(({ seat }) => seat),
  );
  return laid
    .toSorted((one, other) => compareRanks(rank(other), rank(one)) || ties.indexOf(one.seat) - ties.indexOf(other.seat))
    .map(({ seat }) => seat);
}
