import { at, remove, type Seat, seats, type Dealer } from "@clade/kernel";
import { type CardId, type Effect, EFFECTS, type Moment, TURNS_WITHOUT_CARDS } from "../data/cards.ts";
import { cardIn } from "../deck.ts";
import type { Event } from "../events.ts";
import { geographyOf } from "../geography.ts";
import type { Aim, Move } from "../moves.ts";
import { type Refusal, refuse } from "../refusals.ts";
import { adultsOf, dinosOf, priceOf, stockOf } from "../species.ts";
import type { State } from "../state.ts";
import { drawGene, findLot, genesIn, lotOf, lotsOf } from "./auction.ts";
import { moveClimate, rollForChoice } from "./climate.ts";

type CardMove = Extract<Move, { type: "card" }>;

/** EO-45, EO-47: from turn 3 whoever holds any card is asked; which cards they are makes no difference. */
export function mayUseCards(state: State, seat: Seat): boolean {
  return state.turn > TURNS_WITHOUT_CARDS && at(state.players, seat).hand.length > 0;
}

/**
 * EO-47: whether the seat is asked. A player who holds a card is passed over only where everybody sees that no card could do
 * anything for them: that they are not asked then tells nothing about their hand.
 */
export function isAskedForCards(state: State, seat: Seat): boolean {
  return mayUseCards(state, seat) && (state.version === undefined || someCardCouldMatter(state, seat));
}

function someCardCouldMatter(state: State, seat: Seat): boolean {
  switch (state.window ?? state.phase) {
    case "movement": // horns and steps are for species on the island
      return dinosOf(state, seat) > 0;
    case "births":
      if (state.barren) return false;
      return state.window !== null || (stockOf(state, seat) > 0 && state.zones.includes(null));
    case "drawn":
      return genesIn(state.bag) > 0;
    case "paying": {
      const lot = lotOf(state.lots, seat);
      return lot !== undefined && priceOf(at(state.players, seat), lot.amount) > 0;
    }
    default:
      return true;
  }
}

/** EO-47, EO-49: whether cards of this moment may be played now. */
function isNow(state: State, moment: Moment): boolean {
  if (state.window !== null) return moment === state.window;
  switch (state.phase) {
    case "movement":
      return moment === "own-movement" || (moment === "own-movement-start" && !state.moved);
    case "births":
      return moment === "own-births";
    default:
      return false;
  }
}

export function legalCards(state: State, seat: Seat, moves: Move[]): void {
  if (!mayUseCards(state, seat)) return;
  const { hand } = at(state.players, seat);
  for (let index = 0; index < hand.length; index++) {
    const card = at(hand, index);
    if (hand.indexOf(card) < index) continue; // a copy of one that is listed
    const { effect } = cardIn(state.deck, card);
    if (isNow(state, EFFECTS[effect.kind].when) && refuseEffect(state, seat, effect) === undefined) {
      legalAims(state, seat, card, effect, moves);
    }
  }
}

/** What keeps a card from being played at all, whatever it is aimed at. */
function refuseEffect(state: State, seat: Seat, { kind }: Effect): Refusal | undefined {
  switch (kind) {
    case "reach": // EO-48
      return adultsOf(state, seat).length > 0 ? undefined : refuse("no-adult");
    case "discount":
      return lotOf(state.lots, seat) === undefined ? refuse("no-gene-won") : undefined;
    case "redraw": // EO-48: the new gene is drawn before the old one goes back
      return genesIn(state.bag) === 0 ? refuse("bag-empty") : undefined;
    default:
      return undefined;
  }
}

function legalAims(state: State, seat: Seat, card: CardId, { kind }: Effect, moves: Move[]): void {
  const { zones, near } = geographyOf(state.island);
  const push = (aim: Aim) => moves.push({ type: "card", card, aim });
  switch (EFFECTS[kind].aiming) {
    case "nothing":
      push(null);
      break;
    case "opponent":
      for (const other of seats(state.players.length)) if (other !== seat) push({ seat: other });
      break;
    case "opposing-dino":
      for (const [index, { id }] of zones.entries()) {
        const occupant = at(state.zones, index);
        if (occupant !== null && occupant !== seat) push({ zone: id });
      }
      break;
    case "adjacent-dinos":
      for (const [from, { id }] of zones.entries()) {
        if (state.zones[from] !== seat) continue;
        for (const to of at(near, from)) {
          if (state.zones[to] !== null) push({ from: id, to: at(zones, to).id });
        }
      }
      break;
    case "drawn-gene":
      for (const { gene, nth } of state.lots) push({ gene, nth });
      break;
  }
}

export function refuseCard(state: State, seat: Seat, { card, aim }: CardMove): Refusal | undefined {
  if (!at(state.players, seat).hand.includes(card)) return refuse("no-such-card", { card });
  if (state.turn <= TURNS_WITHOUT_CARDS) return refuse("too-early", { turns: TURNS_WITHOUT_CARDS });
  const { effect } = cardIn(state.deck, card);
  const { when } = EFFECTS[effect.kind];
  if (!isNow(state, when)) {
    const begun = when === "own-movement-start" && state.window === null && state.phase === "movement";
    return begun ? refuse("not-at-start", { card }) : refuse("wrong-moment", { card, when });
  }
  return refuseEffect(state, seat, effect) ?? refuseAim(state, seat, card, aim);
}

