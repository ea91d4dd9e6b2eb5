import postgres from "postgres";
import type { Complaint } from "@clade/kernel";
import type { Readable } from "../readable.ts";
import { NUMBERS, saidToOperator } from "./database.ts";
import { MIGRATIONS } from "./migrations.ts";

const CONNECT_SECONDS = 5;

/** A PostgreSQL database, read at one moment; a standby will do as well. */
export async function readableDatabase(url: string): Promise<Readable | Complaint> {
  const sql = postgres(url, {
    max: 1,
    connect_timeout: CONNECT_SECONDS,
    fetch_types: false,
    onnotice() {},
    types: NUMBERS,
    connection: { application_name: "clade" },
  });
  const all = async <Row extends object>(text: string, ...values: readonly (string | number)[]): Promise<Row[]> => {
    const rows = await sql.unsafe(text.replaceAll(/\?(\d)/g, "$$$1"), [...values]);
    return [...rows] as unknown as Row[];
  };
  try {
    await sql.unsafe("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    const [schema] = await all<{ there: boolean }>("SELECT to_regclass('clade_schema') IS NOT NULL AS there");
    if (schema?.there !== true) {
      await sql.end({ timeout: 1 });
      return { complaint: "no server has ever kept anything in the database" };
    }
    const [row] = await all<{ version: number }>("SELECT version FROM clade_schema");
    return {
      version: row?.version ?? 0,
      newest: MIGRATIONS.length,
      dialect: { moves: "log", position: "strpos", objectOf: "json_object_agg" },
      has: { archive: true, data: true },
      all,
      close: () => sql.end({ timeout: 1 }),
    };
  } catch (error) {
    await sql.end({ timeout: 1 });
    return { complaint: `the database cannot be read: ${saidToOperator(error)}` };
  }
}
