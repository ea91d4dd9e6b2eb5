import { withCrew } from "./crew.ts";
import { progressBar } from "./terminal.ts";
import type { TrainAnswer, TrainOrder } from "./train-worker.ts";
import type { Desk } from "./training-files.ts";

const SCRIPT = new URL("./train-worker.js", import.meta.url);

/** Games whose decisions are thought about and written down. */
export interface Course<D> {
  /** What it is for: what the progress is called, and how the names of the files begin. */
  readonly name: string;
  readonly seed: string;
  readonly games: number;
  readonly cores: number;
  /** What a thread is asked for a game with that seed, and the decisions in its answer. */
  order(seed: string): TrainOrder;
  decisionsIn(answer: TrainAnswer): readonly D[] | undefined;
}

/** The decisions of each game: those that lie there, and else played. */
export async function studied<D>(desk: Desk, course: Course<D>): Promise<(readonly D[])[]> {
  const { name, seed, games, cores } = course;
  const bar = progressBar(`${name}: games`, games);
  const found: (readonly D[])[] = [];
  let next = 0;
  let done = 0;
  await withCrew<TrainOrder, TrainAnswer>(SCRIPT, Math.min(cores, games), async (ask) => {
    while (next < games) {
      const number = next++;
      const file = `${name}-${seed.replaceAll(/[^\w-]/g, "-")}-${number}.json`;
      if (!desk.has(file)) {
        const decisions = course.decisionsIn(await ask(course.order(`${seed}/${number}`)));
        if (decisions !== undefined) desk.write(file, `${JSON.stringify(decisions)}\n`);
      }
      found[number] = JSON.parse(desk.text(file)) as D[];
      bar.to(++done);
    }
  });
  bar.end();
  return found;
}
