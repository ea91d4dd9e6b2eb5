import type { Seat } from "@clade/kernel";
import { faultOf } from "../fault.ts";
import type { Settings } from "../settings.ts";
import type { LogEntry, PlayingTable, Store, TableRow } from "../store/store.ts";
import { fullTime } from "../tables/clocks.ts";
import type { Notes } from "../tables/house.ts";
import { decidingOf } from "../tables/seating.ts";
import type { Ending, Happening, Kept, Listener, Waiting } from "../tables/happenings.ts";
import { Turns } from "../tables/turns.ts";
import { DueTurns, type Eyes, keepNotice, noticeToKeep } from "./due-turns.ts";
import { confirmLetter } from "./letter.ts";
import { askForMail, forgetMail } from "./mail-address.ts";
import type { Mailer } from "./mailer.ts";
import type { About } from "./notice.ts";
import { Outbox, type OutboxNotes } from "./outbox.ts";
import { PushSender } from "./push-service.ts";
import { Streams, streamed } from "./streams.ts";
import { sweepOld } from "./sweep.ts";
import { thoseWithWishes, USUAL, wishesChange, wishesOf } from "./wishes.ts";

/** How often it is looked for what fell due elsewhere, or before a restart. */
const LOOK_MS = 5000;
const SWEEP_MS = 3600 * 1000;

/** What a server needs to tell people who are not looking. */
interface Surroundings extends Eyes {
  isOpen(table: string): boolean;
}

/**
 * Tells people of what waits for them where they are not looking: by their devices' push services, by letters, and on the streams of
 * programs. Tables say whose turn it is (`Happenings`); other rooms of the house `tell`.
 */
export class Notices implements Listener {
  readonly streams = new Streams();
  readonly push: PushSender;
  readonly mailer: Mailer | undefined;
  readonly #store: Store;
  readonly #trouble: Notes["trouble"];
  readonly #wait: number;
  #surroundings: Surroundings | undefined;
  #turns: DueTurns | undefined;
  #outbox: Outbox | undefined;
  #finding: Promise<void> = Promise.resolve();
  #sweeper: NodeJS.Timeout | undefined;
  #stopped = false;

  private constructor(
    store: Store,
    push: PushSender,
    mailer: Mailer | undefined,
    wait: number,
    trouble: Notes["trouble"],
  ) {
    this.#store = store;
    this.push = push;
    this.mailer = mailer;
    this.#wait = wait;
    this.#trouble = trouble;
  }

  static async open(store: Store, settings: Settings, trouble: Notes["trouble"]): Promise<Notices> {
    const { site, mail, mailFrom, pushHosts, noticeSeconds } = settings;
    const subject = site.startsWith("https://")
      ? site
      : `mailto:${mailFrom === "" ? "nobody@clade.invalid" : mailFrom}`;
    const push = new PushSender(store, subject, pushHosts);
    // Who sends no letters does without what writes them.
    const mailer = mail === "" ? undefined : new (await import("./mailer.ts")).Mailer(mail, mailFrom, site);
    return new Notices(store, push, mailer, 1000 * noticeSeconds, trouble);
  }

