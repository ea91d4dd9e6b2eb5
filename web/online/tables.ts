import type { ProblemCode, TableInfo } from "@clade/kernel";
import { useEffect, useState } from "react";
import { api, isProblem } from "./api.ts";

/** The tables on the server: one's own that are not over, and those that wait for players. */
export interface OnlineTables {
  readonly mine: readonly TableInfo[];
  readonly open: readonly TableInfo[];
  /** From which open table on the server has more. */
  readonly next: number | null;
}

/** What the server said: its tables, or why there are none (nothing at all, if no server answered). */
export type ServerSays = OnlineTables | { readonly refused: ProblemCode | undefined };

export function useOnlineTables(): ServerSays | undefined {
  const [said, setSaid] = useState<ServerSays>();
  useEffect(() => {
    const look = async (): Promise<void> => {
      const [mine, open] = await Promise.all([api.myTables(0), api.openTables(0)]);
      if (mine === undefined || open === undefined || isProblem(mine) || isProblem(open)) {
        setSaid({ refused: [mine, open].find(isProblem)?.problem });
        return;
      }
      const running = mine.tables.filter(({ status }) => status === "playing" || status === "waiting");
      const others = open.tables.filter(({ id }) => !running.some((own) => own.id === id));
      setSaid({ mine: running, open: others, next: open.next });
    };
    look().catch(() => setSaid({ refused: undefined }));
  }, []);
  return said;
}
