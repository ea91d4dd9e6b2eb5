import { type Complaint, isComplaint } from "@clade/kernel";
import type { Club } from "../circles/clubs.ts";
import { HOST, type HostBody, TOURNAMENT, type TournamentBody } from "../tournaments/kept.ts";
import { unpack } from "../store/packing.ts";
import { nameOf, placeOf } from "../store/place.ts";
import { openReadable, type Readable } from "../store/readable.ts";
import type { ReportedLine } from "../store/desk.ts";
import type { TableRow } from "../store/store.ts";

export type TableStatusFilter = TableRow["status"] | "any";

export interface ListedTable {
  readonly id: string;
  readonly status: string;
  readonly game: string;
  readonly host: string;
  readonly created: number;
  readonly open: boolean;
  readonly seats: readonly {
    readonly seat: number;
    readonly person: string | null;
    readonly name: string | null;
    readonly bot: string | null;
  }[];
}

/**
 * What an operator looks at: read from the store itself, of which everything that was acknowledged is part; servers may be running.
 * Nothing is written. Seeds, moves and hands stay where they are.
 */
export class DeskReader {
  readonly #readable: Readable;

  private constructor(readable: Readable) {
    this.#readable = readable;
  }

  /** A data folder, or the address of a PostgreSQL database. */
  static async open(store: string): Promise<DeskReader | Complaint> {
    const place = placeOf(store);
    const readable = await openReadable(place);
    if (isComplaint(readable)) return readable;
    const { version, newest } = readable;
    if (version === newest) return new DeskReader(readable);
    await readable.close();
    const why = `${nameOf(place)} has schema version ${version}, this program knows ${newest}`;
    return { complaint: version < newest ? `${why}: start the server once` : `${why}: use a newer one` };
  }

  close(): Promise<void> {
    return this.#readable.close();
  }

