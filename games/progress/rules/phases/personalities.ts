import { at, type Seat, type Dealer } from "@clade/kernel";
import { bookOf, type Person } from "../book.ts";
import type { Calling } from "../deck/deck.ts";
import type { Event } from "../events.ts";
import { gain, lose } from "../gains.ts";
import { added } from "../lists.ts";
import type { Move } from "../moves.ts";
import { type Refusal, refuse } from "../refusals.ts";
import type { InviteStep, Player, State } from "../state.ts";

/** From which age on a calling may be chosen (PR-71, PR-72), and in which it leaves. */
const FROM: { readonly [C in Calling]: number } = { philosopher: 1, scientist: 2, artist: 3 };
const LEAVES: { readonly [C in Calling]: number } = { philosopher: 3, scientist: 4, artist: 5 };
/** From which age on its heritage is lost (PR-73). */
const HERITAGE_UNTIL: { readonly [C in Calling]: number } = { philosopher: 0, scientist: 3, artist: 4 };

/** The turn order, from the active player on. */
export function inOrderFromActive(state: State): Seat[] {
  const start = state.order.indexOf(state.active);
  return [...state.order.slice(start), ...state.order.slice(0, start)];
}

/** PR-72: personalities whose time is over leave; their owners choose others at once, in turn order. */
export function dismissOldPersonalities(state: State): void {
  const { persons } = bookOf(state.deck);
  const steps: InviteStep[] = [];
  for (const seat of inOrderFromActive(state)) {
    const player = at(state.players, seat);
    if (player.influence === null) continue;
    const { calling } = at(persons, player.influence);
    if (LEAVES[calling] > state.age) continue;
    giveUp(state, player);
    steps.push({ step: "invite", seat, calling: calling === "philosopher" ? "scientist" : "artist" });
  }
  state.pending.push(...steps.toReversed());
}

function giveUp(state: State, player: Player): Person | null {
  if (player.influence === null) return null;
  const person = at(bookOf(state.deck).persons, player.influence);
  lose(player, person.bonus); // PR-75
  player.past = added(player.past, player.influence); // PR-74
  player.influence = null;
  return person;
}

function hasHad(state: State, player: Player, calling: Calling): boolean {
  const { persons } = bookOf(state.deck);
  const { influence, past } = player;
  return (
    (influence !== null && at(persons, influence).calling === calling) ||
    past.some((person) => at(persons, person).calling === calling)
  );
}

function isTaken(state: State, person: number): boolean {
  return state.players.some(({ influence, past }) => influence === person || past.includes(person));
}

/** The callings that a seat may choose from as a free action (PR-71 to PR-73). */
function refuseCalling(state: State, player: Player, calling: Calling): Refusal | undefined {
  if (calling === "philosopher") return refuse("wrong-calling");
  if (state.age < FROM[calling]) return refuse("person-too-early");
  if (hasHad(state, player, calling)) return refuse("no-second-one");
  const replaces = state.variant.artistsReplace === true && calling === "artist";
  return replaces && player.influence === null ? refuse("nobody-to-replace") : undefined;
}

function legalOf(state: State, calling: Calling, moves: Move[]): void {
  const { persons } = bookOf(state.deck);
  for (const [index, person] of persons.entries()) {
    if (person.calling === calling && !isTaken(state, index)) moves.push({ type: "invite", person: person.id });
  }
}

export function legalInviteStep(state: State, { calling }: InviteStep): Move[] {
  const moves: Move[] = [];
  legalOf(state, calling, moves);
  return moves;
}

export function refuseInviteStep(state: State, { calling }: InviteStep, move: Move): Refusal | undefined {
  if (move.type !== "invite") return refuse("choose-person-first");
  const { persons } = bookOf(state.deck);
  const index = persons.findIndex(({ id }) => id === move.person);
  if (index < 0) return refuse("unknown-card");
  if (at(persons, index).calling !== calling) return refuse("wrong-calling");
  return isTaken(state, index) ? refuse("person-taken") : undefined;
}

/** PR-14: free actions with personalities. */
export function legalPersonalities(state: State, player: Player, moves: Move[]): void {
  if (!state.variant.personalities) return;
  for (const calling of ["scientist", "artist"] as const) {
    if (refuseCalling(state, player, calling) === undefined) legalOf(state, calling, moves);
  }
  if (refuseHeritage(state, player) === undefined) moves.push({ type: "heritage" });
}

export function hasPersonalityMove(state: State, player: Player): boolean {
  return (
    state.variant.personalities &&
    (refuseCalling(state, player, "scientist") === undefined ||
      refuseCalling(state, player, "artist") === undefined ||
      refuseHeritage(state, player) === undefined)
  );
}

export function refuseInvite(state: State, player: Player, id: string): Refusal | undefined {
  if (!state.variant.personalities) return refuse("no-personalities");
  const { persons } = bookOf(state.deck);
  const index = persons.findIndex((person) => person.id === id);
  if (index < 0) return refuse("unknown-card");
  return (
    refuseCalling(state, player, at(persons, index).calling) ??
    (isTaken(state, index) ? refuse("person-taken") : undefined)
  );
}

/** PR-73. */
export function refuseHeritage(state: State, player: Player): Refusal | undefined {
  if (!state.variant.personalities) return refuse("no-personalities");
  if (player.influence === null) return refuse("no-heritage");
  const { calling, heritage } = at(bookOf(state.deck).persons, player.influence);
  if (heritage === null) return refuse("no-heritage");
  return state.age < HERITAGE_UNTIL[calling] ? undefined : refuse("heritage-too-late");
}

/** PR-71, PR-72: the old gains go, the new come. */
export function invite(state: State, seat: Seat, id: string, dealer: Dealer<Event>): void {
  const { persons, labels } = bookOf(state.deck);
  const index = persons.findIndex((person) => person.id === id);
  const player = at(state.players, seat);
  giveUp(state, player);
  player.influence = index;
  gain(player, at(persons, index).bonus);
  dealer.tell({ type: "invited", seat, person: at(labels.persons, index) });
}

export function inherit(state: State, seat: Seat, dealer: Dealer<Event>): void {
  const player = at(state.players, seat);
  const { influence } = player;
  const person = giveUp(state, player);
  if (influence === null || person?.heritage == null) throw new Error("no heritage to take");
  gain(player, person.heritage);
  dealer.tell({ type: "heritage", seat, person: at(bookOf(state.deck).labels.persons, influence) });
}
