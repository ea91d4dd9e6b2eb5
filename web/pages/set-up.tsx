import {
  botCalled,
  checkTable,
  colourNames,
  isComplaint,
  isGoodName,
  type Level,
  LEVELS,
  type SeatInfo,
  seats as seatNumbers,
  type Style,
  tidyName,
} from "@clade/kernel";
import { Button, SeatColours } from "@clade/ui";
import { type FormEvent, type ReactElement, useEffect, useRef, useState } from "react";
import { useLocation } from "wouter";
import { GamePlate } from "../art/plates.tsx";
import { ownDataWords } from "../catalogue/own-data.ts";
import { PaceForm } from "../doors/pace-form.tsx";
import { NO_HURRY, paceOf } from "../doors/pace-wish.ts";
import { useDoorWords } from "../doors/words/index.ts";
import { api, isProblem, type SeatWish } from "../online/api.ts";
import { USUAL_ONLINE_BOT } from "../online/bots.ts";
import { introduce } from "../online/identity.ts";
import { newTable, soloSeats } from "../local/new-table.ts";
import { aboutOf } from "../shelf.ts";
import { change, useSettings } from "../settings.ts";
import { usePack } from "../table/load.ts";
import { troubleOf } from "../trouble/codes.ts";
import { useWords } from "../words.ts";
import { Bar } from "./bar.tsx";
import { WayOn } from "./way-on.tsx";
import { StyleChoice } from "./bot-choice.tsx";
import { AskedName, HotSeat, hotSeats } from "./seats-form.tsx";
import { Options, type OptionValuesGiven, OWN_MISSING } from "./options.tsx";

/** Why there is no table: in words, and as the machine put it, which may name the option that is wrong. */
interface Complaint {
  readonly text: string;
  readonly detail?: string;
}

type Kind = "solo" | "hotSeat" | "online";

