import {
  isGoodName,
  LEVELS,
  LONGEST_TOURNAMENT_NAME,
  MOST_ENTRANTS,
  MOST_ROUNDS,
  type NewTournament,
  type OptionSchema,
  tidyName,
} from "@clade/kernel";
import { Button } from "@clade/ui";
import { type FormEvent, type ReactElement, type ReactNode, useState } from "react";
import { useLocation } from "wouter";
import { CLOCKS } from "../doors/pace-wish.ts";
import { isProblem } from "../online/api.ts";
import { introduce } from "../online/identity.ts";
import { Bar } from "../pages/bar.tsx";
import { Options, type OptionValuesGiven } from "../pages/options.tsx";
import { AskedName } from "../pages/seats-form.tsx";
import { change, useSettings } from "../settings.ts";
import { aboutOf, SHELF, useGameName } from "../shelf.ts";
import { usePack } from "../table/load.ts";
import { useWords } from "../words.ts";
import { tournamentApi } from "./api.ts";
import "./tournaments.css";
import { useTournamentWords } from "./words/index.ts";

const DAYS = [1, 3, 7];
const CHECK_IN = [0, 5, 10, 15, 30];
const PAUSE = [0, 1, 3, 5, 10];
const DAY = 24 * 3600;
/** As many entrants as bots may fill a tournament up to. */
const MOST_BOTS = 64;

