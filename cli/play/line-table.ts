import {
  type AnyMatch,
  type FromTable,
  type GameEvent,
  type GamePack,
  type GameRecord,
  type GameText,
  kernelRefusal,
  type Language,
  type Move,
  type Naming,
  type Now,
  type Numbered,
  type Refusal,
  type Result,
  type Seat,
  type ToTable,
} from "@clade/kernel";
import type { NearListener, NearTable } from "@clade/kernel/host";
import { sideBySide, terminalOf } from "@clade/ui/terminal";
import { LineReader } from "./line-reader.ts";
import { keepFinished, saveUnfinished } from "./saves.ts";
import { seatNaming } from "./table.ts";
import { terminalHost } from "./terminal-host.ts";
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
  readonly #table: NearTable;
  readonly #person: NearListener;
  readonly #language: Language;
  readonly #text: GameText;
  readonly #naming: Naming;
  readonly #paint: Paint = painter(process.stdout);
  /** The game as it was kept last. */
  #record: GameRecord;
  #now: Now | undefined;
  #events: readonly Numbered<GameEvent>[] = [];
  #told = 0;
  #sent = 0;
  #filter = "";

  constructor(pack: GamePack, match: AnyMatch, seat: Seat, language: Language) {
    this.#pack = pack;
    this.#record = match.record();
    this.#person = { watcher: seat, send: (message) => this.#hear(message) };
    this.#table = terminalHost(pack, match, {
      kept: (record) => {
        this.#record = record;
      },
      trouble: (what, why) => say(this.#paint("red", `${what}: ${why}`)),
    });
    this.#language = language;
    this.#text = pack.text[language];
    this.#naming = seatNaming(
      match.seats.map(({ name }) => name),
      pack,
      language,
    );
  }

  async run(): Promise<number> {
    const lines = new LineReader();
    saveUnfinished(this.#record);
    say(
      this.#paint("bold", this.#pack.about.name[this.#language]),
      this.#paint("dim", `seed hash ${this.#record.seedHash}`),
      this.#paint("dim", 'type "help" for all you can do'),
    );
    try {
      await this.#say({ type: "watch", table: this.#table.id, from: 0 });
      for (;;) {
        await this.#table.idle();
        this.#tellNews();
        const now = this.#now;
        // A bot that cannot go on has said why; what was kept can be gone on with.
        if (now === undefined || (now.result === null && !now.legal.length)) return 1;
        if (now.result !== null) return this.#tellResult(now, now.result);
        if ((await this.#personActs(lines, now)) === "left") {
          say("", "saved; clade play --resume goes on");
          return 0;
        }
      }
    } finally {
      lines.close();
    }
  }

  /** What the table says to the person. */
  #hear(message: FromTable): void {
    if (message.type === "news" || message.type === "stale") {
      this.#now = message.now;
      this.#events = [...this.#events.slice(0, message.events[0]?.number), ...message.events];
    } else if (message.type === "refused") {
      this.#explain(message.refusal);
    }
  }

  /** What the person says to the table. */
  async #say(message: ToTable): Promise<void> {
    const failed = await this.#table.hear(this.#person, message);
    if (failed !== undefined) say(this.#paint("red", failed.message));
  }

  #tellNews(from = this.#told): void {
    for (const { event } of this.#events.slice(from)) {
      const line = event.type === "taken-back" ? "↶" : this.#text.event(event, this.#naming);
      if (line !== undefined) say(this.#paint("dim", `  ${line}`));
    }
    this.#told = this.#events.length;
  }

  #showBoard({ view, deciders }: Now): void {
    const look = {
      language: this.#language,
      naming: this.#naming,
      deciders,
      paint: this.#paint,
      width: width(process.stdout),
    };
    say("", ...terminalOf(this.#pack, this.#record.players)(view, look));
  }

  /** Shows the board and the choices, and takes one line from the person. */
  async #personActs(lines: LineReader, now: Now): Promise<"acted" | "left"> {
    const { view, deciders } = now;
    const legal = now.legal.flatMap((text) => this.#pack.game.read(text) ?? []);
    this.#showBoard(now);
    say("", this.#paint("bold", this.#text.prompt(view, { deciders, legal }, this.#naming)));
    this.#showChoices(legal, view);
    const answer = await lines.ask(this.#paint("cyan", "> "));
    return answer === undefined ? "left" : this.#obey(answer.trim(), now);
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

  async #obey(answer: string, now: Now): Promise<"acted" | "left"> {
    const [word = "", argument = ""] = answer.split(/\s+/);
    if (answer.startsWith("/")) {
      this.#filter = answer.slice(1).toLowerCase();
      return "acted";
    }
    const id = String(this.#sent++);
    const about = { table: this.#table.id, id, on: now.number };
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
        await this.#say({ type: "undo", ...about });
        break;
      case "quit":
        return "left";
      default: {
        this.#filter = "";
        const isNumber = /^\d+$/.test(answer);
        const move = isNumber ? now.legal[Number(answer) - 1] : answer;
        if (move === undefined) say(this.#paint("red", `choose from 1 to ${now.legal.length}`));
        else await this.#say({ type: "act", ...about, move });
      }
    }
    return "acted";
  }

  /** Says why a move was refused, with the rule behind it. */
  #explain(refusal: Refusal): void {
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

  #tellResult(now: Now, { scores, places, parts, verdict }: Result): number {
    this.#showBoard(now);
    say("");
    for (const [seat, score] of scores.entries()) {
      const sums = Object.entries(parts[seat] ?? {}).map(
        ([part, points]) => `${this.#text.parts[part] ?? part} ${points}`,
      );
      const place = places[seat] ?? 0;
      const line = `${place}. ${this.#naming(seat as Seat)}: ${score}  (${sums.join(", ")})`;
      say(place === 1 ? this.#paint("bold", line) : line);
    }
    if (verdict !== undefined) say(this.#paint("bold", this.#text.verdicts[verdict] ?? verdict));
    const path = keepFinished(this.#record);
    say("", `seed ${this.#record.seed}`, `record ${path} (clade verify checks it, clade replay shows it)`);
    return 0;
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