  /** From now on people are told. `isAlone`: no other server uses the store. */
  begin(surroundings: Surroundings, isAlone: boolean, told: OutboxNotes["told"]): void {
    const { mailer, push } = this;
    const channels = { push, ...(mailer === undefined ? {} : { mailer }) };
    const every = Math.min(LOOK_MS, Math.max(50, this.#wait));
    const outbox = new Outbox(this.#store, channels, every, isAlone, { trouble: this.#trouble, told });
    this.#surroundings = surroundings;
    this.#outbox = outbox;
    this.#turns = new DueTurns(this.#store, surroundings, this.#wait, this.#trouble, () => outbox.kick());
    this.#sweeper = setInterval(() => {
      sweepOld(this.#store).catch((error: unknown) => this.#failed("notices not swept", error));
    }, SWEEP_MS);
    this.#sweeper.unref();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#sweeper);
    this.streams.stop();
    await Promise.all([this.#turns?.stop(), this.#outbox?.stop(), this.#finding]);
    this.mailer?.close();
  }

  /** Tells somebody of something that is not a turn: once for each name, where it needs one. */
  async tell(person: string, about: Extract<About, { kind: "invited" | "round" }>, name = ""): Promise<void> {
    const event = streamed(about);
    if (event !== undefined) this.streams.happened(person, event);
    const wishes = await wishesOf(this.#store, person);
    if (wishes === undefined || !wishes.kinds.includes(about.kind)) return;
    if (await keepNotice(this.#store, wishes, person, about, "due", { name })) this.#outbox?.kick();
  }

  /** Keeps an address, and asks its reader; false if the letter could not be sent. Nothing else goes there before they say yes. */
  async askForMail(person: string, address: string): Promise<boolean> {
    const { language } = (await wishesOf(this.#store, person)) ?? USUAL;
    if (this.mailer === undefined) return false;
    const token = await askForMail(this.#store, person, address, Date.now());
    if ((await wishesOf(this.#store, person)) === undefined) {
      await this.#store.records.change([wishesChange(person, USUAL)]);
    }
    if ((await this.mailer.send(confirmLetter(this.mailer, address, token, language))) === "taken") return true;
    await forgetMail(this.#store, person);
    return false;
  }
  forgetMail(person: string): Promise<void> {
    return forgetMail(this.#store, person);
  }

  heard({ what, table, waiting }: Happening): void {
    const { id, game, seats } = table;
    if (what === "began" || what === "over") {
      for (const { person } of seats)
        if (person !== null) this.streams.happened(person, { type: what, table: id, game });
    }
    const fresh = this.#stands(table, waiting);
    if (what !== "began" && what !== "moved") return;
    for (const { person } of fresh) this.streams.happened(person, { type: "turn", table: id, game });
  }

  #stands(table: TableRow, waiting: readonly Waiting[]): readonly Waiting[] {
    return this.#turns?.stands(table, waiting) ?? [];
  }

  /** A notice of the end is kept with the end itself, for those who do not look. */
  async atTheEnd({ over, isHere }: Ending): Promise<Kept> {
    const kept: Kept[number][] = [];
    for (const { person } of over.seats) {
      if (person === null || isHere(person)) continue;
      try {
        const wishes = await wishesOf(this.#store, person);
        if (wishes === undefined || !wishes.kinds.includes("over")) continue;
        kept.push(noticeToKeep(wishes, person, { kind: "over", table: over.id }, "due", { after: this.#wait }));
      } catch (error) {
        // The end of a game counts more than what is said of it.
        this.#failed("notice not kept", error);
      }
    }
    return kept;
  }

  /** After a start nothing is known of whose turn came when: the logs tell, for those who want to know. */
  found(playing: readonly PlayingTable[]): void {
    this.#finding = this.#find(playing, this.#finding).catch((error: unknown) =>
      this.#failed("turns not found", error),
    );
  }

  async #find(playing: readonly PlayingTable[], before: Promise<void>): Promise<void> {
    await before;
    const people = await thoseWithWishes(this.#store);
    if (people.size === 0) return;
    for (const { table: listed, turn } of playing) {
      if (decidersOf(listed, turn).every(({ person }) => !people.has(person))) continue;
      if (this.#stopped) return;
      // Since the list was made the table may have been opened, played at and put away again: how it stands is what is kept now.
      const table = await this.#store.table(listed.id);
      const log = await this.#store.log(listed.id);
      if (table?.status !== "playing") continue;
      const last = log.at(-1);
      const turns = Turns.read(table.seats.length, log);
      const waiting = decidersOf(table, last?.turn ?? table.firstTurn).flatMap(({ seat, person }) => {
        const number = turns.of(seat);
        if (number === undefined || !people.has(person)) return [];
        return [{ person, seat, turn: number, left: leftNow(table, last, seat) }];
      });
      // A table that is open says itself whom it waits for.
      if (waiting.length > 0 && this.#surroundings?.isOpen(table.id) === false) this.#stands(table, waiting);
    }
  }

  #failed(what: string, error: unknown): void {
    if (!this.#stopped) this.#trouble(what, { why: faultOf(error) });
  }
}

/** The people whom a table waits for, in whose place no bot plays. */
function decidersOf(table: TableRow, turn: readonly Seat[]): { readonly seat: Seat; readonly person: string }[] {
  return decidingOf(table, turn).here.flatMap((seat) => {
    const person = table.seats[seat]?.person ?? null;
    return person === null ? [] : [{ seat, person }];
  });
}

/** What is about left on a clock that ran: time without a server, which does not count, is not looked up for this. */
function leftNow({ pace, started }: TableRow, last: LogEntry | undefined, seat: Seat): number | null {
  if (pace.kind === "none") return null;
  const now = Date.now();
  return (last?.clocks?.[seat] ?? fullTime(pace)) - (now - (last?.at ?? started ?? now));
}
