import { type Naming, toSeat, type ViewWords } from "@clade/kernel";

/** A card in a row: what it is, and what it is called. */
export interface PlainCard {
  readonly value: string | number;
  readonly name: string;
}

/** Something that a view says, put into words: what a board draws that knows nothing of the game. */
export type Fact =
  | { readonly kind: "value"; readonly label: string; readonly text: string }
  | { readonly kind: "flag"; readonly label: string }
  /** Cards in a row; without faces where the watcher sees only how many there are. */
  | {
      readonly kind: "cards";
      readonly label: string;
      readonly count: number;
      readonly cards: readonly PlainCard[] | null;
      /** Held by somebody: a hand or a pile, not just a list. */
      readonly held: boolean;
    }
  | { readonly kind: "group"; readonly label: string; readonly facts: readonly Fact[] };

/** All that a view says: of the table, and of each seat. */
export interface Facts {
  readonly table: readonly Fact[];
  readonly seats: readonly (readonly Fact[])[];
}

type Plain = Readonly<Record<string, unknown>>;
type Scalar = string | number;

/**
 * Reads any view. What belongs to the seats is a list of objects, one a seat (`players`); all else is of the table. Keys are
 * shown in the order in which the rules wrote them, under the game's words for them or else as they are written.
 */
export function factsOf(view: unknown, players: number, words: ViewWords | undefined, naming: Naming): Facts {
  const reader = new Reader(words, naming, players);
  const table: Fact[] = [];
  let seats: readonly (readonly Fact[])[] = Array.from({ length: players }, () => []);
  for (const [key, value] of entries(view)) {
    if (key === "watcher") continue;
    if (isPerSeat(value, players)) {
      seats = seats.map((facts, seat) => [
        ...facts,
        ...entries(value[seat]).flatMap(([own, each]) => reader.read(own, each)),
      ]);
    } else {
      table.push(...reader.read(key, value));
    }
  }
  return { table, seats };
}

class Reader {
  readonly #words: ViewWords | undefined;
  readonly #naming: Naming;
  readonly #players: number;

  constructor(words: ViewWords | undefined, naming: Naming, players: number) {
    this.#words = words;
    this.#players = players;
    this.#naming = naming;
  }

  /** What a key and its value say; nothing where there is nothing to say. */
  read(key: string, value: unknown, label = this.#label(key)): readonly Fact[] {
    if (label === null || value === null || value === undefined || value === false || value === "") return [];
    if (value === true) return [{ kind: "flag", label }];
    if (isScalar(value)) return [{ kind: "value", label, text: this.#name(key, value) }];
    if (isPile(value)) {
      const { count, cards } = value;
      return [{ kind: "cards", label, count, cards: cards === null ? null : this.#cards(key, cards), held: true }];
    }
    if (!Array.isArray(value))
      return group(
        label,
        entries(value).flatMap(([own, each]) => this.read(own, each)),
      );
    const things = value.filter((each) => each !== null);
    if (things.length === 0) return [];
    if (things.every(isScalar)) {
      return [{ kind: "cards", label, count: things.length, cards: this.#cards(key, things), held: false }];
    }
    return group(
      label,
      value.flatMap((each: unknown, index) => this.read(key, each, `${index + 1}`)),
    );
  }

  #label(key: string): string | null {
    const words = this.#words?.keys;
    return words !== undefined && Object.hasOwn(words, key) ? (words[key] ?? null) : readable(key);
  }

  #name(key: string, value: Scalar): string {
    if (typeof value === "string") return this.#words?.value?.(key, value) ?? readable(value);
    const seat = this.#words?.seats?.includes(key) === true ? toSeat(value, this.#players) : undefined;
    return seat === undefined ? (this.#words?.value?.(key, value) ?? `${value}`) : this.#naming(seat);
  }

  #cards(key: string, cards: readonly unknown[]): PlainCard[] {
    return cards.filter(isScalar).map((value) => ({ value, name: this.#name(key, value) }));
  }
}

function group(label: string, facts: readonly Fact[]): readonly Fact[] {
  return facts.length === 0 ? [] : [{ kind: "group", label, facts }];
}

/** `lastRound` and `long-neck` as a person would write them. */
export function readable(name: string): string {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, "$1 $2")
    .replaceAll(/[-_]+/g, " ")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function entries(value: unknown): [string, unknown][] {
  return isObject(value) ? Object.entries(value) : [];
}

function isObject(value: unknown): value is Plain {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isScalar(value: unknown): value is Scalar {
  return typeof value === "number" || typeof value === "string";
}

function isPerSeat(value: unknown, players: number): value is readonly Plain[] {
  return Array.isArray(value) && value.length === players && value.every(isObject);
}

/** What the kernel's `hand` and `pile` make of cards. */
function isPile(value: unknown): value is { readonly count: number; readonly cards: readonly unknown[] | null } {
  return (
    isObject(value) &&
    typeof value["count"] === "number" &&
    (value["cards"] === null || (Array.isArray(value["cards"]) && value["cards"].every(isScalar)))
  );
}
