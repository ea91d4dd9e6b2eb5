import { at, type Course, nextSeat, remove, type Seat, type Dealer } from "@clade/kernel";
import { PLANTS_FOR_A_THOUGHT } from "../cards.ts";
import type { Event } from "../events.ts";
import type { Move } from "../moves.ts";
import { type Refusal, refuse, refuseTime } from "../refusals.ts";
import { has, isHungry, room, where } from "../species.ts";
import type { Player, Species, State } from "../state.ts";
import { attack, hasTarget, obstacles } from "./attack.ts";
import { canOutwit, canThink, legalOutwits, legalThoughts, refuseOutwit, refuseThink } from "./intelligence.ts";
import { resolve, take } from "./taking.ts";

/** Phase 4, feeding: one species at a time, round and round, until nobody can or wants to (EV-40). */
export function startFeeding(state: State): Course {
  state.phase = "feeding";
  state.active = state.first;
  state.passes = 0;
  return beginTurn(state);
}

/** Starts the turn of the active player, skipping all who have nothing to do. */
function beginTurn(state: State): Course {
  state.fed = false;
  state.thought = false;
  while (state.passes < state.players.length) {
    if (hasChoice(state, state.active)) return "waits";
    state.passes++;
    state.active = nextSeat(state.active, state.players.length);
  }
  return "ends";
}

function endTurn(state: State): Course {
  state.passes = state.fed || state.thought ? 0 : state.passes + 1;
  state.active = nextSeat(state.active, state.players.length);
  return beginTurn(state);
}

/** Whether a species can feed without Intelligence (EV-41 to EV-43), if it has room. */
function canFeed(state: State, species: Species): boolean {
  return has(state, species, "carnivore") ? hasTarget(state, species) : state.plants > 0;
}

/** EV-41: with a hungry species that can feed, a player must feed a hungry one. */
export function isBound(state: State, player: Player): boolean {
  for (const species of player.species) if (isHungry(species) && canFeed(state, species)) return true;
  return false;
}

function hasChoice(state: State, seat: Seat): boolean {
  for (const species of at(state.players, seat).species) {
    if (room(state, species) === 0) continue;
    if (canFeed(state, species) || canThink(state, seat, species) || canOutwit(state, seat, species)) return true;
  }
  return false;
}

function canThinkAnywhere(state: State, seat: Seat): boolean {
  return at(state.players, seat).species.some((species) => canThink(state, seat, species));
}

export function legalFeeding(state: State, seat: Seat): Move[] {
  const moves: Move[] = [];
  const player = at(state.players, seat);
  const { species } = player;
  if (state.ruse !== null) {
    const index = species.findIndex(({ id }) => id === state.ruse?.id);
    legalAttacks(state, seat, index, moves);
    legalOutwits(state, seat, index, moves);
    return moves;
  }
  const bound = !state.fed && isBound(state, player);
  for (let index = 0; index < species.length; index++) {
    const each = at(species, index);
    if (!state.fed && (isHungry(each) || (!bound && room(state, each) > 0))) {
      if (has(state, each, "carnivore")) {
        legalAttacks(state, seat, index, moves);
        legalOutwits(state, seat, index, moves);
      } else if (state.plants > 0) {
        moves.push({ type: "feed", species: index });
      }
    }
    legalThoughts(state, seat, index, moves);
  }
  if (!bound) moves.push({ type: "pass" });
  return moves;
}

function legalAttacks(state: State, seat: Seat, index: number, moves: Move[]): void {
  const attacker = at(at(state.players, seat).species, index);
  for (let other = 0; other < state.players.length; other++) {
    const row = at(state.players, other).species;
    for (let target = 0; target < row.length; target++) {
      if (row[target] === attacker || obstacles(state, attacker, row, target).length > 0) continue;
      moves.push({ type: "attack", species: index, seat: other as Seat, target });
    }
  }
}

