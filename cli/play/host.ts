import { botsHere, findBot } from "@clade/bots";
import type { AnyMatch, GamePack, GameRecord } from "@clade/kernel";
import { NearTable } from "@clade/kernel/host";

/** What the terminal's table needs of whoever shows it. */
interface Shown {
  /** Keeps the game as it is now; throws if it cannot. */
  readonly keep: (record: GameRecord) => void;
  /** Something went wrong that is nobody's answer: a bot failed, or a bot's move could not be kept. */
  readonly trouble: (what: string, why: string) => void;
}

/** The table of a game in the terminal: every move of it is on disk before it counts. */
export function terminalHost(pack: GamePack, match: AnyMatch, { keep, trouble }: Shown): NearTable {
  const whims = `bots ${process.pid} ${Date.now()}`;
  const table: NearTable = new NearTable({
    id: match.seedHash.slice(0, 12),
    match,
    async keep(record) {
      keep(record);
    },
    ...botsHere(pack, findBot, (seat) => `${whims} ${seat} ${table.length}`),
    botDelay: () => 0,
    trouble,
  });
  return table;
}
