import { LEVELS } from "@clade/kernel";
import type { ReactElement } from "react";
import { useWords } from "../words.ts";
import { CLOCKS, MOST_MINUTES, MOST_SECONDS, type PaceWish } from "./pace-wish.ts";
import { useDoorWords } from "./words/index.ts";

interface Props {
  readonly wish: PaceWish;
  readonly standIn: string;
  readonly onChange: (wish: PaceWish) => void;
  readonly onStandIn: (bot: string) => void;
}

export function PaceForm({ wish, standIn, onChange, onStandIn }: Props): ReactElement {
  const { pace } = useDoorWords();
  const { levels } = useWords();
  const { kind, clock, minutes, seconds } = wish;
  const ways = {
    none: [pace.none, pace.noneHelp],
    live: [pace.live, pace.liveHelp],
    day: [pace.days(1), pace.daysHelp],
    days: [pace.days(3), pace.daysHelp],
  } as const;
  return (
    <>
      <fieldset className="choice">
        <legend>{pace.title}</legend>
        <div>
          {(["none", "live", "day", "days"] as const).map((each) => (
            <label key={each}>
              <input
                type="radio"
                name="pace"
                value={each}
                checked={kind === each}
                onChange={() => onChange({ ...wish, kind: each })}
              />
              <span>{ways[each][0]}</span>
            </label>
          ))}
        </div>
        <p className="home-quiet">{ways[kind][1]}</p>
      </fieldset>
      {kind === "live" ? (
        <fieldset className="choice">
          <legend>{pace.clock}</legend>
          <div>
            {[...CLOCKS.keys(), "own" as const].map((each) => (
              <label key={each}>
                <input
                  type="radio"
                  name="clock"
                  value={each}
                  checked={clock === each}
                  onChange={() => onChange({ ...wish, clock: each })}
                />
                <span>{each === "own" ? pace.own : pace.preset(...(CLOCKS[each] ?? [0, 0]))}</span>
              </label>
            ))}
          </div>
        </fieldset>
      ) : null}
      {kind === "live" && clock === "own" ? (
        <>
          <label className="option">
            <span>{pace.minutes}</span>
            <input
              type="number"
              min={1}
              max={MOST_MINUTES}
              value={minutes}
              onChange={({ target }) => onChange({ ...wish, minutes: target.value })}
            />
          </label>
          <label className="option">
            <span>{pace.seconds}</span>
            <input
              type="number"
              min={0}
              max={MOST_SECONDS}
              value={seconds}
              onChange={({ target }) => onChange({ ...wish, seconds: target.value })}
            />
          </label>
        </>
      ) : null}
      <label className="option">
        <span>{pace.standIn}</span>
        <select value={standIn} onChange={({ target }) => onStandIn(target.value)}>
          {LEVELS.map((level) => (
            <option key={level} value={level}>
              {levels[level]}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}
