import { labelled } from "@clade/kernel";
import { Icon } from "@clade/ui";
import type { ReactElement, ReactNode } from "react";
import { Link } from "wouter";
import { useSettings } from "../settings.ts";
import { useGameName } from "../shelf.ts";
import type { Deeds, OfGame, Profile, RecentGame } from "./api.ts";
import "./people.css";
import { StrengthCurve } from "./strength-curve.tsx";
import { useProfileWords } from "./words/index.ts";

interface Props {
  readonly profile: Profile;
  /** What can be done about the person. */
  readonly actions: ReactNode;
}

/** A person: who they are here, and what they have played. */
export function PersonView({ profile, actions }: Props): ReactElement {
  const words = useProfileWords();
  const { name, follower, deeds } = profile;
  return (
    <main className="page page-person">
      <header className="person-head">
        <h1>{name}</h1>
        {follower ? <small>{words.followsYou}</small> : null}
        {deeds === null ? null : <Facts deeds={deeds} />}
        <div className="people-actions">{actions}</div>
      </header>
      {deeds === null ? <p>{words.friendsOnly(name)}</p> : <DeedsView deeds={deeds} />}
    </main>
  );
}

function Facts({ deeds: { since, games, followers, following } }: { readonly deeds: Deeds }): ReactElement {
  const words = useProfileWords();
  const day = useDay();
  return (
    <p className="home-quiet">
      {[words.since(day(since)), words.games(games), words.followers(followers), words.following(following)].join(
        " · ",
      )}
    </p>
  );
}

function DeedsView({ deeds }: { readonly deeds: Deeds }): ReactElement {
  const words = useProfileWords();
  if (deeds.games === 0) return <p>{words.nothingYet}</p>;
  return (
    <>
      {deeds.badges.length === 0 ? null : <Badges deeds={deeds} />}
      <section className="home-section" aria-labelledby="by-game">
        <h2 id="by-game">{words.byGame}</h2>
        <div className="person-games">
          {deeds.byGame.map((each) => (
            <GameDeeds key={each.game} of={each} />
          ))}
        </div>
      </section>
      {deeds.opponents.length === 0 ? null : <Opponents deeds={deeds} />}
      <section className="home-section" aria-labelledby="recent">
        <h2 id="recent">{words.recent}</h2>
        <ul className="home-list">
          {deeds.recent.map((game) => (
            <li key={`${game.at} ${game.game}`}>
              <Recent game={game} />
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

function Badges({ deeds: { badges } }: { readonly deeds: Deeds }): ReactElement {
  const words = useProfileWords();
  const day = useDay();
  return (
    <section className="home-section" aria-labelledby="badges">
      <h2 id="badges">{words.badges}</h2>
      <ul className="person-badges">
        {badges.map(({ badge, at }) => (
          <li key={badge}>
            <Icon sign="seal" />
            <span>
              <b>{words.badgesAre[badge].name}</b>{" "}
              <small>
                {words.badgesAre[badge].why} · <time dateTime={new Date(at).toISOString()}>{day(at)}</time>
              </small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function GameDeeds({ of: { game, games, won, places, best, curve, rating } }: { readonly of: OfGame }): ReactElement {
  const words = useProfileWords();
  const { language } = useSettings();
  const gameName = useGameName();
  const day = useDay();
  const name = gameName(game);
  const bestWords = best === null ? "" : words.bestIs(best.score.toLocaleString(language), best.players, day(best.at));
  return (
    <article className="person-game" aria-label={name}>
      <h3>{name}</h3>
      <p>
        {won === 0 && places.length === 0 ? words.games(games) : words.won(won, games)}
        {places.length === 0 ? null : (
          <small>
            {" · "}
            {places.flatMap((count, index) => (count === 0 ? [] : [words.placed(index + 1, count)])).join(", ")}
          </small>
        )}
      </p>
      {best === null ? null : (
        <p>
          {best.table === null ? (
            labelled(language, words.best, bestWords)
          ) : (
            <Link href={`/game/online/${best.table}`}>{labelled(language, words.best, bestWords)}</Link>
          )}
        </p>
      )}
      {rating === null ? <p className="home-quiet">{words.unrated}</p> : null}
      <StrengthCurve game={name} curve={curve} />
    </article>
  );
}

function Opponents({ deeds: { opponents } }: { readonly deeds: Deeds }): ReactElement {
  const words = useProfileWords();
  return (
    <section className="home-section" aria-labelledby="opponents">
      <h2 id="opponents">{words.opponents}</h2>
      <ul className="home-list">
        {opponents.map(({ person, name, games, ahead, behind }) => (
          <li key={person}>
            <Link href={`/person/${person}`}>
              <b>{name}</b>
              <small>{words.opponentIs(games, ahead, behind)}</small>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Recent({ game }: { readonly game: RecentGame }): ReactElement {
  const words = useProfileWords();
  const { language } = useSettings();
  const gameName = useGameName();
  const day = useDay();
  const { table, at, players, place, score, resigned } = game;
  const points = score.toLocaleString(language);
  const facts = [
    day(at),
    players === 1 ? words.alone(points) : words.result(place, players, points),
    ...(resigned ? [words.gaveUp] : []),
  ].join(" · ");
  const inside = (
    <>
      <b>{gameName(game.game)}</b>
      <small>{facts}</small>
    </>
  );
  return table === null ? (
    <span className="people-plain">{inside}</span>
  ) : (
    <Link href={`/game/online/${table}`}>{inside}</Link>
  );
}

function useDay(): (at: number) => string {
  const { language } = useSettings();
  const format = new Intl.DateTimeFormat(language, { dateStyle: "medium" });
  return (at) => format.format(at);
}
