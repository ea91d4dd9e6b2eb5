/** What the operator's desk keeps: orders that were given and what came of them, who may not come in, and what players reported. */
export interface Desk {
  /** Writes an order down, to be carried out by whoever runs the house; answers its number. */
  order(order: NewOrder): Promise<number>;
  /** Takes the orders that nobody has taken yet. */
  takeOrders(): Promise<WrittenOrder[]>;
  /** An order was carried out, or could not be: `order` is what stays of it in the log. */
  answer(id: number, order: string, answer: OrderAnswer, at: number): Promise<void>;

  bans(): Promise<Ban[]>;
  ban(ban: Ban): Promise<void>;
  /** False if there was no such ban. */
  unban(kind: Ban["kind"], value: string): Promise<boolean>;

  report(report: Report): Promise<void>;
  /** False if there is no such open report. */
  settleReport(id: number, at: number): Promise<boolean>;
}

export interface NewOrder {
  readonly at: number;
  /** Who gave it: a name at the operator's machine. */
  readonly by: string;
  /** As JSON. */
  readonly order: string;
}
export interface WrittenOrder extends NewOrder {
  readonly id: number;
}
export interface OrderAnswer {
  readonly done: boolean;
  /** One line for the operator. */
  readonly said: string;
}

export interface Ban {
  readonly kind: "person" | "address";
  /** A person's id; an address, or the first half of one (IPv6). */
  readonly value: string;
  readonly at: number;
  /** Null: until it is lifted. */
  readonly until: number | null;
}

/** What somebody at a table wants the operator to know, with the lines of chat that it is about, as they were. */
export interface Report {
  readonly at: number;
  readonly table: string;
  readonly by: string;
  readonly text: string;
  readonly lines: readonly ReportedLine[];
}
export interface ReportedLine {
  readonly number: number;
  readonly person: string;
  readonly name: string;
  readonly text: string;
}
