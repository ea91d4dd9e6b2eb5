import { existsSync } from "node:fs";
import type { Complaint } from "@clade/kernel";
import { databaseIn } from "../../data-folder.ts";
import type { Readable } from "../readable.ts";
import { openDatabase } from "./driver.ts";
import { MIGRATIONS, versionOf } from "./migrations.ts";

/** The schemas with which new moves began to wait in a journal beside the log, data to be kept, and games to be packed. */
const WITH_JOURNAL = 4;
const WITH_DATA = 5;
const WITH_ARCHIVE = 7;

/** A data folder, read at one moment; everything that was acknowledged is part of it. */
export async function readableFolder(folder: string): Promise<Readable | Complaint> {
  const file = databaseIn(folder);
  if (!existsSync(file)) return { complaint: `${folder} is no data folder of a server: there is no clade.db in it` };
  let database: Awaited<ReturnType<typeof openDatabase>> | undefined;
  try {
    database = await openDatabase(file, { readOnly: true });
    database.exec("PRAGMA busy_timeout = 5000; BEGIN");
    const opened = database;
    const version = versionOf(opened);
    return {
      version,
      newest: MIGRATIONS.length,
      dialect: {
        moves: version < WITH_JOURNAL ? "log" : "moves",
        position: "instr",
        objectOf: "json_group_object",
      },
      has: { archive: version >= WITH_ARCHIVE, data: version >= WITH_DATA },
      all: async <Row extends object>(text: string, ...values: readonly (string | number)[]) =>
        (opened.prepare(text).all(...values) as object[]).map((row) => ({ ...row }) as Row),
      close: async () => opened.close(),
    };
  } catch (error) {
    database?.close();
    const [why = ""] = (error instanceof Error ? error.message : String(error)).split("\n");
    return { complaint: `${file} cannot be read: ${why}` };
  }
}
