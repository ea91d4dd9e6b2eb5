import type { TournamentSummary } from "@clade/kernel";
import { Button } from "@clade/ui";
import { type ReactElement, useEffect, useState } from "react";
import { Link } from "wouter";
import { isProblem } from "../online/api.ts";
import { Bar } from "../pages/bar.tsx";
import { ShelfHead } from "../pages/shelf-head.tsx";
import { TroubleStrip } from "../pages/strip.tsx";
import { useSettings } from "../settings.ts";
import { useGameName } from "../shelf.ts";
import type { TroubleCode } from "../trouble/codes.ts";
import { tournamentApi } from "./api.ts";
import "./tournaments.css";
import { useTournamentWords } from "./words/index.ts";

/** One's own tournaments, and all that are listed. */
export default function TournamentsPage(): ReactElement {
  const words = useTournamentWords();
  const [mine, setMine] = useState<readonly TournamentSummary[]>([]);
  const [all, setAll] = useState<readonly TournamentSummary[]>();
  const [next, setNext] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<TroubleCode>();
  const more = async (after: string | null): Promise<void> => {
    const page = await tournamentApi.listed(after);
    if (page === undefined || isProblem(page)) return setTrouble(page?.problem ?? "no-connection");
    setAll((before) => [...(after === null ? [] : (before ?? [])), ...page.tournaments]);
    setNext(page.next);
  };
  useEffect(() => {
    void more(null);
    const lookAtMine = async (): Promise<void> => {
      const own = await tournamentApi.mine();
      if (own !== undefined && !isProblem(own)) setMine(own.tournaments);
    };
    void lookAtMine();
  }, []);
  const isAway = trouble === "no-connection";
  return (
    <>
      <Bar
        title={words.title}
        strips={<TroubleStrip trouble={isAway ? undefined : trouble} onClose={() => setTrouble(undefined)} />}
      />
      <main className="page page-cup">
        <ShelfHead title={words.title}>{isAway ? words.noServer : words.help}</ShelfHead>
        <p className="cup-actions">
          <Link href="/tournaments/new" className="cup-way">
            {words.setUp}
          </Link>
        </p>
        {mine.length === 0 ? null : <List id="cups-mine" title={words.mine} tournaments={mine} />}
        {all === undefined ? null : <List id="cups-all" title={words.all} tournaments={all} />}
        {next === null ? null : <Button onClick={() => void more(next)}>{words.more}</Button>}
      </main>
    </>
  );
}

interface ListProps {
  readonly id: string;
  readonly title: string;
  readonly tournaments: readonly TournamentSummary[];
}

function List({ id, title, tournaments }: ListProps): ReactElement {
  const words = useTournamentWords();
  const gameName = useGameName();
  const { language } = useSettings();
  const stateOf = ({ status, entered, most, round, rounds, startsAt }: TournamentSummary): string => {
    if (status === "running") return `${words.status.running}, ${words.roundOf(round, rounds)}`;
    if (status !== "open") return words.status[status];
    const day = startsAt === null ? undefined : new Date(startsAt);
    const start = day?.toLocaleString(language, { dateStyle: "medium", timeStyle: "short" });
    return `${words.entered(entered, most)}, ${start === undefined ? words.startsByHost : words.starts(start)}`;
  };
  return (
    <section className="home-section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {tournaments.length === 0 ? <p className="home-quiet">{words.none}</p> : null}
      <ul className="home-list">
        {tournaments.map((each) => (
          <li key={each.id}>
            <Link href={`/tournament/${each.id}`}>
              <b className="cup-name">{each.name}</b>
              <small>
                {gameName(each.game)} · {words.kinds[each.kind]} · {words.tables(each.size)} ·{" "}
                {each.live ? words.live : words.correspondence}
              </small>
              <small>{stateOf(each)}</small>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
