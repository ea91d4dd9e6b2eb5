import { describe, expect, test } from "vitest";
import { canonical, digest } from "../canonical.ts";
import { type Chance, pick } from "../chance/chance.ts";
import { seeded } from "../chance/seeded.ts";
import type { Game, Move, Dealer } from "../contract.ts";
import type { GameEvent } from "../events.ts";
import { Match, verify } from "../match.ts";
import { isComplaint } from "../complaint.ts";
import { type Seat, seats, type Watcher } from "../seat.ts";
import { label, type Position, playRandomly, type Sample, sampleOptions } from "./random-game.ts";

/** What the kit needs to try a game. */
export interface Trial<S, M extends Move, V, E extends GameEvent, Shown extends GameEvent> {
  readonly game: Game<S, M, V, E, Shown>;
  /** Every player count and option set that matters. */
  readonly samples: readonly Sample[];
  /** Everything that can be neither made nor lost (cards, tokens): the same list, in any order, in every state. */
  pieces(state: S): readonly (string | number)[];
  /** How many random games each property gets, spread over the samples. */
  readonly games?: number;
}

/** What a refusal may cite: a clause of the rules, or the house. */
const CLAUSE = /^(house|[A-Z]+-\d+\w?)$/;

/** Equal plain data. Text is compared first: asking the test runner each time would take most of the time. */
function same(actual: unknown, expected: unknown): void {
  if (canonical(actual) !== canonical(expected)) expect(actual).toEqual(expected);
}

const WORDS_OF_NONSENSE = ["", "x", "pass pass", "feed -1", "feed 999", "undo", "0", "null", "{}", "take 1e9"];

/** The properties that every game has, as tests on random games. One call gives a game all of them. */
export function conformance<S, M extends Move, V, E extends GameEvent, Shown extends GameEvent>(
  trial: Trial<S, M, V, E, Shown>,
): void {
  describe(`${trial.game.id} keeps the contract`, () => {
    for (const [name, check] of Object.entries(properties(trial))) test(name, check);
  });
}

