import { at } from "@clade/kernel";
import type { Move } from "../rules/moves.ts";
import type { Lot, State } from "../rules/state.ts";
import { dinosIn, dinosOf, mayStay, type Part, type World } from "./world.ts";

/** EO-22: on how many faces the attacker wins; 0: there is no attack. */
export function winningFaces(world: World, attacker: number, attacked: number): number {
  const one = at(world.players, attacker);
  const other = at(world.players, attacked);
  const more = one.traits.horn + one.boosts.attack - other.traits.horn - other.boosts.defence;
  if (more >= 2) return 5;
  if (more === 1) return 4;
  if (more === 0) return 2;
  return more === -1 ? 1 : 0;
}

/** EO-20 to EO-22. */
function steps(world: World, { seat, left }: Part): Move[] {
  if (left <= 0) return [];
  const { chart, zones } = world;
  return dinosOf(world, seat).flatMap((from) =>
    at(chart.near, from)
      .filter((to) => {
        const occupant = at(zones, to);
        return occupant === null || (occupant !== seat && winningFaces(world, seat, occupant) > 0);
      })
      .map((to): Move => ({ type: "step", from: chart.idOf(from), to: chart.idOf(to) })),
  );
}

/** EO-25, EO-32, EO-48. */
function births(world: World, { seat, left, reach, newborns }: Part): Move[] {
  const dinos = dinosOf(world, seat);
  if (world.barren || left <= 0 || dinos.length >= 10) return [];
  const { chart, zones } = world;
  const adults = dinos.filter((zone) => !newborns.includes(zone));
  const anywhere = new Set(zones.keys());
  const beside = adults.length > 0 ? chart.within(adults, reach) : chart.within(newborns, 1);
  const places = dinos.length === 0 ? anywhere : beside;
  return [...places]
    .filter((zone) => zones[zone] === null)
    .map((zone): Move => ({ type: "birth", zone: chart.idOf(zone) }));
}

/** EO-30: whoever has too many in cold or hot zones picks. */
function losses(world: World, seat: number): Move[] {
  return ["cold", "hot"].flatMap((condition) => {
    const there = dinosIn(world, seat, condition);
    if (there.length <= mayStay(world, seat, condition)) return [];
    return there.map((zone): Move => ({ type: "lose", zone: world.chart.idOf(zone) }));
  });
}

/** EO-36, EO-37, EO-41. */
function bids(world: World, seat: number, lots: readonly Lot[]): Move[] {
  const { points, traits } = at(world.players, seat);
  const most = points + traits.mutant;
  const moves = lots.flatMap(({ gene, nth, bidder, amount }) => {
    const least = bidder === null ? 0 : amount + 1;
    return Array.from({ length: Math.max(0, most - least + 1) }, (_, more): Move => {
      return { type: "bid", gene, nth, amount: least + more };
    });
  });
  const drops = world.bidden.has(seat) && lots.length < world.players.length;
  return drops ? [...moves, { type: "drop" }] : moves;
}

/** All that the seat may do now but playing cards. */
export function movesOf(world: World, seat: number, { phase, window, lots }: State): Move[] {
  if (window !== null) return [{ type: "pass" }];
  const { part } = world;
  switch (phase) {
    case "climate":
      return [...new Set(world.faces)].map((face) => ({ type: "face", face }));
    case "movement":
      return part === null ? [] : [...steps(world, part), { type: "pass" }];
    case "births": {
      const moves = part === null ? [] : births(world, part);
      return moves.length > 0 ? moves : [{ type: "pass" }];
    }
    case "survival":
      return losses(world, seat);
    case "auction":
      return bids(world, seat, lots);
    case "over":
      return [];
  }
}

/** Whether a seat's part of the movement or births is not at its end; EO-47: who holds a card is asked if one could help. */
export function hasMore(world: World, part: Part, phase: "movement" | "births", cards: number): boolean {
  if (cards > 0 && world.turn >= 3 && aCardCouldHelp(world, part, phase)) return true;
  return (phase === "movement" ? steps(world, part) : births(world, part)).length > 0;
}

/** EO-47: no card moves a species that is not there, or makes room for an eleventh dino. */
function aCardCouldHelp(world: World, { seat }: Part, phase: "movement" | "births"): boolean {
  const dinos = dinosOf(world, seat).length;
  if (phase === "movement") return dinos > 0;
  return !world.barren && dinos < 10 && world.zones.some((occupant) => occupant === null);
}

/** EO-20, EO-25: what a part begins with. */
export function newPart({ players }: World, seat: number, phase: "movement" | "births"): Part {
  const { traits, boosts } = at(players, seat);
  const left = phase === "movement" ? traits.leg : Math.max(0, traits.egg + boosts.births);
  return { seat, left, reach: 1, newborns: [] };
}
