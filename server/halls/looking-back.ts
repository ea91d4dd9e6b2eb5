import { type AnyMatch, isComplaint, Match, type PastMoment, turningFrom, type Watcher } from "@clade/kernel";
import { JsonBytes } from "../bytes/json-bytes.ts";
import { putView } from "../bytes/put-view.ts";
import { Telling } from "../bytes/telling.ts";
import { Tellable } from "../fault.ts";

/** Letters of one answer: more is asked for again, from where it ended. */
const PAGE = 256 * 1024;

/** What was asked for: how things stood whenever this watcher was told something, from this one of those times on. */
export interface PastOrder {
  readonly watcher: Watcher;
  readonly from: number;
}

/**
 * The past of a game that goes on, as one watcher saw it: the game is played again beside the one that goes on, and after every move
 * of which the watcher heard, what it then saw is written by the same hand as the news were. Nothing else of it leaves.
 */
export class LookingBack {
  readonly #match: AnyMatch;
  readonly #entries: readonly string[];
  readonly #watcher: Watcher;
  readonly #from: number;
  readonly #out = new JsonBytes();
  readonly #telling = new Telling();
  readonly #moments: string[] = [];
  #letters = 0;
  #entered = 0;
  /** How many moments have been passed, those before the first that is wanted among them. */
  #passed = 0;
  #stood: Stood | undefined;
  #view: unknown;

  constructor(match: AnyMatch, { watcher, from }: PastOrder) {
    const { moves, ...plan } = match.record();
    const again = Match.start(match.game, plan);
    if (isComplaint(again)) throw new Tellable("the game does not begin again");
    this.#match = again;
    this.#entries = moves;
    this.#watcher = watcher;
    this.#from = from;
  }

  /** Goes on until that moment; answers the page as JSON when it is whole. */
  goOn(until: number): string | undefined {
    const match = this.#match;
    for (; this.#entered < this.#entries.length; this.#entered++) {
      if (performance.now() > until) return undefined;
      const stood = (this.#stood ??= this.#stands());
      const refused = match.enter(this.#entries[this.#entered] ?? "");
      if (refused !== undefined) throw new Tellable(`entry ${this.#entered} is refused: ${refused.code}`);
      this.#stood = undefined;
      // Only the last of those that come with the same events is worth looking back to.
      if (match.told(this.#watcher) === stood.number) continue;
      this.#keep(stood);
      if (this.#letters < PAGE) continue;
      this.#entered++;
      return this.#page(this.#passed);
    }
    this.#keep(this.#stood ?? this.#stands());
    return this.#page(null);
  }

  #stands(): Stood {
    const { deciders, result } = this.#match;
    const watcher = this.#watcher;
    const number = this.#match.told(watcher);
    if (this.#passed < this.#from) return { number, moment: undefined };
    const mine = watcher !== "spectator" && deciders.includes(watcher);
    const choice = !mine || this.#match.legal(watcher).length > 1;
    return { number, moment: { number, deciders, choice, result: result ?? null, view: this.#seen() } };
  }

  /** What the watcher saw, as it was written for it. */
  #seen(): string {
    this.#out.clear();
    this.#telling.forget();
    putView(this.#match.game, this.#match.truth, this.#watcher, this.#out, this.#telling);
    return new TextDecoder().decode(this.#out.slice());
  }

  #keep({ moment }: Stood): void {
    this.#passed++;
    if (moment === undefined) return;
    const view: unknown = JSON.parse(moment.view);
    const turning = this.#moments.length === 0 ? { to: view } : turningFrom(this.#view, view);
    this.#view = view;
    const kept: PastMoment = { ...moment, view: turning ?? null };
    const text = JSON.stringify(kept);
    this.#moments.push(text);
    this.#letters += text.length;
  }

  #page(next: number | null): string {
    return `{"watcher":${JSON.stringify(this.#watcher)},"moments":[${this.#moments.join(",")}],"next":${next}}`;
  }
}

/** How things stand before an entry: nothing but the number, where that is not wanted. */
interface Stood {
  readonly number: number;
  readonly moment: (Omit<PastMoment, "view"> & { readonly view: string }) | undefined;
}