  async tables(status: TableStatusFilter, limit: number): Promise<ListedTable[]> {
    const rows = await this.#all<SqlTable>(
      `SELECT id, ${this.#body} FROM tables WHERE ?1 = 'any' OR status = ?1 ORDER BY created DESC LIMIT ?2`,
      status,
      limit,
    );
    return rows.map(listed);
  }

  async table(name: string) {
    const [row] = await this.#all<SqlTable>(
      `SELECT id, ${this.#body} FROM tables WHERE id = ?1 OR code = upper(?1) LIMIT 1`,
      name,
    );
    if (row === undefined) return undefined;
    const { pace, started, ended, muted, standIn, barred = [] } = bodyOf(row);
    const { moves } = this.#readable.dialect;
    const [counted] = await this.#all<{ moves: number; lines: number; last: number | null }>(
      `SELECT (SELECT count(*) FROM ${moves} WHERE "table" = ?1) AS moves, (SELECT max(at) FROM ${moves} WHERE "table" = ?1) AS last,
              (SELECT count(*) FROM chat WHERE "table" = ?1) AS lines`,
      row.id,
    );
    return { ...listed(row), pace, standIn, muted, barred, started, ended, ...counted };
  }

  async chat(table: string, limit: number) {
    const rows = await this.#all<{ number: number; at: number; person: string; name: string; text: string }>(
      `SELECT number, at, person, coalesce(people.name, chat.name) AS name, text FROM chat
       LEFT JOIN people ON people.id = chat.person WHERE "table" = ?1 ORDER BY number DESC LIMIT ?2`,
      table,
      limit,
    );
    return rows.toReversed();
  }

  people(part: string, limit: number) {
    const { position } = this.#readable.dialect;
    return this.#all<{ id: string; name: string; created: number }>(
      `SELECT id, name, created FROM people WHERE ?1 = '' OR ${position}(lower(name), lower(?1)) > 0
       ORDER BY created DESC LIMIT ?2`,
      part,
      limit,
    );
  }

  async person(id: string) {
    const [known] = await this.#all<{ id: string; name: string; created: number }>(
      "SELECT id, name, created FROM people WHERE id = ?1",
      id,
    );
    if (known === undefined) return undefined;
    const tables = await this.#all<{ id: string; status: string }>(
      `SELECT id, status FROM members JOIN tables ON tables.id = members."table" WHERE person = ?1 ORDER BY created DESC LIMIT 100`,
      id,
    );
    const ratings = await this.#all("SELECT game, mean, deviation, games FROM ratings WHERE player = ?1", id);
    const [ban] = await this.#all<{ until: number | null }>(
      "SELECT until FROM bans WHERE kind = 'person' AND value = ?1",
      id,
    );
    const [reports] = await this.#all<{ count: number }>(
      "SELECT count(DISTINCT report) AS count FROM reported WHERE person = ?1",
      id,
    );
    return { ...known, tables, ratings, banned: ban ?? null, reports: reports?.count ?? 0 };
  }

  /** The newest first. */
  async tournaments(limit: number): Promise<ListedTournament[]> {
    const hosts = new Map((await this.#records<HostBody>(HOST)).map(({ id, person }) => [id, person]));
    return lastMade(await this.#records<TournamentBody>(TOURNAMENT), limit).map(
      ({ id, terms: { name, game, kind }, status, created, entered }) => {
        return { id, name, game, kind, status, created, entered, host: hosts.get(id) ?? null };
      },
    );
  }

  /** The newest first; how to come in is nobody's but the members'. */
  async clubs(limit: number): Promise<ListedClub[]> {
    const counted = await this.#all<{ mark: string; members: number }>(
      "SELECT mark, count(*) AS members FROM marks WHERE kind = 'club-member' AND mark LIKE 'club:%' GROUP BY mark",
    );
    const members = new Map(counted.map((each) => [each.mark, each.members]));
    return lastMade(await this.#records<Club>("club"), limit).map(({ id, name, open, created }) => {
      return { id, name, open, created, members: members.get(`club:${id}`) ?? 0 };
    });
  }

  async #records<Body extends object>(kind: string): Promise<(Body & { readonly id: string })[]> {
    const rows = await this.#all<{ id: string; body: string }>(
      "SELECT key AS id, body FROM records WHERE kind = ?1",
      kind,
    );
    return rows.map(({ id, body }) => ({ ...(JSON.parse(body) as Body), id }));
  }

  bans() {
    return this.#all<{ kind: string; value: string; at: number; until: number | null }>(
      "SELECT kind, value, at, until FROM bans ORDER BY at",
    );
  }

  async reports(all: boolean, limit: number) {
    const reports = await this.#all<SqlReport>(
      `SELECT id, at, "table", "by", text, settled FROM reports WHERE ?1 = 1 OR settled IS NULL ORDER BY id DESC LIMIT ?2`,
      all ? 1 : 0,
      limit,
    );
    const withLines: (SqlReport & { readonly lines: readonly ReportedLine[] })[] = [];
    for (const report of reports) {
      const lines = await this.#all<ReportedLine>(
        "SELECT number, person, name, text FROM reported WHERE report = ?1 ORDER BY number",
        report.id,
      );
      withLines.push({ ...report, lines });
    }
    return withLines;
  }

  /** What was done: who, when, what, and what came of it. */
  async log(limit: number) {
    type Row = { at: number; by: string; order: string; done: number | boolean | null; said: string | null };
    const rows = await this.#all<Row>(
      `SELECT at, "by", "order", done, said FROM orders ORDER BY id DESC LIMIT ?1`,
      limit,
    );
    return rows.map(({ order, done, ...rest }) => ({
      ...rest,
      order: JSON.parse(order) as object,
      done: done === null ? null : Boolean(done),
    }));
  }

  get #body(): string {
    return `tables.body, (SELECT archive.body FROM archive WHERE archive."table" = tables.id) AS packed,
      (SELECT CAST(${this.#readable.dialect.objectOf}(members.person, people.name) AS TEXT)
       FROM members JOIN people ON people.id = members.person WHERE members."table" = tables.id) AS names`;
  }

  #all<Row extends object>(text: string, ...values: readonly (string | number)[]): Promise<Row[]> {
    return this.#readable.all<Row>(text, ...values);
  }
}

interface SqlTable {
  readonly id: string;
  readonly body: string;
  readonly packed: Uint8Array | null;
  /** None where nobody sits who is kept. */
  readonly names: string | null;
}
function lastMade<R extends { readonly id: string; readonly created: number }>(rows: readonly R[], limit: number): R[] {
  return rows.toSorted((a, b) => b.created - a.created || (a.id < b.id ? -1 : 1)).slice(0, limit);
}

interface ListedTournament {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly kind: string;
  readonly status: string;
  readonly created: number;
  readonly entered: number;
  /** Null if they have left the house. */
  readonly host: string | null;
}
interface ListedClub {
  readonly id: string;
  readonly name: string;
  /** Whether anybody may join. */
  readonly open: boolean;
  readonly created: number;
  readonly members: number;
}
interface SqlReport {
  readonly id: number;
  readonly at: number;
  readonly table: string;
  readonly by: string;
  readonly text: string;
  readonly settled: number | null;
}

function bodyOf({ body, packed }: SqlTable): TableRow {
  return JSON.parse(body === "" && packed !== null ? unpack(packed) : body) as TableRow;
}

function listed(row: SqlTable): ListedTable {
  const { id, status, game, host, created, open, seats } = bodyOf(row);
  const names = JSON.parse(row.names ?? "{}") as Readonly<Record<string, string>>;
  return {
    id,
    status,
    game,
    host,
    created,
    open,
    seats: seats.map(({ person, name, bot }, seat) => ({
      seat,
      person,
      name: person === null ? name : (names[person] ?? name),
      bot,
    })),
  };
}
