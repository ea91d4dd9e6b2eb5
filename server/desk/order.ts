/** What an operator can have done. */
export type Order =
  | { readonly do: "close-table" | "delete-table"; readonly table: string }
  | { readonly do: "remove-from-seat"; readonly table: string; readonly seat: number }
  | { readonly do: "delete-tournament"; readonly tournament: string }
  | { readonly do: "delete-club"; readonly club: string }
  | { readonly do: "rename"; readonly person: string; readonly name: string }
  | { readonly do: "erase"; readonly person: string }
  | { readonly do: "ban"; readonly who: Banned; readonly days: number | null }
  | { readonly do: "unban"; readonly who: Banned }
  | { readonly do: "settle"; readonly report: number };

export interface Banned {
  readonly kind: "person" | "address";
  readonly value: string;
}

/** What the log keeps of an order: who, when, what. A name that was given is the person's, not the log's. */
export function withoutNames(order: Order): Order {
  return order.do === "rename" ? { ...order, name: "…" } : order;
}
