import type { Card } from "./cards.ts";
import type { Hand, Player, PlayerView, State, Turn, View } from "./state.ts";

/** A copy of a player with the given cards; everything else of a player is open, so a view will do as well. */
export function copyPlayer(player: Omit<PlayerView, "hand" | "deck">, hand: Hand, deck: Card[]): Player {
  const { points } = player;
  return {
    hand,
    deck,
    aside: player.aside.slice(),
    played: player.played.slice(),
    lacks: [...player.lacks],
    taken: player.taken.slice(),
    column: player.column.slice(),
    lying: player.lying.slice(),
    stock: [...player.stock],
    population: player.population,
    workers: [...player.workers],
    age: player.age,
    summit: player.summit,
    points: {
      needs: points.needs,
      discontent: points.discontent,
      prestige: points.prestige,
      discoveries: points.discoveries,
    },
    obscured: player.obscured,
    invaded: player.invaded,
  };
}

/** A copy of a state or view with the given players. Cards in the trick are never changed, so copies share them. */
export function copyState(state: State | View, players: Player[]): State {
  return {
    edition: state.edition,
    round: state.round,
    phase: state.phase,
    first: state.first,
    active: state.active,
    players,
    trump: state.trump,
    colour: state.colour,
    trick: state.trick.slice(),
    left: state.left.slice(),
    order: state.order.slice(),
    chosen: state.chosen,
    winner: state.winner,
    turn: copyTurn(state.turn),
  };
}

function copyTurn(turn: Turn): Turn {
  return {
    step: turn.step,
    due: turn.due.slice(),
    losses: turn.losses,
    barred: [...turn.barred],
    storm: turn.storm,
    jokers: turn.jokers,
    gifts: turn.gifts,
    trades: turn.trades,
    traded: [...turn.traded],
    met: turn.met,
    unmet: turn.unmet,
    bare: turn.bare,
    grown: turn.grown,
    evolved: turn.evolved,
  };
}

function clonePlayer(player: Player): Player {
  const { cards, blind, shown } = player.hand;
  return copyPlayer(player, { cards: cards.slice(), blind, shown }, player.deck.slice());
}

export function clone(state: State): State {
  return copyState(state, state.players.map(clonePlayer));
}