export function refuseFeeding(state: State, seat: Seat, move: Move): Refusal | undefined {
  const player = at(state.players, seat);
  if (move.type === "pass") {
    if (state.ruse !== null) return refuse("attack-announced");
    return !state.fed && isBound(state, player) ? refuse("must-feed") : undefined;
  }
  if (move.type !== "feed" && move.type !== "attack" && move.type !== "outwit" && move.type !== "think") {
    return refuseTime(move);
  }
  const species = player.species[move.species];
  if (species === undefined) return refuse("no-such-species");
  if (state.ruse !== null && (species.id !== state.ruse.id || move.type === "feed" || move.type === "think")) {
    return refuse("attack-announced");
  }
  if (move.type === "think") return refuseThink(state, seat, move);
  const refused = state.ruse === null ? refuseTurn(state, player, species) : undefined;
  if (refused !== undefined) return refused;
  switch (move.type) {
    case "feed":
      if (has(state, species, "carnivore")) return refuse("carnivore-no-plants");
      return state.plants > 0 ? undefined : refuse("hole-empty");
    case "attack":
      return refuseAttack(state, species, move.seat, move.target);
    case "outwit":
      return refuseOutwit(state, seat, move);
  }
}

/** Whether this species may be the one that feeds now (EV-40, EV-41, EV-46). */
function refuseTurn(state: State, player: Player, species: Species): Refusal | undefined {
  if (state.fed) return refuse("already-fed");
  if (isHungry(species)) return undefined;
  if (room(state, species) === 0) return refuse("full");
  return isBound(state, player) ? refuse("hungry-first") : undefined;
}

function refuseAttack(state: State, attacker: Species, seat: Seat, target: number): Refusal | undefined {
  if (!has(state, attacker, "carnivore")) return refuse("not-a-carnivore");
  const row = state.players[seat]?.species;
  if (row === undefined) return refuse("no-such-player");
  const prey = row[target];
  if (prey === undefined) return refuse("no-such-species");
  if (prey === attacker) return refuse("not-itself");
  const [obstacle] = obstacles(state, attacker, row, target);
  if (obstacle === undefined) return undefined;
  if (obstacle === "size") return refuse("target-too-large");
  return obstacle === "hard-shell" ? refuse("shell-too-hard") : refuse("target-protected", { trait: obstacle });
}

export function playFeeding(state: State, seat: Seat, move: Move, dealer: Dealer<Event>): Course {
  const player = at(state.players, seat);
  switch (move.type) {
    case "pass":
      if (!state.fed && !state.thought) dealer.tell({ type: "passed", seat });
      return endTurn(state);
    case "feed": {
      state.fed = true;
      const { id } = at(player.species, move.species);
      take(state, { seat, id, food: "plant", from: "watering-hole", amount: 1, by: "fed" });
      break;
    }
    case "attack": {
      state.fed = true;
      const target = at(at(state.players, move.seat).species, move.target);
      attack(state, seat, at(player.species, move.species), move.seat, target, dealer);
      break;
    }
    case "outwit": {
      // EV-59
      const attacker = at(player.species, move.species);
      spend(state, player, move.card);
      state.ruse = { seat, id: attacker.id, ignored: [...(state.ruse?.ignored ?? []), move.trait] };
      dealer.tell({ type: "outwitted", seat, on: where(state, seat, attacker), card: move.card, trait: move.trait });
      return "waits";
    }
    case "think": {
      // EV-60
      const thinker = at(player.species, move.species);
      spend(state, player, move.card);
      state.thought = true;
      dealer.tell({ type: "thought", seat, on: where(state, seat, thinker), card: move.card });
      take(state, {
        seat,
        id: thinker.id,
        food: "plant",
        from: "reserve",
        amount: PLANTS_FOR_A_THOUGHT,
        by: "intelligence",
      });
      break;
    }
    default:
      throw new Error(`no ${move.type} while feeding`);
  }
  resolve(state, dealer);
  return goOnFeeding(state);
}

function spend(state: State, player: Player, card: number): void {
  remove(player.hand, card);
  state.discard.push(card);
}

/** After a move, or the answer to a question it raised: the turn goes on while the player has something left to do. */
export function goOnFeeding(state: State): Course {
  if (state.pending.length > 0) return "waits";
  const goesOn = state.fed ? canThinkAnywhere(state, state.active) : hasChoice(state, state.active);
  return goesOn ? "waits" : endTurn(state);
}
