import { type ChatLine, type Seat, seats as seatNumbers, type TableInfo } from "@clade/kernel";
import { Button, Icon, SeatColours, SeatMark, Sheet } from "@clade/ui";
import { lazy, type ReactElement, Suspense, useState } from "react";
import { useLocation } from "wouter";
import { api, isProblem, type KeptAway } from "../online/api.ts";
import { botWords, Terms } from "../pages/terms.tsx";
import { aboutOf, useSeatNaming } from "../shelf.ts";
import { onlineLink } from "../table/online-link.ts";
import type { SeenTable } from "../table/use-table.ts";
import { codeOf, type TroubleCode } from "../trouble/codes.ts";
import { useWords } from "../words.ts";
import { AskedTwice } from "./asked-twice.tsx";
import "./doors.css";
import { KeepAway } from "./keep-away.tsx";
import { Unfold } from "./unfold.tsx";
import type { Company } from "./use-company.ts";
import { useDoorWords } from "./words/index.ts";

const Profiles = lazy(() => import("../people/people-here.tsx"));

interface Props {
  readonly info: TableInfo;
  readonly table: Pick<SeenTable, "seats" | "now">;
  readonly company: Company;
  /** What was said here. */
  readonly lines: readonly ChatLine[];
}

/** A button on the bar: who is here, who plays for whom, and everything that one can do about one's seat and about others. */
export function PeopleButton(props: Props): ReactElement {
  const { people } = useDoorWords();
  const { close } = useWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="bar-link"
        data-door="people"
        aria-label={people.title}
        title={people.title}
        onClick={() => setOpen(true)}
      >
        <Icon sign="people" />
      </button>
      {open ? (
        <Sheet title={people.title} close={close} onClose={() => setOpen(false)}>
          <PeopleHere {...props} onDone={() => setOpen(false)} />
        </Sheet>
      ) : null}
    </>
  );
}

