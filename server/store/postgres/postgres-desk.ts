import type { Ban, Desk, NewOrder, OrderAnswer, Report, WrittenOrder } from "../desk.ts";
import type { Database } from "./database.ts";

export class PostgresDesk implements Desk {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async order({ at, by, order }: NewOrder): Promise<number> {
    const [row] = await this.#database.once(({ all }) =>
      all<{ id: number }>(`INSERT INTO orders (at, "by", "order") VALUES ($1, $2, $3) RETURNING id`, at, by, order),
    );
    return row?.id ?? 0;
  }

  async takeOrders(): Promise<WrittenOrder[]> {
    // Nothing is written while there is nothing to do, which is nearly always.
    const waiting = await this.#database.now(({ all }) => all("SELECT 1 FROM orders WHERE NOT taken LIMIT 1"));
    if (waiting.length === 0) return [];
    const taken = await this.#database.once(({ all }) =>
      all<WrittenOrder>(
        `UPDATE orders SET taken = true
         WHERE id IN (SELECT id FROM orders WHERE NOT taken ORDER BY id FOR UPDATE SKIP LOCKED)
         RETURNING id, at, "by", "order"`,
      ),
    );
    return taken.toSorted((one, other) => one.id - other.id);
  }

  async answer(id: number, order: string, { done, said }: OrderAnswer, at: number): Promise<void> {
    await this.#database.again(({ run }) =>
      run(
        `UPDATE orders SET "order" = $1, done = $2, said = $3, answered = $4 WHERE id = $5`,
        order,
        done,
        said,
        at,
        id,
      ),
    );
  }

  bans(): Promise<Ban[]> {
    return this.#database.again(({ all }) => all<Ban>("SELECT kind, value, at, until FROM bans ORDER BY at"));
  }

  async ban({ kind, value, at, until }: Ban): Promise<void> {
    await this.#database.again(({ run }) =>
      run(
        `INSERT INTO bans (kind, value, at, until) VALUES ($1, $2, $3, $4)
         ON CONFLICT (kind, value) DO UPDATE SET at = excluded.at, until = excluded.until`,
        kind,
        value,
        at,
        until,
      ),
    );
  }

  async unban(kind: Ban["kind"], value: string): Promise<boolean> {
    return this.#database.once(
      async ({ run }) => (await run("DELETE FROM bans WHERE kind = $1 AND value = $2", kind, value)) === 1,
    );
  }

  async report({ at, table, by, text, lines }: Report): Promise<void> {
    await this.#database.wholeOnce(async ({ run, all }) => {
      const [row] = await all<{ id: number }>(
        `INSERT INTO reports (at, "table", "by", text) VALUES ($1, $2, $3, $4) RETURNING id`,
        at,
        table,
        by,
        text,
      );
      for (const line of lines) {
        await run(
          "INSERT INTO reported (report, number, person, name, text) VALUES ($1, $2, $3, $4, $5)",
          row?.id ?? 0,
          line.number,
          line.person,
          line.name,
          line.text,
        );
      }
    });
  }

  async settleReport(id: number, at: number): Promise<boolean> {
    return this.#database.once(
      async ({ run }) => (await run("UPDATE reports SET settled = $1 WHERE id = $2 AND settled IS NULL", at, id)) === 1,
    );
  }
}
