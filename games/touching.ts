import {
  type AnyGame,
  isComplaint,
  LANGUAGES,
  Match,
  type Move,
  pick,
  type Refusal,
  seats,
  seeded,
} from "@clade/kernel";
import { guess, reach, refusalOf, type Thing, type Way, whyNot } from "@clade/ui/model";
import { keptGames } from "./kept-games.ts";

/** A touch that came to nothing, with what was meant by it and why not. */
export interface Touched<V, M> {
  readonly view: V;
  readonly seat: number;
  readonly thing: Thing;
  readonly picked: Thing | undefined;
  readonly meant: M;
  readonly legal: readonly M[];
  readonly details: NonNullable<Refusal["details"]>;
}

export interface TouchedBoard<V, M> {
  readonly game: string;
  /** Everything that lies on the table of this view and can be touched. */
  readonly things: (view: V) => readonly Thing[];
  readonly ways: (view: V, legal: readonly M[]) => readonly Way<M>[];
  readonly meant: (view: V, thing: Thing, picked: Thing | undefined) => M | undefined;
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
    for (const text of moves) {
      for (let touch = 0; touch < each; touch++) {
        // Mostly whoever decides; the others touch things too.
        const seat = pick(chance.int(4) === 0 ? seats(players) : match.deciders, chance);
        const view = match.view(seat) as V;
        // The pack has forgotten the types that the board still knows.
        const legal = match.legal(seat) as unknown as readonly M[];
        const ways = board.ways(view, legal);
        const takes = [...reach(ways, undefined).takes];
        const picked = takes.length > 0 && chance.int(2) === 0 ? pick(takes, chance) : undefined;
        const thing = pick(board.things(view), chance);
        const within = reach(ways, picked);
        if (thing === picked || within.plays.has(thing) || within.takes.has(thing)) continue;

        const meant = board.meant(view, thing, picked);
        const refusal = refusalOf(game, guess(game, view), { watcher: seat }, meant);
        const fault = (what: string): void => {
          faults.add(`${thing} with ${picked ?? "nothing"} before ${text}: ${JSON.stringify(refusal)}: ${what}`);
        };
        const asked = { view, watcher: seat, deciders: match.deciders, legal, result: null };
        // Words are checked once for each thing that is said.
        const said = JSON.stringify([refusal, picked === undefined, legal]);
        for (const language of checked.has(said) ? [] : LANGUAGES) {
          const sitting = { ...asked, language, naming: (other: number) => `P${other}`, text: pack.text[language] };
          const { sentence, clause, next } = whyNot(sitting, refusal, picked);
          if (!isSaid(next)) fault(`${language}: no next step: ${next}`);
          if (refusal === undefined) continue;
          if (!isSaid(sentence) || sentence === refusal.code) fault(`${language}: no sentence: ${sentence}`);
          if (clause === undefined || !clauses.has(clause)) fault("no clause of the rules");
        }
        checked.add(said);
        const code = refusal?.code ?? "nothing meant";
        reasons.set(code, (reasons.get(code) ?? 0) + 1);
        if (refusal === undefined || meant === undefined) continue;
        const truth = board.truths[refusal.code];
        if (truth === undefined) fault("nobody has said when that is true");
        else if (!truth({ view, seat, thing, picked, meant, legal, details: refusal.details ?? {} })) {
          fault("not what the table shows");
        }
      }
      const refused = match.enter(text);
      if (refused !== undefined) throw new Error(`${text} is refused`);
    }
  }
  return { reasons, faults: [...faults] };
}

function isSaid(words: string | undefined): boolean {
  return words !== undefined && /\S{2}/.test(words) && !/undefined|\{/.test(words);
}
