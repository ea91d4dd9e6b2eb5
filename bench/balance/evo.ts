import { loadGame } from "@clade/games";
import { ISLAND_NAMES, ISLANDS, printingOf, zonesOf } from "@clade/games/evo/islands";
import { digest, type GameEvent, type GamePack, isComplaint, readOptions, type Seat } from "@clade/kernel";
import { playCounted } from "./play-counted.ts";
import { count, errorOf, head, percent, row, type Sums, times, under } from "./sums.ts";
import type { Counted, Setting, Survey } from "./survey.ts";

/** What is asked: no start more than so many points off its fair share. */
const MOST_OFF = 4;
/** Rows of fewer games are not shown: their error is larger than what is asked. */
const LEAST_GAMES = 100;
const GOALS = { greedy: 2000, expert: 300 } as const;

interface Started extends GameEvent {
  readonly type: "started";
  readonly seat: Seat;
  readonly zone: string;
}

/** Evo's islands: how often whoever begins on each of the starting beaches wins. */
export async function evoSurvey(): Promise<Survey> {
  const pack = await loadGame("evo");
  if (pack === undefined) throw new Error("there is no Evo");
  const { game } = pack;
  const settings = ISLAND_NAMES.flatMap((island) =>
    (["greedy", "expert"] as const).map((bot): Setting => {
      const options = readOptions(game.options, { island });
      if (isComplaint(options)) throw new Error(options.complaint);
      return { name: `${island} ${bot}`, bot, players: ISLANDS[island].players, options, goal: GOALS[bot] };
    }),
  );
  const islands = ISLAND_NAMES.map((name) => zonesOf(printingOf(name, game.version)));
  const box = digest([game.version, islands]).slice(0, 16);
  return { box, settings, play: async (...wishes) => playOne(pack, ...wishes), page };
}

function isStarted(event: GameEvent): event is Started {
  return event.type === "started";
}

function playOne(pack: GamePack, setting: Setting, seed: string, sums: Sums): void {
  const beaches: string[] = [];
  const { result, decisions } = playCounted(pack, setting, seed, (event) => {
    if (isStarted(event)) beaches[event.seat] = event.zone;
  });
  count(sums, "games");
  count(sums, "decisions", decisions);
  for (const beach of beaches) count(sums, `won ${beach}`, 0);
  if (result === undefined) return count(sums, "stuck");
  const winners = result.places.filter((place) => place === 1).length;
  const mean = result.scores.reduce((sum, score) => sum + score, 0) / result.scores.length;
  for (const [seat, beach] of beaches.entries()) {
    if (result.places[seat] === 1) count(sums, `won ${beach}`, 1 / winners);
    count(sums, `points ${beach}`, (result.scores[seat] ?? 0) - mean);
  }
  count(sums, "points", mean);
}

/** A share that is off by more than is asked, and by more than its error could make it. */
function page(counted: readonly Counted[]): { text: string; failures: string[] } {
  const failures: string[] = [];
  let narrow = 0;
  const judged = counted.filter(({ sums }) => times(sums, "games") >= LEAST_GAMES);
  const few = counted
    .filter((each) => !judged.includes(each))
    .map(({ setting, sums }) => `${setting.name} (${times(sums, "games")} of ${setting.goal})`);
  const rows = judged.flatMap(({ setting, sums }) => {
    const games = times(sums, "games");
    const fair = 100 / setting.players;
    const name = setting.name.split(" ")[0] ?? "";
    if (times(sums, "stuck") > 0) failures.push(`${setting.name}: ${times(sums, "stuck")} games are stuck`);
    return under(sums, "won ")
      .sort(([a], [b]) => Number(a.slice(1)) - Number(b.slice(1)) || (a < b ? -1 : 1))
      .map(([beach, wins]) => {
        const off = (100 * wins) / games - fair;
        const error = errorOf(wins, games);
        const verdict =
          Math.abs(off) <= MOST_OFF ? "yes" : Math.abs(off) - MOST_OFF <= error ? "within its error" : "no";
        if (verdict === "within its error") narrow++;
        if (verdict === "no") failures.push(`${setting.name}: ${beach} is ${off.toFixed(1)} points off its fair share`);
        return row([
          name,
          setting.players,
          setting.bot,
          games,
          beach,
          fair.toFixed(1),
          percent(wins, games),
          `± ${error.toFixed(1)}`,
          (times(sums, `points ${beach}`) / games).toFixed(2),
          verdict,
        ]);
      });
  });
  const columns = [
    "island",
    "players",
    "bots",
    "games",
    "start",
    "fair",
    "wins, %",
    "error",
    "points over the mean",
    "met",
  ];
  const text = [
    "# Evo: how the islands balance",
    "",
    "Made by `npm run balance -- evo`: bots of one kind at every seat, who starts where by lot. The games follow from their seeds, so the same code makes the same page; a file beside the command keeps what was played, and the command goes on from there.",
    "",
    `Asked is that every start of every island wins within ${MOST_OFF} points of its fair share, over ${GOALS.greedy} games of greedy bots and ${GOALS.expert} of experts an island; the table says how many each row has so far. A shared win counts as its part; the error is the standard error of the share. "Within its error" means: off by more, but by less than one error more.`,
    "",
    failures.length === 0
      ? `All that is asked holds${narrow === 0 ? "" : `, in ${narrow} rows only within the error`}.`
      : ["Not met:", "", ...failures.map((failure) => `- ${failure}`)].join("\n"),
    "",
    ...head(columns),
    ...rows,
    "",
    ...(few.length === 0 ? [] : [`Too few games so far to be judged, and not in the table: ${few.join(", ")}.`, ""]),
    ...(counted.some(({ setting }) => setting.bot === "expert")
      ? []
      : ["No games of experts have been counted yet.", ""]),
  ].join("\n");
  return { text, failures };
}
