import { NAMED_DECK } from "@clade/games/progress/deck";
import { errorOf, head, percent, row, spread, type Sums, times, under } from "./sums.ts";
import type { Counted } from "./survey.ts";

/** What is asked of the deck, of every expansion and number of players alike. */
const MOST_OFF_FAIR_SHARE = 3;
const LEAST_USED = 3;
const MOST_USED = 90;
/**
 * At a table of four, whoever has a card that shapes the game may win so many times their fair share at most, and must win so many
 * at least. A card of the last Ages says little: it is had by whoever is ahead, or ends the game for them.
 */
const JUDGED_TABLE = 4;
const LAST_SHAPING_AGE = 2;
const MOST_WINS = 1.6;
const LEAST_WINS = 0.6;
/** Cards and people of whom fewer were seen say nothing about winning. */
const LEAST_HELD = 100;
const RANKS = ["novice", "leader", "genius", "demigod"] as const;
const ROMAN = ["", "I", "II", "III", "IV"] as const;
const WORDS: { readonly [expansion: string]: string } = {
  base: "The base game",
  personalities: "Personalities",
  milestones: "Milestones",
  industrial: "Industrial Revolution",
  all: "All expansions",
};

interface Table {
  readonly expansion: string;
  readonly players: number;
  readonly sums: Readonly<Sums>;
  readonly games: number;
}

/** The cards that are in a game with this expansion. */
function cardsIn(expansion: string) {
  const last = expansion === "industrial" || expansion === "all" ? 4 : 3;
  return NAMED_DECK.technologies.filter(({ age }) => age <= last);
}

export function progressPage(counted: readonly Counted[]): { text: string; failures: string[] } {
  const tables = counted.map(({ setting, sums }): Table => {
    const [expansion = ""] = setting.name.split(" ");
    return { expansion, players: setting.players, sums, games: times(sums, "games") };
  });
  const failures = tables.flatMap(faults);
  const expansions = Object.keys(WORDS).filter((each) => tables.some(({ expansion }) => expansion === each));
  const text = [
    "# Progress: how the deck balances",
    "",
    "Made by `npm run balance -- progress`: greedy players (one step ahead, over two imagined states), the deck that comes with the game. The games follow from their seeds, so the same code makes the same page; a file beside the command keeps what was played, and the command goes on from there. How many games a row has stands in it.",
    "",
    `Asked, of the base game and of every expansion, at every number of players: no game is stuck; no seat is more than ${MOST_OFF_FAIR_SHARE} points off its fair share (by more than two standard errors); every technology is used in ${LEAST_USED} to ${MOST_USED} per cent of games (by more than two standard errors); alone every rank is reached. And at a table of four: whoever has a technology of Age I or II or a personality wins ${LEAST_WINS} to ${MOST_WINS} times their fair share, where ${LEAST_HELD} or more had it (by more than two standard errors). Cards of the last Ages are had by whoever is ahead, so that their numbers are shown and not judged.`,
    "",
    failures.length === 0
      ? "All that is asked of the deck holds."
      : ["Not met:", "", ...failures.map((failure) => `- ${failure}`)].join("\n"),
    "",
    ...expansions.flatMap((expansion) =>
      chapter(
        expansion,
        tables.filter((table) => table.expansion === expansion),
      ),
    ),
  ].join("\n");
  return { text, failures };
}

function faults({ expansion, players, sums, games }: Table): string[] {
  const where = `${WORDS[expansion]}, ${players} ${players === 1 ? "player" : "players"}`;
  const found: string[] = [];
  if (times(sums, "stuck") > 0) found.push(`${where}: ${times(sums, "stuck")} games are stuck`);
  if (players > 1) {
    for (const [seat, wins] of under(sums, "won seat ")) {
      const off = (100 * wins) / games - 100 / players;
      if (Math.abs(off) > MOST_OFF_FAIR_SHARE + 2 * errorOf(wins, games)) {
        found.push(`${where}: seat ${seat} is ${off.toFixed(1)} points off`);
      }
    }
    for (const [card, held] of players === JUDGED_TABLE ? under(sums, "held ") : []) {
      if (isLate(card)) continue;
      const wins = times(sums, `won with ${card}`);
      const fair = (players * wins) / held;
      const doubt = (2 * players * errorOf(wins, held)) / 100;
      if (held >= LEAST_HELD && (fair > MOST_WINS + doubt || fair < LEAST_WINS - doubt)) {
        found.push(`${where}: whoever has ${card} wins ${fair.toFixed(2)} times the fair share`);
      }
    }
  } else {
    for (const rank of RANKS) if (times(sums, `verdict ${rank}`) === 0) found.push(`${where}: nobody is ever ${rank}`);
  }
  for (const { id } of cardsIn(expansion)) {
    const used = times(sums, `used ${id}`);
    const share = (100 * used) / games;
    const doubt = 2 * errorOf(used, games);
    if (share + doubt < LEAST_USED || share - doubt > MOST_USED)
      found.push(`${where}: ${id} is used in ${share.toFixed(1)} % of games`);
  }
  return found;
}

