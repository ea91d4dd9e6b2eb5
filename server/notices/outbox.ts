import { randomBytes } from "node:crypto";
import { faultOf } from "../fault.ts";
import type { KeptRecord } from "../store/records.ts";
import type { Store } from "../store/store.ts";
import type { Notes } from "../tables/house.ts";
import { changeEach } from "./change-each.ts";
import { devicesOf, removeDevice } from "./devices.ts";
import { letterDue, type Round, ROUNDS, roundChange, sendLetter } from "./letters.ts";
import { mailOf } from "./mail-address.ts";
import type { Mailer } from "./mailer.ts";
import { DUE, idOf, type Notice, noticeChange, NOTICES, topicOf } from "./notice.ts";
import type { PushSender } from "./push-service.ts";
import { afterQuiet } from "./quiet.ts";
import { type Said, saidOf, waitingFor } from "./still.ts";
import { type Wishes, wishesOf } from "./wishes.ts";

/** What a server says that it sends, others leave alone for so long: longer than any sending takes. */
const CLAIM_MS = 60_000;
/** So many are claimed at once, and sent at the same time. */
const BATCH = 32;
/** After a failure it is tried again after so long, then after twice as long. */
const AGAIN_MS = 30_000;
const MOST_TRIES = 8;
/** A round of letters may be changed by so many at the same moment. */
const MOST_CONFLICTS = 2 * BATCH;
/** What is not true yet is looked at again. */
const NOT_YET_MS = 30_000;

export interface Channels {
  readonly push: PushSender;
  /** Undefined where the operator has no mail server. */
  readonly mailer?: Mailer;
}

/** How it goes, for the operator: no names, no addresses. */
export interface OutboxNotes {
  readonly trouble: Notes["trouble"];
  told(channel: "push" | "letter", what: string): void;
}

/**
 * Sends what is due. Each notice is kept before anything is sent of it; one server says that it sends it (the change of its record
 * under the revision that it saw), sends it, and notes that. A server that dies between the last two leaves a notice that was
 * sent and is not noted: it is sent again, under the same id, topic and tag, so that a device shows it once; a letter
 * under the same Message-ID. Better twice on the way than never.
 */
export class Outbox {
  readonly #store: Store;
  readonly #channels: Channels;
  readonly #notes: OutboxNotes;
  readonly #every: number;
  readonly #name = randomBytes(6).toString("base64url");
  /** Whether no other server sends: what somebody else has claimed is of one that has died. */
  readonly #isAlone: boolean;
  #timer: NodeJS.Timeout | undefined;
  #working: Promise<void> | undefined;
  #again = false;
  #stopped = false;

  constructor(store: Store, channels: Channels, every: number, isAlone: boolean, notes: OutboxNotes) {
    this.#store = store;
    this.#channels = channels;
    this.#every = every;
    this.#isAlone = isAlone;
    this.#notes = notes;
    this.#next(0);
  }

