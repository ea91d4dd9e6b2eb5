import {
  type AnyMatch,
  type FromTable,
  type GameEvent,
  type GamePack,
  type GameRecord,
  type GameText,
  HOUSE,
  kernelRefusal,
  type Language,
  type Move,
  type Naming,
  type Now,
  type Numbered,
  type Problem,
  type Refusal,
  type Seat,
  seatNaming,
  type TakenBack,
  type ToTable,
} from "@clade/kernel";
import type { NearListener, NearTable } from "@clade/kernel/host";
import { terminalOf } from "@clade/ui/terminal";
import type { Paint } from "../terminal.ts";
import { type TableWords, words } from "../words/index.ts";
import { Asking } from "./asking.ts";
import { terminalHost } from "./host.ts";
import { passesByItself, rememberPassing } from "./passing.ts";
import { KEPT_PROBLEMS } from "./problems.ts";
import { keepFinished, saveUnfinished } from "./saves.ts";

/** A game to be played, and where it is kept. */
export interface Plan {
  readonly pack: GamePack;
  readonly match: AnyMatch;
  readonly seat: Seat;
  readonly language: Language;
  /** The file of the unfinished game. */
  readonly path: string;
}

/** A choice of the person's, in words and in notation. */
export interface Choice {
  readonly number: number;
  readonly label: string;
  readonly notation: string;
}

/**
 * One person at a table in the terminal, the other seats are bots: what is known, what is asked, what happened, in the
 * language of the table. It shows nothing itself: lines and screens are made of it.
 */
export class Sitting {
  readonly pack: GamePack;
  readonly language: Language;
  readonly says: TableWords;
  readonly text: GameText;
  readonly naming: Naming;
  readonly asking: Asking;
  readonly #table: NearTable;
  readonly #person: NearListener;
  readonly #path: string;
  #record: GameRecord;
  #now: Now | undefined;
  #events: readonly Numbered<GameEvent>[] = [];
  #sent = 0;
  #passing = passesByItself();
  /** Called whenever the table has something new, and for every line that the person should read at once. */
  hears: { news(): void; notice(lines: readonly string[]): void } = { news() {}, notice() {} };

