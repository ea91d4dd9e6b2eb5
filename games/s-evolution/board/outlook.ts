import { at, type Seat } from "@clade/kernel";
import { ALL_SUITS, type Card, calamityOn, givenBy, isJoker, type Suit, suitOf } from "../rules/cards.ts";
import { type Calamity, MOST_STOCK, needsAt, ROUNDS, SHIELD_GIFT } from "../rules/data.ts";
import { editionOf } from "../rules/editions.ts";
import { COMMERCE, SHIELD } from "../rules/places.ts";
import { type PlayerView, type Step, STEPS, type View } from "../rules/state.ts";
import type { BoardWords, Names } from "../text/vocabulary.ts";

/** What a people will ask for and what will be there, as far as it can be told from the table. */
export interface Outlook {
  /** Whether it is about the needs of this round, or those of the next. */
  readonly when: keyof BoardWords["needs"];
  readonly needs: readonly Need[];
  /** Resources of free choice that come before the needs: Jokers and the Shield's. */
  readonly free: number;
  /** SE-54: how many can be changed into another kind just before. */
  readonly trades: number;
}
export interface Need {
  readonly suit: Suit;
  /** Whether the people ask for it at all. */
  readonly asked: boolean;
  readonly wanted: number;
  readonly stock: number;
  /** What cards and workers bring until then, as far as it can be kept. */
  readonly coming: number;
  /** How many are missing, without anything of free choice. */
  readonly missing: number;
}

/** How far this round's action phase of a seat has come: null before it, "done" after it. */
function stepOf(view: View, seat: Seat): Step | null {
  if (["trump", "play", "take"].includes(view.phase)) return null;
  if (view.phase === "over") return "done";
  if (seat === view.active) return view.turn.step;
  const count = view.players.length;
  const turn = (each: Seat): number => (each - view.first + count) % count;
  return turn(seat) < turn(view.active) ? "done" : null;
}

/** The needs that come next for a seat; `extra` is a card that it might still take. */
export function outlook(view: View, seat: Seat, extra?: Card): Outlook {
  const player = at(view.players, seat);
  const step = stepOf(view, seat);
  const reached = step === null ? -1 : STEPS.indexOf(step);
  if (reached >= STEPS.indexOf("bonus")) return nextRound(view, player);
  const turn = step === null ? undefined : view.turn;
  const cards = extra === undefined ? player.taken : [...player.taken, extra];
  const due = turn?.due ?? cards.flatMap((card) => calamityOn(card) ?? []);
  const { struck, gifts } = shielded(view, player, due, reached > 0);
  const storm =
    (turn?.storm ?? 0) + (struck.includes("hurricane") && editionOf(view).hurricane === "production" ? 1 : 0);
  const collected = reached >= STEPS.indexOf("jokers");
  const produced = reached >= STEPS.indexOf("trade");
  const barred = ALL_SUITS.map((suit) => (turn?.barred[suit] ?? false) || struck.includes(BARRING[suit]));
  const people = player.population - (struck.includes("epidemic") && player.population > 1 ? 1 : 0);
  const age = Math.max(1, player.age - (struck.includes("decadence") ? 1 : 0));
  const ravaged = struck.includes("hurricane") && editionOf(view).hurricane === "stock" ? 1 : 0;
  const coming = ALL_SUITS.map((suit) => {
    const given = cards.filter((card) => suitOf(card) === suit).reduce((sum, card) => sum + givenBy(card), 0);
    const made = Math.max(0, player.workers[suit] - storm);
    return (collected || at(barred, suit) ? 0 : given) + (produced ? 0 : made) - Math.min(ravaged, player.stock[suit]);
  });
  const jokers = collected ? (turn?.jokers ?? 0) : cards.filter(isJoker).length;
  return {
    when: "this-round",
    needs: needsOf(player, age, people, coming),
    free: jokers + (turn?.gifts ?? 0) + gifts,
    trades: step === "trade" ? view.turn.trades : player.workers[COMMERCE],
  };
}

/** What will be there when the people ask again, if nothing is taken or spent until then. */
function nextRound(view: View, player: PlayerView): Outlook {
  const last = view.round >= ROUNDS;
  const coming = ALL_SUITS.map((suit) => (last ? 0 : player.workers[suit]));
  return {
    when: last ? "never" : "next-round",
    needs: needsOf(player, player.age, player.population, coming),
    free: 0,
    trades: player.workers[COMMERCE],
  };
}

function needsOf(player: PlayerView, age: number, people: number, coming: readonly number[]): Need[] {
  return ALL_SUITS.map((suit) => {
    const stock = player.stock[suit];
    const kept = Math.min(MOST_STOCK, stock + at(coming, suit)) - stock; // SE-68
    const asked = suit < needsAt(age); // SE-55
    const wanted = asked ? people : 0;
    return { suit, asked, wanted, stock, coming: kept, missing: Math.max(0, wanted - stock - kept) };
  });
}

const BARRING: readonly [Calamity, Calamity, Calamity] = ["famine", "earthquake", "fanaticism"];

/** SE-80, SE-87: which Calamities will strike, and what the Shield makes of those it stops. Where the player will name
 *  the one it stops, the first is taken for it. */
function shielded(
  view: View,
  player: PlayerView,
  due: readonly Calamity[],
  settled: boolean,
): { readonly struck: readonly Calamity[]; readonly gifts: number } {
  const level = player.workers[SHIELD];
  if (settled || level === 0 || due.length === 0) return { struck: due, gifts: 0 };
  const stopped = editionOf(view).shieldStops === "all" ? due.length : 1;
  return { struck: due.slice(stopped), gifts: level > 1 ? stopped * SHIELD_GIFT : 0 };
}

/** What is missing in all, after what is of free choice. */
export function shortfall({ needs: asked, free }: Outlook): number {
  return Math.max(0, asked.reduce((sum, { missing }) => sum + missing, 0) - free);
}

/** The needs ahead in one sentence: "Needs this round: Food 4/3, Tools 1/3 (2 short)." */
export function needsLine({ when, needs, free }: Outlook, names: Names, screen: BoardWords): string {
  if (when === "never") return `${screen.needs.never}.`;
  const parts = needs
    .filter(({ asked }) => asked)
    .map(({ suit, stock, coming, wanted, missing }) => {
      const short = missing > 0 ? ` (${screen.short(missing)})` : "";
      return `${names.suits[suit]} ${stock + coming}/${wanted}${short}`;
    });
  const more = free > 0 ? ` ${screen.free(free)}.` : "";
  return `${screen.says(screen.needs[when], parts.join(", "))}.${more}`;
}