/** Sets up a tournament. */
export default function NewTournamentPage(): ReactElement {
  const words = useTournamentWords();
  const form = words.form;
  const shell = useWords();
  const { name, language } = useSettings();
  const gameName = useGameName();
  const [, go] = useLocation();
  const [game, setGame] = useState(SHELF[0]?.id ?? "");
  const about = aboutOf(game);
  const pack = usePack(game);
  const [title, setTitle] = useState("");
  const [asked, setAsked] = useState("");
  const [size, setSize] = useState(about?.usual ?? 2);
  const [kind, setKind] = useState<NewTournament["kind"]>("swiss");
  const [goOn, setGoOn] = useState(1);
  const [rounds, setRounds] = useState("");
  const [pace, setPace] = useState("clock 1");
  const [startsAt, setStartsAt] = useState<string>();
  const [checkIn, setCheckIn] = useState(0);
  const [pause, setPause] = useState(1);
  const [open, setOpen] = useState(true);
  const [most, setMost] = useState("32");
  const [bot, setBot] = useState("");
  const [upTo, setUpTo] = useState("8");
  const [options, setOptions] = useState<OptionValuesGiven>({});
  const [complaint, setComplaint] = useState<{ readonly text: string; readonly detail?: string }>();

  const sizes = [2, 3, 4, 5, 6].filter(
    (each) => about !== undefined && each >= about.players.min && each <= about.players.max,
  );
  const seats = sizes.includes(size) ? size : (sizes.at(-1) ?? 2);
  const isLive = pace.startsWith("clock");
  const paceWish = (): NewTournament["pace"] => {
    const which = Number(pace.split(" ")[1]);
    if (!isLive) return { kind: "move", seconds: which * DAY };
    const [minutes, seconds] = CLOCKS[which] ?? [15, 10];
    return { kind: "bank", seconds: 60 * minutes, increment: seconds };
  };
  const chooseGame = (next: string): void => {
    setGame(next);
    setSize(aboutOf(next)?.usual ?? 2);
    setOptions({});
  };

  const setUp = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setComplaint(undefined);
    const time = startsAt === undefined ? null : new Date(startsAt).getTime();
    if (time !== null && !(time > Date.now())) return setComplaint({ text: form.wrongTime });
    const own = tidyName(asked);
    if (name === "" && own !== "") {
      if (!isGoodName(own)) return setComplaint({ text: shell.problems["bad-name"] });
      change({ name: own });
    }
    await introduce();
    const answer = await tournamentApi.setUp({
      name: title,
      game,
      options,
      size: seats,
      kind,
      ...(rounds === "" || kind === "knock-out" ? {} : { rounds: Number(rounds) }),
      goOn: kind === "knock-out" ? Math.min(goOn, seats - 1) : 1,
      pace: paceWish(),
      live: isLive,
      startsAt: time,
      checkIn: isLive && time !== null ? checkIn : 0,
      pause: isLive ? 60 * pause : 0,
      open,
      most: Number(most),
      bots: bot === "" ? null : { bot, upTo: Math.min(Number(upTo), Number(most)) },
    });
    if (answer === undefined) setComplaint({ text: shell.offline });
    else if (isProblem(answer)) setComplaint({ text: shell.problems[answer.problem], detail: answer.message });
    else go(`/tournament/${answer.id}`);
  };

  return (
    <>
      <Bar title={form.title} />
      <main className="page page-set-up cup-form">
        <h1>{form.title}</h1>
        <form onSubmit={(event) => void setUp(event)}>
          <label className="field">
            <span>{form.name}</span>
            <input
              required
              maxLength={LONGEST_TOURNAMENT_NAME}
              value={title}
              onChange={({ target }) => setTitle(target.value)}
            />
          </label>
          {name === "" ? <AskedName value={asked} onChange={setAsked} /> : null}
          <Select label={form.game} value={game} onChange={chooseGame}>
            {SHELF.map(({ id }) => (
              <option key={id} value={id}>
                {gameName(id)}
              </option>
            ))}
          </Select>
          <Choice name="size" legend={form.size} values={sizes} chosen={seats} onChange={setSize}>
            {(each) => <span className="numeral">{each}</span>}
          </Choice>
          <fieldset className="ways">
            <legend>{form.kind}</legend>
            {(["swiss", "knock-out", "league"] as const).map((each) => (
              <label key={each}>
                <input type="radio" name="kind" value={each} checked={kind === each} onChange={() => setKind(each)} />
                <span>
                  <b>{words.kinds[each]}</b>
                  <small>{form.kindHelp[each]}</small>
                </span>
              </label>
            ))}
          </fieldset>
          {kind === "knock-out" ? (
            seats === 2 ? null : (
              <Choice
                name="go-on"
                legend={form.goOn}
                values={Array.from({ length: seats - 1 }, (_, index) => index + 1)}
                chosen={Math.min(goOn, seats - 1)}
                onChange={setGoOn}
              >
                {(each) => <span className="numeral">{each}</span>}
              </Choice>
            )
          ) : (
            <label className="field">
              <span>{form.rounds}</span>
              <input
                type="number"
                min={1}
                max={MOST_ROUNDS}
                value={rounds}
                onChange={({ target }) => setRounds(target.value)}
              />
              <small>{form.roundsHelp}</small>
            </label>
          )}
          <fieldset className="choice">
            <legend>{form.pace}</legend>
            <div>
              {[...CLOCKS.map((_, index) => `clock ${index}`), ...DAYS.map((days) => `days ${days}`)].map((each) => {
                const which = Number(each.split(" ")[1]);
                const text = each.startsWith("clock") ? form.clock(...(CLOCKS[which] ?? [0, 0])) : form.days(which);
                return (
                  <label key={each}>
                    <input
                      type="radio"
                      name="pace"
                      value={each}
                      checked={pace === each}
                      onChange={() => setPace(each)}
                    />
                    <span>{text}</span>
                  </label>
                );
              })}
            </div>
            <p className="home-quiet">{form.paceHelp[isLive ? "live" : "slow"]}</p>
          </fieldset>
          <Choice
            name="when"
            legend={form.when}
            values={["hand", "time"]}
            chosen={startsAt === undefined ? "hand" : "time"}
            onChange={(each) => setStartsAt(each === "hand" ? undefined : inAnHour())}
          >
            {(each) => <span>{each === "hand" ? form.byHand : form.atTime}</span>}
          </Choice>
          {startsAt === undefined ? null : (
            <>
              <label className="field">
                <span>{form.time}</span>
                <input
                  type="datetime-local"
                  required
                  value={startsAt}
                  onChange={({ target }) => setStartsAt(target.value)}
                />
              </label>
              {isLive ? (
                <Select label={form.checkIn} value={String(checkIn)} onChange={(each) => setCheckIn(Number(each))}>
                  {CHECK_IN.map((each) => (
                    <option key={each} value={each}>
                      {each === 0 ? form.noCheckIn : form.minutes(each)}
                    </option>
                  ))}
                </Select>
              ) : null}
            </>
          )}
          {isLive ? (
            <Select label={form.pause} value={String(pause)} onChange={(each) => setPause(Number(each))}>
              {PAUSE.map((each) => (
                <option key={each} value={each}>
                  {each === 0 ? form.noPause : form.minutes(each)}
                </option>
              ))}
            </Select>
          ) : null}
          <label className="field">
            <span>{form.most}</span>
            <input
              type="number"
              required
              min={2}
              max={MOST_ENTRANTS}
              value={most}
              onChange={({ target }) => setMost(target.value)}
            />
          </label>
          <Select label={form.bots} value={bot} onChange={setBot}>
            <option value="">{form.noBots}</option>
            {LEVELS.map((level) => (
              <option key={level} value={level}>
                {shell.levels[level]}
              </option>
            ))}
          </Select>
          {bot === "" ? null : (
            <label className="field">
              <span>{form.upTo}</span>
              <input
                type="number"
                required
                min={2}
                max={MOST_BOTS}
                value={upTo}
                onChange={({ target }) => setUpTo(target.value)}
              />
            </label>
          )}
          <label className="option">
            <input type="checkbox" checked={open} onChange={({ target }) => setOpen(target.checked)} />
            <span>{form.listed}</span>
          </label>
          {pack == null ? null : (
            <Options
              schema={fromTheBox(pack.game.options)}
              text={pack.text[language]}
              given={options}
              onChange={setOptions}
            />
          )}
          {complaint === undefined ? null : (
            <p role="alert" className="set-up-trouble">
              {complaint.text}
              {complaint.detail === undefined ? null : <small lang="en"> ({complaint.detail})</small>}
            </p>
          )}
          <Button look="main" type="submit">
            {form.open}
          </Button>
        </form>
      </main>
    </>
  );
}

