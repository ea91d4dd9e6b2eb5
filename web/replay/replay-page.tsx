import { isRecordTrouble, type LineId, type RecordTrouble, troubleSentence } from "@clade/kernel/replay";
import { Button } from "@clade/ui";
import { type ReactElement, type ReactNode, useCallback, useEffect, useMemo, useState } from "react";
import { Link, useLocation } from "wouter";
import { Bar } from "../pages/bar.tsx";
import { useSettings } from "../settings.ts";
import { useGameName } from "../shelf.ts";
import { useGame } from "../table/load.ts";
import { codeOf, type TroubleCode } from "../trouble/codes.ts";
import { useWords } from "../words.ts";
import { type Aim, gamePath, readAim, writeAim } from "./address.ts";
import { BranchList } from "./branch-list.tsx";
import { BranchStart } from "./branch-start.tsx";
import { nameOfLine } from "./courses.ts";
import { MoreTools } from "./game-tools.tsx";
import { ReviewSheet } from "./review-sheet.tsx";
import { ShareSheet } from "./share-sheet.tsx";
import { type Shown, ShownGame } from "./shown-game.tsx";
import { findGame, type FoundGame, type Gone, type Source } from "./source.ts";
import { useReview } from "./use-review.ts";
import { useStayWords } from "./words/index.ts";
import "../games/games.css";
import "./replay.css";

interface Props {
  readonly where: "device" | "online" | "link";
  readonly id: string;
}

/** The page of a game that can be looked at again. */
export default function ReplayPage({ where, id }: Props): ReactElement {
  const fragment = useFragment();
  const source = useMemo((): Source => (where === "link" ? { where, fragment } : { where, id }), [where, id, fragment]);
  const key = source.where === "link" ? source.fragment : source.id;
  return <ReplayOf key={`${where} ${key}`} source={source} />;
}

function useFragment(): string {
  const [fragment, setFragment] = useState(() => location.hash.slice(1));
  useEffect(() => {
    const read = (): void => setFragment(location.hash.slice(1));
    window.addEventListener("hashchange", read);
    return () => window.removeEventListener("hashchange", read);
  }, []);
  return fragment;
}

type Search =
  | { readonly state: "looking" }
  | { readonly state: "found"; readonly found: FoundGame }
  | { readonly state: "gone"; readonly table: string | undefined }
  | { readonly state: "trouble"; readonly trouble: RecordTrouble }
  | { readonly state: "failed"; readonly code: TroubleCode };

export function useFound(source: Source): readonly [Search, () => void] {
  const [search, setSearch] = useState<Search>({ state: "looking" });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let wanted = true;
    const tell = (found: FoundGame | RecordTrouble | Gone): Search => {
      if (isRecordTrouble(found)) return { state: "trouble", trouble: found };
      return "gone" in found ? { state: "gone", table: found.table } : { state: "found", found };
    };
    findGame(source).then(
      (found) => wanted && setSearch(tell(found)),
      (error: unknown) => wanted && setSearch({ state: "failed", code: codeOf(error) }),
    );
    return () => {
      wanted = false;
    };
  }, [source, tries]);
  return [search, () => setTries(tries + 1)];
}

function ReplayOf({ source }: { readonly source: Source }): ReactElement {
  const { replay: words } = useStayWords();
  const shell = useWords();
  const [search, again] = useFound(source);
  if (search.state === "found") return <Replay source={source} found={search.found} />;
  return (
    <div className="table-page">
      <Bar title={words.myGames}>
        <h1>Clade</h1>
      </Bar>
      <main className="table-main">
        {search.state === "looking" ? (
          <p className="loading">{words.opening}</p>
        ) : (
          <NotShown search={search}>
            {search.state === "failed" ? <Button onClick={again}>{shell.failure.tryAgain}</Button> : null}
          </NotShown>
        )}
      </main>
    </div>
  );
}

/** In place of a game that cannot be shown: one sentence, and a way on. */
export function NotShown({
  search,
  bare = false,
  children,
}: {
  readonly search: Exclude<Search, { readonly state: "looking" | "found" }>;
  /** Without ways to other pages: it stands in a frame. */
  readonly bare?: boolean;
  readonly children?: ReactNode;
}): ReactElement {
  const { replay: words } = useStayWords();
  const { problems, goOn } = useWords();
  const { language } = useSettings();
  return (
    <div className="page replay-gone">
      <h2>{search.state === "gone" ? words.gone : words.notShown}</h2>
      <p role="alert">
        {search.state === "gone"
          ? words.goneHelp
          : search.state === "trouble"
            ? troubleSentence(language, search.trouble)
            : problems[search.code]}
      </p>
      <p className="replay-ways">
        {children}
        {search.state === "gone" && search.table !== undefined && !bare ? (
          <Link href={`/online/${search.table}`}>{goOn}</Link>
        ) : null}
        {bare ? null : <Link href="/games">{words.myGames}</Link>}
      </p>
    </div>
  );
}

