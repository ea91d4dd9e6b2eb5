import { at, type Seat } from "@clade/kernel";
import { copies, type Held as HeldCard } from "@clade/ui/model";
import { bookOf, type Card } from "../rules/book.ts";
import { AGES, type Age, KNOWLEDGE, type Knowledge } from "../rules/deck/deck.ts";
import type { From, Move } from "../rules/moves.ts";
import { topStep } from "../rules/phases/turn.ts";
import type { View } from "../rules/state.ts";

/** The three actions that draw cards: each is a skill on the player's board, taken up and put on a deck or pile. */
export const DRAWS = ["draw", "quick", "shuffle"] as const;
export type DrawAction = (typeof DRAWS)[number];

/** The names of what can be touched on this board. */
export const thingOf = {
  /** Two equal cards are two things. */
  card: (card: Card, copy: number): string => `card:${card}:${copy}`,
  action: (action: DrawAction): string => `action:${action}`,
  deck: (age: number, from: From): string => `${from}:${age}`,
  developing: (seat: Seat, card: Card): string => `developing:${seat}:${card}`,
  active: (seat: Seat, card: Card): string => `active:${seat}:${card}`,
  time: (card: Card, copy: number): string => `time:${card}:${copy}`,
  token: (kind: Knowledge): string => `token:${kind}`,
  section: (section: number): string => `section:${section}`,
  person: (id: string): string => `person:${id}`,
} as const;
/** Where a card from the hand goes to be discovered, to be researched; where one in development goes back. */
export const DISCOVER = "discover";
export const RESEARCH = "research";
export const BACK = "back";
export const SURPLUS = "surplus";
export const HERITAGE = "heritage";

/** A thing's name read back. */
export type Touched =
  | { readonly kind: "card" | "time"; readonly card: Card }
  | { readonly kind: "developing" | "active"; readonly seat: Seat; readonly card: Card }
  | { readonly kind: "action"; readonly action: DrawAction }
  | { readonly kind: "deck" | "pile"; readonly age: Age }
  | { readonly kind: "token"; readonly token: Knowledge }
  | { readonly kind: "section"; readonly section: number }
  | { readonly kind: "person"; readonly person: string }
  | { readonly kind: typeof DISCOVER | typeof RESEARCH | typeof BACK | typeof SURPLUS | typeof HERITAGE };

export function readThing(thing: string): Touched | undefined {
  const [kind = "", first = "", second = ""] = thing.split(":");
  switch (kind) {
    case "card":
    case "time":
      return { kind, card: Number(first) };
    case "developing":
    case "active":
      return { kind, seat: Number(first) as Seat, card: Number(second) };
    case "action": {
      const action = DRAWS.find((each) => each === first);
      return action === undefined ? undefined : { kind, action };
    }
    case "deck":
    case "pile": {
      const age = AGES.find((each) => each === Number(first));
      return age === undefined ? undefined : { kind, age };
    }
    case "token": {
      const token = KNOWLEDGE.find((each) => each === first);
      return token === undefined ? undefined : { kind, token };
    }
    case "section":
      return { kind, section: Number(first) };
    case "person":
      return { kind, person: first };
    case DISCOVER:
    case RESEARCH:
    case BACK:
    case SURPLUS:
    case HERITAGE:
      return { kind };
    default:
      return undefined;
  }
}

export type Held = HeldCard<Card>;

/** The own hand: by type, then age, as one would hold it. */
export function handOf(view: View): readonly Held[] {
  if (view.watcher === "spectator") return [];
  const { faces } = bookOf(view.deck);
  const order = (card: Card): number => at(faces, card).type * 1000 + at(faces, card).age * 100 + card / 1000;
  const cards = at(view.players, view.watcher).hand.cards ?? [];
  return copies(
    [...cards].sort((a, b) => order(a) - order(b)),
    thingOf.card,
  );
}

/** PR-51: the Time pile, the newest card last. */
export function timeOf(view: View): readonly Held[] {
  return copies(view.time, thingOf.time);
}

/** What somebody meant by touching this while holding that: a move, allowed or not. */
export function meantMove(view: View, thing: string, picked: string | undefined): Move | undefined {
  if (view.watcher === "spectator") return undefined;
  const touched = readThing(thing);
  const held = picked === undefined ? undefined : readThing(picked);
  if (touched === undefined) return undefined;
  return held === undefined
    ? meantAlone(view, touched)
    : (meantPair(view, held, touched) ?? meantPair(view, touched, held));
}

function idOf(view: View, card: Card): string {
  return bookOf(view.deck).faces[card]?.id ?? "";
}

function meantPair(view: View, held: Touched, touched: Touched): Move | undefined {
  if (held.kind === "card") {
    const card = idOf(view, held.card);
    if (touched.kind === DISCOVER) return { type: "discover", card };
    if (touched.kind === RESEARCH) return { type: "research", card };
    return touched.kind === "time" ? { type: "swap", card, time: idOf(view, touched.card) } : undefined;
  }
  if (held.kind === "action" && (touched.kind === "deck" || touched.kind === "pile")) {
    return meantDraw(held.action, touched.age, touched.kind);
  }
  return held.kind === "developing" && touched.kind === BACK
    ? { type: "recall", card: idOf(view, held.card) }
    : undefined;
}

function meantDraw(action: DrawAction, age: Age, from: From): Move {
  return action === "shuffle" ? { type: "shuffle", age } : { type: action, age, from };
}

function meantAlone(view: View, touched: Touched): Move | undefined {
  const step = topStep(view);
  switch (touched.kind) {
    case "card": {
      const card = idOf(view, touched.card);
      if (step?.step === "pay") return { type: "pay", card };
      return { type: step?.step === "discard" ? "discard" : "discover", card };
    }
    case "deck":
    case "pile":
      if (step?.step === "shuffle") return { type: "shuffle", age: touched.age };
      return { type: step?.step === "draw" ? "take" : "draw", age: touched.age, from: touched.kind };
    case "action":
      return meantDraw(touched.action, view.age as Age, "deck");
    case "developing":
      if (touched.seat !== view.watcher) return undefined;
      return { type: step?.step === "activate" ? "activate" : "recall", card: idOf(view, touched.card) };
    case "token":
      return { type: "turn", token: touched.token };
    case "section":
      return { type: "contribute", section: touched.section };
    case "person":
      return { type: "invite", person: touched.person };
    case "time": {
      const [first] = handOf(view);
      if (first === undefined) return undefined;
      return { type: "swap", card: idOf(view, first.card), time: idOf(view, touched.card) };
    }
    case SURPLUS:
      return { type: "surplus" };
    case HERITAGE:
      return { type: "heritage" };
    default:
      return undefined;
  }
}
