import type { ToTable } from "@clade/kernel";
import type { Banned } from "../desk/order.ts";
import type { StreamEvent } from "../notices/streams.ts";
import type { Slot } from "../store/leases.ts";
import type { TableOrder } from "../tables/table-orders.ts";

/** An HTTP request that belongs to a table elsewhere, with who asks; its body comes as the bytes of the frame. */
export interface FarRequest {
  readonly method: string;
  readonly url: string;
  readonly person: string;
  readonly session: string;
  readonly isKnown: boolean;
  readonly ip: string;
  readonly secure: boolean;
}

/** What one server asks of another, and waits for. */
export type Ask =
  | { readonly do: "request"; readonly table: string; readonly request: FarRequest }
  | { readonly do: "order"; readonly table: string; readonly order: TableOrder };

/** What everybody must know. */
export type Told =
  | { readonly what: "signed-out"; readonly person: string; readonly only?: string; readonly but?: string }
  | { readonly what: "signed-in"; readonly person: string }
  | { readonly what: "bans" }
  | { readonly what: "hang-up"; readonly who: Banned }
  | { readonly what: "renamed"; readonly person: string; readonly name: string }
  | { readonly what: "set-up"; readonly table: string; readonly address: string }
  | { readonly what: "wishes"; readonly person: string }
  | { readonly what: "taken"; readonly taken: Taken }
  /** Somebody has a stream of events at the sender; something happened for somebody who may have one. */
  | { readonly what: "listens"; readonly person: string }
  | { readonly what: "happened"; readonly person: string; readonly event: StreamEvent };

/** How much of each shared limit was taken, by whom. */
export interface Taken {
  readonly [limit: string]: { readonly [key: string]: number };
}

/** What comes in order and is counted, so that whoever misses something knows. */
export type Counted =
  /** Somebody whose line is at the sender says something to a table of the receiver. */
  | { readonly kind: "say"; readonly line: number; readonly person: string | null; readonly message: ToTable }
  /** Messages for lines at the receiver: for which lines, and how many of the frame's bytes. */
  | { readonly kind: "news"; readonly parts: readonly (readonly [lines: readonly number[], length: number])[] }
  /** A table has gone from the sender: whoever listened to it there must come back. */
  | { readonly kind: "hang-up"; readonly lines: readonly number[] };

export type Head =
  | (Counted & { readonly from: string; readonly nth: number })
  /** So many counted messages have been sent to the receiver so far. */
  | { readonly kind: "mark"; readonly from: string; readonly nth: number }
  /** Something was missed on the way between the two. */
  | { readonly kind: "broken"; readonly from: string }
  | { readonly kind: "ask"; readonly from: string; readonly id: number; readonly ask: Ask }
  | { readonly kind: "answer"; readonly from: string; readonly id: number; readonly answer: unknown }
  /** The sender ends, and has left. */
  | { readonly kind: "bye"; readonly from: string }
  | { readonly kind: "slots"; readonly from: string; readonly slots: readonly Slot[] }
  | { readonly kind: "told"; readonly from: string; readonly told: Told };
