import { findBot, lineUp, type Player } from "@clade/bots";
import { loadGame } from "@clade/games";
import { type AnyGame, at, isComplaint, type Move, readOptions, seats, seeded } from "@clade/kernel";
import { expect, test } from "vitest";

/** Something that can be counted in whole games, and of which style there is more. */
interface Statistic {
  readonly game: string;
  readonly what: string;
  readonly of: string;
  readonly than: string;
  /** How many times as much, at least: a good deal less than today. */
  readonly times: number;
  /** A move that counts, as it is written, or an event that comes of one. */
  readonly move?: RegExp;
  readonly event?: string;
}

/** EV-2: they make a species harder to attack, whatever else they do. */
const PROTECTION = /^trait (burrowing|climbing|defensive-herding|hard-shell|horns|symbiosis|warning-call)/;
const SHIELD = /^(place|raise) shield/;
/** PR-30: technologies with a New Age symbol. */
const HERALD =
  /^(discover|research) (philosophy|monotheism|iron-working|astronomy|code-of-laws|compass|gothic-architecture|gunpowder|universities|banking|heliocentrism|calculus|joint-stock-company|steam-pump)$/;

const STATISTICS: readonly Statistic[] = [
  { game: "evolution", what: "traits that protect", of: "cautious", than: "bold", times: 1.4, move: PROTECTION },
  { game: "evolution", what: "attacks", of: "hunter", than: "grazer", times: 1.3, move: /^attack/ },
  { game: "s-evolution", what: "work at the Shield", of: "cautious", than: "bold", times: 1.4, move: SHIELD },
  { game: "evo", what: "fights", of: "bold", than: "cautious", times: 1.2, event: "fought" },
  {
    game: "progress",
    what: "technologies that announce an age",
    of: "bold",
    than: "cautious",
    times: 1.15,
    move: HERALD,
  },
];

const GAMES = Number(process.env["STYLE_GAMES"] ?? 16);

/** How much of something two styles came to, adepts both, in games with an adept without a style. */
async function counted({
  game: id,
  of,
  than,
  move: counts,
  event,
}: Statistic): Promise<readonly [more: number, less: number]> {
  const pack = await loadGame(id);
  if (pack === undefined) throw new Error(`no ${id}`);
  const game: AnyGame = pack.game;
  const options = readOptions(game.options, {});
  if (isComplaint(options)) throw new Error(options.complaint);
  const bots = [`adept-${of}`, `adept-${than}`, "adept"].map((name) => findBot(name) as Player);
  const found = bots.map(() => 0);
  for (let number = 0; number < GAMES; number++) {
    const seated = lineUp(bots, 3, number);
    const whims = seats(3).map((seat) => seeded(`style ${number}/${seat}`));
    let told = 0;
    const tell = ({ type }: { readonly type: string }): void => {
      if (type === event) told++;
    };
    const table = { chance: seeded(`style ${number}`), tell };
    const state = game.setUp(3, options, table);
    while (game.result(state) === undefined) {
      const seat = at(game.deciders(state), 0);
      const situation = {
        ...pack,
        players: 3,
        seat,
        legal: game.legal(state, seat),
        look: () => game.view(state, seat),
      };
      const player = at(seated, seat);
      const move = player.choose(situation, at(whims, seat)) as Move;
      told = counts?.test(game.write(move)) === true ? 1 : 0;
      game.play(state, seat, move, table);
      const index = bots.indexOf(player);
      found[index] = at(found, index) + told;
    }
  }
  return [at(found, 0), at(found, 1)];
}

test.each(STATISTICS)("$game: $what tell $of bots from $than ones", async (statistic) => {
  const [more, less] = await counted(statistic);
  const { game, what, of, than, times } = statistic;
  console.log(`${game}, ${what} in ${GAMES} games: ${of} ${more}, ${than} ${less}`);
  expect(more / less).toBeGreaterThan(times);
});
