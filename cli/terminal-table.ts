import {
  type AnyMatch,
  at,
  type GamePack,
  type GameText,
  kernelRefusal,
  type Language,
  type Move,
  type Naming,
  type Refusal,
  type Seat,
  seeded,
} from "@clade/kernel";
import { sideBySide, terminalOf } from "@clade/ui/terminal";
import { LineReader } from "./line-reader.ts";
import { keepFinished, saveUnfinished } from "./saves.ts";
import { botNamed, seatNaming } from "./table.ts";
import { type Paint, painter, say, width } from "./terminal.ts";

const HELP = [
  "a number       make that choice",
  "a move         make it by its notation, e.g. as the log shows it",
  "/word          show only choices with that word",
  "undo           take your last move back",
  "board, log     show the board, or everything that happened",
  "rule ID        the text of a rule, e.g. rule EV-57",
  "rules          all rules",
  "quit           save and leave (ctrl-c does the same); clade play --resume goes on",
];

/** A game in the terminal: one person, the other seats are bots. */
export class TerminalTable {
  readonly #pack: GamePack;
  readonly #match: AnyMatch;
  readonly #seat: Seat;
  readonly #language: Language;
  readonly #text: GameText;
  readonly #naming: Naming;
  readonly #paint: Paint = painter(process.stdout);
  readonly #whims = seeded(`bots ${process.pid} ${Date.now()}`);
  #told = 0;
  #filter = "";

