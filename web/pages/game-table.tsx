import {
  type GamePack,
  type GameRecord,
  type Hint,
  levelAndStyle,
  type Move,
  type Naming,
  seatNaming,
  type SeatNow,
} from "@clade/kernel";
import { type AnyBoard, Button, type Looking, Sheet, type Sitting, type Talk } from "@clade/ui";
import { type ReactElement, useCallback, useEffect, useMemo, useState } from "react";
import { loadPlainBoard } from "../boards.ts";
import { galleryWords } from "../catalogue/gallery.ts";
import { tabWords } from "../catalogue/tab.ts";
import type { LoadedGame } from "../table/load.ts";
import type { SeenTable } from "../table/use-table.ts";
import { change, moves, useSettings } from "../settings.ts";
import { shownNames } from "../seat-names.ts";
import { cue } from "../sound.ts";
import { useTabNote } from "../title.ts";
import { Boundary } from "../trouble/boundary.tsx";
import type { TroubleCode } from "../trouble/codes.ts";
import type { Evidence } from "../trouble/evidence.ts";
import { Failure } from "../trouble/failure.tsx";
import { useWords } from "../words.ts";
import { Gallery } from "./gallery.tsx";
import { RuleBook } from "./rule-book.tsx";
import { botWords } from "./terms.tsx";
import { WayOn } from "./way-on.tsx";

interface Props {
  readonly loaded: LoadedGame;
  readonly table: SeenTable;
  /** Whether the bots of this table play as fast as the person wishes. */
  readonly paced: boolean;
  /** Whether there are others who go on as soon as somebody has moved. */
  readonly shared?: boolean;
  /** Whether this table gives hints. */
  readonly hinting: boolean;
  readonly playAgain: (() => void) | undefined;
  /** Whether another one at the table has asked to play again. */
  readonly askedAgain?: boolean;
  /** What is said at the table; undefined where there is nobody to talk to. */
  readonly talk?: Talk | undefined;
  /** What can be had of the game if the board fails. */
  readonly evidence: () => Promise<Evidence | undefined>;
  /** Whether the game is there again after a reload. */
  readonly kept: boolean;
  /** The branch of a game that is played here; undefined: the game itself. */
  readonly branch?: string | undefined;
  /** Where the game is looked at again. */
  readonly looking?: Looking | undefined;
  readonly lookBack?: (() => void) | undefined;
}

/** A table with somebody at it. If its board fails, there is a plain one to go on with. */
export function GameTable(props: Props): ReactElement {
  const { loaded, evidence, kept } = props;
  const { failure } = useWords();
  const { language } = useSettings();
  const [plain, setPlain] = useState<AnyBoard>();
  const [troubled, setTroubled] = useState(false);
  const goPlain = (): void => {
    loadPlainBoard(loaded.pack).then(
      (board) => setPlain(() => board),
      () => setTroubled(true),
    );
  };
  return (
    <Boundary
      until={`${language}${plain === undefined ? "" : " plain"}`}
      instead={(error) => (
        <Failure
          title={failure.board}
          error={error}
          evidence={evidence}
          way={plain === undefined && !troubled ? <Button onClick={goPlain}>{failure.plain}</Button> : undefined}
        >
          <p>{failure.boardHelp}</p>
          {plain === undefined && !troubled ? <p>{failure.plainHelp}</p> : null}
          {kept ? <p>{failure.boardKept}</p> : null}
        </Failure>
      )}
    >
      <AtBoard {...props} board={plain ?? loaded.board} />
    </Boundary>
  );
}

