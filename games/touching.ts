import {
  type AnyGame,
  isComplaint,
  LANGUAGES,
  Match,
  type Move,
  pick,
  type Refusal,
  type Seat,
  seats,
  seeded,
} from "@clade/kernel";
import { guess, reach, refusalOf, type Refusing, type Thing, type Way, whyNot } from "@clade/ui/model";
import { keptGames } from "./kept-games.ts";

/** A touch that came to nothing, with what was meant by it and why not. */
export interface Touched<V, M> {
  readonly view: V;
  readonly seat: Seat;
  readonly thing: Thing;
  readonly picked: Thing | undefined;
  /** Undefined where no move was near: then the reason says what the thing is for. */
  readonly meant: M | undefined;
  readonly legal: readonly M[];
  readonly details: NonNullable<Refusal["details"]>;
}

export interface TouchedBoard<V, M> extends Pick<Refusing<unknown, V, M>, "meant" | "purpose"> {
  readonly game: string;
  /** Everything that lies on the table of this view and can be touched. */
  readonly things: (view: V) => readonly Thing[];
  readonly ways: (view: V, legal: readonly M[]) => readonly Way<M>[];
  /** For each reason what the table shows if it is true: written from the clauses, never by asking the rules. */
  readonly truths: Readonly<Record<string, (touched: Touched<V, M>) => boolean>>;
}

interface Touching {
  /** How often each reason came up. */
  readonly reasons: ReadonlyMap<string, number>;
  /** Refusals that are not what they must be. */
  readonly faults: readonly string[];
}

/**
 * Touches what lies on the tables of the golden games at random, at every decision and through every pair of eyes, and holds
 * every refusal to what it must be: a clause of the rules, words in every language, a next step, and true.
 */
export async function touchAtRandom<V, M extends Move>(board: TouchedBoard<V, M>, touches: number): Promise<Touching> {
  const { pack, records } = await keptGames(board.game);
  const game: AnyGame = pack.game;
  const clauses = new Set(pack.text.en.rules.flatMap(({ rules }) => rules.map(({ clause }) => clause)));
  const chance = seeded(`touching ${board.game}`);
  const reasons = new Map<string, number>();
  const faults = new Set<string>();
  const checked = new Set<string>();
  const decisions = records.reduce((sum, { moves }) => sum + moves.length, 0);
  const each = Math.ceil(touches / decisions);
  for (const { players, options, seed, chance: kind, version, moves } of records) {
    const match = Match.start(game, { players, options, seed, chance: kind, version });
    if (isComplaint(match)) throw new Error(match.complaint);
    for (const text of [...moves, undefined]) {
      for (let touch = 0; touch < each; touch++) {
        // Mostly whoever decides; the others touch things too.
        const seat = pick(chance.int(4) === 0 || match.over ? seats(players) : match.deciders, chance);
        const view = match.view(seat) as V;
        // The pack has forgotten the types that the board still knows.
        const legal = match.legal(seat) as unknown as readonly M[];
        const ways = board.ways(view, legal);
        const takes = [...reach(ways, undefined).takes];
        const picked = takes.length > 0 && chance.int(2) === 0 ? pick(takes, chance) : undefined;
        const thing = pick(board.things(view), chance);
        const within = reach(ways, picked);
        if (thing === picked || within.plays.has(thing) || within.takes.has(thing)) continue;

        const refusal = refusalOf({ ...board, game }, guess(game, view), { view, watcher: seat }, { thing, picked });
        const fault = (what: string): void => {
          const when = text === undefined ? "at the end" : `before ${text}`;
          faults.add(`${thing} with ${picked ?? "nothing"} ${when}: ${JSON.stringify(refusal)}: ${what}`);
        };
        // Every touch that does nothing is a refusal: none may go without a reason.
        if (refusal === undefined) {
          fault("no reason at all");
          continue;
        }
        const asked = { view, watcher: seat, deciders: match.deciders, legal, result: match.result ?? null };
        // Words are checked once for each thing that is said.
        const said = JSON.stringify([refusal, picked === undefined, legal]);
        for (const language of checked.has(said) ? [] : LANGUAGES) {
          const sitting = { ...asked, language, naming: (other: number) => `P${other}`, text: pack.text[language] };
          const { sentence, clause, next } = whyNot(sitting, refusal, picked);
          if (!isSaid(next)) fault(`${language}: no next step: ${next}`);
          if (!isSaid(sentence) || sentence === refusal.code) fault(`${language}: no sentence: ${sentence}`);
          if (clause === undefined || !clauses.has(clause)) fault("no clause of the rules");
        }
        checked.add(said);
        reasons.set(refusal.code, (reasons.get(refusal.code) ?? 0) + 1);
        const meant = board.meant(view, thing, picked);
        const truth = board.truths[refusal.code];
        if (truth === undefined) fault("nobody has said when that is true");
        else if (!truth({ view, seat, thing, picked, meant, legal, details: refusal.details ?? {} })) {
          fault("not what the table shows");
        }
      }
      if (text !== undefined && match.enter(text) !== undefined) throw new Error(`${text} is refused`);
    }
  }
  return { reasons, faults: [...faults] };
}

function isSaid(words: string | undefined): boolean {
  return words !== undefined && /\S{2}/.test(words) && !/undefined|\{/.test(words);
}
