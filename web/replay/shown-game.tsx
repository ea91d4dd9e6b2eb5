import type { Review } from "@clade/bots/review";
import { type GameRecord, type Naming, seatNaming } from "@clade/kernel";
import { isRecordTrouble, type LineId, openLine, type RecordTrouble, troubleSentence } from "@clade/kernel/replay";
import type { Looking } from "@clade/ui";
import { type ReactElement, type ReactNode, useCallback, useEffect, useMemo } from "react";
import { GameTable } from "../pages/game-table.tsx";
import { useSettings } from "../settings.ts";
import type { LoadedGame } from "../table/load.ts";
import { ofRecord } from "../trouble/evidence.ts";
import type { Aim } from "./address.ts";
import { ChanceCurve } from "./chance-curve.tsx";
import { useLeafingKeys } from "./keys.ts";
import { type Leafing, readEyes, useLeafing, writeEyes } from "./leafing.ts";
import { LeafStrip } from "./leaf-strip.tsx";
import { type Played, PlayedRecord } from "./played.ts";
import { drawnMove, logMarks } from "./review-picture.ts";
import { type Drawn, lookingAt, seatsThen, tableAt } from "./shown-position.ts";
import { type FoundGame, onlyPerson } from "./source.ts";
import { useStayWords } from "./words/index.ts";
import "./replay.css";

const NO_MARKS: Looking["marks"] = new Map();
const nobody = (): void => {};

interface BoardProps {
  readonly loaded: LoadedGame;
  readonly played: Played;
  readonly leafing: Leafing;
  readonly seats: GameRecord["seats"];
  readonly marks?: Looking["marks"];
  readonly drawn?: Drawn | undefined;
  /** What happens when somebody touches the move that is drawn. */
  readonly onPlay?: (move: string) => void;
}

/** The real board, at a position of a game. */
export function BoardAt({
  loaded,
  played,
  leafing,
  seats,
  marks = NO_MARKS,
  drawn,
  onPlay = nobody,
}: BoardProps): ReactElement {
  const { position, eyes, front, goTo, near } = leafing;
  // The same throughout: names that are other ones would have every line of the log written anew.
  const seated = useMemo(() => seatsThen(seats), [seats]);
  const table = useMemo(
    () => tableAt(played, { position, eyes, front }, seated, drawn, onPlay),
    [played, position, eyes, front, seated, drawn, onPlay],
  );
  const looking = useMemo(
    () => lookingAt(played, { position, eyes, goTo, near }, marks),
    [played, position, eyes, goTo, near, marks],
  );
  // The story of a game that is over is told from its record.
  const evidence = useCallback(
    () => Promise.resolve(played instanceof PlayedRecord && played.over ? ofRecord(played.replayed.record) : undefined),
    [played],
  );
  return (
    <GameTable
      // Through other eyes it is another board: nothing has travelled on it.
      key={eyes === "open" ? `open ${front}` : eyes}
      loaded={loaded}
      table={table}
      paced={false}
      hinting={false}
      playAgain={undefined}
      evidence={evidence}
      kept={false}
      looking={looking}
    />
  );
}

/** What is on the table, for whatever stands beside it. */
export interface Shown {
  readonly leafing: Leafing;
  readonly played: PlayedRecord;
  readonly naming: Naming;
}

interface Props {
  readonly found: FoundGame;
  readonly loaded: LoadedGame;
  readonly aim: Aim;
  /** The record may get branches while it is looked at. */
  readonly record: GameRecord;
  /** Which course of it is shown; another visit begins where the aim says. */
  readonly line: LineId;
  readonly visit: number;
  /** What a review has found of this course: drawn over the slider, in the log and on the board. */
  readonly review?: Review | undefined;
  /** Tells where somebody is now, when they have rested there for a moment. */
  readonly onPlace: (aim: Aim) => void;
  readonly tools?: (shown: Shown) => ReactNode;
  /** Somebody touches the better move that is drawn. */
  readonly onPlay?: () => void;
}

/** A course of a game to leaf through: the board, and the strip under it. */
export function ShownGame(props: Props): ReactElement {
  const { found, record, line, visit } = props;
  const { language } = useSettings();
  const played = useMemo((): PlayedRecord | RecordTrouble => {
    // The game itself was laid out when it was found.
    const opened = line === undefined ? found.replayed : openLine(found.pack.game, record, line);
    return isRecordTrouble(opened)
      ? opened
      : new PlayedRecord(opened, line === undefined ? found.own : onlyPerson(opened.record));
  }, [found, record, line]);
  if (isRecordTrouble(played)) {
    return (
      <div className="page" role="alert">
        <p>{troubleSentence(language, played)}</p>
      </div>
    );
  }
  return <Course key={`${line ?? ""} ${visit}`} {...props} played={played} />;
}

function Course({
  found,
  loaded,
  aim,
  line,
  review,
  onPlace,
  tools,
  onPlay = nobody,
  played,
}: Props & { readonly played: PlayedRecord }): ReactElement {
  const { language } = useSettings();
  const { review: words } = useStayWords();
  const { seats } = played.replayed.record;
  const here = aim.line === line;
  const leafing = useLeafing(played, {
    position: here ? aim.at : undefined,
    eyes: readEyes(aim.eyes ?? null, played.eyes),
  });
  useLeafingKeys(leafing, played.last);
  const { position, eyes } = leafing;
  useEffect(() => {
    const timer = window.setTimeout(() => onPlace({ at: position, eyes: writeEyes(eyes), line }), RESTED);
    return () => window.clearTimeout(timer);
  }, [position, eyes, line, onPlace]);
  const naming = useMemo(
    () =>
      seatNaming(
        language,
        seats.map(({ name }) => name),
        found.pack.about.colours,
      ),
    [language, seats, found],
  );
  const marks = useMemo(
    () => logMarks(review, played, eyes, found.pack, language, naming, words.luckPoints),
    [review, played, eyes, found, language, naming, words],
  );
  const drawn = useMemo(() => drawnMove(review, position, eyes), [review, position, eyes]);
  const shown: Shown = { leafing, played, naming };
  return (
    <div className="replay">
      <div className="replay-board">
        <BoardAt
          loaded={loaded}
          played={played}
          leafing={leafing}
          seats={seats}
          marks={marks}
          drawn={drawn}
          onPlay={onPlay}
        />
      </div>
      <LeafStrip
        played={played}
        leafing={leafing}
        players={seats.length}
        naming={naming}
        above={
          review === undefined ? null : (
            <ChanceCurve
              review={review}
              last={played.last}
              position={position}
              naming={naming}
              colours={found.pack.about.colours}
              onGo={leafing.goTo}
            />
          )
        }
      >
        {tools?.(shown)}
      </LeafStrip>
    </div>
  );
}

/** Milliseconds after which somebody has arrived: a new address takes a browser as long as a new position. */
const RESTED = 800;
