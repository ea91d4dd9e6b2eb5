import { type Pace, seats as seatNumbers, type TableInfo } from "@clade/kernel";
import { SeatColours, SeatMark } from "@clade/ui";
import { type ReactElement, useEffect, useRef, useState } from "react";
import { botWords } from "../pages/terms.tsx";
import { useSettings } from "../settings.ts";
import { aboutOf, useSeatNaming } from "../shelf.ts";
import type { SeenTable } from "../table/use-table.ts";
import { useWords } from "../words.ts";
import "./doors.css";
import { clockFace, leftOn, momentPassed, nextLook, secondsOf, spokenTime } from "./time-left.ts";
import { useDoorWords } from "./words/index.ts";

interface Props {
  readonly info: TableInfo;
  readonly table: Pick<SeenTable, "seats" | "seatsTold" | "now" | "watchAgain">;
}

/** With so little time left, what happens then is said everywhere. */
const SHORT = 60;

/** The clocks of a table, in a strip over every board: whose runs, how much is left, and what happens when it has run out. */
export function Clocks({ info, table }: Props): ReactElement | null {
  const words = useDoorWords();
  const house = useWords();
  const { language } = useSettings();
  const { seats, seatsTold } = table;
  const naming = useSeatNaming()(info.game, seats);
  const isOn = info.status === "playing" && info.pace.kind !== "none" && table.now?.result == null;
  const now = useTicks(isOn ? table : undefined);
  useTrueClock(isOn, table.watchAgain);
  const { seat: own } = info.you;
  const said = useMoments(table, own, info.pace);
  if (!isOn) return null;
  const ownSeat = own === null ? undefined : seats[own];
  const mine = ownSeat === undefined ? null : leftOn(ownSeat, seatsTold, now);
  const pressed = mine !== null && ownSeat?.runs === true && ownSeat.absent === null;
  const then = (endsAll(info.pace) ? words.clocks.upToTheEnd : words.clocks.upThen)(botWords(house, info.standIn));
  return (
    <section className="clocks" aria-label={words.clocks.title}>
      <SeatColours colours={aboutOf(info.game)?.colours ?? []}>
        <ul>
          {seatNumbers(seats.length).map((seat) => {
            const each = seats[seat];
            const left = each === undefined ? null : leftOn(each, seatsTold, now);
            if (each === undefined || left === null) return null;
            const seconds = secondsOf(left);
            const spoken = spokenTime(language, seconds);
            const name = naming(seat);
            return (
              <li key={seat} data-runs={each.runs ? "" : undefined} data-own={seat === own ? "" : undefined}>
                <SeatMark seat={seat} />
                <span className="clocks-name" aria-hidden="true">
                  {name}
                </span>
                {seat === own ? (
                  <span className="clocks-you" aria-hidden="true">
                    {words.people.you}
                  </span>
                ) : null}
                {each.runs ? <Hourglass /> : null}
                <span
                  role="timer"
                  className="numeral ticks"
                  aria-label={(each.runs ? words.clocks.runs : words.clocks.stands)(name, spoken)}
                >
                  {clockFace(language, seconds)}
                </span>
              </li>
            );
          })}
        </ul>
      </SeatColours>
      {pressed ? (
        <p className="clocks-then" data-short={secondsOf(mine) <= SHORT ? "" : undefined}>
          {then}
        </p>
      ) : null}
      <p className="unseen" role="status">
        {said === undefined
          ? ""
          : said === 0
            ? words.clocks.up
            : `${words.clocks.left(spokenTime(language, said))} ${then}`}
      </p>
    </section>
  );
}

/** Without increments an empty clock stays empty: the stand-in plays on. */
function endsAll(pace: Pace): boolean {
  return pace.kind === "bank" && pace.increment === 0;
}

/** Not by colour alone: the clock that runs has a sign of its own. */
function Hourglass(): ReactElement {
  return (
    <svg className="icon clocks-sign" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M6 3h12M6 21h12M7.5 3c0 5 4.5 5.5 4.5 9s-4.5 4-4.5 9M16.5 3c0 5-4.5 5.5-4.5 9s4.5 4 4.5 9" />
    </svg>
  );
}

/** What time it is, by the steady clock of the page, as often as a clock may show something else. */
function useTicks(table: Pick<SeenTable, "seats" | "seatsTold"> | undefined): number {
  const [now, setNow] = useState(() => performance.now());
  const running = table?.seats.some(({ runs }) => runs) === true;
  useEffect(() => {
    if (table === undefined || !running) return;
    let timer: ReturnType<typeof setTimeout>;
    const tick = (): void => {
      const at = performance.now();
      setNow(at);
      const waits = table.seats.flatMap((seat) => {
        const left = seat.runs ? leftOn(seat, table.seatsTold, at) : null;
        return left === null || left === 0 ? [] : [nextLook(left)];
      });
      if (waits.length > 0) timer = setTimeout(tick, Math.min(...waits));
    };
    tick();
    return () => clearTimeout(timer);
  }, [table?.seats, table?.seatsTold, running]);
  return Math.max(now, table?.seatsTold ?? 0);
}

/** The clock of a page may have slept with its device: whoever looks at the page again asks the server. */
function useTrueClock(isOn: boolean, watchAgain: () => void): void {
  useEffect(() => {
    if (!isOn) return;
    const look = (): void => {
      if (document.visibilityState === "visible") watchAgain();
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [isOn, watchAgain]);
}

/** The last moment of one's own clock that was worth saying: seconds left, 0 when it has run out. */
function useMoments(
  { seats, seatsTold }: Pick<SeenTable, "seats" | "seatsTold">,
  own: number | null,
  pace: Pace,
): number | undefined {
  const [said, setSaid] = useState<number>();
  const before = useRef<number>(undefined);
  const seat = own === null ? undefined : seats[own];
  const full = pace.kind === "none" ? 0 : pace.seconds;
  useEffect(() => {
    if (seat?.runs !== true || seat.absent !== null) {
      before.current = undefined;
      setSaid(undefined);
      return;
    }
    const listen = (): void => {
      const left = leftOn(seat, seatsTold, performance.now()) ?? 0;
      const seconds = secondsOf(left);
      const moment =
        before.current === undefined ? undefined : seconds === 0 ? 0 : momentPassed(before.current, seconds, full);
      before.current = seconds;
      if (moment !== undefined) setSaid(moment);
    };
    listen();
    const timer = setInterval(listen, 1000);
    return () => clearInterval(timer);
  }, [seat, seatsTold, full]);
  return said;
}
