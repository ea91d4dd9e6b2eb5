import { Compile } from "typebox/compile";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { pick } from "../chance/chance.ts";
import { seedHash } from "../chance/keyed.ts";
import { seeded } from "../chance/seeded.ts";
import { at } from "../list.ts";
import { FromTable, type Now, type ToTable } from "../protocol.ts";
import type { Seat } from "../seat.ts";

/** What plays at a seat of a table that is tried: a person, or a bot by its name. */
export type Sitter = "person" | { readonly bot: string };

/** A kind of host, as the suite needs it. All tables are of a game in which two players decide at once when it begins. */
export interface HostKind {
  /** A game that has just begun. */
  start(seats: readonly Sitter[]): Promise<TriedTable>;
  close(): Promise<void>;
}

export interface TriedTable {
  /** What whoever sits there sends goes to the table; what the table says to them is handed on. */
  line(seat: Seat, hear: (message: FromTable) => void): Promise<TriedLine>;
  /** Nothing can be kept from now on, until the answer is called. */
  breakDisk(): Promise<() => Promise<void>>;
}

export interface TriedLine {
  /** The table, as messages from this seat name it. */
  readonly table: string;
  send(message: ToTable): void;
  close(): void;
}

type Sending<T> = T extends { readonly table: string } ? Omit<T, "table"> : never;

/** How long the suite waits for a message. Long enough for a disk that takes its time to say no. */
const PATIENCE_MS = 15_000;
/** After so long nothing more comes that was not waited for. */
const SILENCE_MS = 150;

const form = Compile(FromTable);

/** Somebody at a table, who remembers all that was said to them and finds it well-formed. */
class Person {
  readonly heard: FromTable[] = [];
  readonly malformed: string[] = [];
  #line: TriedLine | undefined;
  readonly #waiting = new Set<() => void>();

  static async at(table: TriedTable, seat: Seat): Promise<Person> {
    const person = new Person();
    person.#line = await table.line(seat, (message) => {
      const errors = form.Errors(message);
      if (errors.length > 0) person.malformed.push(JSON.stringify([message, errors]));
      person.heard.push(message);
      for (const look of person.#waiting) look();
    });
    return person;
  }

  get table(): string {
    return this.#line?.table ?? "";
  }
  get now(): Now {
    const last = this.heard.findLast((message) => message.type === "news" || message.type === "stale");
    if (last?.type !== "news" && last?.type !== "stale") throw new Error("nothing is known of the table yet");
    return last.now;
  }
  get decides(): boolean {
    const { watcher, deciders } = this.now;
    return watcher !== "spectator" && deciders.includes(watcher);
  }

  send(message: Sending<ToTable>, table = this.table): void {
    this.#line?.send({ ...message, table });
  }
  close(): void {
    this.#line?.close();
  }

  /** Everything that is said from the sending on, up to the first message that fits. */
  async saying(message: Sending<ToTable>, fits: (message: FromTable) => boolean, table?: string): Promise<FromTable[]> {
    const from = this.heard.length;
    this.send(message, table);
    return this.until(fits, from);
  }
  async until(fits: (message: FromTable) => boolean, from = 0): Promise<FromTable[]> {
    const found = (): number => this.heard.findIndex((message, index) => index >= from && fits(message));
    await new Promise<void>((resolve, reject) => {
      const late = setTimeout(() => {
        this.#waiting.delete(look);
        const last = JSON.stringify(this.heard.slice(-3)).slice(0, 600);
        reject(new Error(`waited in vain; the last that came: ${last}`));
      }, PATIENCE_MS);
      const look = (): void => {
        if (found() < 0) return;
        clearTimeout(late);
        this.#waiting.delete(look);
        resolve();
      };
      this.#waiting.add(look);
      look();
    });
    return this.heard.slice(from, found() + 1);
  }

  /** Watches, and answers all that came with it. */
  async watch(from = 0): Promise<FromTable[]> {
    return this.saying({ type: "watch", from }, ({ type }) => type === "news");
  }
  /** Sends a move or an undo; answers all that came up to the answer to it. */
  async act(move: string, id: string, on = this.now.number): Promise<FromTable[]> {
    const message = move === "undo" ? ({ type: "undo", id, on } as const) : ({ type: "act", id, on, move } as const);
    return this.saying(message, (said) => answers(said, id));
  }
}

