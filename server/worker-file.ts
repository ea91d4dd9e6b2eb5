/** The compiled file of a worker thread, also where the sources themselves run (tests): threads need plain JavaScript. */
export function workerFile(from: string, path: string): URL {
  if (!from.endsWith(".ts")) return new URL(`${path}.js`, from);
  const source = new URL(`${path}.ts`, from).href;
  const room = new URL(".", import.meta.url).href;
  return new URL(`dist/${source.slice(room.length, -".ts".length)}.js`, room);
}

/**
 * Threads that work in short steps need little room for what is of the moment: with three times as much, a house with ten
 * thousand tables at rest took 50 MB more and was no faster.
 */
export const SMALL_NURSERY = { maxYoungGenerationSizeMb: 12 } as const;