/** The board, and the rules a tap away. The same for every kind of table. */
function AtBoard({
  loaded: { pack },
  board: Board,
  table,
  paced,
  shared = false,
  hinting,
  playAgain,
  evidence,
  askedAgain = false,
  talk,
  branch,
  looking,
  lookBack,
}: Props & { readonly board: AnyBoard }): ReactElement | null {
  const { language, letters, lessons, lessonsRead, passing, pace, grace } = useSettings();
  const words = useWords();
  const [rules, setRules] = useState<{ readonly clause: string | undefined }>();
  const { now, seats, trouble } = table;
  const read = lessonsRead[pack.game.id] ?? NONE_READ;
  // A game that is looked at again waits for nobody.
  const waited = looking === undefined ? now : undefined;
  useCue(waited);
  const legal = useMemo(() => (now?.legal ?? []).flatMap((text) => pack.game.read(text) ?? []), [now, pack]);
  const naming = useMemo(() => {
    return seatNaming(language, shownNames(seats), pack.about.colours);
  }, [seats, pack, language]);
  useWhoseTurn(waited, naming);
  const past = useCallback(async () => {
    const found = await evidence();
    if (found?.kind !== "record") return [];
    const { pastViews } = await import("../table/past.ts");
    return pastViews(pack.game, found.content as GameRecord, branch);
  }, [evidence, pack, branch]);
  const sitting = useMemo<Sitting | undefined>(
    () =>
      now === undefined
        ? undefined
        : {
            view: now.view,
            watcher: now.watcher,
            deciders: now.deciders,
            legal,
            seats,
            events: table.events,
            since: table.since,
            undo: now.undo,
            result: now.result,
            past,
            hints: hinted(table.hints, (text) => pack.game.read(text)),
            // A judge that has learned tells points where the evaluation knows only leads.
            hintsTell: pack.brain.relative === true && pack.brain.judge?.weights === undefined ? "lead" : "points",
            hinting,
            busy: table.busy,
            refused: table.refused,
            trouble: trouble === undefined ? undefined : words.problems[trouble],
            motion: moves() && looking?.still !== true,
            pace: paced ? pace : undefined,
            setPace: (wanted) => change({ pace: wanted }),
            sound: cue,
            letters,
            guided: looking === undefined && lessons && read !== "all",
            lessonsRead: read === "all" ? [] : read,
            readLesson: (lesson) =>
              change({ lessonsRead: { ...lessonsRead, [pack.game.id]: read === "all" ? read : [...read, lesson] } }),
            language,
            naming,
            levelOf: (bot) => (levelAndStyle(bot) === undefined ? undefined : botWords(words, bot)),
            text: pack.text[language],
            play: (move) => table.act(pack.game.write(move as Move)),
            grace: () => shared && grace && isAmongPeople(table),
            takeBack: () => table.undo(),
            askHint: () => {
              if (hinting && legal.length > 0) table.hint();
            },
            openRules: (clause) => setRules({ clause }),
            talk,
            playAgain,
            askedAgain,
            endGuide: () => change({ lessonsRead: { ...lessonsRead, [pack.game.id]: "all" } }),
            passing: looking === undefined && (passing ?? (hinting && againstBots(seats))),
            setPassing: (wanted) => change({ passing: wanted }),
            looking,
            lookBack,
          },
    [
      now,
      seats,
      legal,
      table,
      trouble,
      words,
      pack,
      language,
      letters,
      lessons,
      lessonsRead,
      read,
      passing,
      grace,
      shared,
      pace,
      paced,
      naming,
      hinting,
      playAgain,
      past,
      askedAgain,
      talk,
      looking,
      lookBack,
    ],
  );
  if (sitting === undefined) return null;
  return (
    <>
      <Board sitting={sitting} />
      {rules === undefined ? null : (
        <Sheet
          title={words.rulesPage.title(pack.about.name[language])}
          close={words.close}
          onClose={() => setRules(undefined)}
          wide
        >
          <Reading pack={pack} view={now?.view} clause={rules.clause} />
        </Sheet>
      )}
    </>
  );
}

const NONE_READ: readonly number[] = [];

/** Whether one person sits with bots alone: nobody is there whom an early pass would tell anything. */
function againstBots(seats: readonly SeatNow[]): boolean {
  return seats.filter(({ bot }) => bot === null).length === 1;
}

/** Somebody whose time is running out has none to spare, in milliseconds. */
const SHORT_OF_TIME = 20_000;

