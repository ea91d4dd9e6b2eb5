import { at, type Naming, type Seat, seats, seeded } from "@clade/kernel";
import { CLIMATE_DIE, CLIMATE_RING, squareAfter } from "../rules/data/climate.ts";
import { winningFaces } from "../rules/data/combat.ts";
import { cardIn } from "../rules/deck.ts";
import { evo } from "../rules/game.ts";
import { geographyOf } from "../rules/geography.ts";
import type { Move } from "../rules/moves.ts";
import { findLot } from "../rules/phases/auction.ts";
import { moreHorns, priceOf } from "../rules/species.ts";
import type { State, View } from "../rules/state.ts";
import { faces, type Names } from "../text/vocabulary.ts";
import { nextConditions } from "./climate-odds.ts";
import { conditionIn, fateOf, lotIn } from "./fate.ts";
import type { BoardWords } from "../text/vocabulary.ts";

export interface Foresight {
  readonly lines: readonly string[];
  /** The state after the move, as far as it can be foreseen: what the map shows. */
  readonly after: State | undefined;
}

export interface Talk {
  readonly screen: BoardWords;
  readonly names: Names;
  readonly naming: Naming;
  readonly percent: (share: number) => string;
}

export const NOTHING: Foresight = { lines: [], after: undefined };

/** What a move will do, up to where luck or somebody's secret takes over. */
export function foresee(view: View, state: State, move: Move, talk: Talk): Foresight {
  const seat = view.watcher;
  if (seat === "spectator" || seat >= state.players.length) return NOTHING;
  const { screen } = talk;
  switch (move.type) {
    case "step":
      return step(state, seat, move, talk);
    case "birth": {
      const after = withZone(state, move.zone, seat);
      const left = state.due - 1;
      return { lines: [...there(after, move.zone, talk), ...(left > 0 ? [screen.dueAfter(left)] : [])], after };
    }
    case "lose": {
      const after = withZone(state, move.zone, null);
      return { lines: [groups(after, seat, screen)], after };
    }
    case "face": {
      const after = evo.clone(state);
      after.climate = squareAfter(state.climate, at(CLIMATE_DIE, move.face - 1));
      return { lines: [climateLine(after, talk), ...changes(state, after, talk)], after };
    }
    case "bid":
      return { lines: bid(state, seat, move, talk), after: undefined };
    case "card":
      return card(state, seat, move, talk);
    case "drop":
      return { lines: [screen.out], after: undefined };
    case "pass":
      if (view.window === null && view.phase === "movement" && view.steps > 0) {
        return { lines: [screen.unusedSteps(view.steps)], after: undefined };
      }
      return { lines: at(view.players, seat).hand.count > 0 ? [screen.keepsCards] : [], after: undefined };
  }
}

/** The highest face with which one seat wins against another, in words. */
export function oddsLine(state: Pick<State, "players">, attacker: Seat, attacked: Seat, talk: Talk): string {
  const needed = winningFaces(moreHorns(at(state.players, attacker), at(state.players, attacked)));
  return needed === 0 ? talk.screen.noAttack : talk.screen.odds(faces(needed), talk.percent(needed / 6));
}

function step(state: State, seat: Seat, move: Extract<Move, { type: "step" }>, talk: Talk): Foresight {
  const { screen, naming } = talk;
  const moved = withZone(withZone(state, move.from, null), move.to, seat);
  const against = state.zones[geographyOf(state.island).indexOf.get(move.to) ?? 0] ?? null;
  const left = state.steps - 1;
  const rest = left > 0 ? [screen.stepsAfter(left)] : [];
  if (against === null) {
    return { lines: [...there(moved, move.to, talk), ...changes(state, moved, talk), ...rest], after: moved };
  }
  const odds = oddsLine(state, seat, against, talk);
  const lines = [
    `${odds.charAt(0).toUpperCase()}${odds.slice(1)}.`,
    screen.wins(naming(against)),
    screen.loses,
    ...rest,
  ];
  return { lines, after: undefined };
}

