import type { TableInfo } from "@clade/kernel";
import { type ReactElement, useCallback, useEffect, useState } from "react";
import { useLocation } from "wouter";
import { api, isProblem } from "../online/api.ts";
import { expectTable } from "../online/expected.ts";
import { hasUsualTerms } from "../online/join.ts";
import { Bar } from "../pages/bar.tsx";
import { WayOn } from "../pages/way-on.tsx";
import { change, currentSettings } from "../settings.ts";
import { codeOf } from "../trouble/codes.ts";
import { joinWords } from "../trouble/words.ts";
import { useWords } from "../words.ts";
import { Invitation } from "./invitation.tsx";
import { useInviteWords } from "./words/index.ts";

/**
 * A link with a code. Whoever has said a name sits down at once, if the terms are the usual ones; everybody else says one first, and reads
 * the terms. The page of the table is fetched meanwhile, so that the seat is one answer of the server away.
 */
export function JoinPage({ code }: { readonly code: string }): ReactElement {
  const words = useWords();
  const { title } = useInviteWords();
  const [, go] = useLocation();
  const [table, setTable] = useState<TableInfo>();
  const [complaint, setComplaint] = useState("");
  /** There is nothing to sit down at. */
  const [lost, setLost] = useState(false);
  const enter = useCallback(
    (found: TableInfo): void => {
      expectTable(found);
      go(`/online/${found.id}`, { replace: true });
    },
    [go],
  );
  const sit = useCallback(
    async (name: string): Promise<void> => {
      setComplaint("");
      const seated = await api.joinAs(code, name);
      if (seated === undefined) return setComplaint(words.offline);
      if (isProblem(seated)) return setComplaint(joinWords(words, seated.problem));
      change({ name });
      enter(seated);
    },
    [code, words, enter],
  );
  useEffect(() => {
    let here = true;
    const find = async (): Promise<void> => {
      const found = await api.findByCode(code);
      if (!here) return;
      if (found === undefined || isProblem(found)) {
        setLost(true);
        return setComplaint(found === undefined ? words.offline : joinWords(words, found.problem));
      }
      if (found.status !== "waiting" || found.you.seat !== null) return enter(found);
      const { name } = currentSettings();
      if (name.trim() !== "" && hasUsualTerms(found)) await sit(name.trim());
      // Somebody else has that name, or the seat: another can be said.
      if (here) setTable(found);
    };
    find().catch((error: unknown) => setComplaint(words.problems[codeOf(error)]));
    void import("../pages/online-table.tsx");
    return () => {
      here = false;
    };
  }, [code, words, enter, sit]);
  return (
    <>
      <Bar title={title} />
      <main className="page page-join">
        {lost ? (
          <>
            <h1>{words.joinTitle}</h1>
            <p role="alert">{complaint}</p>
            <WayOn codes />
          </>
        ) : (
          <Invitation table={table} complaint={complaint} onSit={(name) => void sit(name)} />
        )}
      </main>
    </>
  );
}
