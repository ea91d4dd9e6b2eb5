import type { ReactElement } from "react";
import { Link } from "wouter";
import { useSettings } from "../settings.ts";
import type { League } from "./clubs-api.ts";
import { useClubWords, useLeaderWords } from "./words/index.ts";

interface Props {
  readonly league: League;
  readonly onSeason: (season: number) => void;
}

/** How the members stand in a season; earlier seasons can be chosen. */
export function LeagueTable({ league: { season, current, standings }, onSeason }: Props): ReactElement {
  const words = useClubWords();
  const { you: yourself } = useLeaderWords();
  const { language } = useSettings();
  const day = new Intl.DateTimeFormat(language, { dateStyle: "medium" });
  const began = day.format(season.began);
  return (
    <section className="home-section" aria-labelledby="league">
      <h2 id="league">{words.league}</h2>
      <p className="home-quiet">{words.leagueHelp}</p>
      <label className="people-filter club-season">
        <span>{season.ends === null ? words.from(began) : words.fromTo(began, day.format(season.ends))}</span>
        <select value={season.number} onChange={({ target }) => onSeason(Number(target.value))}>
          {Array.from({ length: current }, (_, index) => current - index).map((number) => (
            <option key={number} value={number}>
              {words.season(number)}
            </option>
          ))}
        </select>
      </label>
      {standings.length === 0 ? (
        <p className="home-quiet">{words.leagueNone}</p>
      ) : (
        <div className="people-wide">
          <table className="people-table">
            <caption className="unseen">{`${words.league}, ${words.season(season.number)}`}</caption>
            <thead>
              <tr>
                <th scope="col">{words.place}</th>
                <th scope="col">{words.member}</th>
                <th scope="col">{words.points}</th>
                <th scope="col">{words.games}</th>
                <th scope="col">{words.first}</th>
              </tr>
            </thead>
            <tbody>
              {standings.map(({ place, id, name, you, games, first, points }) => (
                <tr key={id} aria-current={you ? "true" : undefined}>
                  <td className="numeral">{place}</td>
                  <th scope="row">
                    <Link href={`/person/${id}`}>{name}</Link> {you ? <small className="tag">{yourself}</small> : null}
                  </th>
                  <td className="numeral">{points}</td>
                  <td className="numeral">{games}</td>
                  <td className="numeral">{first}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
