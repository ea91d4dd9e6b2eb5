import type { Refusal, Seat } from "@clade/kernel";
import type { Thing } from "./affordance.ts";
import type { Sitting } from "./sitting.ts";
import { kitWords } from "./words.ts";

/** Why something cannot be done, with the clause a tap away, and what can be done instead. */
export interface WhyNot {
  /** Undefined where nothing was meant that the rules could refuse: then only the next step is said. */
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

/** Why the rules refuse what somebody meant by a touch; undefined if they meant nothing, or only watch. */
export function refusalOf<S, V, M>(
  game: { refusal(state: S, seat: Seat, move: M): Refusal | undefined },
  state: S,
  { watcher }: Pick<Sitting<V, M>, "watcher">,
  meant: M | undefined,
): Refusal | undefined {
  return watcher === "spectator" || meant === undefined ? undefined : game.refusal(state, watcher, meant);
}

function listed(language: string, parts: readonly string[], type: "conjunction" | "disjunction"): string {
  return new Intl.ListFormat(language, { type }).format(parts);
}