function isLate(card: string): boolean {
  return NAMED_DECK.technologies.some(({ id, age }) => id === card && age > LAST_SHAPING_AGE);
}

function chapter(expansion: string, tables: readonly Table[]): string[] {
  const solo = tables.find(({ players }) => players === 1);
  return [
    `## ${WORDS[expansion]}`,
    "",
    ...gameTable(expansion, tables),
    "",
    ...winTable(tables),
    "",
    ...(solo === undefined ? [] : [...soloTable(solo), ""]),
    "Technologies: in how many per cent of games anybody discovers or researches it, and how many times the fair share whoever has it wins.",
    "",
    ...technologyTable(expansion, tables),
    "",
    ...(expansion === "personalities" || expansion === "all" ? [...personTable(tables), ""] : []),
  ];
}

function gameTable(expansion: string, tables: readonly Table[]): string[] {
  const ages = expansion === "industrial" || expansion === "all" ? [2, 3, 4] : [2, 3];
  return [
    ...head([
      "players",
      "games",
      "winner’s median score (10 %–90 %)",
      "rounds",
      ...ages.map((age) => `Age ${ROMAN[age]} in round`),
      "decisions",
      "ended by symbols / no cards / idleness / lost",
    ]),
    ...tables.map(({ players, sums, games }) =>
      row([
        players,
        games,
        spread(under(sums, "score ")),
        spread(under(sums, "round ")),
        ...ages.map((age) => spread(under(sums, `age ${age} in round `))),
        Math.round(times(sums, "decisions") / games),
        ["symbols", "empty", "idle", "lost"].map((why) => percent(times(sums, `ended ${why}`), games)).join(" / "),
      ]),
    ),
  ];
}

/** Wins of the seats, and of the places in the order of play. */
function winTable(tables: readonly Table[]): string[] {
  const seats = [1, 2, 3, 4, 5];
  return [
    ...head([
      "players",
      "fair",
      "error",
      ...seats.map((seat) => `seat ${seat}`),
      ...seats.map((seat) => `${seat}. in order`),
    ]),
    ...tables
      .filter(({ players }) => players > 1)
      .map(({ players, sums, games }) =>
        row([
          players,
          (100 / players).toFixed(1),
          `± ${errorOf(games / players, games).toFixed(1)}`,
          ...seats.map((seat) => (seat > players ? "" : percent(times(sums, `won seat ${seat}`), games))),
          ...seats.map((seat) => (seat > players ? "" : percent(times(sums, `won place ${seat}`), games))),
        ]),
      ),
  ];
}

function soloTable({ sums, games }: Table): string[] {
  const verdicts = [...RANKS, "lost"];
  return [
    ...head(["alone", ...verdicts]),
    row(["% of games", ...verdicts.map((verdict) => percent(times(sums, `verdict ${verdict}`), games))]),
  ];
}

/** How many times the fair share whoever has it wins. */
function winsOf({ players, sums }: Table, card: string): string {
  const held = times(sums, `held ${card}`);
  return players === 1 || held < LEAST_HELD
    ? ""
    : ` · ${((players * times(sums, `won with ${card}`)) / held).toFixed(2)}`;
}

function technologyTable(expansion: string, tables: readonly Table[]): string[] {
  return [
    ...head(["age", "technology", "copies for 1–5", ...tables.map(({ players }) => `${players} p`)]),
    ...cardsIn(expansion).map(({ id, age, names, copies }) =>
      row([
        ROMAN[age],
        names.en,
        [1, 2, 3, 4, 5].map((players) => copies.filter((tag) => tag <= players).length).join(" "),
        ...tables.map((table) => `${percent(times(table.sums, `used ${id}`), table.games)}${winsOf(table, id)}`),
      ]),
    ),
  ];
}

function personTable(tables: readonly Table[]): string[] {
  const many = tables.filter(({ players }) => players > 1);
  return [
    "Personalities: how often they were there, and how many times the fair share whoever had them wins.",
    "",
    ...head(["calling", "personality", ...many.map(({ players }) => `${players} p`)]),
    ...NAMED_DECK.personalities.map(({ id, calling, names }) =>
      row([
        calling,
        names.en,
        ...many.map((table) => `${percent(times(table.sums, `held ${id}`), table.games)}${winsOf(table, id)}`),
      ]),
    ),
  ];
}
