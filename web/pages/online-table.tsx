import { playsVersion, type TableInfo } from "@clade/kernel";
import { Button, Icon, kitWords } from "@clade/ui";
import { lazy, type ReactElement, Suspense, useCallback, useState } from "react";
import { Link, useLocation } from "wouter";
import { homeWords } from "../catalogue/home.ts";
import { api, isProblem } from "../online/api.ts";
import { useLookOnTurn } from "../people/waiting.ts";
import { expectedTable } from "../online/expected.ts";
import { useSettings } from "../settings.ts";
import { useGameName } from "../shelf.ts";
import { useGame } from "../table/load.ts";
import { onlineLink } from "../table/online-link.ts";
import { useTable } from "../table/use-table.ts";
import { codeOf, Trouble, type TroubleCode } from "../trouble/codes.ts";
import { onlineEvidence } from "../trouble/evidence.ts";
import { useWords } from "../words.ts";
import { Clocks } from "../doors/clocks.tsx";
import { PeopleButton } from "../doors/people-sheet.tsx";
import { useCompany } from "../doors/use-company.ts";
import { WhoPlays } from "../doors/who-plays.tsx";
import { useDoorWords } from "../doors/words/index.ts";
import { Bar } from "./bar.tsx";
import { ChatButton, useChat } from "./chat.tsx";
import { Fair } from "./fair.tsx";
import { FailedTable, GameTable } from "./game-table.tsx";
import { Notice } from "./notice.tsx";
import { Strip, TroubleStrip } from "./strip.tsx";
import { botWords } from "./terms.tsx";
import { WaitingRoom } from "./waiting-room.tsx";
import { WayOn } from "./way-on.tsx";

const LookBackSeen = lazy(() =>
  import("../replay/look-back.tsx").then(({ LookBackSeen: page }) => ({ default: page })),
);

/** A table on the server. What cannot be the id of one is no table, whatever the server would say. */
export default function OnlineTablePage({ id }: { readonly id: string }): ReactElement {
  const words = useWords();
  if (/^[0-9A-Za-z]{12}$/.test(id)) return <OnlineTable id={id} />;
  return (
    <>
      <Bar title={words.table.gone} />
      <main className="page">
        <h1>{words.table.gone}</h1>
        <p>{words.notFoundHelp}</p>
        <WayOn codes />
      </main>
    </>
  );
}

