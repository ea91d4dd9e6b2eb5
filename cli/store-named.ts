import { SETTINGS } from "@clade/server/settings";
import type { Flag, Input } from "./arguments.ts";
import { BadInput } from "./complaint.ts";

/** For commands that look into what a server keeps: a database is named as `clade serve` has it named. */
export const STORE_FLAG: Flag = {
  argument: "URL",
  help: `a PostgreSQL database, postgres://…, in place of a data folder (${SETTINGS.store.env})`,
};

/** The database that was named, by the flag or by the environment. */
export function databaseNamed(input: Input): string | undefined {
  const given = input.text("store");
  const url = given ?? process.env[SETTINGS.store.env] ?? "";
  if (url === "") return undefined;
  if (!/^postgres(ql)?:\/\//.test(url)) throw new BadInput("--store takes postgres://…");
  return url;
}
