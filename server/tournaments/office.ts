import type { Tidings } from "../people/tidings.ts";
import type { Store } from "../store/store.ts";
import type { Happenings } from "../tables/happenings.ts";
import type { Notes } from "../tables/house.ts";
import type { Tables } from "../tables/tables.ts";
import { Archive } from "./archive.ts";
import { Names } from "./names.ts";
import { Showing } from "./showing.ts";
import { Tournaments } from "./tournaments.ts";

/** Everything about tournaments, for whoever puts a server together. */
export interface Office {
  readonly archive: Archive;
  readonly tournaments: Tournaments;
  readonly showing: Showing;
}

export function openOffice(
  store: Store,
  tables: Tables,
  happenings: Happenings,
  tidings: Tidings,
  trouble: Notes["trouble"],
): Office {
  const archive = new Archive(store.records);
  const names = new Names(store);
  const showing = new Showing(archive, names);
  const house = { store, tables, tidings, trouble, changed: (id: string) => showing.changed(id) };
  const tournaments = new Tournaments(house, archive, names);
  happenings.listen({
    heard({ table }) {
      if (table.tournament !== undefined && table.status !== "playing") void tournaments.runner.look(table.tournament);
    },
  });
  return { archive, tournaments, showing };
}
