import type {
  ChatLine,
  FromTable,
  GameEvent,
  Hint,
  Now,
  Numbered,
  Refusal,
  SeatNow,
  TableInfo,
  TakenBack,
  ToTable,
} from "@clade/kernel";
import { useCallback, useEffect, useRef, useState } from "react";
import type { TableLink } from "./link.ts";

/** What the page knows of a table it watches. */
export interface TableState extends Known {
  readonly up: boolean;
  readonly act: (move: string) => void;
  readonly undo: () => void;
  readonly hint: () => void;
  readonly say: (text: string) => void;
}

interface Known {
  readonly now: Now | undefined;
  readonly events: readonly Numbered<GameEvent | TakenBack>[];
  readonly seats: readonly SeatNow[];
  /** What the shuffles follow from: its hash, and the seed itself once the game is over. */
  readonly seed: { readonly hash: string; readonly seed: string | null } | undefined;
  readonly since: number;
  readonly busy: boolean;
  readonly refused: Refusal | undefined;
  readonly hints: readonly Hint[];
  readonly missing: boolean;
  /** How a table on a server is set. */
  readonly info: TableInfo | undefined;
  /** What was said since the page was opened. */
  readonly said: readonly ChatLine[];
}

type Sent = Extract<ToTable, { readonly type: "act" | "undo" }>;

const NOTHING: Known = {
  now: undefined,
  events: [],
  seats: [],
  seed: undefined,
  since: 0,
  busy: false,
  refused: undefined,
  hints: [],
  missing: false,
  info: undefined,
  said: [],
};

/** Watches a table and acts at it. After a lost line it watches again from where it was, and sends again what was not
 *  answered, under the same id. */
export function useTable(link: TableLink, table: string): TableState {
  const [known, setKnown] = useState<Known>({ ...NOTHING, since: keptSince(table) });
  const [up, setUp] = useState(true);
  const latest = useRef(known);
  latest.current = known;
  const unanswered = useRef<Sent>(undefined);
  /** The next news tells what the own move did; after it begins what others do. */
  const acted = useRef(false);

  useEffect(() => {
    setKnown({ ...NOTHING, since: keptSince(table) });
    latest.current = { ...NOTHING, since: keptSince(table) };
    unanswered.current = undefined;
    const update = (changes: Partial<Known>): void => {
      latest.current = { ...latest.current, ...changes };
      setKnown(latest.current);
    };
    const unhear = link.hear((message) => {
      if (message.table !== table) return;
      const id = "id" in message ? message.id : message.type === "news" ? message.done : undefined;
      const mine = id !== undefined && id === unanswered.current?.id;
      if (mine) {
        unanswered.current = undefined;
        acted.current = message.type === "done" || message.type === "news";
      }
      update(changesBy(message, latest.current, mine));
      if (message.type === "news" && acted.current) {
        acted.current = false;
        keepSince(table, message.now.number);
        update({ since: message.now.number });
      }
    });
    const unwatch = link.whenUp((isUp) => {
      setUp(isUp);
      if (!isUp) return;
      link.send({ type: "watch", table, from: latest.current.events.length });
      if (unanswered.current !== undefined) link.send(unanswered.current);
    });
    return () => {
      unhear();
      unwatch();
      link.send({ type: "unwatch", table });
    };
  }, [link, table]);

  const send = useCallback(
    (message: Sent) => {
      unanswered.current = message;
      latest.current = { ...latest.current, busy: true, refused: undefined, hints: [] };
      setKnown(latest.current);
      link.send(message);
    },
    [link, table],
  );

  return {
    ...known,
    up,
    act: (move) => send({ type: "act", table, id: freshId(), on: latest.current.now?.number ?? 0, move }),
    undo: () => send({ type: "undo", table, id: freshId(), on: latest.current.now?.number ?? 0 }),
    hint: () => link.send({ type: "hint", table, id: freshId() }),
    say: (text) => link.send({ type: "chat", table, id: freshId(), text }),
  };
}

function changesBy(message: FromTable, known: Known, mine: boolean): Partial<Known> {
  const answered = mine ? { busy: false } : {};
  switch (message.type) {
    case "news":
      return { ...answered, events: added(known.events, message.events), now: message.now, hints: [], missing: false };
    case "stale":
      return { ...answered, events: added(known.events, message.events), now: message.now, hints: [] };
    case "done":
      return answered;
    case "refused":
      return { ...answered, refused: message.refusal };
    case "hints":
      return { hints: message.hints };
    case "table":
      return { info: message.info };
    case "seats":
      return { seats: message.seats };
    case "seed":
      return { seed: { hash: message.hash, seed: message.seed } };
    case "error":
      return { ...answered, missing: known.missing || message.code === "no-such-table" };
    case "chat":
      return { said: [...known.said, message.line] };
  }
}

function added(old: Known["events"], fresh: Known["events"]): Known["events"] {
  const next = fresh.filter(({ number }) => number >= old.length);
  return next.length === 0 ? old : [...old, ...next];
}

/** `crypto.randomUUID` is only there on secure pages; a table in a local network may not be one. */
function freshId(): string {
  return [...crypto.getRandomValues(new Uint32Array(3))].map((word) => word.toString(36)).join("");
}

/** Where somebody last acted at a table is kept, so that "since your last turn" outlives a reload. */
function keptSince(table: string): number {
  return Number(sessionStorage.getItem(`clade.since.${table}`) ?? "0");
}
function keepSince(table: string, number: number): void {
  sessionStorage.setItem(`clade.since.${table}`, String(number));
}