function refuseAim(state: State, seat: Seat, card: CardId, aim: Aim): Refusal | undefined {
  switch (EFFECTS[cardIn(state.deck, card).effect.kind].aiming) {
    case "nothing":
      return aim === null ? undefined : refuse("aim-at-nothing", { card });
    case "opponent":
      if (aim === null || !("seat" in aim)) return refuse("aim-at-opponent", { card });
      if (aim.seat >= state.players.length) return refuse("no-such-player");
      return aim.seat === seat ? refuse("aim-at-opponent", { card }) : undefined;
    case "opposing-dino": {
      if (aim === null || !("zone" in aim)) return refuse("aim-at-dino", { card });
      const occupant = occupantOf(state, aim.zone);
      if (occupant === undefined) return refuse("no-such-zone", { zone: aim.zone });
      return occupant === null || occupant === seat ? refuse("aim-at-opposing-dino", { zone: aim.zone }) : undefined;
    }
    case "adjacent-dinos":
      return aim === null || !("from" in aim)
        ? refuse("aim-at-two", { card })
        : refuseSwap(state, seat, aim.from, aim.to);
    case "drawn-gene":
      if (aim === null || !("gene" in aim)) return refuse("aim-at-gene", { card });
      return findLot(state.lots, aim.gene, aim.nth) === undefined
        ? refuse("gene-not-drawn", { gene: aim.gene })
        : undefined;
  }
}

/** Whose dino is in a zone (null: nobody's); undefined if there is no such zone. */
function occupantOf(state: State, zone: string): Seat | null | undefined {
  const index = geographyOf(state.island).indexOf.get(zone);
  return index === undefined ? undefined : at(state.zones, index);
}

function refuseSwap(state: State, seat: Seat, from: string, to: string): Refusal | undefined {
  const { indexOf, near } = geographyOf(state.island);
  const first = indexOf.get(from);
  const second = indexOf.get(to);
  if (first === undefined) return refuse("no-such-zone", { zone: from });
  if (second === undefined) return refuse("no-such-zone", { zone: to });
  if (state.zones[first] !== seat) return refuse("swap-needs-own", { zone: from });
  if (state.zones[second] === null) return refuse("swap-needs-dino", { zone: to });
  return at(near, first).includes(second) ? undefined : refuse("swap-not-adjacent", { from, to });
}

/** EO-45: the card takes effect and is discarded. */
export function playCard(state: State, seat: Seat, { card, aim }: CardMove, dealer: Dealer<Event>): void {
  const { effect } = cardIn(state.deck, card);
  remove(at(state.players, seat).hand, card);
  state.discard.push(card);
  dealer.tell({ type: "played", seat, card, effect, aim, hit: hitBy(state, aim) });
  apply(state, seat, effect, aim, dealer);
}

function hitBy(state: State, aim: Aim): Seat | null {
  if (aim === null || "gene" in aim) return null;
  if ("seat" in aim) return aim.seat;
  return occupantOf(state, "zone" in aim ? aim.zone : aim.to) ?? null;
}

/** EO-49: what each effect does. */
function apply(state: State, seat: Seat, { kind, amount }: Effect, aim: Aim, dealer: Dealer<Event>): void {
  const { boosts } = at(state.players, seat);
  switch (kind) {
    case "shift":
      return moveClimate(state, amount, dealer);
    case "choose-roll":
      return rollForChoice(state, seat, amount, dealer);
    case "attack-horns":
      boosts.attack += amount;
      return;
    case "defence-horns":
      boosts.defence += amount;
      return;
    case "steps":
      state.steps += amount;
      return;
    case "swap":
      return swap(state, aim);
    case "barren":
      state.barren = true;
      return;
    case "reach":
      state.reach = Math.max(state.reach, amount);
      return;
    case "births":
      state.due += amount;
      return;
    case "fewer-births":
      boostsOf(state, aim).births -= amount;
      return;
    case "fewer-furs":
      boostsOf(state, aim).furs -= amount;
      return;
    case "fewer-parasols":
      boostsOf(state, aim).parasols -= amount;
      return;
    case "furs":
      boosts.furs += amount;
      return;
    case "parasols":
      boosts.parasols += amount;
      return;
    case "removal":
      return removeDino(state, aim, dealer);
    case "discount":
      boosts.discount += amount;
      return;
    case "redraw":
      return redraw(state, seat, aim, dealer);
  }
}

function boostsOf(state: State, aim: Aim): State["players"][number]["boosts"] {
  if (aim === null || !("seat" in aim)) throw new Error("the card is aimed at nobody");
  return at(state.players, aim.seat).boosts;
}

/** EO-48: trading places costs no step. */
function swap(state: State, aim: Aim): void {
  if (aim === null || !("from" in aim)) throw new Error("the card is aimed at no dinos");
  const { indexOf } = geographyOf(state.island);
  const first = indexOf.get(aim.from) ?? 0;
  const second = indexOf.get(aim.to) ?? 0;
  const held = at(state.zones, first);
  state.zones[first] = at(state.zones, second);
  state.zones[second] = held;
  state.moved = true;
}

function removeDino(state: State, aim: Aim, dealer: Dealer<Event>): void {
  if (aim === null || !("zone" in aim)) throw new Error("the card is aimed at no dino");
  const owner = occupantOf(state, aim.zone);
  if (owner === null || owner === undefined) throw new Error(`no dino in ${aim.zone}`);
  state.zones[geographyOf(state.island).indexOf.get(aim.zone) ?? 0] = null;
  dealer.tell({ type: "died", seat: owner, zones: [aim.zone], of: "card" });
}

function redraw(state: State, seat: Seat, aim: Aim, dealer: Dealer<Event>): void {
  if (aim === null || !("gene" in aim)) throw new Error("the card is aimed at no gene");
  const gene = drawGene(state.bag, dealer.chance);
  state.bag[aim.gene]++;
  state.lots = lotsOf(state.lots.map((lot) => (lot.gene === aim.gene && lot.nth === aim.nth ? gene : lot.gene)));
  dealer.tell({ type: "gene-redrawn", seat, gene, old: aim.gene });
}
