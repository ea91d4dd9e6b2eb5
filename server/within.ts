/** Waits for the work, but no longer than so many milliseconds: whether it ended well in time. */
export async function within(ms: number, work: Promise<unknown>): Promise<boolean> {
  let late: NodeJS.Timeout | undefined;
  const over = new Promise<boolean>((resolve) => {
    late = setTimeout(() => resolve(false), ms);
  });
  const done = work.then(
    () => true,
    () => false,
  );
  const ended = await Promise.race([done, over]);
  clearTimeout(late);
  return ended;
}