function PeopleHere({ info, table, company, lines, onDone }: Props & { readonly onDone: () => void }): ReactElement {
  const words = useDoorWords();
  const house = useWords();
  const [, go] = useLocation();
  const [trouble, setTrouble] = useState<TroubleCode>();
  const naming = useSeatNaming()(info.game, info.seats);
  const { id, you, seats, status } = info;
  const isOn = status === "playing";
  /** Asks the server for something; what it answers is told to everybody at the table, also to this page. */
  const ask = async (asked: Promise<unknown>): Promise<boolean> => {
    setTrouble(undefined);
    const answer = await asked.catch((error: unknown) => ({ problem: codeOf(error) }));
    if (answer === undefined) setTrouble("no-connection");
    else if (isProblem(answer)) setTrouble(answer.problem);
    else return true;
    return false;
  };
  const askAnd = async (asked: Promise<unknown>, afterwards: () => void): Promise<void> => {
    if (await ask(asked)) afterwards();
  };
  const own = you.seat === null ? undefined : seats[you.seat];
  return (
    <div className="people-sheet">
      <Terms info={info} />
      <p role="alert">{trouble === undefined ? "" : house.problems[trouble]}</p>
      <SeatColours colours={aboutOf(info.game)?.colours ?? []}>
        <ul className="people-seats">
          {seatNumbers(seats.length).map((seat) => (
            <li key={seat}>
              <p className="people-who">
                <SeatMark seat={seat} />
                <b>{seats[seat]?.name == null ? house.table.seatFree : naming(seat)}</b>
                {factsOf(seat).map((fact) => (
                  <small key={fact} className="tag">
                    {fact}
                  </small>
                ))}
              </p>
              {standInOf(seat)}
              {doorsOf(seat)}
            </li>
          ))}
        </ul>
      </SeatColours>
      <Suspense fallback={null}>
        <Profiles info={info} />
      </Suspense>
      {own !== undefined && isOn ? (
        <section className="people-own" aria-label={words.people.yourSeat}>
          <h3>{words.people.yourSeat}</h3>
          {own.resigned || own.removed ? null : (
            <>
              {own.away ? (
                <Button look="main" onClick={() => onlineLink.send({ type: "back", table: id })}>
                  {house.table.takeSeat}
                </Button>
              ) : (
                <>
                  <Button onClick={() => void askAnd(api.leave(id), () => go("/"))}>{words.people.leave}</Button>
                  <p className="home-quiet">{words.people.leaveHelp}</p>
                </>
              )}
              <AskedTwice
                label={words.people.giveUp}
                sure={words.people.giveUpSure}
                yes={words.people.giveUpYes}
                no={words.people.keepPlaying}
                onYes={() => void askAnd(api.resign(id), onDone)}
              />
            </>
          )}
        </section>
      ) : null}
      {you.host && status !== "over" ? (
        <section className="people-host" aria-label={words.people.asHost}>
          <h3>{words.people.asHost}</h3>
          <label className="option">
            <input
              type="checkbox"
              checked={!info.muted.spectators}
              onChange={({ target }) => void ask(api.mute(id, { ...info.muted, spectators: !target.checked }))}
            />
            <span>{words.people.spectatorsWrite}</span>
          </label>
          <label className="option">
            <input
              type="checkbox"
              checked={info.watch}
              onChange={({ target }) => void ask(api.letWatch(id, target.checked))}
            />
            <span>{words.people.anybodyWatches}</span>
          </label>
        </section>
      ) : null}
    </div>
  );

  function factsOf(seat: Seat): readonly string[] {
    const set = seats[seat];
    const now = table.seats[seat];
    if (set === undefined || set.name === null) return [];
    return [
      ...(seat === you.seat ? [words.people.you] : []),
      ...(set.name === info.host && set.bot === null ? [words.people.host] : []),
      ...(set.bot === null ? [] : [words.people.bot(botWords(house, set.bot))]),
      ...(isOn && set.bot === null && now !== undefined && seat !== you.seat
        ? [now.connected ? words.people.here : words.people.notHere]
        : []),
      ...(keptAt(seat) === undefined
        ? []
        : [keptAt(seat)?.how === "block" ? words.kindness.blocked : words.kindness.muted]),
      ...(isOn && table.now?.deciders.includes(seat) === true ? [words.people.decides] : []),
    ];
  }

  function keptAt(seat: Seat): KeptAway | undefined {
    return company.now?.keptAway.find((each) => each.seat === seat);
  }

  /** Why a bot plays here, if it does. */
  function standInOf(seat: Seat): ReactElement | null {
    const set = seats[seat];
    if (!isOn || set === undefined || set.bot !== null) return null;
    const bot = botWords(house, info.standIn);
    const { plays } = words;
    const name = naming(seat);
    const isOwn = seat === you.seat;
    const sentence = set.removed
      ? isOwn
        ? plays.removedYou(bot)
        : plays.removed(bot, name)
      : set.resigned
        ? isOwn
          ? plays.gaveUpYou(bot)
          : plays.gaveUp(bot, name)
        : set.away
          ? isOwn
            ? plays.awayYou(bot)
            : plays.away(bot, name)
          : undefined;
    return sentence === undefined ? null : <p>{sentence}</p>;
  }

  /** What one can do about somebody else's seat. */
  function doorsOf(seat: Seat): ReactElement | null {
    const set = seats[seat];
    if (set === undefined || set.name === null || set.bot !== null || seat === you.seat) return null;
    const name = naming(seat);
    const silent = info.muted.seats.includes(seat);
    const muted = silent ? info.muted.seats.filter((each) => each !== seat) : [...info.muted.seats, seat];
    return (
      <>
        {isOn && set.removed && you.seat === null ? (
          <div className="people-doors">
            <p>{words.people.takeOverHelp(name)}</p>
            <Button look="main" onClick={() => void askAnd(api.takeOver(id, seat), onDone)}>
              {words.people.takeOver}
            </Button>
          </div>
        ) : null}
        <Unfold className="people-doors" label={words.people.about(name)}>
          <KeepAway whom={{ table: id, seat }} name={name} kept={keptAt(seat)} company={company} lines={lines} />
          {you.host && status !== "over" ? (
            <>
              <h3>{words.people.asHost}</h3>
              <Button onClick={() => void ask(api.mute(id, { ...info.muted, seats: muted }))}>
                {silent ? words.people.giveWord : words.people.silence}
              </Button>
              {set.removed ? null : isOn && !set.away ? (
                <p className="home-quiet">{words.people.removeOnlyAway(name)}</p>
              ) : (
                <AskedTwice
                  label={words.people.remove}
                  sure={words.people.removeSure(name)}
                  yes={words.people.remove}
                  no={words.people.never}
                  onYes={() => void ask(api.removeFrom(id, seat))}
                />
              )}
            </>
          ) : null}
        </Unfold>
      </>
    );
  }
}
