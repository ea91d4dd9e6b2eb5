import type { TournamentInfo } from "@clade/kernel";
import { Button } from "@clade/ui";
import { type ReactElement, type ReactNode, useState } from "react";
import { Link } from "wouter";
import { clockFace } from "../doors/time-left.ts";
import { paceWords } from "../pages/terms.tsx";
import { useSettings } from "../settings.ts";
import { useGameName } from "../shelf.ts";
import { useWords } from "../words.ts";
import { type Deed, tournamentApi } from "./api.ts";
import { namesOf } from "./naming.ts";
import { Rounds } from "./rounds.tsx";
import { StandingTable } from "./standing.tsx";
import "./tournaments.css";
import { useNow } from "./use-tournament.ts";
import { useTournamentWords } from "./words/index.ts";

interface Props {
  readonly info: TournamentInfo;
  readonly onDeed: (deed: Deed) => void;
  readonly onPutOut: (entrant: number) => void;
  readonly onShare: () => void;
  /** What is asked of somebody who has no name yet. */
  readonly asked?: ReactNode;
}

/** All that there is to see of a tournament, and what one can do there. */
export function TournamentView({ info, onDeed, onPutOut, onShare, asked }: Props): ReactElement {
  const words = useTournamentWords();
  const shell = useWords();
  const { language } = useSettings();
  const gameName = useGameName();
  const names = namesOf(info, words);
  const facts = [
    gameName(info.game),
    words.kinds[info.kind],
    words.tables(info.size),
    info.live ? words.live : words.correspondence,
    ...(info.host === null ? [] : [words.runBy(info.host)]),
  ];
  return (
    <main className="page page-cup">
      <h1>{info.name}</h1>
      <p className="cup-facts">{facts.join(" · ")}</p>
      <p className="cup-facts">{paceWords(shell, language, info)}</p>
      <p className="cup-facts">
        {words.status[info.status]}
        {info.status === "open" ? ` · ${words.entered(info.entered, info.most)}` : ""}
        {info.round > 0 ? ` · ${words.roundOf(info.round, info.rounds)}` : ""}
      </p>
      <AtThisMoment info={info} onDeed={onDeed} asked={asked} />
      <HostTools info={info} onDeed={onDeed} onShare={onShare} />
      {info.status === "open" || info.status === "cancelled" ? null : (
        <>
          {info.kind === "knock-out" ? <Rounds info={info} names={names} /> : null}
          <StandingTable info={info} names={names} />
          {info.kind === "knock-out" ? null : <Rounds info={info} names={names} />}
          <Results id={info.id} />
        </>
      )}
      <Entrants info={info} names={names} onPutOut={onPutOut} />
    </main>
  );
}

/** What matters now: the way to one's table, a countdown, entering and leaving. */
function AtThisMoment({ info, onDeed, asked }: Pick<Props, "info" | "onDeed" | "asked">): ReactElement | null {
  const words = useTournamentWords();
  const { you, status } = info;
  const own = you.entrant === null ? undefined : info.entrants[you.entrant];
  const isOut =
    own !== undefined &&
    status === "running" &&
    info.standing.find(({ entrant }) => entrant === you.entrant)?.out !== null;
  const canEnter = status === "open" && own === undefined && info.entered < info.most;
  const line = lineOf();
  function lineOf(): string | undefined {
    if (status === "running") {
      if (own !== undefined && you.table !== null) return words.yourTable;
      if (own !== undefined && isOut) return words.youAreOut;
      if (info.paused && info.nextRound !== null) return words.paused;
      if (own !== undefined && info.nextRound === null) return words.youWait;
      return undefined;
    }
    return status === "open" && own !== undefined ? words.youAreIn : undefined;
  }
  const canLeave = own !== undefined && !own.withdrawn && !isOut && (status === "open" || status === "running");
  const counted = status === "open" || (status === "running" && info.nextRound !== null && !info.paused);
  if (!canEnter && !canLeave && line === undefined && !counted) return null;
  return (
    <section className="cup-now" data-own={you.table !== null} aria-label={words.status[status]}>
      {line === undefined ? null : <p>{line}</p>}
      {counted ? <Countdown info={info} checkedIn={own?.checkedIn ?? true} onDeed={onDeed} /> : null}
      {you.table === null ? null : (
        <Link href={`/online/${you.table}`} className="cup-way">
          {words.goToTable}
        </Link>
      )}
      {canEnter ? (
        <>
          {asked}
          <Button look="main" onClick={() => onDeed("enter")}>
            {words.deeds.enter}
          </Button>
        </>
      ) : null}
      {canLeave ? <Sure deed="withdraw" onDeed={onDeed} /> : null}
    </section>
  );
}

interface CountdownProps {
  readonly info: TournamentInfo;
  readonly checkedIn: boolean;
  readonly onDeed: (deed: Deed) => void;
}

