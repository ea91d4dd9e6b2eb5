import { at, clockwiseFrom, pop, type Seat, type Dealer } from "@clade/kernel";
import type { Event } from "../events.ts";
import { fatRoom, find, has, room, where } from "../species.ts";
import type { FoodType, ScavengeStep, Source, Species, State, StoreStep, TakeStep } from "../state.ts";

/** Food onto species, and the traits that this triggers (EV-45, EV-50 to EV-53). */

interface Taking extends Omit<TakeStep, "step" | "chosen" | "triggers"> {
  /** False for a taking that the owner did not ask for in so many words: then even the first token may be declined. */
  readonly chosen?: boolean;
}

/** Makes a species take tokens, as the next thing to happen. */
export function take(state: State, { seat, id, food, from, amount, by, chosen = true }: Taking): void {
  state.pending.push({ step: "take", seat, id, food, from, amount, by, chosen, triggers: true });
}

/** Does all that is pending, up to the first question that an owner has to answer. */
export function resolve(state: State, dealer: Dealer<Event>): void {
  while (state.pending.length > 0) {
    const step = at(state.pending, state.pending.length - 1);
    if (step.step === "store") return;
    pop(state.pending);
    switch (step.step) {
      case "take":
        runTake(state, step, dealer);
        break;
      case "forage":
        runForage(state, step.seat, step.id, step.from);
        break;
      case "cooperate":
        runCooperate(state, step.seat, step.id, step.food, step.from);
        break;
      case "scavenge":
        runScavenge(state, step);
        break;
      case "end-attack":
        state.ruse = null; // EV-59: until that attack is over
        break;
    }
  }
}

function available(state: State, from: Source, amount: number): number {
  return from === "reserve" ? amount : Math.min(amount, state.plants);
}

/** EV-45: tokens fill the board first; onto Fat Tissue the owner may decline. */
function runTake(state: State, step: TakeStep, dealer: Dealer<Event>): void {
  const species = find(state, step.seat, step.id);
  if (species === undefined) return;
  const { from, chosen, triggers } = step;
  const onBoard = available(state, from, Math.min(step.amount, species.population - species.food));
  put(state, step, species, onBoard, 0, dealer);
  const most = available(state, from, Math.min(step.amount - onBoard, fatRoom(state, species)));
  const least = chosen && onBoard === 0 ? Math.min(1, most) : 0;
  if (most > least) {
    const { seat, id, food, by } = step;
    state.pending.push({ step: "store", seat, id, food, from, by, least, most, taken: onBoard, triggers });
    return;
  }
  put(state, step, species, 0, least, dealer);
  if (triggers && onBoard + least > 0) trigger(state, step, species);
}

/** The owner's answer to a `store` question, which is the last thing pending. */
export function answerStore(state: State, step: StoreStep, amount: number, dealer: Dealer<Event>): void {
  pop(state.pending);
  const species = find(state, step.seat, step.id);
  if (species === undefined) return;
  put(state, step, species, 0, amount, dealer);
  if (step.triggers && step.taken + amount > 0) trigger(state, step, species);
}

type Took = Pick<TakeStep, "seat" | "id" | "food" | "from" | "by">;

function put(state: State, took: Took, species: Species, eaten: number, stored: number, dealer: Dealer<Event>): void {
  if (eaten + stored === 0) return;
  species.food += eaten;
  species.fat += stored;
  if (took.from === "watering-hole") state.plants -= eaten + stored;
  const { seat, food, from, by } = took;
  dealer.tell({ type: "took", seat, on: where(state, seat, species), food, from, amount: eaten + stored, stored, by });
}

/** EV-52: the taking, then Foraging, then Cooperation, each once. */
function trigger(state: State, { seat, id, food, from }: Took, species: Species): void {
  if (has(state, species, "cooperation")) state.pending.push({ step: "cooperate", seat, id, food, from });
  if (food === "plant" && has(state, species, "foraging")) state.pending.push({ step: "forage", seat, id, from });
}

/** EV-50: one more plant from the same source; it belongs to the taking that caused it (EV-52). */
function runForage(state: State, seat: Seat, id: number, from: Source): void {
  state.pending.push({
    step: "take",
    seat,
    id,
    food: "plant",
    from,
    amount: 1,
    by: "foraging",
    chosen: false,
    triggers: false,
  });
}

/** EV-51: the own species to the right takes 1 of the same type from the same source, if it can. */
function runCooperate(state: State, seat: Seat, id: number, food: FoodType, from: Source): void {
  const row = at(state.players, seat).species;
  const species = find(state, seat, id);
  const right = species === undefined ? undefined : row[row.indexOf(species) + 1];
  if (right === undefined) return;
  if (food === "plant" && has(state, right, "carnivore")) return;
  take(state, { seat, id: right.id, food, from, amount: 1, by: "cooperation", chosen: false });
}

/** EV-53: all Scavengers in play, from the attacking player clockwise, each row left to right. */
export function scavengers(state: State, attacker: Seat): ScavengeStep["queue"] {
  const queue: { seat: Seat; id: number }[] = [];
  for (const seat of clockwiseFrom(attacker, state.players.length)) {
    for (const species of at(state.players, seat).species) {
      if (has(state, species, "scavenger")) queue.push({ seat, id: species.id });
    }
  }
  return queue;
}

function runScavenge(state: State, { queue }: ScavengeStep): void {
  const [next, ...rest] = queue;
  if (next === undefined) return;
  if (rest.length > 0) state.pending.push({ step: "scavenge", queue: rest });
  const species = find(state, next.seat, next.id);
  if (species === undefined || room(state, species) === 0) return;
  take(state, { ...next, food: "meat", from: "reserve", amount: 1, by: "scavenger", chosen: false });
}