/** Sets up a table: who plays, how many, which options. */
export default function SetUp({ game }: { readonly game: string }): ReactElement {
  const words = useWords();
  const { name, language } = useSettings();
  const [, go] = useLocation();
  const pack = usePack(game);
  const [kind, setKind] = useState<Kind>("solo");
  const [players, setPlayers] = useState(aboutOf(game)?.usual ?? 2);
  const [level, setLevel] = useState<Level>("adept");
  const [style, setStyle] = useState<Style>();
  const [people, setPeople] = useState<readonly string[]>(["", "", "", "", "", ""]);
  const [hotBots, setHotBots] = useState<readonly string[]>(["", "", "", "", "", ""]);
  const doors = useDoorWords();
  const [listed, setListed] = useState(false);
  const [watch, setWatch] = useState(true);
  const [pace, setPace] = useState(NO_HURRY);
  const [standIn, setStandIn] = useState<string>(USUAL_ONLINE_BOT);
  const [options, setOptions] = useState<OptionValuesGiven>({});
  const [onlineName, setOnlineName] = useState("");
  const [complaint, setComplaint] = useState<Complaint>();
  const trouble = useRef<HTMLParagraphElement>(null);
  // On a phone it would stand under the button that brought it up.
  useEffect(() => {
    trouble.current?.scrollIntoView({ block: "center" });
  }, [complaint]);

  if (pack == null) {
    return (
      <>
        <Bar />
        <main className="page">
          <h1>{pack === null ? words.notFound : words.table.loading}</h1>
          {pack === null ? <WayOn /> : null}
        </main>
      </>
    );
  }
  const { about } = pack;
  const text = pack.text[language];
  const { min, max } = about.players;
  const colours = colourNames(language, about.colours);
  /** What a person is called who says nothing. */
  const preset = (seat: number): string => (seat === 0 && name !== "" ? name : (colours[seat] ?? ""));
  const counts = Array.from({ length: max - min + 1 }, (_, index) => min + index);

  const start = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (Object.values(options).includes(OWN_MISSING)) {
      setComplaint({ text: ownDataWords[language].missing });
      return;
    }
    const fitting = checkTable(pack.game, players, options);
    if (isComplaint(fitting)) return setComplaint({ text: ownDataWords[language].misfit, detail: fitting.complaint });
    setComplaint(undefined);
    if (kind === "online") {
      const agreed = paceOf(pace);
      if (agreed === undefined) return setComplaint({ text: doors.pace.wrong });
      const asked = tidyName(onlineName);
      if (name === "" && asked !== "") {
        if (!isGoodName(asked)) return setComplaint({ text: words.problems["bad-name"] });
        change({ name: asked });
      }
      await introduce();
      const free = seatNumbers(players).map((seat): SeatWish => (seat === 0 ? "me" : "free"));
      const watched = listed && watch;
      const wishes = { game, options, seats: free, open: listed, watch: watched, pace: agreed, standIn };
      const table = await api.setUp(wishes);
      if (table === undefined) setComplaint({ text: words.offline });
      else if (isProblem(table)) setComplaint({ text: words.problems[table.problem], detail: table.message });
      else go(`/online/${table.id}`);
      return;
    }
    const seats: readonly SeatInfo[] =
      kind === "solo"
        ? soloSeats(players, botCalled(level, style), { name, language })
        : hotSeats(people, hotBots, players, preset);
    try {
      go(`/table/${await newTable({ game, seats, options })}`);
    } catch (error) {
      const { code, message } = troubleOf(error);
      setComplaint({ text: words.problems[code], detail: message });
    }
  };

  return (
    <>
      <Bar title={words.setUp.title(about.name[language])} />
      <main className="page page-set-up">
        <header className="page-head">
          <div>
            <h1>{words.setUp.title(about.name[language])}</h1>
            <p>{about.line[language]}</p>
          </div>
          <GamePlate plate={about.plate} />
        </header>
        <form onSubmit={(event) => void start(event)}>
          <fieldset className="ways">
            <legend>{words.setUp.how}</legend>
            {(["solo", "hotSeat", "online"] as const).map((each) => (
              <label key={each}>
                <input type="radio" name="kind" value={each} checked={kind === each} onChange={() => setKind(each)} />
                <span>
                  <b>{words.setUp[each]}</b>
                  <small>{words.setUp[`${each}Help`]}</small>
                </span>
              </label>
            ))}
          </fieldset>
          <fieldset className="choice">
            <legend>{words.setUp.players}</legend>
            <div>
              {counts.map((count) => (
                <label key={count}>
                  <input
                    type="radio"
                    name="players"
                    value={count}
                    checked={players === count}
                    onChange={() => setPlayers(count)}
                  />
                  <span className="numeral">{count}</span>
                </label>
              ))}
            </div>
          </fieldset>
          {kind === "solo" ? (
            <>
              <fieldset className="choice">
                <legend>{words.setUp.opponents}</legend>
                <div>
                  {LEVELS.map((each) => (
                    <label key={each}>
                      <input
                        type="radio"
                        name="bot"
                        value={each}
                        checked={level === each}
                        onChange={() => setLevel(each)}
                      />
                      <span>{words.levels[each]}</span>
                    </label>
                  ))}
                </div>
              </fieldset>
              <StyleChoice about={about} style={style} onChange={setStyle} />
            </>
          ) : kind === "online" ? (
            <>
              {name === "" ? <AskedName onChange={setOnlineName} value={onlineName} /> : null}
              <PaceForm wish={pace} standIn={standIn} onChange={setPace} onStandIn={setStandIn} />
              <label className="option">
                <input type="checkbox" checked={listed} onChange={({ target }) => setListed(target.checked)} />
                <span>{words.setUp.listed}</span>
              </label>
              {listed ? (
                <label className="option">
                  <input type="checkbox" checked={watch} onChange={({ target }) => setWatch(target.checked)} />
                  <span>{doors.watch.allow}</span>
                </label>
              ) : null}
            </>
          ) : (
            <SeatColours colours={about.colours}>
              <div className="people">
                {seatNumbers(players).map((seat) => (
                  <HotSeat
                    key={seat}
                    about={about}
                    seat={seat}
                    name={people[seat] ?? ""}
                    bot={hotBots[seat] ?? ""}
                    preset={preset(seat)}
                    onName={(next) => setPeople(people.with(seat, next))}
                    onBot={(next) => setHotBots(hotBots.with(seat, next))}
                  />
                ))}
              </div>
            </SeatColours>
          )}
          <Options schema={pack.game.options} text={text} given={options} onChange={setOptions} />
          {complaint === undefined ? null : (
            <p role="alert" className="set-up-trouble" ref={trouble}>
              {complaint.text}
              {complaint.detail === undefined ? null : <small lang="en"> ({complaint.detail})</small>}
            </p>
          )}
          <Button look="main" type="submit">
            {kind === "online" ? words.setUp.open : words.setUp.start}
          </Button>
        </form>
      </main>
    </>
  );
}
