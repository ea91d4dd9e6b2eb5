import type { Refusal, Seat } from "@clade/kernel";
import type { Thing } from "./affordance.ts";
import type { Sitting } from "./sitting.ts";
import { kitWords } from "./words.ts";

/** Why something cannot be done, with the clause a tap away, and what can be done instead. */
export interface WhyNot {
  /** Undefined where a board knows no reasons: then only the next step is said. */
  readonly sentence: string | undefined;
  readonly clause: string | undefined;
  readonly next: string;
}

type Told<V, M, E> = Pick<
  Sitting<V, M, E>,
  "view" | "watcher" | "deciders" | "legal" | "result" | "language" | "naming" | "text"
>;

/** What there is to do now, for somebody who touched something else. */
export function nextStep<V, M, E>(sitting: Told<V, M, E>, picked: Thing | undefined): string {
  const { view, deciders, legal, result, language, naming, text } = sitting;
  const words = kitWords[language];
  if (result !== null) return words.lookAtResult;
  if (legal.length === 0)
    return words.waitFor(
      listed(
        language,
        deciders.map((seat) => naming(seat)),
        "conjunction",
      ),
    );
  if (picked !== undefined) return words.goesWhereLit;
  if (legal.length > FEW) return text.prompt(view, sitting, naming);
  return words.youCan(
    listed(
      language,
      legal.map((move) => text.move(view, move, naming)),
      "disjunction",
    ),
  );
}

/** As many moves as can be said in a line. */
const FEW = 3;

/** What somebody is told who touched a thing that does nothing now. */
export function whyNot<V, M, E>(
  sitting: Told<V, M, E>,
  refusal: Refusal | undefined,
  picked: Thing | undefined,
): WhyNot {
  return {
    sentence: refusal === undefined ? undefined : sitting.text.refusal(refusal),
    clause: refusal?.clause,
    next: nextStep(sitting, picked),
  };
}

/** What a board says about touches that come to nothing. */
export interface Refusing<S, V, M> {
  readonly game: { refusal(state: S, seat: Seat, move: M): Refusal | undefined };
  /** The move that somebody meant who touched this, allowed or not; undefined if none is near. */
  readonly meant: (view: V, thing: Thing, picked: Thing | undefined) => M | undefined;
  /** What a thing is for, by which clause; undefined only for a board that knows no clauses. */
  readonly purpose: (view: V, thing: Thing, picked: Thing | undefined) => Refusal | undefined;
}

interface TouchInVain {
  readonly thing: Thing;
  /** What was taken up before. */
  readonly picked: Thing | undefined;
}

/**
 * Why a touch comes to nothing: what the rules have against the move that was meant by it, or else what the thing is for.
 * Nobody is told who only watches.
 */
export function refusalOf<S, V, M>(
  { game, meant, purpose }: Refusing<S, V, M>,
  state: S,
  { view, watcher }: Pick<Sitting<V, M>, "view" | "watcher">,
  { thing, picked }: TouchInVain,
): Refusal | undefined {
  if (watcher === "spectator") return undefined;
  const move = meant(view, thing, picked);
  const refused = move === undefined ? undefined : game.refusal(state, watcher, move);
  return refused ?? purpose(view, thing, picked);
}

function listed(language: string, parts: readonly string[], type: "conjunction" | "disjunction"): string {
  return new Intl.ListFormat(language, { type }).format(parts);
}
