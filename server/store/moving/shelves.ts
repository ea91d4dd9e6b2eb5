/** A value as both databases have it: yes and no are 1 and 0, bytes are base64. */
export type Value = string | number | null;
export type Row = readonly Value[];

/** One kind of thing that a house keeps: its columns, those that put it in order first. */
export interface Shelf {
  readonly name: string;
  readonly columns: readonly Column[];
  /** How many of the columns, from the first on, tell one row from all others. */
  readonly key: number;
}
export interface Column {
  readonly name: string;
  /** A truth may be unknown; a flag that was never set is down. */
  readonly type: "text" | "integer" | "real" | "truth" | "flag" | "bytes";
}

/** All that a house keeps, in an order in which it can be put down. What is of this moment alone (a heart, leases) stays behind. */
export const SHELVES: readonly Shelf[] = [
  shelf("secrets", 1, "name", "value"),
  shelf("people", 1, "id", "name", "created:integer", "recovery"),
  shelf("sessions", 2, "person", "id", "device", "created:integer", "seen:integer"),
  shelf("lives", 1, "began:integer", "last:integer"),
  shelf("tables", 1, "id", "revision:integer", "code", "status", "open:truth", "created:integer", "body"),
  shelf("members", 2, "person", "table"),
  shelf("log", 2, "table", "number:integer", "line", "id", "at:integer", "turn", "clocks"),
  shelf("archive", 1, "table", "body:bytes", "moves:bytes", "whole:flag"),
  shelf("data", 1, "hash", "body"),
  shelf("data_at", 2, "hash", "table"),
  shelf("chat", 2, "table", "number:integer", "person", "name", "text", "at:integer"),
  shelf("ratings", 2, "game", "player", "name", "mean:real", "deviation:real", "games:integer"),
  shelf("meetings", 4, "game", "ahead", "behind", "at:integer"),
  shelf(
    "orders",
    1,
    "id:integer",
    "at:integer",
    "by",
    "order",
    "taken:truth",
    "done:truth",
    "said",
    "answered:integer",
  ),
  shelf("bans", 2, "kind", "value", "at:integer", "until:integer"),
  shelf("reports", 1, "id:integer", "at:integer", "table", "by", "text", "settled:integer"),
  shelf("reported", 2, "report:integer", "number:integer", "person", "name", "text"),
  shelf("records", 2, "kind", "key", "revision:integer", "body"),
  shelf("marks", 3, "kind", "key", "mark", "rank:real"),
];

function shelf(name: string, key: number, ...columns: readonly string[]): Shelf {
  return {
    name,
    key,
    columns: columns.map((each) => {
      const [column = "", type = "text"] = each.split(":");
      return { name: column, type: type as Column["type"] };
    }),
  };
}

/** A house at rest, as its shelves: for whoever moves it elsewhere. */
export interface Shelved {
  /** All rows of a shelf, in the order of its key (text by its bytes), in pages. */
  rows(shelf: Shelf): AsyncIterable<readonly Row[]>;
  put(shelf: Shelf, rows: readonly Row[]): Promise<void>;
  /** Whether nobody has ever been here. */
  isEmpty(): Promise<boolean>;
  /** What was put down counts from now on, all of it. */
  keep(): Promise<void>;
  /** Lets go; what was put down and not kept is gone. */
  close(): Promise<void>;
}

export const PAGE = 500;
