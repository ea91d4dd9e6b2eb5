import {
  type AnyMatch,
  type GamePack,
  isComplaint,
  Match,
  type Refusal,
  type Seat,
  UNDO,
  writeEntry,
} from "@clade/kernel";
import type { JsonBytes } from "../bytes/json-bytes.ts";
import { movesInNotation, NewsWriter } from "../bytes/news-writer.ts";
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
  Standing,
} from "./orders.ts";

/** A match as the server hosts it: everything that leaves it is redacted. */
export class HostedMatch {
  readonly #match: AnyMatch;
  readonly #writer: NewsWriter;

  private constructor(match: AnyMatch, table: string, out: JsonBytes) {
    this.#match = match;
    this.#writer = new NewsWriter(match, table, out);
  }

  /** News are written to `out`; what is answered says where. */
  static open(pack: GamePack, table: string, { plan, lines }: OrderOf<"open">, out: JsonBytes): HostedMatch | Failed {
    const match = Match.start(pack.game, { ...plan, chance: "keyed" });
    if (isComplaint(match)) return { kind: "failed", why: match.complaint };
    for (const [index, line] of lines.entries()) {
      const refused = match.enter(line);
      if (refused !== undefined) {
        return { kind: "failed", why: `entry ${index} of the log is refused: ${refused.code} (${refused.clause})` };
      }
    }
    return new HostedMatch(match, table, out);
  }

  opened(): Opened {
    return { kind: "opened", version: this.#match.game.version, ...this.#standing() };
  }

  enter({ seat, text, id, on, roles }: OrderOf<"enter">): AnswerOf<"enter"> {
    const match = this.#match;
    const writer = this.#writer;
    if (on !== null && on !== match.told(seat)) {
      writer.begin();
      return { kind: "stale", missed: writer.missed(seat, Math.min(on, match.told(seat))) };
    }
    const before = roles.map((role) => match.told(role));
    // A secret is told to its own seat alone: whatever any other watcher hears, all hear something of.
    const other = roles.find((role) => role !== seat) ?? "spectator";
    const openBefore = match.told(other);
    const turnBefore = [...match.deciders];
    const refused = text === UNDO ? match.undo(seat) : match.actText(seat, text);
    if (refused !== undefined) return refusedBy(refused);
    writer.begin();
    const turnMoved = !sameSeats(match.deciders, turnBefore);
    const news: News[] = [];
    for (const [index, role] of roles.entries()) {
      const from = before[index] ?? 0;
      // Whoever learns nothing hears nothing: not even that somebody did something.
      const learns = match.told(role) > from || role === seat || turnMoved || writer.looksDifferent(role);
      if (learns) news.push(writer.news(role, from, role === seat ? id : null));
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
    this.#writer.begin();
    return { kind: "looked", news: this.#writer.news(watcher, from > this.#match.told(watcher) ? 0 : from) };
  }

  situation({ seat }: OrderOf<"situation">): SeatSituation {
    const match = this.#match;
    return { kind: "situation", players: match.players, view: match.view(seat), legal: movesInNotation(match, seat) };
  }

  record(): Recorded {
    return { kind: "recorded", record: this.#match.record() };
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
}

function sameSeats(one: readonly Seat[], other: readonly Seat[]): boolean {
  return one.length === other.length && one.every((seat, index) => seat === other[index]);
}

function refusedBy(refusal: Refusal): Refused {
  return { kind: "refused", refusal };
}
