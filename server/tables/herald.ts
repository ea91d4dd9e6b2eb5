import type { FromTable, Refusal, Seat, SeatNow, TableInfo } from "@clade/kernel";
import type { Body, News } from "../rules/orders.ts";
import type { Table } from "../store/store.ts";
import type { Audience, Connection } from "./audience.ts";
import type { Clocks } from "./clocks.ts";
import { botAt } from "./seating.ts";
import { tableInfo } from "./table-info.ts";

/** What a herald asks of the room. */
interface Standing {
  readonly table: Table;
  readonly turn: readonly Seat[];
}

/** Tells the people at a table how it stands: everybody, or one of them. */
export class Herald {
  readonly #audience: Audience;
  readonly #clocks: Clocks;
  readonly #standing: () => Standing;

  constructor(audience: Audience, clocks: Clocks, standing: () => Standing) {
    this.#audience = audience;
    this.#clocks = clocks;
    this.#standing = standing;
  }

  /** The table as one person may see it. */
  info(person: string | null): TableInfo {
    const { table, turn } = this.#standing();
    return tableInfo(table, turn, person);
  }

  tellTable(): void {
    this.#audience.tellEach((connection) => JSON.stringify(this.table(connection)));
  }
  tellSeats(): void {
    const { started } = this.#standing().table;
    if (this.#audience.size > 0 && started !== null) this.#audience.tellAll(JSON.stringify(this.seats()));
  }
  tellSeed(): void {
    this.#audience.tellAll(JSON.stringify(this.seed()));
  }
  tellNews(news: readonly News[]): void {
    const { table } = this.#standing();
    for (const { watcher, body } of news) this.#audience.tellRole(table, watcher, written(body));
  }

  /** To one of them alone. */
  send(connection: Connection, message: FromTable): void {
    connection.send(JSON.stringify(message));
  }
  done(connection: Connection, id: string): void {
    this.send(connection, { type: "done", table: this.#id, id });
  }
  refused(connection: Connection, id: string, refusal: Refusal): void {
    this.send(connection, { type: "refused", table: this.#id, id, refusal });
  }
  stale(connection: Connection, id: string, missed: News): void {
    const head = `{"type":"stale","table":${JSON.stringify(this.#id)},"id":${JSON.stringify(id)}`;
    connection.send(Buffer.concat([Buffer.from(head), written(missed.body)]));
  }
  news(connection: Connection, { body }: News): void {
    connection.send(written(body));
  }

  table({ person }: Connection): FromTable {
    return { type: "table", table: this.#id, info: this.info(person) };
  }
  /** Who sits where and how they are doing. */
  seats(): FromTable {
    const { table } = this.#standing();
    const clocks = this.#clocks.all(Date.now());
    const seats = table.seats.map(
      ({ name, person, bot }, seat): SeatNow => ({
        name: name ?? "",
        bot: botAt(table, seat as Seat),
        connected: bot !== null || this.#audience.isHere(person),
        clock: clocks?.[seat] ?? null,
      }),
    );
    return { type: "seats", table: this.#id, seats };
  }
  /** What the shuffles follow from. */
  seed(): FromTable {
    const { status, seedHash, seed } = this.#standing().table;
    return { type: "seed", table: this.#id, hash: seedHash, seed: status === "over" ? seed : null };
  }

  get #id(): string {
    return this.#standing().table.id;
  }
}

/** What the hall has written, as it goes out. */
function written(body: Body): Uint8Array {
  if (!(body instanceof Uint8Array)) throw new Error("news that were not unpacked");
  return body;
}
