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
const SIZE = /^(\d{2,4})\s*[×x*]\s*(\d{2,4})$/;
/** Milliseconds: whoever drags a slider has not chosen yet. */
const RESTED = 250;

/** For those who draw boards: a record at a move, through any eyes, in as many sizes, themes and languages at once as one likes.
 *  Each is the page that other sites embed. Only while one works on the house, and in English alone. */
export default function BoardsAtOnce(): ReactElement {
  /** Which of the golden games; undefined: a file that was brought. */
  const [kept, setKept] = useState<number | undefined>(0);
  const [record, setRecord] = useState<GameRecord>();
  const [trouble, setTrouble] = useState("");
  const [move, setMove] = useState(0);
  const [eyes, setEyes] = useState("spectator");
  const [sizes, setSizes] = useState<readonly string[]>(["390×844", "1280×720"]);
  const [others, setOthers] = useState("");
  const [themes, setThemes] = useState<readonly string[]>(["light"]);
  const [languages, setLanguages] = useState<readonly string[]>(["en"]);
  const [scale, setScale] = useState<number>(0.4);
  useEffect(() => {
    const game = kept === undefined ? undefined : KEPT_GAMES[kept];
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
  const players = record?.players ?? 1;
  const seen = Number(eyes) < players || Number.isNaN(Number(eyes)) ? eyes : "spectator";
  const at = useRested(Math.min(move, record?.moves.length ?? 0));
  const frames = useMemo(
    () =>
      [...sizes, ...sizesIn(others)].flatMap((size) =>
        themes.flatMap((theme) => languages.map((language) => ({ size, theme, language }) as const)),
      ),
    [sizes, others, themes, languages],
  );
  const bring = async (file: File): Promise<void> => {
    const text = await textOf(file);
    const found = isRecordTrouble(text) ? text : await opened(text);
    if (isRecordTrouble(found)) setTrouble(troubleSentence("en", found));
    else {
      setTrouble("");
      setKept(undefined);
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
            <select
              value={kept ?? ""}
              onChange={({ target }) => {
                setTrouble("");
                setKept(Number(target.value));
              }}
            >
              {kept === undefined ? <option value="">the file</option> : null}
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
                // So that the same file can be brought again after an edit.
                target.value = "";
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
            <select value={seen} onChange={({ target }) => setEyes(target.value)}>
              <option value="spectator">a spectator</option>
              <option value="open">all cards open</option>
              {seats(players).map((seat) => (
                <option key={seat} value={seat}>
                  seat {seat + 1}: {record?.seats[seat]?.name}
                </option>
              ))}
            </select>
          </label>
          <Several title="Sizes" all={SIZES} chosen={sizes} onChoose={setSizes} />
          <label>
            Other sizes
            <input value={others} placeholder="360×640, 600x900" onChange={({ target }) => setOthers(target.value)} />
          </label>
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
          <p role="alert">
            {trouble === "" && fragment === null
              ? "This game is too long for the frames, which hold it in their links: use one without notes and branches, or a shorter one."
              : trouble}
          </p>
        </form>
        <ul className="at-once-frames">
          {typeof fragment !== "string"
            ? null
            : frames.map(({ size, theme, language }) => {
                const [width = 0, height = 0] = size.split("×").map(Number);
                const query = new URLSearchParams({ at: String(at), eyes: seen, theme, language });
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

/** What somebody wrote as sizes; what is none is left out. */
function sizesIn(text: string): string[] {
  const found = text.split(/[,;]/).flatMap((each) => {
    const [, width, height] = SIZE.exec(each.trim()) ?? [];
    return width === undefined || height === undefined ? [] : [`${Number(width)}×${Number(height)}`];
  });
  return [...new Set(found)].filter((size) => !SIZES.some((each) => each === size));
}

/** The link that holds a record; null: it is too long for one; undefined while it is made. */
function useFragmentOf(record: GameRecord | undefined): string | null | undefined {
  const [fragment, setFragment] = useState<string | null>();
  useEffect(() => {
    if (record === undefined) return;
    let wanted = true;
    toFragment(record).then(
      (text) => wanted && setFragment(text ?? null),
      () => wanted && setFragment(null),
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