/** A game that was found, with everything that can be done with it. */
export function Replay({ source, found }: { readonly source: Source; readonly found: FoundGame }): ReactElement {
  const { replay: words, branch: branchWords, review: reviewWords } = useStayWords();
  const gameName = useGameName();
  const [, go] = useLocation();
  const loaded = useGame(found.pack.game.id);
  const [visit, setVisit] = useState(() => ({ aim: readAim(location.search, found.record), number: 0 }));
  const [record, setRecord] = useState(found.record);
  const [sheet, setSheet] = useState<"more" | "branches" | "play-on" | "review" | "share">();
  const path = gamePath(source);
  const fragment = source.where === "link" ? `#${source.fragment}` : "";
  const [own] = useState(() => location.pathname);
  const place = useCallback(
    (now: Aim) => {
      // Somebody who goes elsewhere has another address already while that page is still loaded: they are not brought back.
      if (location.pathname === own) go(`${path}${writeAim(now)}${fragment}`, { replace: true });
    },
    [go, own, path, fragment],
  );
  const show = useCallback((line: LineId, at?: number) => {
    setVisit(({ number, aim }) => ({ aim: { at, line, eyes: aim.eyes }, number: number + 1 }));
  }, []);
  const reviewing = useReview(found.pack, found.record);
  const name = gameName(found.pack.game.id);
  const { line } = visit.aim;
  // A sheet that gives way to another one tells so when that one is open.
  const close = (): void => setSheet((open) => (open === sheet ? undefined : open));
  const { over } = found.replayed;
  const sheetFor = ({ leafing, played, naming }: Shown): ReactElement | null => {
    const about = { record, line, leafing, naming, onClose: close };
    switch (sheet) {
      case "more":
        return <MoreTools {...about} source={source} found={found} onSheet={setSheet} />;
      case "branches":
        return <BranchList {...about} pack={found.pack} device={found.device} onLine={show} onRecord={setRecord} />;
      case "play-on":
        return <BranchStart {...about} device={found.device} mover={played.mover(leafing.position)} />;
      case "review":
        return (
          <ReviewSheet
            pack={found.pack}
            replayed={found.replayed}
            reviewing={reviewing}
            naming={naming}
            onMoment={({ position, seat }) => {
              leafing.look(seat);
              leafing.goTo(position);
            }}
            onClose={close}
          />
        );
      case "share":
        return loaded == null ? null : (
          <ShareSheet
            pack={found.pack}
            loaded={loaded}
            source={source}
            record={record}
            played={played}
            review={line === undefined ? reviewing.review : undefined}
            naming={naming}
            onClose={close}
          />
        );
      case undefined:
        return null;
    }
  };
  return (
    <div className="table-page">
      <Bar title={words.title(name)}>
        <h1>{name}</h1>{" "}
        <small>{line === undefined ? (over ? words.over : words.running) : nameOfLine(record, line, "")}</small>
      </Bar>
      <main className="table-main">
        {loaded == null ? (
          <p className="loading">{words.opening}</p>
        ) : (
          <ShownGame
            found={found}
            loaded={loaded}
            aim={visit.aim}
            visit={visit.number}
            record={record}
            line={line}
            onPlace={place}
            review={line === undefined ? reviewing.review : undefined}
            onPlay={() => setSheet("play-on")}
            tools={(shown) => (
              <div className="leaf-tools">
                {over ? (
                  <>
                    {line === undefined ? (
                      <Button data-do="review" onClick={() => setSheet("review")}>
                        {reviewWords.title}
                      </Button>
                    ) : null}
                    <Button data-do="play-on" onClick={() => setSheet("play-on")}>
                      {branchWords.playOn}
                    </Button>
                  </>
                ) : null}
                <Button data-do="more" onClick={() => setSheet("more")}>
                  {words.more}
                </Button>
                {sheetFor(shown)}
              </div>
            )}
          />
        )}
      </main>
    </div>
  );
}
