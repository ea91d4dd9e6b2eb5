import type { Ban, Desk, NewOrder, OrderAnswer, Report, WrittenOrder } from "../desk.ts";
import type { AtOnce } from "./at-once.ts";
import type { Statements } from "./statements.ts";

export class SqliteDesk implements AtOnce<Desk> {
  readonly #sql: Statements;

  constructor(sql: Statements) {
    this.#sql = sql;
  }

  order({ at, by, order }: NewOrder): number {
    const [row] = this.#sql.all<{ id: number }>(
      `INSERT INTO orders (at, "by", "order") VALUES (?, ?, ?) RETURNING id`,
      at,
      by,
      order,
    );
    return row?.id ?? 0;
  }

  takeOrders(): WrittenOrder[] {
    // Nothing is written while there is nothing to do, which is nearly always.
    const waiting = this.#sql.all<{ id: number }>("SELECT id FROM orders WHERE taken = 0 ORDER BY id");
    return waiting.flatMap(({ id }) =>
      this.#sql.all<WrittenOrder>(
        `UPDATE orders SET taken = 1 WHERE id = ? AND taken = 0 RETURNING id, at, "by", "order"`,
        id,
      ),
    );
  }

  answer(id: number, order: string, { done, said }: OrderAnswer, at: number): void {
    this.#sql.run(
      `UPDATE orders SET "order" = ?, done = ?, said = ?, answered = ? WHERE id = ?`,
      order,
      done ? 1 : 0,
      said,
      at,
      id,
    );
  }

  bans(): Ban[] {
    return this.#sql.all<Ban>("SELECT kind, value, at, until FROM bans ORDER BY at");
  }

  ban({ kind, value, at, until }: Ban): void {
    this.#sql.run(
      `INSERT INTO bans (kind, value, at, until) VALUES (?, ?, ?, ?)
       ON CONFLICT (kind, value) DO UPDATE SET at = excluded.at, until = excluded.until`,
      kind,
      value,
      at,
      until,
    );
  }

  unban(kind: Ban["kind"], value: string): boolean {
    return this.#sql.run("DELETE FROM bans WHERE kind = ? AND value = ?", kind, value) === 1;
  }

  report({ at, table, by, text, lines }: Report): void {
    this.#sql.whole(() => {
      const [row] = this.#sql.all<{ id: number }>(
        `INSERT INTO reports (at, "table", "by", text) VALUES (?, ?, ?, ?) RETURNING id`,
        at,
        table,
        by,
        text,
      );
      for (const line of lines) {
        this.#sql.run(
          "INSERT INTO reported (report, number, person, name, text) VALUES (?, ?, ?, ?, ?)",
          row?.id ?? 0,
          line.number,
          line.person,
          line.name,
          line.text,
        );
      }
    });
  }

  settleReport(id: number, at: number): boolean {
    return this.#sql.run("UPDATE reports SET settled = ? WHERE id = ? AND settled IS NULL", at, id) === 1;
  }
}
