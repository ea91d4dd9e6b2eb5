import type { Result } from "@clade/kernel";
import { fold } from "@clade/ui/terminal";
import { type Paint, painter, say } from "../terminal.ts";
import { allRules, helpLines, inColumns, type Order, orderOf } from "./orders.ts";
import { areasOf, drawPlaying, drawReading, footerOf, furthest } from "./screen/layout.ts";
import type { Key } from "./screen/keys.ts";
import { isRoomy, Screen } from "./screen/screen.ts";
import type { Choice, Sitting } from "./sitting.ts";
import { standing } from "./standing.ts";

/** A text that lies over the board until it is put away. */
interface Sheet {
  readonly title: string;
  readonly lines: readonly string[];
  /** The end of the game is left by the same key that puts other texts away. */
  readonly isEnd: boolean;
  top: number;
}

/** How a person leaves the screen. */
type Leaving = "left" | "over" | "stuck";

/** A game on a screen that is redrawn: the board, the log beside or below it, the choices under the arrow keys. */
export class ScreenTable {
  readonly #sitting: Sitting;
  readonly #screen: Screen;
  readonly #paint: Paint;
  #chosen = 0;
  #top = 0;
  #filter = "";
  #sheet: Sheet | undefined;
  /** What is being typed; undefined while keys are commands. */
  #typed: string | undefined;
  #notice = "";
  #busy = true;
  #told = 0;
  #leave: (how: Leaving) => void = () => {};

  constructor(sitting: Sitting) {
    this.#sitting = sitting;
    this.#screen = new Screen(process.stdin, process.stdout);
    this.#paint = painter(process.stdout);
  }

  /** Plays until the game is over or the person leaves; answers the exit code. */
  async run(goOn: string): Promise<number> {
    const sitting = this.#sitting;
    const { says } = sitting;
    const left = new Promise<Leaving>((resolve) => {
      this.#leave = resolve;
    });
    sitting.hears = { news: () => this.#draw(), notice: (lines) => this.#tell(lines) };
    this.#screen.hears = {
      key: (key) => this.#press(key),
      resized: () => this.#draw(),
      stopped: () => this.#leave("left"),
    };
    this.#screen.open();
    try {
      await this.#wait(() => sitting.sitDown());
      const how = await left;
      this.#screen.close();
      if (how === "stuck") {
        say(this.#notice);
        return 1;
      }
      if (how === "left") say(says.saved(goOn));
      else this.#sayEnd();
      return 0;
    } finally {
      this.#screen.close();
    }
  }

  /** Does something at the table; keys wait for nothing meanwhile, but one can leave. */
  async #wait(doing: () => Promise<void>): Promise<void> {
    this.#busy = true;
    this.#told = this.#sitting.log().next;
    this.#draw();
    await doing();
    this.#busy = false;
    this.#chosen = 0;
    this.#filter = "";
    const { now } = this.#sitting;
    if (now !== undefined && now.result !== null) this.#showEnd(now.result);
    // A bot that cannot go on has said why; what was kept can be gone on with.
    else if (now === undefined || now.legal.length === 0) this.#leave("stuck");
    this.#draw();
  }

  #press(key: Key): void {
    if (key.key === "stop") return this.#leave("left");
    if (key.key === "suspend") return this.#screen.suspend();
    if (key.key === "redraw") this.#screen.forget();
    else if (this.#busy) return;
    else if (this.#sheet !== undefined) this.#pressReading(this.#sheet, key);
    else if (this.#typed !== undefined) this.#pressTyping(this.#typed, key);
    else this.#pressPlaying(key);
    this.#draw();
  }

  #pressReading(sheet: Sheet, key: Key): void {
    const page = this.#screen.size.rows - 3;
    const end = furthest(this.#folded(sheet.lines).length, page + 1);
    const to = (top: number) => {
      sheet.top = Math.max(0, Math.min(end, top));
    };
    switch (key.key) {
      case "up":
        return to(sheet.top - 1);
      case "down":
        return to(sheet.top + 1);
      case "left":
      case "page-up":
        return to(sheet.top - page);
      case "right":
      case "page-down":
        return to(sheet.top + page);
      case "home":
        return to(0);
      case "end":
        return to(end);
      case "text":
        if (key.text === " ") return to(sheet.top + page);
        if (key.text === "q") this.#putAway(sheet);
        return;
      case "enter":
      case "escape":
        return this.#putAway(sheet);
      default:
    }
  }

  #putAway(sheet: Sheet): void {
    if (sheet.isEnd) this.#leave("over");
    else this.#sheet = undefined;
  }

  #pressTyping(typed: string, key: Key): void {
    this.#notice = "";
    switch (key.key) {
      case "text":
        this.#typed = typed + key.text;
        break;
      case "backspace":
        this.#typed = typed.length <= 1 ? undefined : typed.replace(/\P{M}\p{M}*$/u, "");
        break;
      case "escape":
        this.#typed = undefined;
        break;
      case "enter":
        this.#typed = undefined;
        this.#obey(orderOf(this.#sitting, typed.replace(/^:/, "")));
        break;
      default:
    }
  }

