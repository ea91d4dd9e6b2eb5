import { useCallback, useEffect, useState } from "react";
import { isProblem, type Problem } from "../online/api.ts";
import { introduce } from "../online/identity.ts";
import type { TroubleCode } from "../trouble/codes.ts";
import { lobbyApi, type QuickWish, type Standing, type Waiting } from "./lobby-api.ts";

/** How often the server is asked; it takes who does not ask for gone. */
const EVERY_MS = 2000;

export interface InLobby {
  /** Undefined until the server has said how it stands. */
  readonly standing: Standing | undefined;
  /** When the answer came, by this page's clock. */
  readonly told: number;
  readonly trouble: TroubleCode | undefined;
  readonly wait: (wish: QuickWish) => Promise<void>;
  readonly cancel: () => Promise<void>;
}

/** How it stands with one's quick game: asked for as long as one waits, and after a reload too. */
export function useWaiting(): InLobby {
  const [{ standing, told }, setStanding] = useState<{ readonly standing?: Standing; readonly told: number }>({
    told: 0,
  });
  const [trouble, setTrouble] = useState<TroubleCode>();
  const hear = useCallback((answer: Standing | Problem | undefined): void => {
    if (answer === undefined || isProblem(answer)) return setTrouble(answer?.problem ?? "no-connection");
    setTrouble(undefined);
    setStanding({ standing: answer, told: performance.now() });
  }, []);
  const waits = standing?.state === "waiting";
  useEffect(() => {
    let here = true;
    const ask = async (): Promise<void> => {
      const answer = await lobbyApi.standing();
      if (here) hear(answer);
    };
    void ask();
    const timer = waits ? window.setInterval(() => void ask(), EVERY_MS) : undefined;
    return () => {
      here = false;
      window.clearInterval(timer);
    };
  }, [hear, waits]);
  const wait = useCallback(
    async (wish: QuickWish): Promise<void> => {
      await introduce();
      hear(await lobbyApi.wait(wish));
    },
    [hear],
  );
  const cancel = useCallback(async (): Promise<void> => hear(await lobbyApi.cancel()), [hear]);
  return { standing, told, trouble, wait, cancel };
}

/** Seconds until something else is offered; none when it is time. */
export function secondsLeft({ until, now }: Waiting, told: number): number {
  return Math.max(0, Math.ceil((until - now - (performance.now() - told)) / 1000));
}