/** How a dino stands in a zone: what the climate makes of it now, and probably next turn. */
function there(state: State, id: string, { screen, names, percent }: Talk): string[] {
  const { indexOf, warmth, zones } = geographyOf(state.island);
  const zone = indexOf.get(id) ?? 0;
  const lot = lotIn(state, zone);
  const place = screen.zone(id, names.terrains[at(zones, zone).terrain], names.conditions[conditionIn(state, zone)]);
  const next = nextConditions(at(warmth, zone), state.climate);
  return [
    lot === undefined ? `${place}.` : `${place}; ${screen.fate[lot]}.`,
    screen.nextTurn(next.map(([condition, odds]) => [names.conditions[condition], percent(odds)] as const)),
  ];
}

/** Who would come off better or worse in survival, if it came now. */
function changes(before: State, after: State, { screen, naming }: Talk): string[] {
  const lines = seats(after.players.length).flatMap((seat) => {
    const [was, is] = [fateOf(before, seat), fateOf(after, seat)];
    return was.live === is.live ? [] : [screen.live(naming(seat), was.live, is.live)];
  });
  return lines;
}

function groups(state: State, seat: Seat, screen: BoardWords): string {
  const { cold, hot, live, die } = fateOf(state, seat);
  const parts = [
    ...(cold.dinos > 0 ? [screen.groupCold(cold.dinos, cold.allowed)] : []),
    ...(hot.dinos > 0 ? [screen.groupHot(hot.dinos, hot.allowed)] : []),
  ];
  return [...parts, `${screen.livesAndDies(live, die)}.`].join(" ");
}

function bid(state: State, seat: Seat, move: Extract<Move, { type: "bid" }>, { screen, naming }: Talk): string[] {
  const player = at(state.players, seat);
  const price = priceOf(player, move.amount);
  const over = findLot(state.lots, move.gene, move.nth)?.bidder ?? null;
  return [
    screen.price(price, player.points - price),
    ...(price < move.amount ? [screen.mutants(move.amount - price)] : []),
    over === null ? screen.mayBeOverbid : screen.overbids(naming(over)),
  ];
}

function card(state: State, seat: Seat, move: Extract<Move, { type: "card" }>, talk: Talk): Foresight {
  const { effect } = cardIn(state.deck, move.card);
  const sentence = talk.names.effect(effect);
  // What is rolled or drawn nobody can foresee.
  if (effect.kind === "choose-roll" || effect.kind === "redraw") return { lines: [sentence], after: undefined };
  const after = evo.clone(state);
  // One more card in hand keeps the table from going on to what only luck decides.
  at(after.players, seat).hand.push(move.card);
  if (effect.kind === "shift") after.climate = squareAfter(state.climate, effect.amount);
  else evo.play(after, seat, move, { chance: seeded("any"), tell: () => {} });
  const lines = [sentence, ...changes(state, after, talk)];
  if (effect.kind === "shift") lines.push(climateLine(after, talk));
  if (effect.kind === "attack-horns") {
    for (const other of seats(state.players.length)) {
      if (other === seat) continue;
      const odds = (now: State) =>
        talk.percent(winningFaces(moreHorns(at(now.players, seat), at(now.players, other))) / 6);
      if (odds(state) !== odds(after)) lines.push(talk.screen.oddsChange(talk.naming(other), odds(state), odds(after)));
    }
  }
  return { lines, after };
}

function climateLine(state: State, { screen, names }: Talk): string {
  return screen.climateTo(names.terrains[at(CLIMATE_RING, state.climate)]);
}

function withZone(state: State, zone: string, occupant: Seat | null): State {
  const after = evo.clone(state);
  after.zones[geographyOf(state.island).indexOf.get(zone) ?? 0] = occupant;
  return after;
}