  /** Something is due. */
  kick(): void {
    if (this.#working !== undefined) this.#again = true;
    else this.#next(0);
  }

  /** Lets what is being sent end. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#working;
  }

  #next(wait: number): void {
    if (this.#stopped) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#again = false;
      this.#working = this.#round()
        .catch((error: unknown) => {
          if (!this.#stopped) this.#notes.trouble("notices not sent", { why: faultOf(error) });
          return false;
        })
        .then((more) => this.#rest(more));
    }, wait);
    this.#timer.unref();
  }

  #rest(more: boolean): void {
    this.#working = undefined;
    this.#next(more || this.#again ? 0 : this.#every);
  }

  /** Answers whether there is more at once. */
  async #round(): Promise<boolean> {
    const notices = await this.#claimed(NOTICES, ({ body }) => (body as Notice).claim);
    await Promise.all(notices.map((record) => this.#attend(record)));
    const { mailer } = this.#channels;
    const rounds = mailer === undefined ? [] : await this.#claimed(ROUNDS, ({ body }) => (body as Round).claim);
    if (mailer !== undefined) {
      await Promise.all(
        rounds.map(async ({ body }) => {
          await sendLetter(this.#store, mailer, body as Round);
          this.#notes.told("letter", "round");
        }),
      );
    }
    return !this.#stopped && (notices.length === BATCH || rounds.length === BATCH);
  }

  /** What is due, and this server's to send from now on. */
  async #claimed(kind: string, claimOf: (record: KeptRecord) => string | null): Promise<KeptRecord[]> {
    const { records } = this.#store;
    const now = Date.now();
    const upTo = this.#isAlone ? now + CLAIM_MS : now;
    const found = await records.marked(kind, DUE, { limit: BATCH, lowestFirst: true, upTo });
    const due = found.filter((record) => {
      const claim = claimOf(record);
      return record.rank <= now || (claim !== null && claim !== this.#name);
    });
    const claims = due.map((record) => {
      const claim = { claim: this.#name, dueAt: now + CLAIM_MS };
      return kind === NOTICES
        ? noticeChange(record.key, record.revision, { ...(record.body as Notice), ...claim })
        : roundChange({ ...(record.body as Round), ...claim }, record.revision);
    });
    const had = await changeEach(records, claims);
    return claims.flatMap(({ key, body }, index) =>
      had[index] === true ? [{ kind, key, body, revision: (due[index]?.revision ?? 0) + 1 }] : [],
    );
  }

  async #attend({ key, body, revision }: KeptRecord): Promise<void> {
    const notice = body as Notice;
    const { person, about } = notice;
    const { records } = this.#store;
    const free = { ...notice, claim: null };
    const keep = (kept: Notice): Promise<boolean> => records.change([noticeChange(key, revision, kept)]);
    const wishes = await wishesOf(this.#store, person);
    const said = wishes && (await saidOf(this.#store, person, about, wishes.language));
    if (wishes === undefined || said === undefined || said === "passed") {
      await keep({ ...free, state: "passed" });
      return;
    }
    const now = Date.now();
    const allowed = afterQuiet(wishes.quiet, wishes.zone, said === "not-yet" ? now + NOT_YET_MS : now);
    if (typeof said === "string" || allowed > now) {
      await keep({ ...free, dueAt: allowed });
      return;
    }
    const { left, wait } = await this.#push(notice, key, said);
    const isFirst = notice.left === null;
    const after: Notice =
      left.length > 0 && notice.tries < MOST_TRIES
        ? { ...free, dueAt: now + wait, tries: notice.tries + 1, left }
        : { ...free, state: "sent" };
    await this.#note(key, revision, after, isFirst ? wishes : undefined);
  }

  /** Tells the devices; answers those to try again, and after how long. */
  async #push(
    { person, about, left, tries }: Notice,
    key: string,
    said: Said,
  ): Promise<{ readonly left: string[]; readonly wait: number }> {
    const devices = (await devicesOf(this.#store, person)).filter(({ id }) => left === null || left.includes(id));
    if (devices.length === 0) return { left: [], wait: 0 };
    const waiting = (await waitingFor(this.#store, person)).length;
    const text = JSON.stringify({ id: idOf(key), kind: about.kind, tag: topicOf(person, about), waiting, ...said });
    let wait = AGAIN_MS * 2 ** tries;
    const again: string[] = [];
    await Promise.all(
      devices.map(async (device) => {
        const pushed = await this.#channels.push.send(device, text, topicOf(person, about));
        this.#notes.told("push", pushed.kind);
        if (pushed.kind === "gone") await removeDevice(this.#store, person, device.id);
        if (pushed.kind !== "later") return;
        again.push(device.id);
        wait = Math.max(wait, pushed.ms ?? 0);
      }),
    );
    return { left: again, wait };
  }

  /** Notes what was sent. The first time, a letter is to tell of it too, where somebody wants letters. */
  async #note(key: string, revision: number, notice: Notice, wishes: Wishes | undefined): Promise<void> {
    const { records } = this.#store;
    const { person } = notice;
    const wantsLetter =
      wishes !== undefined &&
      this.#channels.mailer !== undefined &&
      (await mailOf(this.#store, person))?.state === "confirmed";
    if (!wantsLetter) return void (await records.change([noticeChange(key, revision, notice)]));
    // Somebody else may have changed the round at the same moment.
    for (let tries = 0; tries < MOST_CONFLICTS; tries++) {
      const round = await letterDue(this.#store, person, wishes, Date.now());
      if (await records.change([noticeChange(key, revision, { ...notice, letter: true }), round])) return;
      if ((await records.record(NOTICES, key))?.revision !== revision) return;
    }
  }
}