function isAmongPeople({ seats, seatsTold, now }: SeenTable): boolean {
  const own = now === undefined || now.watcher === "spectator" ? undefined : seats[now.watcher];
  const left = own?.clock == null ? Number.POSITIVE_INFINITY : own.clock - (performance.now() - seatsTold);
  return !againstBots(seats) && left > SHORT_OF_TIME;
}

interface FailedTableProps {
  readonly failed: { readonly code: TroubleCode; readonly message: string };
  /** The versions of the rules that the game was begun under, and that this page plays by. */
  readonly versions: { readonly begun: number; readonly here: number } | undefined;
  readonly evidence: (() => Promise<Evidence | undefined>) | undefined;
  readonly onAgain?: (() => void) | undefined;
}

/** In place of a table that cannot be shown. */
export function FailedTable({
  failed: { code, message },
  versions,
  evidence,
  onAgain,
}: FailedTableProps): ReactElement {
  const { failure, problems, table } = useWords();
  if (code === "no-such-table") {
    return (
      <div className="page">
        <h2>{table.gone}</h2>
        <p>{table.goneHelp}</p>
        <WayOn />
      </div>
    );
  }
  if (code === "rules-moved") {
    return (
      <Failure title={failure.rulesMoved} error={`${code}: ${message}`} evidence={evidence}>
        <p>{versions === undefined ? problems[code] : failure.rulesMovedHelp(versions.begun, versions.here)}</p>
        <p>{failure.rulesMovedKept}</p>
      </Failure>
    );
  }
  return (
    <Failure title={failure.table} error={`${code}: ${message}`} evidence={evidence} onAgain={onAgain}>
      <p>{problems[code]}</p>
    </Failure>
  );
}

function hinted(hints: readonly Hint[], read: (text: string) => Move | undefined): Sitting["hints"] {
  return hints.flatMap((hint) => {
    const { why, ...rest } = hint;
    const move = read(hint.move);
    const than = why === undefined ? undefined : read(why.than);
    if (move === undefined) return [];
    return [{ ...rest, move, ...(why === undefined || than === undefined ? {} : { why: { ...why, than } }) }];
  });
}

interface ReadingProps {
  readonly pack: GamePack;
  readonly view: unknown;
  readonly clause: string | undefined;
}

/** What can be read at the table: the rules, and everything that is in the game. */
function Reading({ pack, view, clause }: ReadingProps): ReactElement {
  const { language } = useSettings();
  const words = useWords();
  const [what, setWhat] = useState<"rules" | "cards">("rules");
  const tabs = { rules: words.rules, cards: galleryWords[language].short } as const;
  return (
    <>
      {pack.reference === undefined ? null : (
        <div className="frame-tabs" role="tablist">
          {(["rules", "cards"] as const).map((each) => (
            <button
              key={each}
              type="button"
              role="tab"
              aria-controls="reading"
              aria-selected={what === each}
              onClick={() => setWhat(each)}
            >
              {tabs[each]}
            </button>
          ))}
        </div>
      )}
      <div id="reading" role="tabpanel" aria-label={tabs[what]}>
        {what === "rules" ? (
          <RuleBook game={pack.game.id} text={pack.text[language]} clause={clause} />
        ) : (
          <Gallery pack={pack} view={view} />
        )}
      </div>
    </>
  );
}

/** The tab says whose turn it is, for whoever looks elsewhere meanwhile. */
function useWhoseTurn(now: SeenTable["now"], naming: Naming): void {
  const { language } = useSettings();
  const words = tabWords[language];
  const [first] = now?.deciders ?? [];
  const mine = now !== undefined && now.watcher !== "spectator" && now.deciders.includes(now.watcher);
  const theirs = first === undefined ? undefined : words.theirs(naming(first));
  useTabNote(now?.result != null ? words.over : mine ? words.yours : theirs, mine);
}

/** A soft sound when it gets one's turn, if the person wants sounds. */
function useCue(now: SeenTable["now"]): void {
  const mine = now !== undefined && now.watcher !== "spectator" && now.deciders.includes(now.watcher);
  useEffect(() => {
    if (mine) cue("turn");
  }, [mine]);
}
