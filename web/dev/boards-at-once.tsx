import { type GameRecord, LANGUAGES, seats } from "@clade/kernel";
import { isRecordTrouble, troubleSentence } from "@clade/kernel/replay";
import { type ReactElement, useEffect, useMemo, useState } from "react";
import { BASE } from "../base.ts";
import { opened, textOf } from "../games/bring.ts";
import { KEPT_GAMES, positionOf } from "../matrix/kept-games.ts";
import { Bar } from "../pages/bar.tsx";
import { toFragment } from "../replay/record-link.ts";
import "./boards-at-once.css";

const SIZES = ["320×568", "390×844", "844×390", "820×1180", "1024×698", "1280×720", "1440×900", "1920×1080"] as const;
const THEMES = ["light", "dark"] as const;
/** Frames are drawn at this part of their size. */
const SCALES = [0.25, 0.4, 0.6, 1] as const;
/** Milliseconds: whoever drags a slider has not chosen yet. */
const RESTED = 250;

/** For those who draw boards: a record at a move, through any eyes, in as many sizes, themes and languages at once as one likes.
 *  Each is the page that other sites embed. Only while one works on the house, and in English alone. */
export default function BoardsAtOnce(): ReactElement {
  const [kept, setKept] = useState(0);
  const [record, setRecord] = useState<GameRecord>();
  const [trouble, setTrouble] = useState("");
  const [move, setMove] = useState(0);
  const [eyes, setEyes] = useState("spectator");
  const [sizes, setSizes] = useState<readonly string[]>(["390×844", "1280×720"]);
  const [themes, setThemes] = useState<readonly string[]>(["light"]);
  const [languages, setLanguages] = useState<readonly string[]>(["en"]);
  const [scale, setScale] = useState<number>(0.4);
  useEffect(() => {
    const game = KEPT_GAMES[kept];
    if (game === undefined) return;
    let wanted = true;
    positionOf(game, game.moves.length).then(
      (match) => wanted && setRecord(match.record()),
      (error: unknown) => wanted && setTrouble(String(error)),
    );
    return () => {
      wanted = false;
    };
  }, [kept]);
  const fragment = useFragmentOf(record);
  const at = useRested(Math.min(move, record?.moves.length ?? 0));
  const frames = useMemo(
    () =>
      sizes.flatMap((size) =>
        themes.flatMap((theme) => languages.map((language) => ({ size, theme, language }) as const)),
      ),
    [sizes, themes, languages],
  );
  const bring = async (file: File): Promise<void> => {
    const text = await textOf(file);
    const found = isRecordTrouble(text) ? text : await opened(text);
    if (isRecordTrouble(found)) setTrouble(troubleSentence("en", found));
    else {
      setTrouble("");
      setRecord(found.record);
    }
  };
  return (
    <>
      <Bar title="Boards at once">
        <h1>Boards at once</h1>
      </Bar>
      <main className="at-once" lang="en">
        <form className="at-once-choices">
          <label>
            Record
            <select value={kept} onChange={({ target }) => setKept(Number(target.value))}>
              {KEPT_GAMES.map(({ game, label }, index) => (
                <option key={`${game} ${label}`} value={index}>
                  {game} {label}
                </option>
              ))}
            </select>
          </label>
          <label>
            or a file
            <input
              type="file"
              accept=".json"
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                if (file !== undefined) void bring(file);
              }}
            />
          </label>
          <label>
            Move {at} of {record?.moves.length ?? 0}
            <input
              type="range"
              min={0}
              max={record?.moves.length ?? 0}
              value={move}
              onChange={({ target }) => setMove(target.valueAsNumber)}
            />
          </label>
          <label>
            Seen by
            <select value={eyes} onChange={({ target }) => setEyes(target.value)}>
              {["spectator", "open", ...seats(record?.players ?? 1).map(String)].map((each) => (
                <option key={each}>{each}</option>
              ))}
            </select>
          </label>
          <Several title="Sizes" all={SIZES} chosen={sizes} onChoose={setSizes} />
          <Several title="Themes" all={THEMES} chosen={themes} onChoose={setThemes} />
          <Several title="Languages" all={LANGUAGES} chosen={languages} onChoose={setLanguages} />
          <label>
            Drawn at
            <select value={scale} onChange={({ target }) => setScale(Number(target.value))}>
              {SCALES.map((each) => (
                <option key={each} value={each}>
                  {100 * each} %
                </option>
              ))}
            </select>
          </label>
          <p role="alert">{trouble}</p>
        </form>
        <ul className="at-once-frames">
          {fragment === undefined
            ? null
            : frames.map(({ size, theme, language }) => {
                const [width = 0, height = 0] = size.split("×").map(Number);
                const query = new URLSearchParams({ at: String(at), eyes, theme, language });
                const name = `${size} ${theme} ${language}`;
                return (
                  <li key={name} style={{ width: width * scale }}>
                    <p>{name}</p>
                    <div style={{ width: width * scale, height: height * scale }}>
                      <iframe
                        title={name}
                        src={`${BASE}/embed/link?${query}#${fragment}`}
                        width={width}
                        height={height}
                        style={{ scale: String(scale) }}
                      />
                    </div>
                  </li>
                );
              })}
        </ul>
      </main>
    </>
  );
}

function useFragmentOf(record: GameRecord | undefined): string | undefined {
  const [fragment, setFragment] = useState<string>();
  useEffect(() => {
    if (record === undefined) return;
    let wanted = true;
    toFragment(record).then(
      (text) => wanted && setFragment(text),
      () => wanted && setFragment(undefined),
    );
    return () => {
      wanted = false;
    };
  }, [record]);
  return fragment;
}

function useRested(value: number): number {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = window.setTimeout(() => setRested(value), RESTED);
    return () => window.clearTimeout(timer);
  }, [value]);
  return rested;
}

interface SeveralProps {
  readonly title: string;
  readonly all: readonly string[];
  readonly chosen: readonly string[];
  readonly onChoose: (chosen: readonly string[]) => void;
}

function Several({ title, all, chosen, onChoose }: SeveralProps): ReactElement {
  return (
    <fieldset>
      <legend>{title}</legend>
      {all.map((each) => (
        <label key={each}>
          <input
            type="checkbox"
            checked={chosen.includes(each)}
            onChange={({ target }) =>
              onChoose(all.filter((one) => (one === each ? target.checked : chosen.includes(one))))
            }
          />
          {each}
        </label>
      ))}
    </fieldset>
  );
}
