import { at } from "@clade/kernel";
import { type Decision, differ, type Objection } from "@clade/kernel/referee";
import type { CostItem } from "../rules/deck/deck.ts";
import type { Event } from "../rules/events.ts";
import type { Move } from "../rules/moves.ts";
import type { State } from "../rules/state.ts";
import { dueOf, idOf, KNOWLEDGE, skillOf } from "./box.ts";
import { areaOf, type World } from "./world.ts";

type Judged = Decision<State, Move, Event>;

/** PR-15 to PR-20, PR-81: the discoveries, researches and contributions that are open in the action phase. */
export function purchases(world: World, state: State, seat: number): Move[] {
  const player = at(state.players, seat);
  const { deck } = world;
  const actions = skillOf(deck, at(world.players, seat), "actions") - state.actionsTaken;
  const area = areaOf(world, player);
  const hand = player.hand.map((card) => at(deck.technologies, card));
  const value = hand.reduce((sum, each) => sum + each.value, 0);
  const moves: Move[] = [];
  for (const card of new Set(hand)) {
    if (area.has(card.id) || actions <= 0) continue; // PR-19
    if (isPayable(world, seat, card.cost, area, value - card.value)) moves.push({ type: "discover", card: card.id });
    const room = skillOf(deck, at(world.players, seat), "development") - player.developing.length;
    if (room > 0) moves.push({ type: "research", card: card.id }); // PR-20
  }
  const { milestone } = state;
  if (milestone === null || (state.contributed && actions <= 0)) return moves; // PR-81
  for (const [section, line] of at(deck.milestones, milestone.deed).sections.entries()) {
    if (milestone.marks[section] !== null || !isPayable(world, seat, [line], area, value)) continue;
    moves.push({ type: "contribute", section });
  }
  return moves;
}

/** PR-16, PR-17: whether tokens of the types due, and general knowledge for the rest, cover all lines. */
function isPayable(
  world: World,
  seat: number,
  lines: readonly CostItem[],
  area: ReadonlySet<string>,
  cards: number,
): boolean {
  const { tokens, spent } = at(world.players, seat);
  const unturned = tokens.map((count, kind) => count - at(spent, kind));
  const short = dueOf(lines, area).reduce((sum, due, kind) => sum + Math.max(0, due - at(unturned, kind)), 0);
  return short <= cards + world.surplus + at(unturned, 3);
}

/** PR-17: what may be put towards a payment. */
export function payments(world: World, { hand }: State["players"][number], seat: number): Move[] {
  const { tokens, spent } = at(world.players, seat);
  const due = world.payment?.due ?? [];
  return [
    ...[...new Set(hand)].map((card): Move => ({ type: "pay", card: at(world.deck.technologies, card).id })),
    ...KNOWLEDGE.filter((_, kind) => at(tokens, kind) > at(spent, kind) && (kind === 3 || at(due, kind) > 0)).map(
      (token): Move => ({ type: "turn", token }),
    ),
    ...(world.surplus > 0 ? [{ type: "surplus" } as const] : []),
  ];
}

/** Enters a move in the books of payments, and objects to a purchase that comes too early or too late. */
export function enter(world: World, { before, seat, move, after, events }: Judged): readonly Objection[] {
  const player = at(before.players, seat);
  const { deck } = world;
  const card = "card" in move ? deck.technologies.find(({ id }) => id === move.card) : undefined;
  switch (move.type) {
    case "discover":
      world.payment = { what: move.card, due: dueOf(card?.cost ?? [], areaOf(world, player)), general: 0 };
      break;
    case "contribute": {
      const line =
        before.milestone === null ? undefined : deck.milestones[before.milestone.deed]?.sections[move.section];
      const due = dueOf(line === undefined ? [] : [line], areaOf(world, player));
      world.payment = { what: `section ${move.section}`, due, general: 0 };
      break;
    }
    case "pay":
      if (world.payment !== null) world.payment.general += card?.value ?? 0;
      break;
    case "turn": {
      const kind = KNOWLEDGE.indexOf(move.token);
      const { spent } = at(world.players, seat);
      spent[kind] = at(spent, kind) + 1;
      if (world.payment !== null && kind === 3) world.payment.general++;
      else if (world.payment !== null) world.payment.due[kind] = at(world.payment.due, kind) - 1;
      break;
    }
    case "surplus":
      world.surplus--;
      if (world.payment !== null) world.payment.general++;
      break;
    default:
      return [];
  }
  const actions = move.type === "discover" || (move.type === "contribute" && before.contributed) ? 1 : 0;
  const sameTurn = after.turns === before.turns && after.ending === null;
  return [
    ...settle(world, events),
    ...(sameTurn ? differ("PR-15", "actions taken", before.actionsTaken + actions, after.actionsTaken) : []),
  ];
}

/** PR-16, PR-17: a purchase is made exactly when its lines are covered; what is left over is general surplus. */
function settle(world: World, events: readonly Event[]): readonly Objection[] {
  const { payment } = world;
  if (payment === null) return [];
  const missing = payment.due.reduce((sum, due) => sum + due, 0) - payment.general;
  const bought = events.flatMap((event) => {
    if (event.type === "discovered") return [idOf(event.card)];
    return event.type === "contributed" ? [`section ${event.section}`] : [];
  });
  if (missing <= 0) {
    world.surplus -= missing;
    world.payment = null;
  }
  return differ("PR-16", `what is bought, with ${missing} missing`, missing <= 0 ? [payment.what] : [], bought);
}
