import { startProcess, withData } from "@clade/server/testkit";
import { correspondents } from "@clade/server/testkit/notice-torture";
import { PushStandIn } from "@clade/server/testkit/push-stand-in";
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
}

/** How often somebody comes to a table by correspondence and plays a turn: at two hundred tables that is more than three visits a second. */
const TURN_MS = 60_000;
/** Whoever has not come after so many seconds is told. */
const WAIT = "1";

/**
 * The usual load with and without notices, in turns: with them a thousand people play by correspondence beside the load, with a device
 * each, and are told of every turn. What they cost is in the cost of a move of the load, whose moves alone are counted.
 */
export async function measureWithNotices(plan: NoticesPlan, note: (text: string) => void) {
  const plain: Round[] = [];
  const told: Round[] = [];
  for (let nth = 0; nth < plan.rounds; nth++) {
    const both = [
      ["without", plain],
      ["with", told],
    ] as const;
    for (const [name, into] of nth % 2 === 0 ? both : both.toReversed()) {
      note(`round ${nth + 1}, ${name} notices …`);
      into.push(await oneRound(plan, name === "with", undefined));
    }
  }
  note("at 1,000 moves a second, with notices …");
  const steady = await oneRound(plan, true, 1000);
  const [before, now] = [middle(plain), middle(told)];
  return {
    /** 1: notices cost nothing; 0.9: a tenth fewer moves. */
    ratioMovesPerSecond: round((now?.movesPerSecond ?? 0) / (before?.movesPerSecond ?? 1)),
    ratioCpuPerMove: round((now?.cpuMicrosecondsPerMove ?? 0) / (before?.cpuMicrosecondsPerMove ?? 1)),
    without: plain,
    with: told,
    atThousandASecondWithNotices: steady,
  };
}

type Round = Awaited<ReturnType<typeof oneRound>>;

function oneRound({ tables, people, ms, away }: NoticesPlan, isTold: boolean, perSecond: number | undefined) {
  return withData(async (folder) => {
    const push = await PushStandIn.open();
    const server = await startProcess(folder, ["--log", "warn", "--notice-after", WAIT, ...push.flags]);
    const pace = perSecond === undefined ? {} : { perSecond };
    try {
      const company = isTold ? await correspondents(server.url, push, away) : undefined;
      const coming = company && setInterval(() => void company.turn(), TURN_MS / company.tables);
      const spent: number[] = [];
      const notices: number[] = [];
      const mark = async (): Promise<void> => {
        spent.push(1e6 * (await cpuSeconds(server.url)));
        notices.push(push.messages.length);
      };
      const load = await loadClade(server.url, { tables, people, ...pace, warmMs: 4000, ms, mark });
      clearInterval(coming);
      const [from = 0, to = 0] = spent;
      const [had = 0, have = 0] = notices;
      return {
        ...load,
        cpuMicrosecondsPerMove: Math.round((to - from) / ((load.movesPerSecond * ms) / 1000)),
        noticesPerSecond: round((1000 * (have - had)) / ms),
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
