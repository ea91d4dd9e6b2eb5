import { at } from "@clade/kernel";
import { differ, type Objection } from "@clade/kernel/referee";
import type { Deck } from "../rules/deck/deck.ts";
import type { State } from "../rules/state.ts";
import type { Holdings } from "./box.ts";

/** The table as the second referee keeps it through a whole game: what is held, paid and owed. */
export interface World {
  readonly deck: Deck;
  readonly variant: State["variant"];
  readonly players: Owner[];
  active: number;
  age: number;
  surplus: number;
  /** PR-81: who has marked sections of the active milestone, once for each. */
  marks: number[];
  /** PR-16: what is being paid for, what is due of each type, and the general knowledge put towards it. */
  payment: { readonly what: string; due: number[]; general: number } | null;
}

export interface Owner extends Holdings {
  /** Ids of the active technologies. */
  active: string[];
  influence: string | null;
  past: string[];
  milestones: string[];
}

export function read(state: State, deck: Deck): World {
  return {
    deck,
    variant: state.variant,
    players: state.players.map((player) => ({
      steps: [...player.steps],
      tokens: [...player.tokens],
      spent: [...player.spent],
      power: [...player.power],
      active: player.active.map((card) => at(deck.technologies, card).id),
      influence: player.influence === null ? null : at(deck.personalities, player.influence).id,
      past: player.past.map((person) => at(deck.personalities, person).id),
      milestones: player.milestones.map((deed) => at(deck.milestones, deed).id),
    })),
    active: state.active,
    age: state.age,
    surplus: state.surplus,
    marks: state.milestone?.marks.filter((seat) => seat !== null) ?? [],
    payment: null,
  };
}

/** PR-18, PR-19: the technologies in a player's area, active or in development. */
export function areaOf({ deck }: World, { active, developing }: State["players"][number]): ReadonlySet<string> {
  return new Set([...active, ...developing.map(({ card }) => card)].map((card) => at(deck.technologies, card).id));
}

export function differences(world: World, after: State): readonly Objection[] {
  const actual = read(after, world.deck);
  // PR-25: in the upkeep tokens are being turned back, and the surplus is lost.
  const inUpkeep = after.ending !== null || after.stage === "upkeep";
  return [
    ...differ("PR-31", "age", world.age, actual.age),
    ...(inUpkeep ? [] : differ("PR-17", "surplus", world.surplus, actual.surplus)),
    ...world.players.flatMap((owner, seat) => {
      const other = at(actual.players, seat);
      return [
        ...differ("PR-26", `skill steps of seat ${seat}`, owner.steps, other.steps),
        ...differ("PR-26", `tokens of seat ${seat}`, owner.tokens, other.tokens),
        ...differ("PR-26", `power of seat ${seat}`, owner.power, other.power),
        ...differ("PR-16", `active technologies of seat ${seat}`, owner.active.toSorted(), other.active.toSorted()),
        ...differ("PR-74", `personalities of seat ${seat}`, peopleOf(owner), peopleOf(other)),
        ...differ("PR-82", `milestones of seat ${seat}`, owner.milestones.toSorted(), other.milestones.toSorted()),
        ...(inUpkeep ? [] : differ("PR-17", `turned tokens of seat ${seat}`, owner.spent, other.spent)),
      ];
    }),
  ];
}

function peopleOf({ influence, past }: Owner): readonly string[] {
  return [...past, ...(influence === null ? [] : [influence])].toSorted();
}
