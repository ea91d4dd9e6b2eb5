import { createHash } from "node:crypto";
import type { Complaint } from "@clade/kernel";
import { nameOf, placeOf } from "../place.ts";
import { type Row, SHELVES, type Shelf, type Shelved } from "./shelves.ts";

/** What lay on a shelf: how many things, and the digest of all of them in their order. */
export interface Moved {
  readonly name: string;
  readonly count: number;
  readonly sha256: string;
}

/**
 * Brings a house from one store to another, which must be empty. Both must be at rest.
 */
export async function moveStore(from: string, to: string): Promise<readonly Moved[] | Complaint> {
  const opened: Shelved[] = [];
  const closeAll = async (): Promise<void> => {
    for (const each of opened.splice(0).toReversed()) await each.close();
  };
  try {
    const source = await open(from);
    opened.push(source);
    if (await source.isEmpty()) return { complaint: `there is nothing in ${nameOf(placeOf(from))}` };
    const target = await open(to);
    opened.push(target);
    if (!(await target.isEmpty()))
      return { complaint: `${nameOf(placeOf(to))} is not empty: a house is moved into an empty one` };
    return await carryOver(source, target);
  } catch (error) {
    const [why = ""] = (error instanceof Error ? error.message : String(error)).split("\n");
    return { complaint: why };
  } finally {
    await closeAll();
  }
}

/**
 * Carries everything from one to the other, in one transaction, and reads it there again before and after it counts: every
 * shelf must have as many things as before, with the same digest.
 */
export async function carryOver(source: Shelved, target: Shelved): Promise<readonly Moved[] | Complaint> {
  const before: Moved[] = [];
  for (const shelf of SHELVES) before.push(await through(source, shelf, (rows) => target.put(shelf, rows)));
  const written: Moved[] = [];
  for (const shelf of SHELVES) written.push(await through(target, shelf));
  const different = before.find((each, index) => each.sha256 !== written[index]?.sha256);
  if (different !== undefined) {
    return { complaint: `${different.name} were not the same in the new place: nothing was moved` };
  }
  await target.keep();
  // Once more, as whoever opens it next will find it.
  for (const [index, shelf] of SHELVES.entries()) {
    if ((await through(target, shelf)).sha256 !== before[index]?.sha256) {
      return { complaint: `${shelf.name} cannot be read as they were written: do not use the new place` };
    }
  }
  return before;
}

/** `sqlite:FOLDER`, or the address of a PostgreSQL database. */
async function open(where: string): Promise<Shelved> {
  const place = placeOf(where);
  if (place.kind === "database") {
    const { shelvedPostgres } = await import("./shelved-postgres.ts");
    return shelvedPostgres(place.url);
  }
  // Said in full, lest a mistyped address becomes a folder.
  if (!where.startsWith("sqlite:")) throw new Error("a store is sqlite:FOLDER or postgres://…");
  const { shelvedSqlite } = await import("./shelved-sqlite.ts");
  return shelvedSqlite(place.folder);
}

/** Goes through a shelf, counts it and makes its digest. */
async function through(
  shelved: Shelved,
  shelf: Shelf,
  each: (rows: readonly Row[]) => Promise<void> = async () => {},
): Promise<Moved> {
  const digest = createHash("sha256");
  let count = 0;
  for await (const page of shelved.rows(shelf)) {
    for (const row of page) digest.update(`${JSON.stringify(row)}\n`);
    count += page.length;
    await each(page);
  }
  return { name: shelf.name, count, sha256: digest.digest("hex") };
}