/** The room where one waits for players, then the game. */
function OnlineTable({ id }: { readonly id: string }): ReactElement {
  const words = useWords();
  const gameName = useGameName();
  const [, go] = useLocation();
  const table = useTable(onlineLink, id);
  const [first, setFirst] = useState(() => expectedTable(id));
  const [complaint, setComplaint] = useState<TroubleCode>();
  const info = table.info ?? first;
  const loaded = useGame(info?.game);
  const company = useCompany(info, table.up);
  const chat = useChat(info, table, company);
  const { language } = useSettings();
  const kit = kitWords[language];
  const playAgain = useCallback(() => {
    const again = async (): Promise<void> => {
      const fresh = await api.rematch(id);
      if (fresh === undefined || isProblem(fresh)) setComplaint(fresh?.problem ?? "no-connection");
      else go(`/online/${fresh.id}`);
    };
    again().catch((error: unknown) => setComplaint(codeOf(error)));
  }, [id, go]);
  const record = useCallback(async () => {
    const kept = await api.record(id);
    if (kept === undefined) throw new Trouble("no-connection", "no answer");
    if (isProblem(kept)) throw new Trouble(kept.problem, kept.message);
    return kept;
  }, [id]);
  const evidence = useCallback(() => onlineEvidence(info, table), [info, table]);
  const seat = info?.you.seat ?? null;
  const over = table.now?.result != null;
  useLookOnTurn(seat !== null && table.now?.deciders.includes(seat) === true);
  const [back, setBack] = useState(false);
  const lookBack = useCallback(() => {
    if (over) go(`/game/online/${id}`);
    else setBack(true);
  }, [over, id, go]);
  const absence = useOwnAbsence(info);
  // Against bots alone the server gives hints; among people everybody thinks for themselves.
  const alone = info?.seats.every(({ bot }, other) => other === seat || bot !== null) ?? false;
  const rules = loaded?.pack.game;
  const here = rules?.version;
  const otherRules =
    info !== undefined && rules !== undefined && info.status !== "over" && !playsVersion(rules, info.version);
  return (
    <div className="table-page">
      <Bar
        title={info === undefined ? words.table.online : gameName(info.game)}
        tools={
          <>
            {info?.tournament === undefined ? null : (
              <Link
                href={`/tournament/${info.tournament}`}
                className="bar-link"
                aria-label={homeWords[language].toTournament}
                title={homeWords[language].toTournament}
              >
                <Icon sign="seal" />
              </Link>
            )}
            {info === undefined || info.status === "closed" ? null : (
              <PeopleButton info={info} table={table} company={company} lines={chat?.lines ?? []} />
            )}
            {chat === undefined ? null : <ChatButton {...chat} />}
            <Fair table={table} loaded={loaded} record={record} />
          </>
        }
        strips={
          <>
            <p role="status" className="bar-lost">
              {table.up ? "" : words.table.lost}
            </p>
            {otherRules ? (
              <Strip kind="trouble" action={<Button onClick={() => location.reload()}>{words.failure.reload}</Button>}>
                {words.notices.otherRules}
              </Strip>
            ) : null}
            {info?.rematch != null && seat !== null ? (
              <Strip kind="news" action={<Button onClick={playAgain}>{kit.joinAgain}</Button>}>
                {kit.askedAgain}
              </Strip>
            ) : null}
            <TroubleStrip trouble={complaint} onClose={() => setComplaint(undefined)} />
            <Notice table={table} />
            {info === undefined ? null : (
              <>
                <Clocks info={info} table={table} />
                <WhoPlays info={info} />
              </>
            )}
          </>
        }
      >
        <>
          <h1>{info === undefined ? "Clade" : gameName(info.game)}</h1>{" "}
          <small>
            {info !== undefined && info.status !== "waiting" && seat === null
              ? words.table.watching
              : words.table.online}
          </small>
        </>
      </Bar>
      <main className="table-main">{content()}</main>
    </div>
  );

  function content(): ReactElement {
    if (table.failed !== undefined || loaded === null) {
      const versions = info === undefined || here === undefined ? undefined : { begun: info.version, here };
      return <FailedTable failed={table.failed ?? NO_GAME} versions={versions} evidence={evidence} />;
    }
    if (info?.status === "closed") {
      return (
        <div className="page">
          <h2>{words.table.closed}</h2>
          <p>{words.table.closedHelp}</p>
          <WayOn codes />
        </div>
      );
    }
    if (info?.status === "waiting") return <WaitingRoom info={info} onChange={setFirst} />;
    // A game that is on, or was: until the table has told how it stands there is nothing to be shown.
    if (loaded === undefined || table.now === undefined) return <p className="loading">{words.table.loading}</p>;
    if (back && !over) {
      return (
        <Suspense fallback={<p className="loading">{words.table.loading}</p>}>
          <LookBackSeen id={id} loaded={loaded} table={table} onBack={() => setBack(false)} />
        </Suspense>
      );
    }
    return (
      <>
        <GameTable
          loaded={loaded}
          table={table}
          paced={false}
          shared
          hinting={seat !== null && alone}
          playAgain={seat === null ? undefined : playAgain}
          askedAgain={seat !== null && info?.rematch != null}
          talk={chat?.talk}
          evidence={evidence}
          kept
          lookBack={lookBack}
        />
        {absence === undefined || over ? null : (
          <div className="stand-in" role="status">
            <span>{absence.sentence}</span>
            {absence.returns ? (
              <Button look="main" onClick={() => onlineLink.send({ type: "back", table: id })}>
                {words.table.takeSeat}
              </Button>
            ) : null}
          </div>
        )}
      </>
    );
  }
}

/** That a bot plays for oneself, and whether one can take the seat back. */
function useOwnAbsence(
  info: TableInfo | undefined,
): { readonly sentence: string; readonly returns: boolean } | undefined {
  const { plays } = useDoorWords();
  const words = useWords();
  const own = info?.you.seat == null ? undefined : info.seats[info.you.seat];
  if (info === undefined || own === undefined || !own.away) return undefined;
  const bot = botWords(words, info.standIn);
  if (own.removed) return { sentence: plays.removedYou(bot), returns: false };
  if (own.resigned) return { sentence: plays.gaveUpYou(bot), returns: false };
  return { sentence: plays.awayYou(bot), returns: true };
}

/** A game that this page does not have: of a newer server. */
const NO_GAME = { code: "no-such-game", message: "this page has no such game" } as const;
