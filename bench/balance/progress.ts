import { loadGame } from "@clade/games";
import { NAMED_DECK } from "@clade/games/progress/deck";
import { digest, type GameEvent, type GamePack, isComplaint, readOptions, type Seat } from "@clade/kernel";
import { playCounted } from "./play-counted.ts";
import { progressPage } from "./progress-page.ts";
import { count, type Sums } from "./sums.ts";
import type { Setting, Survey } from "./survey.ts";

/** The base game, each expansion by itself, and all of them together. */
const EXPANSIONS = {
  base: {},
  personalities: { personalities: true },
  milestones: { milestones: true },
  industrial: { industrial: true },
  all: { personalities: true, milestones: true, industrial: true },
} as const;
const GOAL = 1000;

/** What is counted of Progress: who wins, how long it takes, and which cards are used and win. */
export async function progressSurvey(): Promise<Survey> {
  const pack = await loadGame("progress");
  if (pack === undefined) throw new Error("there is no Progress");
  const settings = Object.entries(EXPANSIONS).flatMap(([expansion, chosen]) =>
    [1, 2, 3, 4, 5].map((players): Setting => {
      const options = readOptions(pack.game.options, chosen);
      if (isComplaint(options)) throw new Error(options.complaint);
      return { name: `${expansion} ${players}`, bot: "greedy", players, options, goal: GOAL };
    }),
  );
  // What cards are called changes no game.
  const { technologies, personalities, milestones, ...rest } = NAMED_DECK;
  const cards = [...technologies, ...personalities, ...milestones].map((card) => ({ ...card, names: undefined }));
  const box = digest([pack.game.version, cards, rest]).slice(0, 16);
  return { box, settings, play: async (...wishes) => playOne(pack, ...wishes), page: progressPage };
}

/** The events that are counted, as far as they are read here. */
interface Told extends GameEvent {
  readonly seat?: Seat;
  readonly age?: number;
  readonly card?: unknown;
  readonly person?: unknown;
}

/** What is read of the state at the end. */
interface Ended {
  readonly order: readonly number[];
  readonly ending: string | null;
}

function playOne(pack: GamePack, setting: Setting, seed: string, sums: Sums): void {
  const { players } = setting;
  const used = new Map<string, Set<number>>();
  const people = new Map<string, number>();
  let turns = 0;
  const { result, decisions, state } = playCounted(pack, setting, seed, (event: Told) => {
    if (event.type === "turn") turns++;
    if (event.type === "age") count(sums, `age ${event.age} in round ${Math.ceil(turns / players)}`);
    const { seat, card, person } = event;
    if (seat === undefined) return;
    if (typeof person === "string" && event.type === "invited") people.set(person, seat);
    if (typeof card !== "string" || (event.type !== "discovered" && event.type !== "researched")) return;
    used.set(card, (used.get(card) ?? new Set()).add(seat));
  });
  count(sums, "games");
  count(sums, "decisions", decisions);
  if (result === undefined) return count(sums, "stuck");
  const { order, ending } = state as Ended;
  const winners = result.places.filter((place) => place === 1).length;
  const share = (seat: number): number => (result.places[seat] === 1 ? 1 / winners : 0);
  for (const [card, holders] of used) {
    count(sums, `used ${card}`);
    for (const seat of holders) {
      count(sums, `held ${card}`);
      count(sums, `won with ${card}`, share(seat));
    }
  }
  for (const [person, seat] of people) {
    count(sums, `held ${person}`);
    count(sums, `won with ${person}`, share(seat));
  }
  for (let seat = 0; seat < players; seat++) {
    count(sums, `won seat ${seat + 1}`, share(seat));
    count(sums, `won place ${order.indexOf(seat) + 1}`, share(seat));
  }
  if (ending !== "lost") count(sums, `score ${Math.max(...result.scores)}`);
  count(sums, `round ${Math.ceil(turns / players)}`);
  count(sums, `ended ${ending ?? "none"}`);
  if (result.verdict !== undefined) count(sums, `verdict ${result.verdict}`);
}
