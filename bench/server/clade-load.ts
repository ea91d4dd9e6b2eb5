import { Guest, startGame } from "@clade/server/testkit";
import { type Load, measure, newTally } from "./measure.ts";
import { Person, type Player } from "./player.ts";

export interface LoadPlan {
  readonly tables: number;
  /** How many people have the seats of these tables between them; each has one line. */
  readonly people: number;
  /** Moves a second over all tables; without it, as fast as it goes. */
  readonly perSecond?: number;
  readonly warmMs: number;
  readonly ms: number;
  /** Called at the beginning and at the end of what is measured. */
  readonly mark?: () => Promise<void>;
}

/** Two people at each table, making real legal moves of Evolution; both see every move. */
export async function loadClade(url: string, plan: LoadPlan): Promise<Load> {
  const { tables, perSecond, warmMs, ms } = plan;
  const tally = newTally();
  const waiting: Player[] = [];
  let begun = false;
  const ready = (player: Player): void => {
    if (perSecond === undefined && begun) player.move();
    else waiting.push(player);
  };
  const guests: Guest[] = [];
  for (let count = 0; count < plan.people; count++) guests.push(await Guest.visit(url));
  const people = guests.map(({ cookie }) => new Person(url, cookie, tally));
  await Promise.all(people.map((person) => person.connected()));
  for (let table = 0; table < tables; table++) {
    const pair = [(2 * table) % guests.length, (2 * table + 1) % guests.length];
    const id = await startGame(pair.flatMap((index) => guests[index] ?? []));
    for (const index of pair) people[index]?.watch(id, ready);
  }
  begun = true;
  if (perSecond === undefined) for (const player of waiting.splice(0)) if (player.canMove) player.move();
  const stop = perSecond === undefined ? undefined : setPace(perSecond, waiting);
  const load = await measure(tally, warmMs, ms, plan.mark);
  stop?.();
  for (const person of people) person.close();
  return load;
}

/** Lets waiting players move at a steady rate. */
function setPace(perSecond: number, waiting: Player[]): () => void {
  let credit = 0;
  let last = performance.now();
  const pacer = setInterval(() => {
    const now = performance.now();
    credit = Math.min(credit + ((now - last) / 1000) * perSecond, perSecond / 10);
    last = now;
    while (credit >= 1) {
      const player = waiting.shift();
      if (player === undefined) break;
      if (!player.canMove) continue;
      player.move();
      credit--;
    }
  }, 2);
  return () => clearInterval(pacer);
}
