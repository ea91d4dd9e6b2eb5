import { type AnyGame, type AnyMatch, type EventSight, type GameEvent, type Watcher } from "@clade/kernel";
import { ascii, type JsonBytes } from "./json-bytes.ts";
import { type Put, putBy } from "./put-sight.ts";
import type { Telling } from "./telling.ts";

/** Writes a view as JSON. A game that declares no sight is asked for the view itself. */
export function putView(
  game: Pick<AnyGame, "sight" | "view">,
  state: unknown,
  watcher: Watcher,
  out: JsonBytes,
  telling: Telling,
): void {
  const { sight } = game;
  if (sight === undefined) return out.value(game.view(state, watcher));
  out.raw(WATCHER);
  out.value(watcher);
  telling.put(sight.field, state, { watcher, over: sight.isOver(state) }, out);
}
const WATCHER = ascii('{"watcher":');

/** Writes the events from a number on, each as this watcher may see it. */
export function putEvents(match: AnyMatch, watcher: Watcher, from: number, out: JsonBytes): void {
  const { events } = match.game;
  out.list(match.trueEvents(watcher, from), (event, index) => {
    out.raw(EVENT.number);
    out.number(from + index);
    out.raw(EVENT.event);
    if (event.type === "taken-back") out.value(event);
    else putEvent(events, event, watcher, out);
    out.raw(EVENT.end);
  });
}
const EVENT = { number: ascii('{"number":'), event: ascii(',"event":'), end: ascii("}") };

function putEvent(sight: EventSight<GameEvent, GameEvent>, event: GameEvent, watcher: Watcher, out: JsonBytes): void {
  if (!sight.reaches(event, watcher)) throw new Error("a secret was to be written");
  const form = formsOf(sight).get(event.type);
  if (form === undefined) throw new Error(`nobody has said who sees what of "${event.type}"`);
  out.raw(form.opening);
  const start = out.length;
  form.put(event, { watcher, owner: event.seat ?? null, over: false }, out);
  out.joinObject(start);
}

interface EventForm {
  readonly opening: Uint8Array;
  readonly put: Put;
}
type EventForms = ReadonlyMap<string, EventForm>;

const known = new WeakMap<EventSight<GameEvent, GameEvent>, EventForms>();

function formsOf(sight: EventSight<GameEvent, GameEvent>): EventForms {
  const found = known.get(sight);
  if (found !== undefined) return found;
  const forms: EventForms = new Map(
    Object.entries(sight.fields).map(([type, shape]) => [
      type,
      { opening: ascii(`{"type":${JSON.stringify(type)}`), put: putBy(shape) },
    ]),
  );
  known.set(sight, forms);
  return forms;
}
