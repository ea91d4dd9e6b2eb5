import type { Seat, Watcher } from "./seat.ts";
import { lookBy } from "./seeing.ts";
import { type FieldsOf, type SeenOf, shapeOf, type Sight } from "./sight.ts";

/** What happened, for log and animation. An event with a `seat` is owned by it. */
export interface GameEvent {
  readonly type: string;
  readonly seat?: Seat;
}

type EventFields<E extends GameEvent> = {
  readonly [T in E["type"]]: FieldsOf<Omit<Extract<E, { type: T }>, "type">>;
};

type SeenEvent<E extends GameEvent, F> = {
  readonly [T in E["type"]]: { readonly type: T } & (T extends keyof F ? SeenOf<F[T]> : never);
}[E["type"]];

/** How the events of a game are redacted, and which of them show somebody what was hidden (they end undo). */
export interface EventSight<E extends GameEvent, Shown extends GameEvent> {
  /** What is seen of each type of event, besides its type: a shape each. */
  readonly fields: { readonly [type: string]: Sight };
  readonly showing: ReadonlySet<string>;
  /** Whether a watcher hears of an event: of somebody else's secret not even that it happened. */
  reaches(event: E, watcher: Watcher): boolean;
  /** What a watcher is told of an event; undefined if it does not reach them. */
  see(event: E, watcher: Watcher): Shown | undefined;
}

/** Events that stand out: `showing` ones teach the acting player something that was hidden (a card drawn, a face-down
 *  card turned), `secret` ones are told to nobody but their own seat. */
export interface EventMarks<T> {
  readonly showing: readonly T[];
  readonly secret?: readonly T[];
}

/** The events of a game. Each names what every watcher gets of each of its keys. */
export function events<E extends GameEvent>(): <F extends EventFields<E>>(
  fields: F,
  marks: EventMarks<E["type"]>,
) => EventSight<E, SeenEvent<E, F>> {
  return <F extends EventFields<E>>(declared: F, marks: EventMarks<E["type"]>) => {
    const secret = new Set<string>(marks.secret);
    const entries = Object.entries<{ readonly [key: string]: Sight }>(declared as never);
    const fields = Object.fromEntries(entries.map(([type, entry]) => [type, shapeOf(entry)]));
    const looks = new Map(Object.entries(fields).map(([type, sight]) => [type, lookBy(sight)]));
    const reaches = (event: E, watcher: Watcher) => !secret.has(event.type) || event.seat === watcher;
    return {
      fields,
      showing: new Set<string>(marks.showing),
      reaches,
      see(event, watcher) {
        if (!reaches(event, watcher)) return undefined;
        const look = looks.get(event.type);
        if (look === undefined) throw new Error(`nobody has said who sees what of "${event.type}"`);
        const seen = look(event, { watcher, owner: event.seat ?? null, over: false }) as object;
        return { type: event.type, ...seen } as unknown as SeenEvent<E, F>;
      },
    };
  };
}
