import { Button } from "@clade/ui";
import type { ReactElement, ReactNode } from "react";
import { Link } from "wouter";
import { AskedTwice } from "../doors/asked-twice.tsx";
import { shownNames } from "../seat-names.ts";
import { SHELF, useGameName } from "../shelf.ts";
import { useWords } from "../words.ts";
import type { Club, ClubMember, ClubRole } from "./clubs-api.ts";
import { Fold } from "./fold.tsx";
import "./people.css";
import { useClubWords } from "./words/index.ts";

interface Props {
  readonly club: Club;
  /** Where the invitation leads. */
  readonly link: string;
  readonly onJoin: () => void;
  readonly onLeave: () => void;
  readonly onTable: (game: string) => void;
  readonly onRole: (member: ClubMember, role: ClubRole) => void;
  readonly onRemove: (member: ClubMember) => void;
  /** The league, and for who leads the club what they can do. */
  readonly children?: ReactNode;
}

/** A club: its tables, its league, its members. */
export function ClubView(props: Props): ReactElement {
  const { club, link, onJoin, onLeave, children } = props;
  const words = useClubWords();
  const { name, open, members, role } = club;
  return (
    <main className="page page-people page-club">
      <header className="person-head">
        <h1>{name}</h1>
        <p className="home-quiet">{[words.members(members), ...(open ? [] : [words.closed])].join(" · ")}</p>
      </header>
      {role === null ? (
        <Button look="main" onClick={onJoin}>
          {words.join}
        </Button>
      ) : (
        <>
          <p>{words.invitation}</p>
          <p className="club-link">
            <a href={link}>{link}</a>
          </p>
          <Tables {...props} />
        </>
      )}
      {children}
      {role === null ? null : (
        <>
          <Members {...props} />
          <AskedTwice label={words.leave} sure={words.leaveSure} yes={words.leave} no={words.stay} onYes={onLeave} />
        </>
      )}
    </main>
  );
}

function Tables({ club: { id, tables }, onTable }: Props): ReactElement {
  const words = useClubWords();
  const shell = useWords();
  const gameName = useGameName();
  return (
    <section className="home-section" aria-labelledby="club-tables">
      <h2 id="club-tables">{words.tables}</h2>
      {tables.length === 0 ? <p className="home-quiet">{words.tablesNone}</p> : null}
      <ul className="home-list">
        {tables.map(({ id: table, game, seats, status }) => (
          <li key={table}>
            <Link href={`/online/${table}`}>
              <b>{gameName(game)}</b>
              <small>
                {[
                  shownNames(seats)
                    .filter((name) => name !== undefined)
                    .join(", "),
                  status === "waiting" ? words.waits : words.plays,
                  ...(status === "waiting" ? [shell.free(seats.filter(({ name }) => name === null).length)] : []),
                ].join(" · ")}
              </small>
            </Link>
          </li>
        ))}
      </ul>
      <Fold title={words.newTable}>
        <div className="people-actions">
          {SHELF.map(({ id: game }) => (
            <Button key={game} onClick={() => onTable(game)}>
              {gameName(game)}
            </Button>
          ))}
        </div>
      </Fold>
      <nav className="people-ways" aria-label={words.leaders}>
        <Link href={`/leaders?among=${id}`}>{words.leaders}</Link>
      </nav>
    </section>
  );
}

function Members({ club: { people, role }, onRole, onRemove }: Props): ReactElement {
  const words = useClubWords();
  return (
    <section className="home-section" aria-labelledby="members">
      <h2 id="members">{words.people}</h2>
      <ul className="home-list">
        {people.map((member) => (
          <li key={member.id}>
            <Link href={`/person/${member.id}`}>
              <b>{member.name}</b>
              <small>{words.roles[member.role]}</small>
            </Link>
            {mayLead(role, member) ? (
              <Fold title={words.about(member.name)} className="fold fold-small">
                <div className="people-actions">
                  {role === "founder" ? (
                    <>
                      <Button onClick={() => onRole(member, member.role === "admin" ? "member" : "admin")}>
                        {member.role === "admin" ? words.makeMember : words.makeAdmin}
                      </Button>
                      <Button onClick={() => onRole(member, "founder")}>{words.handOver}</Button>
                    </>
                  ) : null}
                  <Button onClick={() => onRemove(member)}>{words.remove}</Button>
                </div>
              </Fold>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

function mayLead(role: ClubRole | null, member: ClubMember): boolean {
  if (member.you) return false;
  return role === "founder" || (role === "admin" && member.role === "member");
}
