import { labelled } from "@clade/kernel";
import { Button } from "@clade/ui";
import { type ReactElement, useEffect, useState } from "react";
import { clockFace } from "../doors/time-left.ts";
import { useSettings } from "../settings.ts";
import { useGameName } from "../shelf.ts";
import type { QuickWish, Waiting } from "./lobby-api.ts";
import { secondsLeft } from "./use-waiting.ts";
import { useLobbyWords } from "./words/index.ts";

interface Props {
  readonly waiting: Waiting;
  readonly told: number;
  readonly wish: QuickWish;
  readonly onWait: (wish: QuickWish) => Promise<void>;
  readonly onCancel: () => Promise<void>;
}

/** While people are looked for: how long still, how many others wait; and what else there is when the time is over. */
export function WaitingFor({ waiting, told, wish, onWait, onCancel }: Props): ReactElement {
  const words = useLobbyWords();
  const { language } = useSettings();
  const gameName = useGameName();
  const [patient, setPatient] = useState(false);
  const left = useSecondsLeft(waiting, told);
  const { sizes, pace } = waiting.wish;
  const players = [...new Set(Object.values(sizes).flat())].sort((one, other) => one - other);
  const whole = Math.max(1, (waiting.until - waiting.since) / 1000);
  // After a reload it is the server that knows what was wished for.
  const wished: QuickWish = { ...wish, games: Object.keys(sizes), players, pace };
  const { fewer } = waiting;
  return (
    <section className="quick-waiting" aria-labelledby="quick-waiting">
      <h2 id="quick-waiting">{words.looking}</h2>
      <p>
        {Object.keys(sizes).map(gameName).join(", ")} · {labelled(language, words.players, players.join(", "))} ·{" "}
        {words.paces[pace]}
      </p>
      <p role="status">{words.others(waiting.others)}</p>
      {left > 0 ? (
        <p className="quick-left">
          <progress max={whole} value={whole - left} aria-label={words.looking} />
          <span className="numeral ticks">{words.left(clockFace(language, left))}</span>
        </p>
      ) : waiting.wish.bots ? (
        <p role="status">{words.found}</p>
      ) : (
        <div className="quick-offers">
          <p role="status">{patient ? words.anybody : words.late}</p>
          <Button look="main" onClick={() => void onWait({ ...wished, bots: true })}>
            {words.withBots}
          </Button>
          {fewer === null ? null : (
            <Button onClick={() => void onWait({ ...wished, players: [...new Set([fewer, ...players])], seconds: 10 })}>
              {words.withFewer(fewer)}
            </Button>
          )}
          {patient ? null : <Button onClick={() => setPatient(true)}>{words.waitOn}</Button>}
        </div>
      )}
      <p className="home-quiet">{words.stay}</p>
      <Button look="quiet" onClick={() => void onCancel()}>
        {words.cancel}
      </Button>
    </section>
  );
}

function useSecondsLeft(waiting: Waiting, told: number): number {
  const [left, setLeft] = useState(() => secondsLeft(waiting, told));
  useEffect(() => {
    const look = (): void => setLeft(secondsLeft(waiting, told));
    look();
    const timer = window.setInterval(look, 500);
    return () => window.clearInterval(timer);
  }, [waiting, told]);
  return left;
}