/** How long until it begins, or goes on; and that one is here, where that has to be said. */
function Countdown({ info, checkedIn, onDeed }: CountdownProps): ReactElement {
  const words = useTournamentWords();
  const { language } = useSettings();
  const until = info.status === "open" ? info.startsAt : info.nextRound;
  const now = useNow(until !== null);
  if (until === null) return <p>{words.startsByHost}</p>;
  const left = Math.ceil((until - now) / 1000);
  const face = clockFace(language, Math.max(0, left));
  if (info.status !== "open") {
    return <p className="cup-count ticks">{left > 0 ? words.nextRoundIn(face) : words.nextRoundSoon}</p>;
  }
  const day = new Date(until).toLocaleString(language, { dateStyle: "full", timeStyle: "short" });
  const isCheckIn = info.checkInFrom !== null && now >= info.checkInFrom;
  return (
    <>
      <p className="cup-count ticks">
        {words.startsIn(face)} <small className="cup-facts">({day})</small>
      </p>
      {isCheckIn && !checkedIn ? (
        <>
          <p className="ticks">{words.checkInNow(face)}</p>
          <Button look="main" onClick={() => onDeed("check-in")}>
            {words.deeds["check-in"]}
          </Button>
        </>
      ) : null}
    </>
  );
}

function HostTools({ info, onDeed, onShare }: Pick<Props, "info" | "onDeed" | "onShare">): ReactElement {
  const words = useTournamentWords();
  const { you, status, paused } = info;
  const plain = (deed: Deed): ReactElement => <Button onClick={() => onDeed(deed)}>{words.deeds[deed]}</Button>;
  return (
    <div className="cup-actions">
      {you.host && status === "open" ? plain("start") : null}
      {you.host && status === "running" ? plain(paused ? "go-on" : "pause") : null}
      {status === "open" ? (
        <Button onClick={onShare} title={words.shareHelp}>
          {words.share}
        </Button>
      ) : null}
      {you.host && (status === "open" || status === "running") ? <Sure deed="cancel" onDeed={onDeed} /> : null}
    </div>
  );
}

/** What cannot be taken back is asked for twice. */
function Sure({
  deed,
  onDeed,
}: {
  readonly deed: "withdraw" | "cancel";
  readonly onDeed: (deed: Deed) => void;
}): ReactElement {
  const words = useTournamentWords();
  const [asking, setAsking] = useState(false);
  if (!asking)
    return (
      <Button look="quiet" onClick={() => setAsking(true)}>
        {words.deeds[deed]}
      </Button>
    );
  return (
    <span className="home-sure">
      <span role="alert">{words.sure[deed]}</span>
      <Button
        onClick={() => {
          setAsking(false);
          onDeed(deed);
        }}
      >
        {words.deeds[deed]}
      </Button>
      <Button look="quiet" onClick={() => setAsking(false)}>
        {words.no}
      </Button>
    </span>
  );
}

function Results({ id }: { readonly id: string }): ReactElement {
  const words = useTournamentWords();
  return (
    <section className="home-section" aria-labelledby="cup-results">
      <h2 id="cup-results">{words.results}</h2>
      <div className="cup-actions home-links">
        <a href={tournamentApi.results(id, "json")}>JSON</a>
        <a href={tournamentApi.results(id, "csv")}>CSV</a>
        <a href={tournamentApi.results(id, "txt")}>{words.asText}</a>
      </div>
    </section>
  );
}

interface EntrantsProps {
  readonly info: TournamentInfo;
  readonly names: readonly string[];
  readonly onPutOut: (entrant: number) => void;
}

function Entrants({ info, names, onPutOut }: EntrantsProps): ReactElement {
  const words = useTournamentWords();
  const isOn = info.status === "open" || info.status === "running";
  return (
    <section className="home-section" aria-labelledby="cup-entrants">
      <h2 id="cup-entrants">{words.entrants}</h2>
      {info.entrants.length === 0 ? <p className="home-quiet">{words.nobody}</p> : null}
      <ul className="cup-entrants">
        {info.entrants.map(({ you, withdrawn, checkedIn, bot }, entrant) => (
          <li key={names[entrant]}>
            <span className="cup-name">
              {names[entrant]}
              {you ? <small> ({words.you})</small> : null}
              {withdrawn ? <small> · {words.withdrawn}</small> : null}
              {info.status === "open" && info.checkInFrom !== null && checkedIn ? (
                <small> · {words.checkedIn}</small>
              ) : null}
            </span>
            {info.you.host && isOn && !withdrawn && bot === null && !you ? (
              <PutOut name={names[entrant] ?? ""} onPutOut={() => onPutOut(entrant)} />
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

function PutOut({ name, onPutOut }: { readonly name: string; readonly onPutOut: () => void }): ReactElement {
  const words = useTournamentWords();
  const [asking, setAsking] = useState(false);
  if (!asking) {
    return (
      <Button look="quiet" aria-label={words.putOut(name)} title={words.putOut(name)} onClick={() => setAsking(true)}>
        ✕
      </Button>
    );
  }
  return (
    <span className="home-sure">
      <span role="alert">{words.reallyPutOut(name)}</span>
      <Button
        onClick={() => {
          setAsking(false);
          onPutOut();
        }}
      >
        {words.yes}
      </Button>
      <Button look="quiet" onClick={() => setAsking(false)}>
        {words.no}
      </Button>
    </span>
  );
}
