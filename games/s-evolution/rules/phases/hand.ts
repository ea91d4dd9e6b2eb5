import { at, type Chance, clockwiseFrom, pop, type Seat, seats, shuffle, type Dealer } from "@clade/kernel";
import { type Card, calamityOn } from "../cards.ts";
import { AGE_OF_TRUMPS, CARDS_A_ROUND } from "../data.ts";
import { editionOf } from "../editions.ts";
import type { Event } from "../events.ts";
import { precedes } from "../order.ts";
import type { Phase, Player, State } from "../state.ts";

/** A new round: hands, and trump if somebody may use it (SE-10 to SE-17, SE-40). Answers what is asked first. */
export function beginRound(state: State, dealer: Dealer<Event>): Phase {
  state.trump = null;
  state.active = state.first;
  dealer.tell({ type: "round", round: state.round, first: state.first });
  for (const seat of clockwiseFrom(state.first, state.players.length)) deal(state, seat, dealer);
  const chooser = trumpChooser(state);
  if (chooser === null) return "play";
  state.active = chooser;
  return "trump";
}

function deal(state: State, seat: Seat, dealer: Dealer<Event>): void {
  const player = at(state.players, seat);
  const edition = editionOf(state);
  const free = state.round === 1 && edition.calamityInRoundOne === "redrawn"; // SE-12
  const cards = free ? drawWithoutCalamities(player, dealer.chance) : draw(player);
  const slot = player.age - 1;
  if (player.lying[slot] === "down") {
    cards.push(at(player.column, slot)); // SE-11
    player.lying[slot] = "out";
  }
  const early = player.age <= edition.blindUpToAge; // SE-14
  const blind = early || player.obscured; // SE-15
  player.hand = { cards, blind, shown: player.invaded }; // SE-16
  player.obscured = false;
  player.invaded = false;
  player.lacks = [false, false, false];
  dealer.tell({ type: "dealt", seat, hand: { cards: cards.slice(), blind, shown: player.hand.shown }, early });
}

function draw({ deck }: Player): Card[] {
  const cards: Card[] = [];
  for (let count = 0; count < CARDS_A_ROUND; count++) cards.push(pop(deck));
  return cards;
}

/** SE-12: every Calamity is drawn again for; then they are shuffled back. Nobody is told how many there were. */
function drawWithoutCalamities({ deck }: Player, chance: Chance): Card[] {
  const cards: Card[] = [];
  const calamities: Card[] = [];
  while (cards.length < CARDS_A_ROUND) {
    const card = pop(deck);
    (calamityOn(card) === null ? cards : calamities).push(card);
  }
  deck.push(...calamities);
  shuffle(deck, chance);
  return cards;
}

/** SE-40: of the players whose own Age is V or VI the first in tie order. */
function trumpChooser(state: State): Seat | null {
  let chooser: Seat | null = null;
  for (const seat of seats(state.players.length)) {
    if (at(state.players, seat).age < AGE_OF_TRUMPS) continue;
    if (chooser === null || precedes(state, seat, chooser)) chooser = seat;
  }
  return chooser;
}

/** SE-13, SE-67: what is cleared away when all have acted. */
export function clearRound(state: State, dealer: Dealer<Event>): void {
  for (const seat of seats(state.players.length)) {
    const player = at(state.players, seat);
    player.taken = [];
    if (player.aside.length === 0) continue;
    dealer.tell({ type: "shuffled-back", seat, cards: player.aside });
    player.deck.push(...player.aside);
    player.aside = [];
    shuffle(player.deck, dealer.chance);
  }
}
