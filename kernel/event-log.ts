import type { EventSight, GameEvent } from "./events.ts";
import { at } from "./list.ts";
import type { Seat, Watcher } from "./seat.ts";

/** Told by the match itself when a move was taken back: the events from `to` up to `until` no longer hold. */
export interface TakenBack {
  readonly type: "taken-back";
  readonly seat: Seat;
  readonly to: number;
  /** What others did in secret meanwhile comes after it, and stays. */
  readonly until: number;
  /** Not the seat's own move alone went, but all that came after it: what bots did, what luck brought, what was shown. */
  readonly far?: true;
}

/** How it stands in the log itself. */
interface Undone extends TakenBack {
  /** Whether what was taken back was open; else it is told to its own seat alone, like the move itself. */
  readonly open: boolean;
}

/**
 * An event with its number, counted from 0 for each watcher on its own: a number never tells that something happened
 * elsewhere in secret.
 */
export interface Numbered<E> {
  readonly number: number;
  readonly event: E;
}

/** Which of the events a watcher has been told, as far as they have been looked through. */
interface Heard {
  readonly told: number[];
  through: number;
}

/** Everything that happened in a match, and what each watcher has been told of it, numbered for each on their own. */
export class EventLog<E extends GameEvent, Shown extends GameEvent> {
  readonly #sight: EventSight<E, Shown>;
  readonly #events: (E | Undone)[] = [];
  readonly #heard = new Map<Watcher, Heard>();

  constructor(sight: EventSight<E, Shown>) {
    this.#sight = sight;
  }

  /** How many there are in all, everybody's secrets among them. */
  get length(): number {
    return this.#events.length;
  }

  add(event: E | Undone): void {
    this.#events.push(event);
  }

  /** Forgets what came after a length: a game that is played again tells nothing twice. */
  cut(length: number): void {
    this.#events.length = length;
  }

  /** Whether one of the events from a number on shows somebody what was hidden. */
  showsFrom(from: number): boolean {
    return this.#events.slice(from).some((event) => this.#sight.showing.has(event.type));
  }

  /** Whether the events from a number on reach one of these; none at all is no secret. */
  reachesFrom(from: number, watchers: readonly Watcher[]): boolean {
    const told = this.#events.slice(from);
    return (
      told.length === 0 ||
      told.some((event) => isTakenBack(event) || watchers.some((each) => this.#sight.reaches(event, each)))
    );
  }

  /** How many this watcher has been told. */
  told(watcher: Watcher): number {
    return this.#heardBy(watcher).told.length;
  }

  /** The events from a number on, each as this watcher may see it. */
  seen(watcher: Watcher, from: number): Numbered<Shown | TakenBack>[] {
    const { told } = this.#heardBy(watcher);
    return told.slice(from).flatMap((each, index) => {
      const event = this.#see(each, watcher, told);
      return event === undefined ? [] : [{ number: from + index, event }];
    });
  }

  /** The same events as they truly were. */
  truth(watcher: Watcher, from: number): (E | TakenBack)[] {
    const { told } = this.#heardBy(watcher);
    return told.slice(from).map((each) => {
      const event = at(this.#events, each);
      return isTakenBack(event) ? takenBack(event, told) : event;
    });
  }

  /** All of them, each as whoever it belongs to was told it. */
  open(): (Shown | TakenBack)[] {
    const all = [...this.#events.keys()];
    return this.#events.flatMap((event, number) => this.#see(number, event.seat ?? "spectator", all) ?? []);
  }

  /** What a watcher has been told, brought up to date. */
  #heardBy(watcher: Watcher): Heard {
    const heard = this.#heard.get(watcher) ?? { told: [], through: 0 };
    this.#heard.set(watcher, heard);
    for (; heard.through < this.#events.length; heard.through++) {
      const event = at(this.#events, heard.through);
      const reaches = isTakenBack(event) ? event.open || event.seat === watcher : this.#sight.reaches(event, watcher);
      if (reaches) heard.told.push(heard.through);
    }
    return heard;
  }

  /** An event as a watcher may see it who was told it. */
  #see(number: number, watcher: Watcher, told: readonly number[]): Shown | TakenBack | undefined {
    const event = at(this.#events, number);
    return isTakenBack(event) ? takenBack(event, told) : this.#sight.see(event, watcher);
  }
}

/** With the numbers that the events have for whoever was told these. */
function takenBack({ type, seat, to, until, far }: Undone, told: readonly number[]): TakenBack {
  const before = (index: number): number => told.findLastIndex((each) => each < index) + 1;
  const range = { type, seat, to: before(to), until: before(until) };
  return far === undefined ? range : { ...range, far };
}

function isTakenBack(event: GameEvent | Undone): event is Undone {
  return event.type === "taken-back";
}
