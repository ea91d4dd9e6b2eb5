import { at, type Seat, shuffle, type Dealer } from "@clade/kernel";
import { bookOf } from "../book.ts";
import type { Event } from "../events.ts";
import { gain } from "../gains.ts";
import { added, last } from "../lists.ts";
import type { State } from "../state.ts";
import { inOrderFromActive } from "./personalities.ts";

/** PR-80, PR-83: the pile of a new age; the active milestone, whatever its age, stays with its marks. */
export function changeMilestones(state: State, dealer: Dealer<Event>): void {
  const { deeds } = bookOf(state.deck);
  state.milestonesGone = [...state.milestonesGone, ...state.milestonePile];
  state.milestonePile = shuffle(
    deeds.flatMap(({ age }, deed) => (age === state.age ? [deed] : [])),
    dealer.chance,
  );
  if (state.milestone === null) turnMilestone(state, dealer);
}

/** The next card of the pile becomes active; with none there is no active milestone. */
function turnMilestone(state: State, dealer: Dealer<Event>): void {
  if (state.milestonePile.length === 0) {
    state.milestone = null;
    return;
  }
  const deed = last(state.milestonePile);
  state.milestonePile = state.milestonePile.slice(0, -1);
  const { deeds, labels } = bookOf(state.deck);
  state.milestone = { deed, marks: at(deeds, deed).sections.map(() => null) };
  dealer.tell({ type: "milestone", milestone: at(labels.deeds, deed) });
}

/** PR-82: a section is paid; the last one completes the milestone. */
export function mark(state: State, seat: Seat, section: number, dealer: Dealer<Event>): void {
  if (state.milestone === null) throw new Error("no milestone to mark");
  const { deed } = state.milestone;
  const { labels } = bookOf(state.deck);
  const marks = state.milestone.marks.with(section, seat);
  state.milestone = { deed, marks };
  dealer.tell({ type: "contributed", seat, milestone: at(labels.deeds, deed), section });
  if (!marks.includes(null)) complete(state, deed, marks, dealer);
}

function complete(state: State, deed: number, marks: readonly (Seat | null)[], dealer: Dealer<Event>): void {
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
  dealer.tell({ type: "completed", milestone: at(labels.deeds, deed), owner, by: contributors });
  turnMilestone(state, dealer);
}
