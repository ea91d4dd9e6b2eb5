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
  /** Only such tables are played at. */
  readonly isGood?: (table: string) => boolean;
}

/** Games that each pair has ready: whoever has finished one goes on at the next, so that all tables stay alive. */
const GAMES_IN_TURN = 3;
/** So many pairs are seated at the same time. */
const AT_ONCE = 20;

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
  const people = await Promise.all(
    guests.map(async ({ cookie }) => {
      const person = new Person(tally);
      await person.connect(url, cookie);
      return person;
    }),
  );
  const seatPair = async (table: number): Promise<void> => {
    const pair = [(2 * table) % guests.length, (2 * table + 1) % guests.length];
    const both = pair.flatMap((index) => guests[index] ?? []);
    const games: string[] = [];
    while (games.length < GAMES_IN_TURN) games.push(await goodGame(both, plan.isGood));
    for (const index of pair) people[index]?.play(games, ready);
  };
  await inTurns(tables, AT_ONCE, seatPair);
  begun = true;
  if (perSecond === undefined) for (const player of waiting.splice(0)) if (player.canMove) player.move();
  const stop = perSecond === undefined ? undefined : setPace(perSecond, waiting);
  const load = await measure(tally, warmMs, ms, plan.mark);
  stop?.();
  for (const person of people) person.close();
  return load;
}

/** A game at a table that will do; others are left as they are. */
async function goodGame(both: readonly Guest[], isGood: LoadPlan["isGood"]): Promise<string> {
  const [host, other] = both;
  if (isGood === undefined || host === undefined || other === undefined) return startGame(both);
  for (;;) {
    const { id } = await host.table({ seats: ["me", "free"] });
    if (!isGood(id)) continue;
    await other.post(`/api/tables/${id}/join`, {});
    await host.post(`/api/tables/${id}/start`);
    return id;
  }
}

/** Does something for each number below `count`, a few at the same time. */
async function inTurns(count: number, atOnce: number, work: (index: number) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
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
