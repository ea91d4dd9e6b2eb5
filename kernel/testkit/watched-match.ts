import { pick } from "../chance/chance.ts";
import { seeded } from "../chance/seeded.ts";
import type { Game, Move } from "../contract.ts";
import { at } from "../list.ts";
import { Match } from "../match.ts";
import { isComplaint } from "../complaint.ts";
import type { GameEvent } from "../events.ts";
import type { Sample } from "./random-game.ts";

/** A decision, as the board of the seat that takes it gets it. */
export interface Moment<V, M> {
  readonly view: V;
  readonly legal: readonly M[];
}

interface Plan<M> extends Sample {
  readonly seed: string;
  /** Which of the legal moves are played at all; all of them if none is left. */
  readonly among?: (move: M) => boolean;
  /** Where the match is left, if not at its end. */
  readonly decisions?: number;
}

/** Plays a match with random moves and shows every decision; answers the match, and what a spectator was told of it. */
export function watchMatch<S, M extends Move, V, E extends GameEvent, Shown extends GameEvent>(
  game: Game<S, M, V, E, Shown>,
  plan: Plan<M>,
  visit: (moment: Moment<V, M>) => void,
): { readonly match: Match<S, M, V, E, Shown>; readonly events: readonly Shown[] } {
  const { players, seed, options = {}, among = () => true, decisions = Number.POSITIVE_INFINITY } = plan;
  const match = Match.start(game, { players, seed, chance: "seeded", options });
  if (isComplaint(match)) throw new Error(match.complaint);
  const chance = seeded(`${seed}/whims`);
  for (let number = 0; !match.over && number < decisions; number++) {
    const seat = at(match.deciders, 0);
    const legal = match.legal(seat);
    visit({ view: match.view(seat), legal });
    const wanted = legal.filter(among);
    match.act(seat, pick(wanted.length > 0 ? wanted : legal, chance));
  }
  const events = match
    .events("spectator")
    .flatMap(({ event }) => (event.type === "taken-back" ? [] : [event as Shown]));
  return { match, events };
}
