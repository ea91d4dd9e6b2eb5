import { at, type Complaint, type Seat, shuffle, type Dealer } from "@clade/kernel";
import { CARDS_DEALT } from "./data/cards.ts";
import { BAG, FIRST_POINTS, FIRST_TRAITS } from "./data/genes.ts";
import { ISLANDS, isIslandName, islandFor, printingOf } from "./data/islands.ts";
import { meteorFor } from "./data/meteor.ts";
import { allCards } from "./deck.ts";
import type { Event } from "./events.ts";
import { goOn, startTurn } from "./flow.ts";
import { geographyOf, type Island } from "./geography.ts";
import { FITTING_ISLAND, noBoosts, type Options, type State } from "./state.ts";
import { VERSION } from "./versions.ts";

/** The island that is played on, in the printing of the version (docs/rules/evo.md). */
function islandOf(players: number, { island }: Options, version: number): Island {
  const wanted = island === FITTING_ISLAND ? islandFor(players) : island;
  return typeof wanted === "string" && isIslandName(wanted) ? printingOf(wanted, version) : wanted;
}

/** EO-1, EO-3: an island has a starting beach for each player, a deck three cards. */
export function misfit(players: number, options: Options): Complaint | undefined {
  const { island, deck } = options;
  if (typeof island === "string" && isIslandName(island) && ISLANDS[island].players !== players) {
    return { complaint: `option island: ${island} is for ${ISLANDS[island].players} players, not for ${players}` };
  }
  const { starts, zones } = geographyOf(islandOf(players, options, VERSION));
  if (starts.length !== players) {
    const names = starts.map((zone) => at(zones, zone).id).join(", ");
    return { complaint: `option island: ${starts.length} starting beaches (${names}) for ${players} players` };
  }
  const cards = allCards(deckOf(deck)).length;
  return cards < players * CARDS_DEALT
    ? { complaint: `option deck: ${cards} cards, but ${players} players are dealt ${CARDS_DEALT} each` }
    : undefined;
}

function deckOf(deck: Options["deck"]): State["deck"] {
  return typeof deck === "string" ? "standard" : deck;
}

export function setUp(players: number, options: Options, dealer: Dealer<Event>, version = VERSION): State {
  const island = islandOf(players, options, version);
  const deck = deckOf(options.deck);
  const geography = geographyOf(island);
  const meteor = (typeof island === "string" ? undefined : island.meteor) ?? meteorFor(players); // EO-5
  const state: State = {
    version: version === 1 ? undefined : 2,
    island,
    deck,
    meteor,
    shortAuction: options.auction,
    turn: 0,
    phase: "climate",
    window: null,
    order: [],
    place: 0,
    climate: 0, // EO-5: yellow
    rolls: [],
    zones: geography.zones.map(() => null),
    players: Array.from({ length: players }, newPlayer),
    pile: shuffle(allCards(deck), dealer.chance),
    discard: [],
    bag: { ...BAG },
    spentCardGenes: 0,
    steps: 0,
    moved: false,
    barren: false,
    due: 0,
    reach: 1,
    newborns: [],
    lots: [],
    mayDrop: false,
    overbid: null,
  };
  const starts = shuffle([...geography.starts], dealer.chance); // EO-4
  for (const [index, player] of state.players.entries()) {
    const seat = index as Seat;
    const zone = at(starts, seat);
    state.zones[zone] = seat;
    dealer.tell({ type: "started", seat, zone: at(geography.zones, zone).id });
    player.hand = state.pile.splice(state.pile.length - CARDS_DEALT, CARDS_DEALT); // EO-3
    dealer.tell({ type: "drew", seat, cards: [...player.hand] });
  }
  goOn(state, startTurn(state, dealer), dealer);
  return state;
}

function newPlayer(): State["players"][number] {
  return { points: FIRST_POINTS, paid: 0, traits: { ...FIRST_TRAITS }, hand: [], boosts: noBoosts() };
}
