import { at, type Seat, shuffle, type Table } from "@clade/kernel";
import { bookOf } from "../book.ts";
import type { Event } from "../events.ts";
import { gain } from "../gains.ts";
import { added, last } from "../lists.ts";
import type { Move } from "../moves.ts";
import { type Refusal, refuse } from "../refusals.ts";
import type { Player, State } from "../state.ts";
import { canCover, handValue, startPaying } from "./paying.ts";
import { inOrderFromActive } from "./personalities.ts";

/** PR-80, PR-83: the pile of a new age; the active milestone, whatever its age, stays with its marks. */
export function changeMilestones(state: State, table: Table<Event>): void {
  const { deeds } = bookOf(state.deck);
  state.milestonesGone = [...state.milestonesGone, ...state.milestonePile];
  state.milestonePile = shuffle(
    deeds.flatMap(({ age }, deed) => (age === state.age ? [deed] : [])),
    table.chance,
  );
  if (state.milestone === null) turnMilestone(state, table);
}

/** The next card of the pile becomes active; with none there is no active milestone. */
function turnMilestone(state: State, table: Table<Event>): void {
  if (state.milestonePile.length === 0) {
    state.milestone = null;
    return;
  }
  const deed = last(state.milestonePile);
  state.milestonePile = state.milestonePile.slice(0, -1);
  const { deeds, labels } = bookOf(state.deck);
  state.milestone = { deed, marks: at(deeds, deed).sections.map(() => null) };
  table.tell({ type: "milestone", milestone: at(labels.deeds, deed) });
}

/** PR-81: once a turn a section costs no action. */
export function mayContribute(state: State, actionsLeft: number): boolean {
  return state.milestone !== null && (!state.contributed || actionsLeft > 0);
}

export function legalContributions(state: State, player: Player, actionsLeft: number, moves: Move[]): void {
  if (state.milestone === null || !mayContribute(state, actionsLeft)) return;
  const { deed, marks } = state.milestone;
  const book = bookOf(state.deck);
  const { sections } = at(book.deeds, deed);
  const cards = handValue(book, player.hand);
  for (let section = 0; section < sections.length; section++) {
    if (at(marks, section) !== null) continue;
    if (canCover(state, player, [at(sections, section)], cards)) moves.push({ type: "contribute", section });
  }
}

export function refuseContribution(
  state: State,
  player: Player,
  section: number,
  actionsLeft: number,
): Refusal | undefined {
  if (state.milestone === null) return refuse("no-milestone");
  const { deed, marks } = state.milestone;
  const book = bookOf(state.deck);
  const item = at(book.deeds, deed).sections[section];
  if (item === undefined) return refuse("no-such-section");
  if (marks[section] !== null) return refuse("section-marked");
  if (!mayContribute(state, actionsLeft)) return refuse("no-actions-left");
  return canCover(state, player, [item], handValue(book, player.hand))
    ? undefined
    : refuse("cannot-pay-section", { section: section + 1 });
}

export function contribute(state: State, seat: Seat, section: number, table: Table<Event>): void {
  if (state.milestone === null) throw new Error("no milestone to contribute to");
  if (state.contributed) state.actionsTaken++;
  state.contributed = true;
  const { deeds, labels } = bookOf(state.deck);
  const { deed } = state.milestone;
  const item = at(at(deeds, deed).sections, section);
  table.tell({ type: "contributing", seat, milestone: at(labels.deeds, deed), section });
  startPaying(state, seat, { section }, [item], table);
}

/** PR-82: a section is paid; the last one completes the milestone. */
export function mark(state: State, seat: Seat, section: number, table: Table<Event>): void {
  if (state.milestone === null) throw new Error("no milestone to mark");
  const { deed } = state.milestone;
  const { labels } = bookOf(state.deck);
  const marks = state.milestone.marks.with(section, seat);
  state.milestone = { deed, marks };
  table.tell({ type: "contributed", seat, milestone: at(labels.deeds, deed), section });
  if (!marks.includes(null)) complete(state, deed, marks, table);
}

function complete(state: State, deed: number, marks: readonly (Seat | null)[], table: Table<Event>): void {
  const { deeds, labels } = bookOf(state.deck);
  const { bonus } = at(deeds, deed);
  const count = (seat: Seat) => marks.filter((each) => each === seat).length;
  const contributors = inOrderFromActive(state).filter((seat) => count(seat) > 0);
  for (const seat of contributors) gain(at(state.players, seat), bonus);
  const most = Math.max(...contributors.map(count));
  const leaders = contributors.filter((seat) => count(seat) === most);
  const owner = leaders.length === 1 ? at(leaders, 0) : null;
  if (owner === null) {
    state.milestonesGone = added(state.milestonesGone, deed);
  } else {
    const player = at(state.players, owner);
    gain(player, bonus);
    player.milestones = added(player.milestones, deed);
  }
  table.tell({ type: "completed", milestone: at(labels.deeds, deed), owner, by: contributors });
  turnMilestone(state, table);
}
