import { Button } from "@clade/ui";
import type { ReactElement } from "react";
import { Link } from "wouter";
import { spokenTime } from "../doors/time-left.ts";
import { shownNames } from "../seat-names.ts";
import { useSettings } from "../settings.ts";
import { useGameName } from "../shelf.ts";
import { useWords } from "../words.ts";
import type { Inbox, Invitation, WaitingGame } from "./api.ts";
import "./people.css";
import { useInboxWords } from "./words/index.ts";

interface Props {
  readonly inbox: Inbox;
  readonly now: number;
  readonly onDecline: (invitation: Invitation) => void;
}

/** What waits for somebody: games, who waits longest first, then invitations. */
export function InboxView({ inbox: { games, invitations }, now, onDecline }: Props): ReactElement {
  const words = useInboxWords();
  return (
    <>
      <section className="home-section" aria-labelledby="turns">
        <h2 id="turns">{words.games}</h2>
        {games.length === 0 ? <p className="home-quiet">{words.gamesNone}</p> : null}
        <ul className="home-list">
          {games.map((game) => (
            <li key={game.table.id}>
              <Game game={game} now={now} />
            </li>
          ))}
        </ul>
        {games.length === 0 ? null : <p className="home-quiet">{words.key}</p>}
      </section>
      {invitations.length === 0 ? null : (
        <section className="home-section" aria-labelledby="invitations">
          <h2 id="invitations">{words.invitations}</h2>
          <ul className="home-list">
            {invitations.map((invitation) => (
              <li key={invitation.table.id}>
                <Asked invitation={invitation} />
                <Button
                  look="quiet"
                  aria-label={words.declineFrom(invitation.from.name)}
                  onClick={() => onDecline(invitation)}
                >
                  {words.decline}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Game({
  game: { table, since, left },
  now,
}: {
  readonly game: WaitingGame;
  readonly now: number;
}): ReactElement {
  const words = useInboxWords();
  const shell = useWords();
  const { language } = useSettings();
  const gameName = useGameName();
  /** Minutes alone are enough, but for the last one. */
  const roughly = (seconds: number): string => {
    const whole = Math.max(1, Math.floor(seconds));
    return spokenTime(language, whole < 60 ? whole : whole - (whole % 60));
  };
  const others = shownNames(table.seats).filter((name, seat) => name !== undefined && seat !== table.you.seat);
  const facts = [
    words.waits(roughly((now - since) / 1000)),
    ...(left === null ? [] : [words.left(roughly(left / 1000))]),
    ...(others.length === 0 ? [] : [shell.against(others.join(", "))]),
  ];
  return (
    <Link href={`/online/${table.id}`}>
      <b>{gameName(table.game)}</b>
      <small>{facts.join(" · ")}</small>
    </Link>
  );
}

function Asked({ invitation: { table, from } }: { readonly invitation: Invitation }): ReactElement {
  const words = useInboxWords();
  const gameName = useGameName();
  const shell = useWords();
  const free = table.seats.filter(({ name }) => name === null).length;
  return (
    <Link href={`/online/${table.id}`}>
      <b>{words.invitedBy(from.name)}</b>
      <small>
        {gameName(table.game)} · {shell.free(free)}
      </small>
    </Link>
  );
}
