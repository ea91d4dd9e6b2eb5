import { type Player, playGame } from "@clade/bots";
import {
  at,
  checkTable,
  type GamePack,
  isComplaint,
  MOST_ENTRANTS,
  MOST_ROUNDS,
  type OptionValues,
} from "@clade/kernel";
import {
  begin,
  type Course,
  crosstable,
  figuresOf,
  nextRound,
  outcomeOf,
  type Round,
  type TournamentKind,
  usualRounds,
} from "@clade/server/tournaments";
import type { Command } from "../arguments.ts";
import { BadInput } from "../complaint.ts";
import { Company, GUEST_FLAGS, limitFrom, readEntrants, tryOut } from "../entrants.ts";
import { gameNamed, optionsFrom, playersFrom } from "../table.ts";
import { progressBar, say, sayJson } from "../terminal.ts";

const KINDS = ["swiss", "knock-out", "league"] as const satisfies readonly TournamentKind[];

export const tournament: Command = {
  usage:
    "clade tournament <game> [--players N] [--kind swiss|knock-out|league] [--entrants N] [--rounds N] [--go-on N] [--bots a,b,…] [--seed S] [--option k=v] [--limit MS] [--json]",
  summary: "a tournament of bots, and how everybody stands at its end",
  flags: {
    players: { argument: "N", help: "seats at a table (default 4, or the most the game has)" },
    kind: { argument: "KIND", help: "swiss, knock-out or league (default swiss)" },
    entrants: { argument: "N", help: "how many take part (default 16)" },
    rounds: { argument: "N", help: "of a Swiss tournament or a league (default as many as it takes)" },
    "go-on": { argument: "N", help: "how many of a table go on in a knock-out (default 1)" },
    bots: {
      argument: "A,B,…",
      help: "who takes part; fewer than entrants: they repeat; cmd:… is a program (default random)",
    },
    seed: { argument: "S", help: "any text; the same seed gives the same tournament anywhere (default clade)" },
    option: { argument: "K=V", help: "an option of the game; may be repeated", many: true },
    ...GUEST_FLAGS,
    json: { help: "print one JSON object for machines" },
  },
  async run(input) {
    const pack = await gameNamed(input.word("the game: clade tournament <game>"));
    const size = playersFrom(pack, input, 4);
    if (size < 2) throw new BadInput("a tournament is for tables of two and more");
    const options = optionsFrom(pack, input, size);
    const kind = KINDS.find((each) => each === (input.text("kind") ?? "swiss"));
    if (kind === undefined) throw new BadInput(`--kind is one of ${KINDS.join(", ")}`);
    const entrants = input.number("entrants", 2, MOST_ENTRANTS, 16);
    const goOn = input.number("go-on", 1, size - 1, 1);
    const asked = input.number("rounds", 1, MOST_ROUNDS, 0);
    const rounds = asked === 0 && kind === "swiss" ? usualRounds(entrants, size) : asked;
    const seed = input.text("seed") ?? "clade";
    const bots = readEntrants(input.text("bots") ?? "random");
    const limit = limitFrom(input);
    await tryOut(bots, pack.game.id);
    const company = new Company(() => {});
    const field = Array.from({ length: entrants }, (_, index) => {
      const bot = at(bots, index % bots.length);
      return { name: `${bot.name} ${1 + Math.floor(index / bots.length)}`, player: company.player(bot, limit) };
    });
    try {
      const least = fewestOf(pack, size, options);
      const first = begin({ kind, size, least, rounds, goOn, seed }, entrants);
      const course = await playAll(
        pack,
        options,
        first,
        field.map(({ player }) => player),
      );
      const named = { name: `clade tournament, seed ${seed}`, game: pack.game.id };
      const figures = figuresOf(course, {
        ...named,
        entrants: field.map(({ name }) => ({ name, bot: name, you: false, checkedIn: true, withdrawn: false })),
      });
      if (input.has("json")) sayJson(figures);
      else say(crosstable(figures).trimEnd());
    } finally {
      await company.leave();
    }
    return 0;
  },
};

/** Round after round, table after table. */
async function playAll(
  pack: GamePack,
  options: OptionValues,
  first: Course,
  players: readonly Player[],
): Promise<Course> {
  const rounds: Round[] = [];
  for (;;) {
    const course: Course = { ...first, rounds };
    const drawn = nextRound(course);
    if (drawn === undefined) return course;
    const bar = progressBar(`round ${rounds.length + 1}`, drawn.tables.length);
    const tables: Round["tables"][number][] = [];
    for (const [index, seats] of drawn.tables.entries()) {
      const seated = seats.map((entrant) => at(players, entrant));
      const seed = `${first.plan.seed}/${rounds.length}/${index}`;
      const { result } = await playGame(pack, seated, options, seed);
      const nobody = seats.map(() => false);
      tables.push({ seats, outcome: outcomeOf(result, nobody) });
      bar.to(index + 1);
    }
    bar.end();
    rounds.push({ tables, byes: drawn.byes });
  }
}

/** With how few the game is still played with these options. */
function fewestOf({ game }: GamePack, size: number, options: OptionValues): number {
  let least = size;
  while (least > 2 && !isComplaint(checkTable(game, least - 1, options))) least--;
  return least;
}
