import { Button } from "@clade/ui";
import { type FormEvent, type ReactElement, useEffect, useState } from "react";
import { useLocation } from "wouter";
import { timeWords } from "../doors/time-left.ts";
import { isProblem } from "../online/api.ts";
import { Bar } from "../pages/bar.tsx";
import { ShelfHead } from "../pages/shelf-head.tsx";
import { OwnName } from "../pages/own-name.tsx";
import { useSettings } from "../settings.ts";
import { SHELF } from "../shelf.ts";
import { useWords } from "../words.ts";
import { isPlayable, keepWish, lastWish, NUMBERS, SECONDS } from "./kept-wish.ts";
import { lobbyApi, type Numbers, QUICK_PACES, type QuickWish } from "./lobby-api.ts";
import { useWaiting } from "./use-waiting.ts";
import { WaitingFor } from "./waiting-for.tsx";
import { useLobbyWords } from "./words/index.ts";
import "./lobby.css";

/** Numbers are asked for so often. */
const NUMBERS_MS = 15_000;

/** Quick game: what one would play, then waiting, then the table. */
export default function QuickPage(): ReactElement {
  const words = useLobbyWords();
  const { problems } = useWords();
  const [, go] = useLocation();
  const lobby = useWaiting();
  const { standing, trouble } = lobby;
  const [wish, setWish] = useState(lastWish);
  const numbers = useNumbers();
  const table = standing?.state === "seated" ? standing.table : undefined;
  useEffect(() => {
    if (table === undefined) return;
    // Whoever comes back to this page looks for the next game, not for this one.
    void lobbyApi.cancel();
    go(`/online/${table}`, { replace: true });
  }, [table, go]);
  const wait = (wanted: QuickWish): Promise<void> => {
    keepWish({ ...wanted, bots: false });
    return lobby.wait(wanted);
  };
  return (
    <>
      <Bar title={words.title} />
      <main className="page page-quick">
        <ShelfHead title={words.title}>
          {words.help} {numbers === undefined ? "" : words.here(numbers.here)}
        </ShelfHead>
        <p role="alert">{trouble === undefined ? "" : problems[trouble]}</p>
        {standing?.state === "waiting" ? (
          <WaitingFor waiting={standing} told={lobby.told} wish={wish} onWait={wait} onCancel={lobby.cancel} />
        ) : standing?.state === "seated" ? (
          <p role="status">{words.found}</p>
        ) : (
          <WishForm wish={wish} onChange={setWish} numbers={numbers} onFind={wait} />
        )}
      </main>
    </>
  );
}

function useNumbers(): Numbers | undefined {
  const [numbers, setNumbers] = useState<Numbers>();
  useEffect(() => {
    const look = async (): Promise<void> => {
      const answer = await lobbyApi.numbers();
      if (answer !== undefined && !isProblem(answer)) setNumbers(answer);
    };
    void look();
    const timer = window.setInterval(() => void look(), NUMBERS_MS);
    return () => window.clearInterval(timer);
  }, []);
  return numbers;
}

interface FormProps {
  readonly wish: QuickWish;
  readonly numbers: Numbers | undefined;
  readonly onChange: (wish: QuickWish) => void;
  readonly onFind: (wish: QuickWish) => Promise<void>;
}

function WishForm({ wish, numbers, onChange, onFind }: FormProps): ReactElement {
  const words = useLobbyWords();
  const { language } = useSettings();
  const [complaint, setComplaint] = useState("");
  const find = (event: FormEvent): void => {
    event.preventDefault();
    if (wish.games.length === 0) return setComplaint(words.chooseGame);
    if (!isPlayable(wish)) return setComplaint(words.choosePlayers);
    setComplaint("");
    void onFind(wish);
  };
  return (
    <>
      <OwnName />
      <form className="quick-wish" onSubmit={find}>
        <fieldset className="choice">
          <legend>{words.games}</legend>
          <small>{words.gamesHelp}</small>
          <div>
            {SHELF.map(({ id, name, players: { min, max } }) => (
              <label key={id}>
                <input
                  type="checkbox"
                  checked={wish.games.includes(id)}
                  onChange={() => onChange({ ...wish, games: toggled(wish.games, id) })}
                />
                <span>
                  {name[language]}
                  <small>
                    {min}–{max}
                    {(numbers?.waiting[id] ?? 0) === 0 ? "" : ` · ${words.waiting(numbers?.waiting[id] ?? 0)}`}
                  </small>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
        <fieldset className="choice">
          <legend>{words.players}</legend>
          <small>{words.playersHelp}</small>
          <div>
            {NUMBERS.map((number) => (
              <label key={number}>
                <input
                  type="checkbox"
                  checked={wish.players.includes(number)}
                  onChange={() => onChange({ ...wish, players: toggled(wish.players, number) })}
                />
                <span className="numeral">{number}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <fieldset className="choice">
          <legend>{words.pace}</legend>
          <div>
            {QUICK_PACES.map((pace) => (
              <label key={pace}>
                <input
                  type="radio"
                  name="quick-pace"
                  checked={wish.pace === pace}
                  onChange={() => onChange({ ...wish, pace })}
                />
                <span>{words.paces[pace]}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <fieldset className="choice">
          <legend>{words.seconds}</legend>
          <small>{words.secondsHelp}</small>
          <div>
            {SECONDS.map((seconds) => (
              <label key={seconds}>
                <input
                  type="radio"
                  name="quick-seconds"
                  checked={wish.seconds === seconds}
                  onChange={() => onChange({ ...wish, seconds })}
                />
                <span>{timeWords(language, seconds)}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <p role="alert">{complaint}</p>
        <Button look="main" type="submit">
          {words.find}
        </Button>
      </form>
    </>
  );
}

function toggled<T>(list: readonly T[], each: T): readonly T[] {
  return list.includes(each) ? list.filter((other) => other !== each) : [...list, each];
}
