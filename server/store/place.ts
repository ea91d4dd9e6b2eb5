/** Where a house is kept: in a data folder, or in a PostgreSQL database. */
export type Place =
  | { readonly kind: "folder"; readonly folder: string }
  | { readonly kind: "database"; readonly url: string };

const SQLITE = "sqlite:";

/** `postgres://…`, a folder, or `sqlite:` and a folder. */
export function placeOf(text: string): Place {
  if (/^postgres(ql)?:\/\//.test(text)) return { kind: "database", url: text };
  return { kind: "folder", folder: text.startsWith(SQLITE) ? text.slice(SQLITE.length) : text };
}

/** As one may say it: an address may have a password in it. */
export function nameOf(place: Place): string {
  return place.kind === "folder" ? place.folder : "the database";
}
