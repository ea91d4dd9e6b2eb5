/** What the build knows of a module, as far as it matters here. */
interface Module {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}

type Find = (module: string) => Module | null;

interface Build {
  getModuleInfo(module: string): Module | null;
}

/** The modules from which it is told what belongs together. */
interface Starts {
  readonly first: string;
  /** The page of a table online. */
  readonly table: string;
  /** Where the boards are loaded from. */
  readonly boards: string;
}

/**
 * Which file of the build a module comes in. Over a slow line every file costs as much as a hundred thousand letters, and a browser
 * asks for six at once: what is always wanted together is one file. One has what the first page needs, one what a table online
 * needs beside it, one what boards share. All the rest is cut by itself, page by page.
 */
export function joinedFile(starts: Starts): (module: string, build: Build) => string | null {
  let files: ReadonlyMap<string, string> | undefined;
  return (module, build) => {
    files ??= plan(starts, (id) => build.getModuleInfo(id));
    // The kit has one door, through which all of it would come along: of it, each file has what it uses.
    return module.includes("/ui/") ? null : (files.get(module) ?? null);
  };
}

export function plan({ first, table, boards }: Starts, find: Find): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  const join = (modules: Iterable<string>, file: string): void => {
    for (const module of modules) if (!files.has(module)) files.set(module, file);
  };
  join(importedBy(first, find), "index");
  join(importedBy(table, find), "table");
  const each = (find(boards)?.dynamicallyImportedIds ?? []).map((board) => importedBy(board, find));
  const shared = each.flatMap((one, index) =>
    [...one].filter((module) => each.some((other, at) => at > index && other.has(module))),
  );
  join(shared, "boards");
  return files;
}

/** A module and all that must be there before it runs. */
function importedBy(start: string, find: Find): ReadonlySet<string> {
  const found = new Set([start]);
  for (const module of found) for (const next of find(module)?.importedIds ?? []) found.add(next);
  return found;
}
