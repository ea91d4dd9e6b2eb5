import { COMMAND, startProcess, withData } from "@clade/server/testkit";
import { correspondents } from "@clade/server/testkit/notice-torture";
import { PushStandIn } from "@clade/server/testkit/push-stand-in";
import { builtBefore } from "./against.ts";
import { cpuSeconds } from "./as-fast.ts";
import { loadClade } from "./clade-load.ts";
import { round } from "./measure.ts";

export interface NoticesPlan {
  readonly tables: number;
  readonly people: number;
  readonly ms: number;
  readonly rounds: number;
  /** People by correspondence beside them, with a device each. */
  readonly away: number;
  /** How often somebody comes to each of their tables and plays a turn. */
  readonly turnMs: number;
  /** An older build, to be measured in the same run. */
  readonly old?: string;
}

/** Whoever has not come after so many seconds is told. */
const WAIT = "1";

/**
 * The usual load with and without notices, in turns: with them a thousand people play by correspondence beside the load, with a device
 * each, and are told of every turn. What they cost is in the cost of a move of the load, whose moves alone are counted.
 */
export async function measureWithNotices(plan: NoticesPlan, note: (text: string) => void) {
  const old = plan.old === undefined ? undefined : (await builtBefore(plan.old)).command;
  const ways: Way[] = [
    { name: "without", command: COMMAND.pathname, isTold: false, rounds: [] },
    { name: "with", command: COMMAND.pathname, isTold: true, rounds: [] },
    ...(old === undefined ? [] : [{ name: "with, the older build", command: old, isTold: true, rounds: [] }]),
  ];
  for (let nth = 0; nth < plan.rounds; nth++) {
    for (const { name, command, isTold, rounds } of nth % 2 === 0 ? ways : ways.toReversed()) {
      const played = await oneRound(plan, command, isTold, undefined);
      note(`round ${nth + 1}, ${name} notices: ${JSON.stringify(played)}`);
      rounds.push(played);
    }
  }
  const steady: Round[] = [];
  for (const { name, command } of ways.slice(1)) {
    const played = await oneRound(plan, command, true, 1000);
    note(`at 1,000 moves a second, ${name} notices: ${JSON.stringify(played)}`);
    steady.push(played);
  }
  const [without, told, before] = ways.map(({ rounds }) => middle(rounds));
  const ratio = (way: Round | undefined, of: "movesPerSecond" | "cpuMicrosecondsPerMove"): number | null =>
    way === undefined || without === undefined ? null : round(way[of] / without[of]);
  return {
    /** 1: notices cost nothing; 0.9: a tenth fewer moves. */
    ratioMovesPerSecond: ratio(told, "movesPerSecond"),
    ratioCpuPerMove: ratio(told, "cpuMicrosecondsPerMove"),
    ratioMovesPerSecondBefore: ratio(before, "movesPerSecond"),
    ratioCpuPerMoveBefore: ratio(before, "cpuMicrosecondsPerMove"),
    rounds: Object.fromEntries(ways.map(({ name, rounds }) => [name, rounds])),
    atThousandASecondWithNotices: steady[0],
    atThousandASecondBefore: steady[1] ?? null,
  };
}

type Round = Awaited<ReturnType<typeof oneRound>>;

/** With or without notices, by one build or another. */
interface Way {
  readonly name: string;
  readonly command: string;
  readonly isTold: boolean;
  readonly rounds: Round[];
}

function oneRound(plan: NoticesPlan, command: string, isTold: boolean, perSecond: number | undefined) {
  const { tables, people, ms, away, turnMs } = plan;
  return withData(async (folder) => {
    const push = await PushStandIn.open();
    const server = await startProcess(folder, ["--log", "warn", "--notice-after", WAIT, ...push.flags], command);
    const pace = perSecond === undefined ? {} : { perSecond };
    try {
      const company = isTold ? await correspondents(server.url, push, away) : undefined;
      let visits = 0;
      // Whoever is still there when the round is over finds the server gone.
      const come = (): Promise<unknown> | undefined =>
        company?.turn().then(
          () => visits++,
          () => {},
        );
      const coming = company && setInterval(() => void come(), turnMs / company.tables);
      const spent: number[] = [];
      const came: { readonly visits: number; readonly notices: number }[] = [];
      const mark = async (): Promise<void> => {
        spent.push(1e6 * (await cpuSeconds(server.url)));
        came.push({ visits, notices: push.messages.length });
      };
      const load = await loadClade(server.url, { tables, people, ...pace, warmMs: 4000, ms, mark });
      clearInterval(coming);
      const [from = 0, to = 0] = spent;
      const [had = { visits: 0, notices: 0 }, have = had] = came;
      return {
        ...load,
        cpuMicrosecondsPerMove: Math.round((to - from) / ((load.movesPerSecond * ms) / 1000)),
        visitsPerSecond: round((1000 * (have.visits - had.visits)) / ms),
        noticesPerSecond: round((1000 * (have.notices - had.notices)) / ms),
        faults: push.faults.length,
      };
    } finally {
      await server.kill("SIGKILL");
      await push.close();
    }
  });
}

function middle(rounds: readonly Round[]): Round | undefined {
  return rounds.toSorted((a, b) => a.movesPerSecond - b.movesPerSecond).at(Math.floor(rounds.length / 2));
}
