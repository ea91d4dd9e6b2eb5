import { type GamePack, type GameRecord, type Naming, seats } from "@clade/kernel";
import { compareLines, isRecordTrouble, type LineId, openLine, type Side } from "@clade/kernel/replay";
import { Button } from "@clade/ui";
import { type ReactElement, useEffect, useRef } from "react";
import { useSettings } from "../settings.ts";
import { moveLabel, nameOfLine, scoresOf } from "./courses.ts";
import { useStayWords } from "./words/index.ts";

interface Props {
  readonly pack: GamePack;
  readonly record: GameRecord;
  readonly sides: readonly [LineId, LineId];
  readonly naming: Naming;
  readonly onSides: (sides: readonly [LineId, LineId]) => void;
  readonly onLine: (line: LineId, at?: number) => void;
}

/** Two courses side by side: where they parted and what came of each. */
export function Compared({ pack, record, sides, naming, onSides, onLine }: Props): ReactElement | null {
  const { branch: words } = useStayWords();
  const { language } = useSettings();
  const parting = compareLines(record, ...sides);
  const section = useRef<HTMLElement>(null);
  const [one, other] = sides;
  // Below a long list of branches nobody would see that it came.
  useEffect(() => {
    section.current?.scrollIntoView({ block: "nearest" });
  }, [one, other]);
  if (parting === undefined) return null;
  const nextMoves = parting.sides.map(({ line, position }) => {
    const opened = openLine(pack.game, record, line);
    return isRecordTrouble(opened) ? undefined : moveLabel(pack, opened, position, language, naming);
  });
  const lines: readonly LineId[] = [undefined, ...(record.branches ?? []).map(({ id }) => id)];
  const pick = (index: 0 | 1, value: string): void => {
    const line = lines.find((each) => (each ?? "") === value);
    onSides(index === 0 ? [line, sides[1]] : [sides[0], line]);
  };
  return (
    <section ref={section} className="compared" aria-labelledby="compared">
      <h3 id="compared">{words.sideBySide}</h3>
      <p>{words.parted(parting.shared)}</p>
      <div className="compared-sides">
        {parting.sides.map((side, index) => (
          <div key={index === 0 ? "one" : "other"}>
            <label className="games-filter">
              <span className="unseen">{words.course}</span>
              <select value={side.line ?? ""} onChange={({ target }) => pick(index === 0 ? 0 : 1, target.value)}>
                {lines.map((line) => (
                  <option key={line ?? ""} value={line ?? ""}>
                    {nameOfLine(record, line, words.trunk)}
                  </option>
                ))}
              </select>
            </label>
            <p>{whatNext(side, nextMoves[index], words)}</p>
            <p>{words.left(side.left)}</p>
            <p>
              <b>{words.result}</b> {scoresOf(side.result, naming) ?? words.unfinished}
            </p>
            <Button onClick={() => onLine(side.line, side.position)}>{words.showParting}</Button>
          </div>
        ))}
      </div>
      {parting.gains === undefined ? null : (
        <p>
          <b>{words.gain}</b>{" "}
          {seats(record.players)
            .map((seat) => `${naming(seat)} ${signed(parting.gains?.[seat] ?? 0)}`)
            .join(", ")}
        </p>
      )}
    </section>
  );
}

function whatNext(
  { next, left }: Side,
  label: string | undefined,
  words: { readonly thenDone: (entry: string) => string; readonly endsHere: string; readonly anew: string },
): string {
  if (next !== undefined) return words.thenDone(label ?? next);
  return left > 0 ? words.anew : words.endsHere;
}

function signed(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0";
}
