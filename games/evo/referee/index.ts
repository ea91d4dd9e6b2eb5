import { at } from "@clade/kernel";
import { type Decision, differ, differInMoves, type Objection, type Referee } from "@clade/kernel/referee";
import type { Event } from "../rules/events.ts";
import type { Move } from "../rules/moves.ts";
import type { State } from "../rules/state.ts";
import { climateDie, follow } from "./events.ts";
import { Chart, type PrintedZone } from "./island.ts";
import { hasMore, movesOf, newPart } from "./moves.ts";
import { differences, dinosOf, read, type World } from "./world.ts";

type Judged = Decision<State, Move, Event>;

/**
 * The second referee of Evo, read from the clauses alone: climate, movement, births, survival, meteorite and auction. It
 * keeps a table of its own through the game. Which cards may be played is not its subject; what they do to the others is.
 * The printed islands are the box's, so they are given to it.
 */
export function refereeOn(islands: Readonly<Record<string, readonly PrintedZone[]>>): Referee<State, Move, Event> {
  return () => {
    let world: World | undefined;
    return (decision) => {
      const { before, seat, legal, after, events, move } = decision;
      world ??= read(
        before,
        new Chart(typeof before.island === "string" ? (islands[before.island] ?? []) : before.island.zones),
      );
      const table = world;
      takeUp(table, seat, before);
      const moves = differInMoves(
        clauseOf(before),
        movesOf(table, seat, before),
        legal.filter(({ type }) => type !== "card"),
      );
      if (move.type === "face") table.shift = climateDie(move.face);
      // Whose part comes next is settled before anything else that nobody chooses follows.
      const own = events.findIndex(({ type }) => !OF_A_PART.has(type));
      const [part, rest] = own < 0 ? [events, []] : [events.slice(0, own), events.slice(own)];
      return [
        ...moves,
        ...part.flatMap((event) => followed(table, event, after)),
        ...judgePart(table, decision),
        ...rest.flatMap((event) => followed(table, event, after)),
        ...judgeBidder(table, decision),
        ...differences(table, after),
        ...judgeResult(table, decision),
      ];
    };
  };
}

function followed(world: World, event: Event, after: State): readonly Objection[] {
  if (event.type === "gene-redrawn") {
    // EO-48: a card changes the drawn genes before anybody bids: the new row is taken as it lies.
    world.lots = after.lots.map(({ gene }) => ({ gene, bidder: null, amount: 0 }));
  }
  return follow(world, event);
}

function clauseOf({ phase, window }: State): string {
  if (window !== null) return "EO-47";
  const clauses = {
    climate: "EO-48",
    movement: "EO-20",
    births: "EO-25",
    survival: "EO-30",
    auction: "EO-36",
    over: "EO-35",
  };
  return clauses[phase];
}

/** Begins the part of a player in the movement or births, if it is a new one. */
function takeUp(world: World, seat: number, { phase, window }: State): void {
  if (window !== null || (phase !== "movement" && phase !== "births")) world.part = null;
  else if (world.part?.seat !== seat) world.part = newPart(world, seat, phase);
}

/** What happens within a player's part of the movement or births. */
const OF_A_PART: ReadonlySet<Event["type"]> = new Set<Event["type"]>(["played", "stepped", "fought", "born"]);

/** EO-10, EO-47: whose part of the movement or births it is now. */
function judgePart(world: World, { before, seat, move, after }: Judged): readonly Objection[] {
  const { phase, window } = before;
  if (phase !== "movement" && phase !== "births") return [];
  if (window !== null && after.window === window && after.phase === phase) return [];
  const cardsOf = (other: number) =>
    at(before.players, other).hand.length - (other === seat && move.type === "card" ? 1 : 0);
  const { part } = world;
  const stays = window === null && move.type !== "pass" && part !== null && hasMore(world, part, phase, cardsOf(seat));
  const later = world.order.slice(window === null ? world.order.indexOf(seat) + 1 : 0);
  const next = stays
    ? seat
    : later.find((other) => hasMore(world, newPart(world, other, phase), phase, cardsOf(other)));
  if (!stays) world.part = null;
  const now = after.phase === phase && after.window === null && after.turn === before.turn ? active(after) : undefined;
  return differ(phase === "movement" ? "EO-20" : "EO-25", "whose part it is", next, now);
}

function active({ overbid, order, place }: State): number {
  return overbid ?? at(order, place);
}

/** EO-36: the one overbid bids again at once, else the next who has not bid; EO-41: who cannot bid is out. */
function judgeBidder(world: World, { before, after, events }: Judged): readonly Objection[] {
  if (before.phase !== "auction" || before.window !== null || after.turn !== before.turn) return [];
  const unheard = world.order.filter((seat) => !world.bidden.has(seat));
  if (after.phase !== "auction" || after.window !== null) return differ("EO-36", "who has not bid", [], unheard);
  const over = events.findLast((event) => event.type === "bid")?.over ?? null;
  const out = events.some((event) => event.type === "dropped-out" && event.seat === over);
  const next = over === null || out ? unheard[0] : over;
  return differ("EO-36", "who bids next", next, active(after));
}

/** EO-50 */
function judgeResult(world: World, { result }: Judged): readonly Objection[] {
  if (!world.over) return differ("EO-35", "whether there is a result", false, result !== undefined);
  const ranks = world.players.map(({ points }, seat) => [points, dinosOf(world, seat).length] as const);
  const places = ranks.map(
    ([points, dinos]) =>
      1 + ranks.filter(([more, others]) => more > points || (more === points && others > dinos)).length,
  );
  return [
    ...differ(
      "EO-50",
      "scores",
      ranks.map(([points]) => points),
      result?.scores,
    ),
    ...differ("EO-50", "places", places, result?.places),
  ];
}
