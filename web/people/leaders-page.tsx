import { Button } from "@clade/ui";
import { type ReactElement, useState } from "react";
import { useLocation } from "wouter";
import { isProblem } from "../online/api.ts";
import { Bar } from "../pages/bar.tsx";
import { WayOn } from "../pages/way-on.tsx";
import { useSettings } from "../settings.ts";
import { aboutOf, SHELF, useGameName } from "../shelf.ts";
import { useWords } from "../words.ts";
import { type LeaderPage, type LeaderWishes, peopleApi } from "./api.ts";
import { type ClubLine, clubsApi } from "./clubs-api.ts";
import { LeaderTable } from "./leader-table.tsx";
import { useAsked } from "./use-asked.ts";
import { useLeaderWords } from "./words/index.ts";

/** A club leads here with its own people chosen. */
function amongOf(search: string): string {
  return new URLSearchParams(search).get("among") ?? "";
}

const EVERYBODY: LeaderWishes = { bots: "out", days: "", players: "", among: "" };

/** Who is strong at a game, of all or of those whom one knows. */
export default function LeadersPage({
  game = SHELF[0]?.id ?? "",
}: {
  readonly game?: string | undefined;
}): ReactElement {
  const words = useLeaderWords();
  const shell = useWords();
  const gameName = useGameName();
  const [wishes, setWishes] = useState(() => ({ ...EVERYBODY, among: amongOf(location.search) }));
  const clubs = useAsked("clubs", clubsApi.mine).answer?.clubs ?? [];
  const key = JSON.stringify([game, wishes]);
  const { answer, trouble, set } = useAsked(key, () => peopleApi.leaders(game, wishes, 0));
  const more = async (shown: LeaderPage, from: number): Promise<void> => {
    const next = await peopleApi.leaders(game, wishes, from);
    if (next !== undefined && !isProblem(next)) set({ ...next, players: [...shown.players, ...next.players] });
  };
  const title = words.titleOf(gameName(game));
  return (
    <>
      <Bar title={title} />
      <main className="page page-people">
        <h1>{words.title}</h1>
        <Filters game={game} wishes={wishes} clubs={clubs} onChange={setWishes} />
        {trouble === undefined ? null : (
          <>
            <p role="alert">{shell.problems[trouble]}</p>
            <WayOn />
          </>
        )}
        {answer === undefined ? null : (
          <Leaders title={title} page={answer} onMore={(from) => void more(answer, from)} />
        )}
        <p className="home-quiet">{words.help}</p>
      </main>
    </>
  );
}

interface LeadersProps {
  readonly title: string;
  readonly page: LeaderPage;
  readonly onMore: (from: number) => void;
}

/** One's own place, then the list. */
export function Leaders({ title, page: { players, you, total, next }, onMore }: LeadersProps): ReactElement {
  const words = useLeaderWords();
  const { language } = useSettings();
  const isShown = you !== null && players.some((each) => each.you);
  return (
    <>
      <p role="status" className="leaders-own">
        {you === null
          ? words.noPlace
          : words.ownPlace(you.place.toLocaleString(language), total.toLocaleString(language))}
      </p>
      {players.length === 0 ? (
        <p className="home-quiet">{words.none}</p>
      ) : (
        <LeaderTable caption={title} leaders={you === null || isShown ? players : [...players, you]} />
      )}
      {next === null ? null : <Button onClick={() => onMore(next)}>{words.more}</Button>}
    </>
  );
}

interface FilterProps {
  readonly game: string;
  readonly wishes: LeaderWishes;
  readonly clubs: readonly Pick<ClubLine, "id" | "name">[];
  readonly onChange: (wishes: LeaderWishes) => void;
}

export function Filters({ game, wishes, clubs, onChange }: FilterProps): ReactElement {
  const words = useLeaderWords();
  const gameName = useGameName();
  const [, go] = useLocation();
  const { min = 2, max = 6 } = aboutOf(game)?.players ?? {};
  const sizes = (["2", "3", "4", "5", "6"] as const).filter((size) => Number(size) >= min && Number(size) <= max);
  return (
    <search className="people-filters">
      <Filter
        label={words.game}
        value={game}
        choices={SHELF.map(({ id }) => [id, gameName(id)])}
        onChoose={(chosen) => go(`/leaders/${chosen}`, { replace: true })}
      />
      <Filter
        label={words.among}
        value={wishes.among}
        choices={[
          ["", words.everybody],
          ["followed", words.followed],
          ...clubs.map(({ id, name }) => [id, name] as const),
        ]}
        onChoose={(among) => onChange({ ...wishes, among })}
      />
      <Filter
        label={words.period}
        value={wishes.days}
        choices={(["", "7", "30", "365"] as const).map((days) => [days, words.periods[days]])}
        onChoose={(days) => onChange({ ...wishes, days })}
      />
      <Filter
        label={words.players}
        value={wishes.players}
        choices={[["", words.anyPlayers], ...sizes.map((size) => [size, words.ofPlayers(Number(size))] as const)]}
        onChoose={(players) => onChange({ ...wishes, players })}
      />
      <Filter
        label={words.bots}
        value={wishes.bots}
        choices={[
          ["out", words.withoutBots],
          ["in", words.withBots],
        ]}
        onChoose={(bots) => onChange({ ...wishes, bots })}
      />
    </search>
  );
}

interface ChoiceProps<V extends string> {
  readonly label: string;
  readonly value: V;
  readonly choices: readonly (readonly [value: V, text: string])[];
  readonly onChoose: (value: V) => void;
}

function Filter<V extends string>({ label, value, choices, onChoose }: ChoiceProps<V>): ReactElement {
  return (
    <label className="people-filter">
      <span>{label}</span>
      <select
        value={value}
        onChange={({ target }) => {
          const chosen = choices.find(([each]) => each === target.value);
          if (chosen !== undefined) onChoose(chosen[0]);
        }}
      >
        {choices.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