  constructor(pack: GamePack, match: AnyMatch, seat: Seat, language: Language) {
    this.#pack = pack;
    this.#match = match;
    this.#seat = seat;
    this.#language = language;
    this.#text = pack.text[language];
    this.#naming = seatNaming(
      match.seats.map(({ name }) => name),
      pack,
      language,
    );
  }

  async run(): Promise<number> {
    const match = this.#match;
    const lines = new LineReader();
    say(
      this.#paint("bold", this.#pack.about.name[this.#language]),
      this.#paint("dim", `seed hash ${match.seedHash}`),
      this.#paint("dim", 'type "help" for all you can do'),
    );
    try {
      while (!match.over) {
        this.#botsAct();
        this.#tellNews();
        if (match.over) break;
        if ((await this.#personActs(lines)) === "left") {
          saveUnfinished(match.record());
          say("", "saved; clade play --resume goes on");
          return 0;
        }
      }
    } finally {
      lines.close();
    }
    this.#tellResult();
    return 0;
  }

  #botsAct(): void {
    const match = this.#match;
    while (!match.over && !match.deciders.includes(this.#seat)) {
      const seat = at(match.deciders, 0);
      const { about, game, brain } = this.#pack;
      const bot = botNamed(at(match.seats, seat).bot ?? "greedy");
      const look = () => match.view(seat);
      match.act(
        seat,
        bot.choose({ about, game, brain, players: match.players, seat, legal: match.legal(seat), look }, this.#whims),
      );
    }
    saveUnfinished(match.record());
  }

  #tellNews(from = this.#told): void {
    for (const { event } of this.#match.events(this.#seat, from)) {
      const line = event.type === "taken-back" ? "↶" : this.#text.event(event, this.#naming);
      if (line !== undefined) say(this.#paint("dim", `  ${line}`));
    }
    this.#told = this.#match.told(this.#seat);
  }

  #showBoard(): void {
    const look = {
      language: this.#language,
      naming: this.#naming,
      deciders: this.#match.deciders,
      paint: this.#paint,
      width: width(process.stdout),
    };
    say("", ...terminalOf(this.#pack, this.#match.players)(this.#match.view(this.#seat), look));
  }

  /** Shows the board and the choices, and takes one line from the person. */
  async #personActs(lines: LineReader): Promise<"acted" | "left"> {
    const legal = this.#match.legal(this.#seat);
    const view = this.#match.view(this.#seat);
    this.#showBoard();
    say("", this.#paint("bold", this.#text.prompt(view, { deciders: this.#match.deciders, legal }, this.#naming)));
    this.#showChoices(legal, view);
    const answer = await lines.ask(this.#paint("cyan", "> "));
    return answer === undefined ? "left" : this.#obey(answer.trim(), legal);
  }

  #showChoices(legal: readonly Move[], view: unknown): void {
    const blocks: string[][] = [];
    for (const [index, move] of legal.entries()) {
      const label = this.#text.move(view, move, this.#naming);
      if (!label.toLowerCase().includes(this.#filter)) continue;
      blocks.push([`${this.#paint("yellow", String(index + 1).padStart(3))} ${label}`]);
    }
    const columns = legal.length > 12 ? columnsOf(blocks, width(process.stdout)) : blocks.flat();
    say(...columns);
    if (this.#filter !== "") say(this.#paint("dim", `only choices with "${this.#filter}"; / shows all`));
  }

  #obey(answer: string, legal: readonly Move[]): "acted" | "left" {
    const [word = "", argument = ""] = answer.split(/\s+/);
    if (answer.startsWith("/")) {
      this.#filter = answer.slice(1).toLowerCase();
      return "acted";
    }
    switch (word) {
      case "":
      case "board":
        break;
      case "help":
        say(...HELP);
        break;
      case "log":
        this.#tellNews(0);
        break;
      case "rules":
      case "rule":
        this.#showRules(argument.toUpperCase());
        break;
      case "undo":
        this.#answer(this.#match.undo(this.#seat));
        break;
      case "quit":
        return "left";
      default:
        this.#filter = "";
        this.#move(answer, legal);
    }
    return "acted";
  }

  #move(answer: string, legal: readonly Move[]): void {
    const chosen = /^\d+$/.test(answer) ? legal[Number(answer) - 1] : undefined;
    if (/^\d+$/.test(answer) && chosen === undefined) say(this.#paint("red", `choose from 1 to ${legal.length}`));
    else
      this.#answer(
        chosen === undefined ? this.#match.actText(this.#seat, answer) : this.#match.act(this.#seat, chosen),
      );
  }

  /** Says why a move was refused, with the rule behind it. */
  #answer(refusal: Refusal | undefined): void {
    if (refusal === undefined) return;
    const sentence = kernelRefusal(this.#language, refusal) ?? this.#text.refusal(refusal);
    say(this.#paint("red", `${sentence} (${refusal.clause})`));
    this.#showRules(refusal.clause);
  }

  #showRules(clause: string): void {
    for (const { title, rules } of this.#text.rules) {
      const wanted = rules.filter((rule) => clause === "" || rule.clause === clause);
      if (wanted.length > 0 && clause === "") say("", this.#paint("bold", title));
      for (const rule of wanted) say(`${this.#paint("cyan", rule.clause)} ${rule.text}`);
    }
  }

  #tellResult(): void {
    const { result } = this.#match;
    this.#showBoard();
    say("");
    for (const [seat, score] of (result?.scores ?? []).entries()) {
      const parts = Object.entries(result?.parts[seat] ?? {}).map(
        ([part, points]) => `${this.#text.parts[part] ?? part} ${points}`,
      );
      const place = result?.places[seat] ?? 0;
      const line = `${place}. ${this.#naming(seat as Seat)}: ${score}  (${parts.join(", ")})`;
      say(place === 1 ? this.#paint("bold", line) : line);
    }
    if (result?.verdict !== undefined) say(this.#paint("bold", this.#text.verdicts[result.verdict] ?? result.verdict));
    const record = this.#match.record();
    const path = keepFinished(record);
    say("", `seed ${record.seed}`, `record ${path} (clade verify checks it, clade replay shows it)`);
  }
}

/** Choices in as many columns as fit, read down the columns. */
function columnsOf(blocks: readonly (readonly string[])[], room: number): string[] {
  const lines = blocks.flat();
  for (const columns of [4, 3, 2]) {
    const height = Math.ceil(lines.length / columns);
    const stacks = Array.from({ length: columns }, (_, column) => lines.slice(column * height, (column + 1) * height));
    const drawn = sideBySide(stacks, room);
    if (drawn.length === height) return drawn;
  }
  return lines;
}
