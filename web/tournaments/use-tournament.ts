import type { TournamentInfo } from "@clade/kernel";
import { useCallback, useEffect, useRef, useState } from "react";
import { isProblem, type Problem } from "../online/api.ts";
import type { TroubleCode } from "../trouble/codes.ts";
import { tournamentApi } from "./api.ts";

interface Followed {
  readonly info: TournamentInfo | undefined;
  readonly trouble: TroubleCode | undefined;
  /** Shows what an order answered, or why it was not done. */
  readonly take: (answer: TournamentInfo | Problem | undefined) => void;
  readonly calm: () => void;
}

/** How long until it is looked at again: what is played at this moment soon, what is over hardly ever. */
function nextLook(info: TournamentInfo | undefined): number {
  if (info === undefined) return 10_000;
  if (info.status === "running") return info.live ? 2000 : 15_000;
  return info.status === "open" ? 3000 : 60_000;
}

/** A tournament that follows itself, as long as somebody looks at the page. */
export function useTournament(id: string): Followed {
  const [info, setInfo] = useState<TournamentInfo>();
  const [trouble, setTrouble] = useState<TroubleCode>();
  const latest = useRef(info);
  latest.current = info;
  const take = useCallback((answer: TournamentInfo | Problem | undefined) => {
    if (answer === undefined) setTrouble("no-connection");
    else if (isProblem(answer)) setTrouble(answer.problem);
    else {
      setTrouble(undefined);
      setInfo(answer);
    }
  }, []);
  useEffect(() => {
    let wanted = true;
    let timer: number | undefined;
    const look = async (): Promise<void> => {
      window.clearTimeout(timer);
      if (!document.hidden || latest.current === undefined) {
        const answer = await tournamentApi.one(id);
        if (!wanted) return;
        // What is known stays on the page while the line is down.
        if (answer !== undefined || latest.current === undefined) take(answer);
      }
      timer = window.setTimeout(() => void look(), nextLook(latest.current));
    };
    const seen = (): void => {
      if (!document.hidden) void look();
    };
    void look();
    document.addEventListener("visibilitychange", seen);
    return () => {
      wanted = false;
      window.clearTimeout(timer);
      document.removeEventListener("visibilitychange", seen);
    };
  }, [id, take]);
  const calm = useCallback(() => setTrouble(undefined), []);
  return { info, trouble, take, calm };
}

/** The time, every second while somebody counts. */
export function useNow(counting: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!counting) return;
    const timer = window.setInterval(() => setNow(Date.now()), 1000);
    return () => window.clearInterval(timer);
  }, [counting]);
  return now;
}