  constructor({ pack, match, seat, language, path }: Plan) {
    this.pack = pack;
    this.language = language;
    this.says = words[language].table;
    this.text = pack.text[language];
    this.naming = seatNaming(
      language,
      match.seats.map(({ name }) => name),
      pack.about.colours,
    );
    this.asking = new Asking(pack, language, this.says);
    this.#path = path;
    this.#record = match.record();
    this.#person = { watcher: seat, send: (message) => this.#hear(message) };
    this.#table = terminalHost(pack, match, {
      keep: (record) => {
        saveUnfinished(path, record);
        this.#record = record;
      },
      trouble: (what, why) => this.hears.notice([this.#trouble(what, why)]),
    });
    saveUnfinished(path, this.#record);
  }

  get now(): Now | undefined {
    return this.#now;
  }
  get record(): GameRecord {
    return this.#record;
  }

  async sitDown(): Promise<void> {
    await this.#say({ type: "watch", table: this.#table.id, from: 0 });
    await this.#table.idle();
    await this.#passOn();
  }

  /** Makes a move in its notation, and waits until the person is asked again. */
  async act(move: string): Promise<void> {
    await this.#say({ type: "act", ...this.#about(), move });
    await this.#table.idle();
    await this.#passOn();
  }

  /** Whether a pass is made for the person where nothing else is possible; undefined in games that know no such pass. */
  get passing(): boolean | undefined {
    return this.pack.about.passes === undefined ? undefined : this.#passing;
  }
  set passing(passing: boolean) {
    this.#passing = passing;
    rememberPassing(passing);
  }

  /** Passes as long as nothing else is possible. What was just taken back is not done again. */
  async #passOn(): Promise<void> {
    const { passes } = this.pack.about;
    for (;;) {
      const legal = this.#now?.legal ?? [];
      const back = this.#events.at(-1)?.event;
      const only = legal.length === 1 && legal[0] === passes;
      if (!this.#passing || passes === undefined || !only || (back !== undefined && isTakenBack(back))) return;
      const before = this.#now;
      await this.#say({ type: "act", ...this.#about(), move: passes });
      await this.#table.idle();
      // Told anew, even where there was nothing to tell: the pass counts.
      if (this.#now === before) return;
    }
  }

  async undo(): Promise<void> {
    await this.#say({ type: "undo", ...this.#about() });
    await this.#table.idle();
  }

  choices(): Choice[] {
    const now = this.#now;
    if (now === undefined) return [];
    return now.legal.flatMap((notation, index) => {
      const move = this.pack.game.read(notation);
      return move === undefined
        ? []
        : [{ number: index + 1, label: this.text.move(now.view, move, this.naming), notation }];
    });
  }

  prompt(): string {
    const now = this.#now;
    if (now === undefined) return "";
    const legal = now.legal.flatMap((text): readonly Move[] => {
      const move = this.pack.game.read(text);
      return move === undefined ? [] : [move];
    });
    return this.text.prompt(now.view, { deciders: now.deciders, legal }, this.naming);
  }

  /** What happened, a line each, from the event of that number on; how many there are now. */
  log(from = 0): { readonly lines: readonly string[]; readonly next: number } {
    const lines = this.#events.slice(from).flatMap(({ event }) => {
      const line = isTakenBack(event)
        ? event.far === true
          ? this.says.takenFarBack
          : this.says.takenBack
        : this.text.event(event, this.naming, this.#person.watcher);
      return line === undefined ? [] : [line];
    });
    return { lines, next: this.#events.length };
  }

  /** Whether moves were taken back past luck and bots. */
  get tookFarBack(): boolean {
    return this.#events.some(({ event }) => isTakenBack(event) && event.far === true);
  }

  board(width: number, paint: Paint): string[] {
    const now = this.#now;
    if (now === undefined) return [];
    const look = { language: this.language, naming: this.naming, deciders: now.deciders, paint, width };
    return terminalOf(this.pack, this.#record.players)(now.view, look);
  }

  /** Keeps the finished game among the records; answers where. */
  keep(): string {
    return keepFinished(this.#path, this.#record);
  }

  #about() {
    return { table: this.#table.id, id: String(this.#sent++), on: this.#now?.number ?? 0 };
  }

  /** What the table says to the person. */
  #hear(message: FromTable): void {
    if (message.type === "news" || message.type === "stale") {
      this.#now = message.now;
      this.#events = [...this.#events.slice(0, message.events[0]?.number), ...message.events];
      this.hears.news();
    } else if (message.type === "refused") this.hears.notice(this.#reasons(message.refusal));
  }

  /** What the person says to the table. */
  async #say(message: ToTable): Promise<void> {
    const failed = await this.#table.hear(this.#person, message);
    if (failed !== undefined) this.hears.notice([this.#problem(failed)]);
  }

  /** What the host calls it that something went wrong, for people. */
  #trouble(what: string, why: string): string {
    if (what === "not kept") return this.says.problems["not-kept"];
    return what === "the rules failed" ? this.says.problems["table-broken"] : this.says.botFailed(why);
  }

  #problem({ problem }: Problem): string {
    const known = KEPT_PROBLEMS.find((each) => each === problem);
    return known === undefined ? this.says.otherProblem : this.says.problems[known];
  }

  /** Why a move was refused, with the rule behind it; what the house itself refuses has none. */
  #reasons(refusal: Refusal): string[] {
    const sentence = kernelRefusal(this.language, refusal) ?? this.text.refusal(refusal);
    if (refusal.clause === HOUSE || this.#now === undefined) return [sentence];
    return [`${sentence} (${refusal.clause})`, ...this.asking.rule(this.#now.view, refusal.clause)];
  }
}

function isTakenBack(event: GameEvent): event is TakenBack {
  return event.type === "taken-back";
}