/** The same properties as functions that throw on a game that lacks them. */
export function properties<S, M extends Move, V, E extends GameEvent, Shown extends GameEvent>(
  trial: Trial<S, M, V, E, Shown>,
): Readonly<Record<string, () => void>> {
  const { game, samples } = trial;
  const rounds = Math.max(1, Math.ceil((trial.games ?? 40) / samples.length));

  /** Runs a check on every n-th position of random games of every sample. */
  const onPositions = (
    name: string,
    every: number,
    check: (position: Position<S, M>, sample: Sample, chance: Chance) => void,
  ) => {
    for (const sample of samples) {
      for (let round = 0; round < rounds; round++) {
        const seed = `${game.id} ${name} ${label(sample)} ${round}`;
        const chance = seeded(`${seed}/check`);
        playRandomly(game, sample, seed, (position) => {
          if (chance.int(every) === 0) check(position, sample, chance);
        });
      }
    }
  };

  return {
    "random games end, without dead ends or exceptions": () => {
      for (const sample of samples) {
        for (let round = 0; round < 3 * rounds; round++) {
          const { state } = playRandomly(game, sample, `${game.id} ends ${label(sample)} ${round}`);
          const result = game.result(state);
          expect(result?.scores).toHaveLength(sample.players);
          expect(result?.places).toHaveLength(sample.players);
          expect(Math.min(...(result?.places ?? []))).toBe(1);
        }
      }
    },

    "nothing is made or lost": () => {
      for (const sample of samples) {
        for (let round = 0; round < rounds; round++) {
          let first: string | undefined;
          const inventory = (state: S) => [...trial.pieces(state)].map(String).sort().join(" ");
          const { state } = playRandomly(game, sample, `${game.id} pieces ${label(sample)} ${round}`, (position) => {
            first ??= inventory(position.state);
            expect(inventory(position.state)).toBe(first);
          });
          expect(inventory(state)).toBe(first);
        }
      }
    },

    "the state is plain data: a twin that goes through JSON before each move stays equal": () => {
      for (const sample of samples) {
        for (let round = 0; round < rounds; round++) {
          const seed = `${game.id} twin ${label(sample)} ${round}`;
          const tell = () => {};
          const dealer: Dealer<E> = { chance: seeded(`${seed}/table`), tell };
          let twin = game.setUp(sample.players, sampleOptions(game, sample), dealer);
          const { state } = playRandomly(game, sample, seed, ({ state: original, seat, move }) => {
            const text = JSON.stringify(twin);
            expect(text).toBe(JSON.stringify(original));
            twin = JSON.parse(text) as S;
            game.play(twin, seat, JSON.parse(JSON.stringify(move)) as M, dealer);
          });
          expect(canonical(twin)).toBe(canonical(state));
        }
      }
    },

    "a clone is equal and independent": () => {
      onPositions("clone", 4, ({ state, seat, move, number }) => {
        const before = canonical(state);
        const clone = game.clone(state);
        expect(canonical(clone)).toBe(before);
        game.play(clone, seat, move, { chance: seeded(`clone ${number}`), tell: () => {} });
        expect(canonical(state)).toBe(before);
      });
    },

    "legal moves are distinct, have a notation that reads back, and are not refused": () => {
      onPositions("legal", 3, ({ state, seat, legal }) => {
        const texts = legal.map((move) => game.write(move));
        expect(new Set(texts).size).toBe(texts.length);
        for (const [index, move] of legal.entries()) {
          same(game.read(texts[index] ?? ""), move);
          same(game.refusal(state, seat, move), undefined);
        }
      });
    },

    "everything else is refused with a clause, and asking changes nothing": () => {
      const pool: M[] = WORDS_OF_NONSENSE.flatMap((text) => game.read(text) ?? []);
      onPositions("refusals", 3, ({ state, legal, move }, sample, chance) => {
        const before = canonical(state);
        for (const seat of seats(sample.players)) {
          const allowed = new Set(game.legal(state, seat).map((each) => game.write(each)));
          for (let tries = 0; tries < 12 && pool.length > 0; tries++) {
            const other = pick(pool, chance);
            const refusal = game.refusal(state, seat, other);
            const text = game.write(other);
            same({ text, allowed: refusal === undefined }, { text, allowed: allowed.has(text) });
            if (refusal !== undefined && !CLAUSE.test(refusal.clause)) expect(refusal.clause).toMatch(CLAUSE);
          }
        }
        expect(canonical(state)).toBe(before);
        pool.push(move, pick(legal, chance));
        if (pool.length > 400) pool.splice(0, 200);
      });
    },

    "views are blind: an imagined state looks the same, offers the same moves, and tells no more": () => {
      onPositions("blind", 6, ({ state, seat, move }, sample, chance) => {
        for (const watcher of [...seats(sample.players), "spectator"] as const) {
          const view = game.view(state, watcher);
          const imagined = game.imagine(JSON.parse(JSON.stringify(view)) as V, chance);
          same(game.view(imagined, watcher), view);
          same(game.deciders(imagined), game.deciders(state));
          if (watcher !== "spectator") same(game.legal(imagined, watcher), game.legal(state, watcher));
          tellsNoMore(game, { state, imagined, seat, move, watcher }, chance);
        }
      });
    },

    "a move that can be taken back taught its player nothing": () => {
      for (const sample of samples) {
        for (let round = 0; round < rounds; round++) {
          const match = Match.start(game, { ...sample, seed: `undo ${label(sample)} ${round}`, chance: "seeded" });
          if (isComplaint(match)) throw new Error(match.complaint);
          const chance = seeded(`undo choices ${label(sample)} ${round}`);
          while (!match.over) {
            const seat = pick(match.deciders, chance);
            const move = pick(match.legal(seat), chance);
            const before = match.view(seat);
            const state = match.record().digest;
            expect(match.act(seat, move)).toBeUndefined();
            if (match.undoRefusal(seat) !== undefined) continue;
            const after = match.view(seat);
            const imagined = game.imagine(before, chance);
            game.play(imagined, seat, move, { chance, tell: () => {} });
            same(game.view(imagined, seat), after);
            expect(match.undo(seat)).toBeUndefined();
            expect(match.record().digest).toBe(state);
            expect(match.act(seat, move)).toBeUndefined();
          }
          expect(verify(game, match.record())).toEqual([]);
        }
      }
    },

    "whoever is told nothing notices nothing: not in the view, in the moves, or in what can be taken back": () => {
      for (const sample of samples) {
        for (let round = 0; round < rounds; round++) {
          const match = Match.start(game, { ...sample, seed: `secrets ${label(sample)} ${round}`, chance: "seeded" });
          if (isComplaint(match)) throw new Error(match.complaint);
          const chance = seeded(`secrets choices ${label(sample)} ${round}`);
          const watchers: readonly Watcher[] = [...seats(sample.players), "spectator"];
          const noticed = (watcher: Watcher): string =>
            canonical([
              match.view(watcher),
              watcher === "spectator" ? [] : match.legal(watcher),
              watcher === "spectator" ? null : (match.undoRefusal(watcher) ?? null),
            ]);
          while (!match.over) {
            const looked = chance.int(3) === 0 ? watchers : [];
            const before = looked.map((watcher) => ({ watcher, told: match.told(watcher), knows: noticed(watcher) }));
            const turn = canonical(match.deciders);
            const actor: Seat = pick(match.deciders, chance);
            const undoer: Seat | undefined = seats(sample.players).find(
              (seat) => match.undoRefusal(seat) === undefined,
            );
            const seat = undoer !== undefined && chance.int(4) === 0 ? undoer : actor;
            if (seat === undoer && chance.int(2) === 0) expect(match.undo(seat)).toBeUndefined();
            else if (match.deciders.includes(seat)) match.act(seat, pick(match.legal(seat), chance));
            else continue;
            // Where nothing at all was told, or the turn went on, all are told how things stand.
            if (canonical(match.deciders) !== turn || match.told(seat) === before[seat]?.told) continue;
            for (const { watcher, told, knows } of before) {
              if (watcher !== seat && match.told(watcher) === told) same(noticed(watcher), knows);
            }
          }
          expect(verify(game, match.record())).toEqual([]);
        }
      }
    },

    "records replay to the same state, with either maker of chance": () => {
      for (const sample of samples) {
        for (const kind of ["seeded", "keyed"] as const) {
          const match = Match.start(game, { ...sample, seed: `record ${label(sample)}`, chance: kind });
          if (isComplaint(match)) throw new Error(match.complaint);
          const chance = seeded(`record choices ${label(sample)}`);
          while (!match.over) {
            const seat = pick(match.deciders, chance);
            expect(match.act(seat, pick(match.legal(seat), chance))).toBeUndefined();
          }
          const record = match.record();
          const replayed = Match.replay(game, record);
          if (isComplaint(replayed)) throw new Error(replayed.complaint);
          expect(digest(replayed.record())).toBe(digest(record));
          for (const watcher of [...seats(sample.players), "spectator"] as const) {
            expect(replayed.events(watcher)).toEqual(match.events(watcher));
          }
        }
      }
    },
  };
}

