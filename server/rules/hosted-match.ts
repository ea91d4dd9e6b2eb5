import {
  type AnyMatch,
  type GamePack,
  isComplaint,
  Match,
  type Refusal,
  type Seat,
  UNDO,
  type Watcher,
  writeEntry,
} from "@clade/kernel";
import type {
  AnswerOf,
  Entered,
  Failed,
  Looked,
  News,
  Opened,
  OrderOf,
  Recorded,
  Refused,
  SeatSituation,
  Stale,
  Standing,
} from "./orders.ts";

/** A match as the server hosts it: everything that leaves it is redacted and ready to be sent. */
export class HostedMatch {
  readonly #match: AnyMatch;
  readonly #seed: string;
  /** The view that each watcher got last. */
  readonly #shown = new Map<Watcher, string>();

  private constructor(match: AnyMatch, seed: string) {
    this.#match = match;
    this.#seed = seed;
  }

  static open(pack: GamePack, { plan, lines }: OrderOf<"open">): HostedMatch | Failed {
    const match = Match.start(pack.game, { ...plan, chance: "keyed" });
    if (isComplaint(match)) return { kind: "failed", why: match.complaint };
    for (const [index, line] of lines.entries()) {
      const refused = match.enter(line);
      if (refused !== undefined) {
        return { kind: "failed", why: `entry ${index} of the log is refused: ${refused.code} (${refused.clause})` };
      }
    }
    return new HostedMatch(match, plan.seed);
  }

  opened(): Opened {
    return { kind: "opened", version: this.#match.game.version, ...this.#standing() };
  }

  enter({ seat, text, on, roles }: OrderOf<"enter">): AnswerOf<"enter"> {
    const match = this.#match;
    if (on !== null && on !== match.told(seat)) return this.#stale(seat, on);
    const before = roles.map((role) => match.told(role));
    // A secret is told to its own seat alone: whatever any other watcher hears, all hear something of.
    const other = roles.find((role) => role !== seat) ?? "spectator";
    const openBefore = match.told(other);
    const turnBefore = match.deciders.join();
    const refused = text === UNDO ? match.undo(seat) : match.actText(seat, text);
    if (refused !== undefined) return refusedBy(refused);
    const turnMoved = match.deciders.join() !== turnBefore;
    const news: News[] = [];
    for (const [index, role] of roles.entries()) {
      const from = before[index] ?? 0;
      const seen = this.#shown.get(role);
      // Whoever learns nothing hears nothing: not even that somebody did something.
      const learns = match.told(role) > from || role === seat || turnMoved || this.#viewText(role) !== seen;
      if (learns) news.push(this.#news(role, from));
    }
    const line = match.entries.at(-1) ?? writeEntry({ seat, text });
    const entered: Entered = {
      kind: "entered",
      line,
      open: turnMoved || match.told(other) !== openBefore,
      news,
      ...this.#standing(),
    };
    return entered;
  }

  look({ watcher, from }: OrderOf<"look">): Looked {
    // Whoever asks for more than there is has seen another game: they are told everything.
    return { kind: "looked", news: this.#news(watcher, from > this.#match.told(watcher) ? 0 : from) };
  }

  situation({ seat }: OrderOf<"situation">): SeatSituation {
    return { kind: "situation", players: this.#match.players, view: this.#match.view(seat), legal: this.#legal(seat) };
  }

  record(): Recorded {
    return { kind: "recorded", record: this.#match.record() };
  }

  #stale(seat: Seat, on: number): Stale {
    return { kind: "stale", missed: this.#news(seat, Math.min(on, this.#match.told(seat))) };
  }

  #standing(): Standing {
    const { length, deciders, result } = this.#match;
    return {
      length,
      turn: deciders,
      result: result ?? null,
      digest: result === undefined ? null : this.#match.record().digest,
    };
  }

  #legal(watcher: Watcher): string[] {
    if (watcher === "spectator") return [];
    return this.#match.legal(watcher).map((move) => this.#match.game.write(move));
  }

  #viewText(watcher: Watcher): string {
    return JSON.stringify(this.#match.view(watcher));
  }

  #news(watcher: Watcher, from: number): News {
    const match = this.#match;
    const told = match.told(watcher);
    const { result } = match;
    const view = this.#viewText(watcher);
    this.#shown.set(watcher, view);
    const rest = {
      deciders: match.deciders,
      legal: this.#legal(watcher),
      undo: watcher === "spectator" ? NOT_A_PLAYER : (match.undoRefusal(watcher) ?? null),
      result: result ?? null,
      seedHash: match.seedHash,
      seed: result === undefined ? null : this.#seed,
    };
    return {
      watcher,
      told,
      events: JSON.stringify(match.events(watcher, from)),
      now: `{"watcher":${JSON.stringify(watcher)},"number":${told},"view":${view},${JSON.stringify(rest).slice(1, -1)}`,
    };
  }
}

const NOT_A_PLAYER: Refusal = { code: "nothing-to-undo", clause: "house" };

function refusedBy(refusal: Refusal): Refused {
  return { kind: "refused", refusal };
}
