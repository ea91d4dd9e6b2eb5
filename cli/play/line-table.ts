import type { Result } from "@clade/kernel";
import { fold, sideBySide } from "@clade/ui/terminal";
import { type Paint, painter, say, width } from "../terminal.ts";
import { LineReader } from "./line-reader.ts";
import { type Order, orderOf } from "./orders.ts";
import type { Sitting } from "./sitting.ts";
import { standing } from "./standing.ts";

/** With more choices than this they stand in columns. */
const MANY_CHOICES = 12;

/** A game in plain lines: what happened, the board, the choices, and a line that is typed. For pipes and simple terminals. */
export class LineTable {
  readonly #sitting: Sitting;
  readonly #paint: Paint = painter(process.stdout);
  #told = 0;
  #filter = "";
  /** What the next question shows: an answer to a question about the game leaves the board where it was. */
  #next: "board" | "choices" | "question" = "board";

  constructor(sitting: Sitting) {
    this.#sitting = sitting;
  }

  /** Plays until the game is over or the person leaves; answers the exit code. */
  async run(goOn: string): Promise<number> {
    const lines = new LineReader();
    const sitting = this.#sitting;
    const { says } = sitting;
    sitting.hears = {
      news() {},
      notice: (notice) => say(...notice.map((line, index) => (index === 0 ? this.#paint("red", line) : line))),
    };
    say(
      this.#paint("bold", sitting.pack.about.name[sitting.language]),
      this.#paint("dim", says.seedHash(sitting.record.seedHash)),
      this.#paint("dim", says.typeHelp),
    );
    try {
      await sitting.sitDown();
      for (;;) {
        this.#tellNews();
        const { now } = sitting;
        // A bot that cannot go on has said why; what was kept can be gone on with.
        if (now === undefined || (now.result === null && !now.legal.length)) return 1;
        if (now.result !== null) return this.#tellResult(now.result);
        if ((await this.#personActs(lines)) === "left") {
          say("", says.saved(goOn));
          return 0;
        }
      }
    } finally {
      lines.close();
    }
  }

  #tellNews(): void {
    const { lines, next } = this.#sitting.log(this.#told);
    for (const line of lines) say(this.#paint("dim", `  ${line}`));
    this.#told = next;
  }

  #showBoard(): void {
    const room = width(process.stdout);
    say("", ...this.#sitting.board(room, this.#paint).flatMap((line) => fold(line, room)));
  }

  /** Shows the board and the choices, and takes one line from the person. */
  async #personActs(lines: LineReader): Promise<"acted" | "left"> {
    const sitting = this.#sitting;
    if (this.#next === "board") this.#showBoard();
    if (this.#next !== "question") {
      say("", this.#paint("bold", sitting.prompt()));
      this.#showChoices();
    }
    const answer = await lines.ask(this.#paint("cyan", "> "));
    if (answer === undefined) return "left";
    return this.#obey(orderOf(sitting, answer));
  }

  async #obey(order: Order): Promise<"acted" | "left"> {
    const sitting = this.#sitting;
    const before = sitting.now;
    this.#filter = order.kind === "filter" ? order.word : "";
    this.#next = order.kind === "filter" ? "choices" : "question";
    switch (order.kind) {
      case "filter":
        break;
      case "board":
        this.#next = "board";
        break;
      case "read":
        say(...order.lines);
        break;
      case "wrong":
        say(this.#paint("red", order.line));
        break;
      case "undo":
        await sitting.undo();
        break;
      case "move":
        await sitting.act(order.notation);
        break;
      case "leave":
        return "left";
    }
    if (sitting.now !== before) this.#next = "board";
    return "acted";
  }

  #showChoices(): void {
    const { says } = this.#sitting;
    const choices = this.#sitting.choices();
    const shown = choices.filter(({ label }) => label.toLowerCase().includes(this.#filter));
    const lines = shown.map(({ number, label }) => `${this.#paint("yellow", String(number).padStart(3))} ${label}`);
    say(...(choices.length > MANY_CHOICES ? columnsOf(lines, width(process.stdout)) : lines));
    if (this.#filter === "") return;
    if (shown.length === 0) say(this.#paint("dim", says.noneWith(this.#filter)));
    say(this.#paint("dim", says.onlyWith(this.#filter)));
  }

  #tellResult(result: Result): number {
    const { says, record } = this.#sitting;
    this.#showBoard();
    const [title = "", ...lines] = standing(this.#sitting, result);
    say(
      "",
      this.#paint("bold", title),
      ...lines.map((line) => (line.startsWith("1. ") ? this.#paint("bold", line) : line)),
    );
    say("", says.seed(record.seed), says.record(this.#sitting.keep()));
    return 0;
  }
}

/** Choices in as many columns as fit, read down the columns. */
function columnsOf(lines: readonly string[], room: number): string[] {
  for (const columns of [4, 3, 2]) {
    const height = Math.ceil(lines.length / columns);
    const stacks = Array.from({ length: columns }, (_, column) => lines.slice(column * height, (column + 1) * height));
    const drawn = sideBySide(stacks, room);
    if (drawn.length === height) return drawn;
  }
  return [...lines];
}
