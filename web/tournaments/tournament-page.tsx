import { isGoodName, tidyName, type TournamentInfo } from "@clade/kernel";
import { type ReactElement, useEffect, useRef, useState } from "react";
import { copyText } from "../copy-text.ts";
import type { Problem } from "../online/api.ts";
import { introduce } from "../online/identity.ts";
import { Bar } from "../pages/bar.tsx";
import { AskedName } from "../pages/seats-form.tsx";
import { Strip, TroubleStrip } from "../pages/strip.tsx";
import { WayOn } from "../pages/way-on.tsx";
import { change, useSettings } from "../settings.ts";
import { useTabNote } from "../title.ts";
import type { TroubleCode } from "../trouble/codes.ts";
import { useWords } from "../words.ts";
import { type Deed, tournamentApi } from "./api.ts";
import { namesOf } from "./naming.ts";
import { TournamentView } from "./tournament-view.tsx";
import { useTournament } from "./use-tournament.ts";
import { useTournamentWords } from "./words/index.ts";
import type { TournamentWords } from "./words/words.ts";

/** The page of a tournament: it follows itself. */
export default function TournamentPage({ id }: { readonly id: string }): ReactElement {
  const shell = useWords();
  const words = useTournamentWords();
  const { name } = useSettings();
  const { info, trouble, take, calm } = useTournament(id);
  const [asked, setAsked] = useState("");
  const [complaint, setComplaint] = useState<TroubleCode>();
  const [copied, setCopied] = useState(false);
  const news = useNews(info, words);
  useTabNote(info?.you.table == null ? undefined : words.yourTable, info?.you.table != null);
  const act = async (deed: Deed): Promise<void> => {
    setComplaint(undefined);
    if (deed === "enter") {
      const wanted = tidyName(asked);
      if (name === "" && wanted !== "") {
        if (!isGoodName(wanted)) return setComplaint("bad-name");
        change({ name: wanted });
      }
      await introduce();
    }
    take(await tournamentApi.act(id, deed));
  };
  const putOut = async (entrant: number): Promise<Problem | undefined> => {
    take(await tournamentApi.putOut(id, entrant));
    return undefined;
  };
  const share = async (): Promise<void> => setCopied(await copyText(location.href));
  if (info === undefined) {
    const isGone = trouble === "no-such-thing" || trouble === "bad-request";
    const title = trouble === undefined ? shell.table.loading : isGone ? words.gone : words.title;
    return (
      <>
        <Bar title={title} />
        <main className="page">
          <h1>{title}</h1>
          {trouble === undefined ? null : (
            <>
              {isGone ? null : <p>{trouble === "no-connection" ? words.noServer : shell.problems[trouble]}</p>}
              <WayOn />
            </>
          )}
        </main>
      </>
    );
  }
  return (
    <>
      <Bar
        title={info.name}
        strips={
          <>
            <TroubleStrip
              trouble={complaint ?? trouble}
              onClose={() => {
                setComplaint(undefined);
                calm();
              }}
            />
            {copied ? (
              <Strip kind="news" onClose={() => setCopied(false)}>
                {words.copied}
              </Strip>
            ) : null}
            <p role="status" className="unseen">
              {news}
            </p>
          </>
        }
      />
      <TournamentView
        info={info}
        onDeed={(deed) => void act(deed)}
        onPutOut={(entrant) => void putOut(entrant)}
        onShare={() => void share()}
        asked={name === "" ? <AskedName value={asked} onChange={setAsked} /> : undefined}
      />
    </>
  );
}

/** What has just happened, for those who hear the page. */
function useNews(info: TournamentInfo | undefined, words: TournamentWords): string {
  const [news, setNews] = useState("");
  const before = useRef<TournamentInfo>(undefined);
  useEffect(() => {
    const was = before.current;
    before.current = info;
    if (info === undefined || was === undefined) return;
    const [first] = info.standing;
    if (info.you.table !== null && was.you.table !== info.you.table) setNews(words.yourTable);
    else if (info.status === "over" && was.status !== "over") {
      setNews(words.nowOver(namesOf(info, words)[first?.entrant ?? 0] ?? ""));
    } else if (info.round > was.round) setNews(words.nowRound(info.round));
  }, [info, words]);
  return news;
}