  #pressPlaying(key: Key): void {
    this.#notice = "";
    const choices = this.#choices();
    const half = Math.max(1, Math.floor(this.#areas().board.rows / 2));
    switch (key.key) {
      case "up":
        this.#chosen = (this.#chosen + choices.length - 1) % Math.max(1, choices.length);
        break;
      case "down":
        this.#chosen = (this.#chosen + 1) % Math.max(1, choices.length);
        break;
      case "home":
        this.#chosen = 0;
        break;
      case "end":
        this.#chosen = Math.max(0, choices.length - 1);
        break;
      case "left":
      case "page-up":
        this.#scroll(this.#top - half);
        break;
      case "right":
      case "page-down":
        this.#scroll(this.#top + half);
        break;
      case "enter": {
        const choice = choices[this.#chosen];
        if (choice !== undefined) this.#obey({ kind: "move", notation: choice.notation });
        break;
      }
      case "escape":
        this.#filter = "";
        break;
      case "text":
        this.#command(key.text, choices);
        break;
      default:
    }
  }

  /** A single letter; digits, ":" and "/" begin something that is typed. */
  #command(text: string, choices: readonly Choice[]): void {
    const sitting = this.#sitting;
    const { says } = sitting;
    if (/^[\d:/]$/.test(text)) {
      this.#typed = text;
      return;
    }
    switch (text) {
      case "?":
      case "h":
        return this.#read(says.helpTitle, [...inColumns(says.keys), "", ...helpLines(sitting)]);
      case "e": {
        const label = choices[this.#chosen]?.label ?? "";
        return this.#read(label, sitting.asking.about(sitting.now?.view, label));
      }
      case "l": {
        this.#read(says.log, sitting.log().lines);
        if (this.#sheet !== undefined)
          this.#sheet.top = furthest(this.#folded(this.#sheet.lines).length, this.#screen.size.rows - 2);
        return;
      }
      case "r":
        return this.#read(says.rules, allRules(sitting));
      case "u":
        return this.#obey({ kind: "undo" });
      case "q":
        return this.#leave("left");
      default:
    }
  }

  #obey(order: Order): void {
    const sitting = this.#sitting;
    switch (order.kind) {
      case "move":
        return void this.#wait(() => sitting.act(order.notation));
      case "undo":
        return void this.#wait(() => sitting.undo());
      case "leave":
        return this.#leave("left");
      case "board":
        this.#scroll(0);
        return;
      case "filter":
        this.#filter = order.word;
        this.#chosen = 0;
        if (this.#choices().length > 0) return;
        this.#notice = sitting.says.noneWith(order.word);
        this.#filter = "";
        return;
      case "read":
        return this.#read(order.title, order.lines);
      case "wrong":
        this.#notice = order.line;
    }
  }

  /** What the table answers, where it cannot be missed: a word below, or a sheet if it is more. */
  #tell(lines: readonly string[]): void {
    const [only = "", ...more] = lines;
    if (more.length === 0 && fold(only, this.#screen.size.columns).length === 1) this.#notice = only;
    else this.#read(only, lines);
    this.#draw();
  }

  #read(title: string, lines: readonly string[]): void {
    this.#sheet = { title, lines, isEnd: false, top: 0 };
  }

  #showEnd(result: Result): void {
    const { says } = this.#sitting;
    const lines = [
      ...standing(this.#sitting, result),
      "",
      says.log,
      ...this.#sitting.log(this.#told).lines.map((line) => `  ${line}`),
    ];
    this.#sheet = { title: this.#sitting.pack.about.name[this.#sitting.language], lines, isEnd: true, top: 0 };
  }

  /** What stays in the terminal when the screen is gone: the last events, the standing, where the record lies. */
  #sayEnd(): void {
    const sitting = this.#sitting;
    const { says, record, now } = sitting;
    if (now === undefined || now.result === null) return;
    say(...sitting.log(this.#told).lines.map((line) => this.#paint("dim", `  ${line}`)), "");
    const [title = "", ...lines] = standing(sitting, now.result);
    say(this.#paint("bold", title), ...lines, "", says.seed(record.seed), says.record(sitting.keep()));
  }

  #choices(): Choice[] {
    return this.#sitting.choices().filter(({ label }) => label.toLowerCase().includes(this.#filter));
  }

  #prompt(): string {
    return this.#busy ? this.#sitting.says.thinking : this.#sitting.prompt();
  }

  #areas() {
    return areasOf(this.#screen.size, this.#busy ? 0 : this.#choices().length, this.#prompt());
  }

  #board(): string[] {
    const { columns } = this.#areas().board;
    return this.#sitting.board(columns, this.#paint).flatMap((line) => fold(line, columns));
  }

  #folded(lines: readonly string[]): string[] {
    return lines.flatMap((line) => fold(line, this.#screen.size.columns));
  }

  #scroll(top: number): void {
    this.#top = Math.max(0, Math.min(furthest(this.#board().length, this.#areas().board.rows), top));
  }

  #draw(): void {
    const { size } = this.#screen;
    const { says } = this.#sitting;
    if (!isRoomy(size)) {
      this.#screen.draw(fold(says.tooSmall, size.columns).slice(0, size.rows));
      return;
    }
    const sheet = this.#sheet;
    if (sheet !== undefined) {
      const footer = sheet.isEnd ? says.footerEnd : says.footerText;
      const lines = this.#folded(sheet.lines);
      this.#screen.draw(drawReading({ ...sheet, lines, footer }, size, this.#paint));
      return;
    }
    this.#scroll(this.#top);
    const choices = this.#busy ? [] : this.#choices();
    this.#screen.draw(
      drawPlaying(
        {
          title: this.#sitting.pack.about.name[this.#sitting.language],
          board: this.#board(),
          top: this.#top,
          log: this.#sitting.log().lines,
          logTitle: says.log,
          prompt: this.#prompt(),
          choices,
          chosen: Math.min(this.#chosen, choices.length - 1),
          footer: this.#footer(),
        },
        size,
        this.#paint,
      ),
    );
  }

  #footer(): string {
    const { says } = this.#sitting;
    if (this.#typed !== undefined) return `${this.#typed}█`;
    if (this.#notice !== "") return this.#paint("red", this.#notice);
    if (this.#busy) return "";
    if (this.#filter !== "") return says.onlyWith(this.#filter);
    return footerOf(says.footer, this.#screen.size.columns);
  }
}
