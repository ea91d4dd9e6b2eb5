/** Something that waits until what came before it is on disk. */
interface Gathered<T, R> {
  readonly item: T;
  readonly resolve: (result: R) => void;
  readonly reject: (why: unknown) => void;
}

/** While one batch is written the next one gathers, so that durability costs a batch and not a move. */
export function inBatches<T, R>(write: (items: readonly T[]) => Promise<readonly R[]>): (item: T) => Promise<R> {
  let gathered: Gathered<T, R>[] = [];
  let writing = false;
  async function writeAll(): Promise<void> {
    while (gathered.length > 0) {
      const batch = gathered;
      gathered = [];
      try {
        const results = await write(batch.map(({ item }) => item));
        for (const [index, { resolve, reject }] of batch.entries()) {
          const result = results[index];
          if (result === undefined) reject(new Error("the store did not answer"));
          else resolve(result);
        }
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    writing = false;
  }
  return (item) =>
    new Promise((resolve, reject) => {
      gathered.push({ item, resolve, reject });
      if (writing) return;
      writing = true;
      setImmediate(() => void writeAll());
    });
}