/** A tournament is played with what is in the box: nobody brings decks or islands. */
function fromTheBox(schema: OptionSchema): OptionSchema {
  return Object.fromEntries(Object.entries(schema).filter(([, option]) => option.kind !== "data"));
}

/** As the field for date and time writes it. */
function inAnHour(): string {
  const time = new Date(Date.now() + 3_600_000);
  time.setMinutes(time.getMinutes() - time.getTimezoneOffset(), 0, 0);
  return time.toISOString().slice(0, 16);
}

interface SelectProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly children: ReactNode;
}

function Select({ label, value, onChange, children }: SelectProps): ReactElement {
  return (
    <label className="field">
      <span>{label}</span>
      <select value={value} onChange={({ target }) => onChange(target.value)}>
        {children}
      </select>
    </label>
  );
}

interface ChoiceProps<T extends string | number> {
  readonly name: string;
  readonly legend: string;
  readonly values: readonly T[];
  readonly chosen: T;
  readonly onChange: (value: T) => void;
  readonly children: (value: T) => ReactNode;
}

function Choice<T extends string | number>({
  name,
  legend,
  values,
  chosen,
  onChange,
  children,
}: ChoiceProps<T>): ReactElement {
  return (
    <fieldset className="choice">
      <legend>{legend}</legend>
      <div>
        {values.map((each) => (
          <label key={each}>
            <input type="radio" name={name} value={each} checked={chosen === each} onChange={() => onChange(each)} />
            {children(each)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