/**
 * What another seat's move tells a watcher must not go beyond what the watcher's view then holds: if two hidden truths,
 * each with a move of the same type, leave the same view, they must have told the same events.
 */
function tellsNoMore<S, M extends Move, V, E extends GameEvent, Shown extends GameEvent>(
  game: Game<S, M, V, E, Shown>,
  { state, imagined, seat, move, watcher }: { state: S; imagined: S; seat: Seat; move: M; watcher: Watcher },
  chance: Chance,
): void {
  if (seat === watcher) return;
  const others = game.legal(imagined, seat).filter((other) => other.type === move.type);
  if (others.length === 0) return;
  const luck = `luck ${chance.int(1_000_000)}`;
  const told = outcome(game, state, seat, move, luck, watcher);
  const twin = others.find((other) => game.write(other) === game.write(move));
  for (const other of twin === undefined ? [pick(others, chance)] : [twin]) {
    const retold = outcome(game, imagined, seat, other, luck, watcher);
    if (canonical(retold.view) === canonical(told.view)) expect(retold.events).toEqual(told.events);
  }
}

function outcome<S, M extends Move, V, E extends GameEvent, Shown extends GameEvent>(
  game: Game<S, M, V, E, Shown>,
  state: S,
  seat: Seat,
  move: M,
  luck: string,
  watcher: Watcher,
): { view: V; events: Shown[] } {
  const next = game.clone(state);
  const told: Shown[] = [];
  game.play(next, seat, move, {
    chance: seeded(luck),
    tell: (event) => {
      const shown = game.events.see(event, watcher);
      if (shown !== undefined) told.push(shown);
    },
  });
  return { view: game.view(next, watcher), events: told };
}