function answers(message: FromTable, id: string): boolean {
  return message.type === "news" ? message.done === id : "id" in message && message.id === id;
}
function types(messages: readonly FromTable[]): string[] {
  return messages.map(({ type }) => type).filter((type) => type !== "seats" && type !== "table");
}
function silence(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, SILENCE_MS));
}

const PEOPLE: readonly Sitter[] = ["person", "person"];

/** What every host of a table does alike, whatever stands between it and whoever sits there. */
export function tableConformance(name: string, open: () => Promise<HostKind>): void {
  describe(`${name} is a host as all are`, () => {
    let host: HostKind;
    const people: Person[] = [];
    const sit = async (table: TriedTable, ...seats: Seat[]): Promise<Person[]> => {
      const sat = await Promise.all(seats.map((seat) => Person.at(table, seat)));
      people.push(...sat);
      return sat;
    };
    /** Two people who watch a game that has just begun. */
    const two = async (): Promise<{ ada: Person; bob: Person; table: TriedTable }> => {
      const table = await host.start(PEOPLE);
      const sat = await sit(table, 0, 1);
      const [ada, bob] = [at(sat, 0), at(sat, 1)];
      await ada.watch();
      await bob.watch();
      await silence();
      return { ada, bob, table };
    };
    beforeAll(async () => {
      host = await open();
    }, 60_000);
    afterAll(async () => {
      for (const person of people) person.close();
      await host.close();
    });
    afterEach(() => {
      expect(people.flatMap(({ malformed }) => malformed)).toEqual([]);
    });

    test("watching brings the seed's hash and who sits where, then all events from a number on", async () => {
      const { ada, bob } = await two();
      const first = ada.heard;
      const seed = first.find(({ type }) => type === "seed");
      expect(seed).toMatchObject({ type: "seed", seed: null, hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string });
      expect(types(first).slice(0, 2)).toEqual(["seed", "news"]);
      expect(first.findIndex(({ type }) => type === "seats")).toBeLessThan(types(first).indexOf("news") + 2);
      const seats = first.find(({ type }) => type === "seats");
      expect(seats).toMatchObject({ seats: [{ bot: null, clock: null }, { bot: null }] });
      await ada.act(at(ada.now.legal, 0), "a");
      await bob.until((message) => message.type === "news" && message.now.number === ada.now.number);
      const { number } = ada.now;
      const whole = (await ada.watch(0)).at(-1);
      if (whole?.type !== "news") throw new Error("no news");
      expect(whole.events.map((event) => event.number)).toEqual(Array.from({ length: number }, (_, index) => index));
      expect((await ada.watch(number - 1)).at(-1)).toMatchObject({ events: whole.events.slice(-1), now: { number } });
      expect((await ada.watch(number)).at(-1)).toMatchObject({ events: [] });
      // Whoever asks for more than there is has seen another game.
      expect((await ada.watch(number + 1000)).at(-1)).toMatchObject({ events: whole.events });
    });

    test("one's own move comes as one piece of news that names it; the others hear of it without that", async () => {
      const { ada, bob } = await two();
      const before = bob.heard.length;
      const came = await ada.act(at(ada.now.legal, 0), "mine");
      await silence();
      expect(types(ada.heard.slice(-came.length))).toEqual(["news"]);
      expect(came.at(-1)).toMatchObject({ type: "news", done: "mine" });
      const told = bob.heard.slice(before).filter(({ type }) => type === "news");
      expect(told).toHaveLength(1);
      expect(told[0]).not.toHaveProperty("done");
    });

    test("whoever does not watch is told that it counts", async () => {
      const { ada, table } = await two();
      const { legal, number } = ada.now;
      ada.send({ type: "unwatch" });
      const [blind] = await sit(table, 0);
      expect(await blind?.act(at(legal, 0), "blind", number)).toEqual([
        { type: "done", table: blind?.table, id: "blind" },
      ]);
    });

    test("what is sent again is answered as before, and counts once", async () => {
      const { ada } = await two();
      const { legal, number } = ada.now;
      await ada.act(at(legal, 0), "once");
      const after = ada.now.number;
      expect(types(await ada.act(at(legal, 0), "once", number))).toEqual(["done"]);
      expect(types(await ada.act(at(legal, 1), "once", after))).toEqual(["done"]);
      const nonsense = await ada.act("no such move at all", "bad");
      expect(types(nonsense)).toEqual(["refused"]);
      expect(await ada.act(at(ada.now.legal, 0), "bad")).toEqual(nonsense);
      await silence();
      expect(ada.now.number).toBe(after);
    });

    test("many copies at once count once", async () => {
      const { ada } = await two();
      const { legal, number } = ada.now;
      const from = ada.heard.length;
      const message = { type: "act", id: "many", on: number, move: at(legal, 0) } as const;
      for (let copies = 0; copies < 10; copies++) ada.send(message);
      await ada.until(() => ada.heard.slice(from).filter((said) => answers(said, "many")).length === 10, from);
      expect(ada.heard.slice(from).filter(({ type }) => type === "news")).toHaveLength(1);
    });

    test("what the rules refuse changes nothing, and has its reason", async () => {
      const { ada, bob } = await two();
      const before = { now: ada.now, heard: bob.heard.length };
      const [refused] = await ada.act("no such move at all", "bad");
      expect(refused).toMatchObject({ type: "refused", id: "bad", refusal: { code: "no-such-move", clause: "house" } });
      await silence();
      expect(bob.heard).toHaveLength(before.heard);
      expect((await ada.watch(before.now.number)).at(-1)).toMatchObject({ events: [], now: before.now });
    });

    test("what builds on an older position is stale, and brings what was missed", async () => {
      const { ada } = await two();
      const old = ada.now;
      await ada.act(at(old.legal, 0), "first");
      const { number } = ada.now;
      const [stale] = await ada.act(at(ada.now.legal, 0), "late", old.number);
      if (stale?.type !== "stale") throw new Error(`not stale but ${stale?.type}`);
      expect(stale.events.map((event) => event.number)).toEqual([old.number]);
      expect(stale.now).toMatchObject({ number, watcher: 0 });
      // A number that was never told is no ground to build on either.
      expect(types(await ada.act(at(ada.now.legal, 0), "early", number + 7))).toEqual(["stale"]);
      expect(types(await ada.act(at(ada.now.legal, 0), "late", number))).toEqual(["news"]);
    });

    test("who decides at the same time as others is not stale because of them", async () => {
      const { ada, bob } = await two();
      const { number, legal } = bob.now;
      await ada.act(at(ada.now.legal, 0), "a");
      expect((await bob.act(at(legal, 0), "b", number)).at(-1)).toMatchObject({ type: "news", done: "b" });
    });

    test("a move is taken back as long as nobody has acted, and everybody is told", async () => {
      const { ada, bob } = await two();
      const before = ada.now;
      await ada.act(at(before.legal, 0), "go");
      expect(ada.now.undo).toBeNull();
      const from = bob.heard.length;
      expect(types(await ada.act("undo", "back"))).toEqual(["news"]);
      expect(ada.now.view).toEqual(before.view);
      await bob.until(
        (said) => said.type === "news" && said.events.some(({ event }) => event.type === "taken-back"),
        from,
      );
      expect(ada.now.undo).toMatchObject({ code: "nothing-to-undo" });
      expect((await ada.act("undo", "again")).at(-1)).toMatchObject({
        type: "refused",
        refusal: { code: "nothing-to-undo" },
      });
      await ada.act(at(ada.now.legal, 0), "go on");
      await bob.act(at(bob.now.legal, 0), "too");
      await ada.until((said) => said.type === "news" && said.now.undo !== null, ada.heard.length - 1);
      expect(types(await ada.act("undo", "too late"))).toEqual(["refused"]);
    });

    test("hints name legal moves, one at a time", async () => {
      const table = await host.start(["person", { bot: "random" }]);
      const [ada] = await sit(table, 0);
      if (ada === undefined) throw new Error("nobody");
      await ada.watch();
      await silence();
      ada.send({ type: "hint", id: "one" });
      ada.send({ type: "hint", id: "two" });
      await ada.until((said) => answers(said, "one"));
      await ada.until((said) => answers(said, "two"));
      const [one, two_] = ["one", "two"].map((id) => ada.heard.find((said) => answers(said, id)));
      expect(two_).toMatchObject({ type: "error", code: "one-hint" });
      if (one?.type !== "hints") throw new Error(`no hints but ${one?.type}`);
      expect(one.hints.length).toBeGreaterThan(0);
      for (const { move } of one.hints) expect(ada.now.legal).toContain(move);
    });

    test("bots play by themselves, and the seed is told at the end and not before", async () => {
      const table = await host.start(["person", { bot: "random" }]);
      const [ada] = await sit(table, 0);
      if (ada === undefined) throw new Error("nobody");
      await ada.watch();
      // They wait for nobody.
      await ada.until((said) => said.type === "news" && said.now.deciders.join() === "0");
      const chance = seeded("conformance");
      for (let moves = 0; ada.now.result === null && moves < 2000; moves++) {
        if (!ada.decides) await ada.until((said) => said.type === "news", ada.heard.length);
        else await ada.act(pick(ada.now.legal, chance), `${moves}`);
      }
      await silence();
      const seeds = ada.heard.flatMap((said) => (said.type === "seed" ? said : []));
      expect(seeds.length).toBeGreaterThan(1);
      expect(seeds.slice(0, -1).map(({ seed }) => seed)).toEqual(seeds.slice(1).map(() => null));
      const last = seeds.at(-1);
      expect(seedHash(last?.seed ?? "")).toBe(seeds[0]?.hash);
      expect(last?.hash).toBe(seeds[0]?.hash);
      expect((await ada.act(at(["pass"], 0), "late")).at(-1)).toMatchObject({
        type: "refused",
        refusal: { code: "game-over" },
      });
    });

    test("messages to a table that is not there are answered by an error with their id", async () => {
      const { ada } = await two();
      const lost = ada.table.replace(/^.{12}/, "AAAAAAAAAAAA");
      const [error] = await ada.saying({ type: "hint", id: "lost" }, (said) => answers(said, "lost"), lost);
      expect(error).toMatchObject({ type: "error", code: "no-such-table", table: lost });
    });

    test("a move that cannot be kept does not count, nobody hears of it, and it can be sent again", async () => {
      const { ada, bob, table } = await two();
      const before = { now: ada.now, heard: bob.heard.length };
      const mend = await table.breakDisk();
      const failed = await ada.act(at(ada.now.legal, 0), "once");
      expect(failed.at(-1)).toMatchObject({ type: "error", code: "not-kept" });
      await mend();
      expect(types(failed)).toEqual(["error"]);
      expect(bob.heard).toHaveLength(before.heard);
      expect((await ada.watch(before.now.number)).at(-1)).toMatchObject({ events: [], now: before.now });
      expect((await ada.act(at(ada.now.legal, 0), "once")).at(-1)).toMatchObject({ type: "news", done: "once" });
    });
  });
}
