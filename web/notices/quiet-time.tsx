import type { ReactElement } from "react";
import { useSettings } from "../settings.ts";
import type { Quiet, Wishes } from "./notices-api.ts";
import { useNoticeWords } from "./words/index.ts";

/** A night, for whoever asks for quiet. */
const NIGHT: Quiet = { from: 22 * 60, to: 7 * 60, days: [0, 1, 2, 3, 4, 5, 6] };
/** Most people's weeks begin on a Monday. */
const WEEK = [1, 2, 3, 4, 5, 6, 0];
/** A Sunday. */
const SUNDAY = Date.UTC(2026, 0, 4, 12);
const DAY_MS = 24 * 3600 * 1000;

/** The time in which nothing is told. */
export function QuietTime({
  wishes: { quiet, zone },
  onWish,
}: {
  readonly wishes: Wishes;
  readonly onWish: (changed: Partial<Wishes>) => void;
}): ReactElement {
  const words = useNoticeWords();
  const { language } = useSettings();
  const shortDay = new Intl.DateTimeFormat(language, { weekday: "short", timeZone: "UTC" });
  const longDay = new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" });
  const change = (changed: Partial<Quiet>): void => onWish({ quiet: { ...(quiet ?? NIGHT), ...changed } });
  return (
    <fieldset className="notices-quiet">
      <legend>{words.quiet}</legend>
      <label className="tick">
        <input
          type="checkbox"
          checked={quiet !== null}
          onChange={({ target }) => onWish({ quiet: target.checked ? NIGHT : null })}
        />
        {words.quietOn}
      </label>
      {quiet === null ? null : (
        <>
          <p className="home-quiet">{words.quietHelp(zone)}</p>
          <div className="notices-times">
            <TimeField label={words.from} minutes={quiet.from} onChange={(from) => change({ from })} />
            <TimeField label={words.to} minutes={quiet.to} onChange={(to) => change({ to })} />
          </div>
          <fieldset className="choice">
            <legend>{words.days}</legend>
            <div>
              {WEEK.map((day) => {
                const isOn = quiet.days.includes(day);
                return (
                  <label key={day}>
                    <input
                      type="checkbox"
                      aria-label={longDay.format(SUNDAY + day * DAY_MS)}
                      checked={isOn}
                      // One day stays: without any there is no quiet time at all.
                      disabled={isOn && quiet.days.length === 1}
                      onChange={({ target }) =>
                        change({
                          days: WEEK.filter((each) => (each === day ? target.checked : quiet.days.includes(each))),
                        })
                      }
                    />
                    <span aria-hidden="true">{shortDay.format(SUNDAY + day * DAY_MS)}</span>
                  </label>
                );
              })}
            </div>
          </fieldset>
        </>
      )}
    </fieldset>
  );
}

function TimeField({
  label,
  minutes,
  onChange,
}: {
  readonly label: string;
  readonly minutes: number;
  readonly onChange: (minutes: number) => void;
}): ReactElement {
  const two = (number: number): string => String(number).padStart(2, "0");
  return (
    <label className="field">
      <b>{label}</b>
      <input
        type="time"
        required
        value={`${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`}
        onChange={({ target }) => {
          const [hour, minute] = target.value.split(":").map(Number);
          if (hour !== undefined && minute !== undefined && Number.isInteger(60 * hour + minute))
            onChange(60 * hour + minute);
        }}
      />
    </label>
  );
}
