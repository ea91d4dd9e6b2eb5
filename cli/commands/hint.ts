import { hints, type Situation } from "@clade/bots";
import { labelled, type Seat, seeded, toSeat } from "@clade/kernel";
import { hintSentence } from "@clade/ui/model";
import { pad, padLeft } from "@clade/ui/terminal";
import type { Command, Input } from "../arguments.ts";
import { BadInput } from "../complaint.ts";
import { LANGUAGE_FLAG, positionFrom } from "../table.ts";
import { painter, say, sayJson } from "../terminal.ts";
import { words } from "../words/index.ts";

export const hint: Command = {
  usage: "clade hint <record> [--at N] [--seat SEAT] [--iterations N] [--seed S] [--json] [--lang en|fr|ko]",
  summary: "what a bot thinks of the moves after move N: expected score, chance to win, how often each was tried",
  flags: {
    at: { argument: "N", help: "after move N of the record (0: the set-up; default: after its last move)" },
    seat: { argument: "SEAT", help: "whose moves, where several decide at once (default: the first of them)" },
    iterations: { argument: "N", help: "how many lines of thought (default: as many as a grandmaster takes)" },
    seed: { argument: "S", help: "any text; the same seed gives the same thoughts (default clade)" },
    json: { help: "print one JSON object for machines" },
    lang: LANGUAGE_FLAG,
  },
  async run(input) {
    const { pack, record, length, match, language, naming } = await positionFrom(input, "hint");
    const seat = seatFrom(input, match.deciders, record.players, length);
    const { about, game, brain } = pack;
    const legal = match.legal(seat);
    const view = match.view(seat);
    const situation: Situation = { about, game, brain, players: record.players, seat, legal, look: () => view };
    const budget = input.text("iterations") === undefined ? {} : { iterations: input.number("iterations", 1, 1e7, 1) };
    const found = hints(situation, seeded(`${input.text("seed") ?? "clade"}/${length}`), budget, pack.text[language]);
    if (input.has("json")) {
      sayJson({ game: game.id, at: length, seat, hints: found });
      return 0;
    }
    const text = pack.text[language];
    const paint = painter(process.stdout);
    const { moveOf, hint: columns } = words[language].records;
    const title = labelled(language, moveOf(pack.about.name[language], length, record.moves.length), naming(seat));
    say(paint("bold", title), "");
    say(
      paint(
        "bold",
        `${padLeft(columns.score, 7)}${padLeft(columns.wins, 8)}${padLeft(columns.visits, 8)}  ${columns.move}`,
      ),
    );
    for (const [index, { move, score, win, visits, why }] of found.entries()) {
      const read = game.read(move);
      const label = read === undefined ? move : text.move(view, read, naming);
      const figures = `${score.toFixed(1).padStart(7)}${`${(100 * win).toFixed(0)} %`.padStart(8)}${String(visits).padStart(8)}`;
      say(`${index === 0 ? paint("green", figures) : figures}  ${pad(label, 40)}  ${paint("dim", move)}`);
      const than = why === undefined ? undefined : game.read(why.than);
      if (why === undefined || than === undefined) continue;
      const reader = { language, text, naming, view, watcher: seat };
      const lead = score - (found[index + 1]?.score ?? score);
      say(`${" ".repeat(25)}${hintSentence(reader, { ...why, than }, lead)}`);
    }
    return 0;
  },
};

/** People count seats from 1. */
function seatFrom(input: Input, deciders: readonly Seat[], players: number, length: number): Seat {
  const [first] = deciders;
  if (first === undefined) throw new BadInput(`after move ${length} the game is over: there is nothing to decide`);
  if (input.text("seat") === undefined) return first;
  const seat = toSeat(input.number("seat", 1, players, 1) - 1, players);
  if (seat !== undefined && deciders.includes(seat)) return seat;
  throw new BadInput(`after move ${length} it is for seat ${deciders.map((each) => each + 1).join(", ")} to decide`);
}
