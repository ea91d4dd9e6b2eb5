import type { TableInfo } from "@clade/kernel";
import { useCallback, useEffect, useState } from "react";
import { api, isProblem, type KindnessNow } from "../online/api.ts";
import { useSettings } from "../settings.ts";
import type { TroubleCode } from "../trouble/codes.ts";

/** How one wants to be met by those at a table, and how one says otherwise. */
export interface Company {
  /** Undefined until the server has said. */
  readonly now: KindnessNow | undefined;
  /** Whether what is typed here is taken, as far as is known. */
  readonly typed: boolean;
  /** Children's mode: on this device, or wherever one is known. */
  readonly child: boolean;
  /** How often it changed whom one wants to hear: what was said has to be read anew then. */
  readonly turns: number;
  /** Asks for a change; answers why it was not made. */
  readonly change: (asked: ReturnType<typeof api.kindness>) => Promise<TroubleCode | undefined>;
}

/** Asked anew when the line comes up and when other people sit there: what is typed needs somebody who reads it. */
export function useCompany(info: TableInfo | undefined, up: boolean): Company {
  const { child } = useSettings();
  const [now, setNow] = useState<KindnessNow>();
  const [turns, setTurns] = useState(0);
  const id = info?.id;
  const people = info?.seats.map(({ name }) => name ?? "").join("\n");
  const look = useCallback(async (): Promise<void> => {
    const said = id === undefined ? undefined : await api.kindness(id);
    if (said === undefined || isProblem(said)) return;
    setNow(said);
    // What was chosen on the device before its person was known goes wherever they are known from now on.
    if (!child || said.child) return;
    const wished = await api.wish({ child: true });
    if (wished !== undefined && !isProblem(wished)) setNow({ ...wished, here: { typed: false } });
  }, [id, child]);
  useEffect(() => {
    // Without an answer everything stays as it was; the server holds to it all the same.
    if (up) look().catch(() => {});
  }, [up, people, look]);
  const change = useCallback(
    async (asked: ReturnType<typeof api.kindness>): Promise<TroubleCode | undefined> => {
      const answer = await asked;
      if (answer === undefined) return "no-connection";
      if (isProblem(answer)) return answer.problem;
      await look();
      setTurns((before) => before + 1);
      return undefined;
    },
    [look],
  );
  const isChild = child || now?.child === true;
  return { now, child: isChild, typed: !isChild && (now?.here?.typed ?? info?.open !== true), turns, change };
}
