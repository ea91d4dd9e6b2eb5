import { type Bot, findBot, hints, type Situation } from "@clade/bots";
import {
  type AnyMatch,
  at,
  type Chance,
  type FromTable,
  type GamePack,
  type Hint,
  type Move,
  type Now,
  type Refusal,
  type Seat,
  type SeatNow,
  seeded,
  type ToTable,
  toSeat,
} from "@clade/kernel";
import { address, readAddress } from "./messages.ts";

interface Wishes {
  readonly id: string;
  readonly pack: GamePack;
  readonly match: AnyMatch;
  /** Keeps the table as it is now: done before a move is acknowledged. */
  readonly save: () => Promise<void>;
  readonly send: (message: FromTable) => void;
  /** How long bots take for a move, in milliseconds. */
  readonly pace: () => number;
}

type Acting = Extract<ToTable, { readonly type: "act" | "undo" }>;

/** A table on this device: a match, the bots at it, and whoever watches from which seat. */
export class LocalTable {
  readonly #wishes: Wishes;
  /** How many events each watched seat has been sent. */
  readonly #sent = new Map<Seat, number>();
  readonly #answered = new Map<string, FromTable>();
  #botsAtWork = false;

  constructor(wishes: Wishes) {
    this.#wishes = wishes;
  }

  async hear(message: ToTable): Promise<void> {
    const seat = toSeat(readAddress(message.table).seat, this.#wishes.match.players);
    if (seat === undefined) return;
    switch (message.type) {
      case "watch":
        this.#sent.set(seat, message.from);
        this.#wishes.send({ type: "seats", table: message.table, seats: this.#seats() });
        this.#tellSeed(seat);
        this.#tell(seat);
        await this.#letBotsPlay();
        return;
      case "unwatch":
        this.#sent.delete(seat);
        return;
      case "act":
      case "undo":
        await this.#act(seat, message);
        return;
      case "hint":
        this.#wishes.send({ type: "hints", table: message.table, id: message.id, hints: this.#hints(seat) });
        return;
      case "chat":
      case "back":
        return;
    }
  }

  async #act(seat: Seat, message: Acting): Promise<void> {
    const { match, send, save } = this.#wishes;
    const before = this.#answered.get(message.id);
    if (before !== undefined) {
      send(before);
      return;
    }
    const { table, id } = message;
    if (message.on !== match.told(seat)) {
      send({ type: "stale", table, id, events: match.events(seat, message.on), now: this.#now(seat) });
      this.#sent.set(seat, match.told(seat));
      return;
    }
    const refusal: Refusal | undefined = message.type === "undo" ? match.undo(seat) : match.actText(seat, message.move);
    const answer: FromTable =
      refusal === undefined ? { type: "done", table, id } : { type: "refused", table, id, refusal };
    if (refusal === undefined) await save();
    this.#answered.set(id, answer);
    send(answer);
    this.#tellAll();
    await this.#letBotsPlay();
  }

  /** Bots play as long as one of them has to decide; people see each of their moves. */
  async #letBotsPlay(): Promise<void> {
    if (this.#botsAtWork) return;
    this.#botsAtWork = true;
    try {
      for (;;) {
        const { match, save, pace } = this.#wishes;
        const seat = match.deciders.find((each) => this.#botAt(each) !== undefined);
        const bot = seat === undefined ? undefined : this.#botAt(seat);
        if (seat === undefined || bot === undefined) return;
        const alone = match.deciders.every((each) => this.#botAt(each) !== undefined);
        // Where people decide at the same time, nobody waits for a bot.
        await pause(alone ? pace() : 0);
        if (!match.deciders.includes(seat)) continue;
        match.act(seat, this.#choose(bot, seat));
        await save();
        this.#tellAll();
      }
    } finally {
      this.#botsAtWork = false;
    }
  }

  #botAt(seat: Seat): Bot | undefined {
    const name = at(this.#wishes.match.seats, seat).bot;
    return name === undefined ? undefined : (findBot(name) ?? findBot("greedy"));
  }

  #choose(bot: Bot, seat: Seat): Move {
    return bot.choose(this.#situation(seat), this.#whims(seat));
  }

  #situation(seat: Seat): Situation {
    const { pack, match } = this.#wishes;
    const { about, game, brain } = pack;
    const { players } = match;
    return { about, game, brain, players, seat, legal: match.legal(seat), look: () => match.view(seat) };
  }

  /** The same position gives the same choice, however often the page is loaded. */
  #whims(seat: Seat): Chance {
    const { match, id } = this.#wishes;
    return seeded(`${id}/${seat}/${match.length}`);
  }

  /** What the best bot thinks of the seat's moves. */
  #hints(seat: Seat): Hint[] {
    return hints(this.#situation(seat), this.#whims(seat));
  }

  #tellAll(): void {
    for (const seat of this.#sent.keys()) this.#tell(seat);
  }

  #tell(seat: Seat): void {
    const { match, id, send } = this.#wishes;
    const from = this.#sent.get(seat) ?? 0;
    this.#sent.set(seat, match.told(seat));
    if (match.over) this.#tellSeed(seat);
    send({ type: "news", table: address(id, seat), events: match.events(seat, from), now: this.#now(seat) });
  }

  #tellSeed(seat: Seat): void {
    const { match, id, send } = this.#wishes;
    const seed = match.over ? match.record().seed : null;
    send({ type: "seed", table: address(id, seat), hash: match.seedHash, seed });
  }

  #seats(): SeatNow[] {
    return this.#wishes.match.seats.map(({ name, bot }) => ({ name, bot: bot ?? null, connected: true, clock: null }));
  }

  #now(seat: Seat): Now {
    const { match, pack } = this.#wishes;
    return {
      watcher: seat,
      number: match.told(seat),
      view: match.view(seat),
      deciders: match.deciders,
      legal: match.legal(seat).map((move) => pack.game.write(move)),
      undo: match.undoRefusal(seat) ?? null,
      result: match.result ?? null,
    };
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
