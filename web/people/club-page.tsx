import { type ReactElement, useState } from "react";
import { useLocation } from "wouter";
import { BASE } from "../base.ts";
import { api, isProblem, type Problem } from "../online/api.ts";
import { introduce } from "../online/identity.ts";
import { Bar } from "../pages/bar.tsx";
import { TroubleStrip } from "../pages/strip.tsx";
import { WayOn } from "../pages/way-on.tsx";
import { aboutOf } from "../shelf.ts";
import { codeOf, type TroubleCode } from "../trouble/codes.ts";
import { useWords } from "../words.ts";
import { type Club, clubsApi } from "./clubs-api.ts";
import { ClubView } from "./club-view.tsx";
import { LeadClub } from "./lead-club.tsx";
import { LeagueTable } from "./league-table.tsx";
import { useAsked } from "./use-asked.ts";
import { useClubWords } from "./words/index.ts";

interface Props {
  readonly id: string;
  /** The invitation, for who comes by it. */
  readonly code?: string | undefined;
}

/** The page of a club. */
export default function ClubPage({ id, code }: Props): ReactElement {
  const shell = useWords();
  const words = useClubWords();
  const [, go] = useLocation();
  const [complaint, setComplaint] = useState<TroubleCode>();
  const { answer: club, trouble, set } = useAsked(id, () => clubsApi.club(id, code));
  if (club === undefined) {
    const isGone = trouble === "no-such-thing" || trouble === "bad-request";
    const title = isGone ? words.gone : trouble === undefined ? shell.table.loading : shell.problems[trouble];
    return (
      <>
        <Bar title={title} />
        <main className="page">
          <h1>{title}</h1>
          {isGone ? <p>{words.goneHelp}</p> : null}
          {trouble === undefined ? null : <WayOn />}
        </main>
      </>
    );
  }
  /** Does what is asked; what went wrong is said in words. */
  const ask = async <T extends object>(
    asked: Promise<T | Problem | undefined>,
    then: (answer: T) => void,
  ): Promise<void> => {
    setComplaint(undefined);
    const answer = await asked.catch((error: unknown) => ({ problem: codeOf(error) }) as Problem);
    if (answer === undefined || isProblem(answer)) setComplaint(answer?.problem ?? "no-connection");
    else then(answer);
  };
  const join = async (): Promise<void> => {
    await introduce();
    await ask(clubsApi.join(id, code), set);
  };
  const newTable = (game: string): Promise<void> => {
    const size = Math.max(2, aboutOf(game)?.players.min ?? 2);
    const seats = Array.from({ length: size }, (_, seat) => (seat === 0 ? ("me" as const) : ("free" as const)));
    return ask(api.setUp({ game, options: {}, seats, open: false }), (table) => {
      void ask(clubsApi.showTable(id, table.id), () => go(`/online/${table.id}`));
    });
  };
  const leads = club.role === "founder" || club.role === "admin";
  return (
    <>
      <Bar title={club.name} strips={<TroubleStrip trouble={complaint} onClose={() => setComplaint(undefined)} />} />
      <ClubView
        club={club}
        link={`${location.origin}${BASE}/club/${id}/${club.code ?? ""}`}
        onJoin={() => void join()}
        onLeave={() => void ask(clubsApi.leave(id, "me"), () => go("/people"))}
        onTable={(game) => void newTable(game)}
        onRole={(member, role) => void ask(clubsApi.setRole(id, member.id, role), set)}
        onRemove={(member) => void ask(clubsApi.leave(id, member.id), () => set(without(club, member.id)))}
      >
        {club.role !== null || club.open ? <SeasonsOf key={club.season?.number} id={id} /> : null}
        {leads ? (
          <LeadClub
            club={club}
            onChange={(wishes) => void ask(clubsApi.change(id, wishes), set)}
            onNewCode={() => void ask(clubsApi.newCode(id), set)}
            onEndSeason={(weeks) => void ask(clubsApi.endSeason(id, weeks), set)}
          />
        ) : null}
      </ClubView>
    </>
  );
}

function SeasonsOf({ id }: { readonly id: string }): ReactElement | null {
  const [season, setSeason] = useState<number>();
  const { answer } = useAsked(`${id} ${season ?? ""}`, () => clubsApi.league(id, season));
  return answer === undefined ? null : <LeagueTable league={answer} onSeason={setSeason} />;
}

function without(club: Club, person: string): Club {
  return { ...club, members: club.members - 1, people: club.people.filter(({ id }) => id !== person) };
}
