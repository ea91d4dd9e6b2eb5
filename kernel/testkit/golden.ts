import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { pick } from "../chance/chance.ts";
import { seeded } from "../chance/seeded.ts";
import type { Brain, Game, Move } from "../contract.ts";
import type { GameText, Naming } from "../language.ts";
import { at } from "../list.ts";
import { Match } from "../match.ts";
import { isComplaint } from "../options.ts";
import type { GameEvent } from "../sight.ts";
import { label } from "./conformance.ts";
import type { Sample } from "./random-game.ts";

/** What the kit needs to keep golden playthroughs of a game. */
export interface Playthroughs<S, M extends Move, V, E extends GameEvent, Shown extends GameEvent> {
  readonly game: Game<S, M, V, E, Shown>;
  readonly brain: Brain<S, M>;
  readonly text: GameText<V, M, Shown>;
  readonly samples: readonly Sample[];
  /** The folder of the kept files. */
  readonly folder: string;
}

/**
 * Golden playthroughs: for each sample one seeded game as readable text, kept in the repository, so that a change of the
 * rules shows as a difference that a person can read. `GOLDEN=write` makes them anew.
 */
export function golden<S, M extends Move, V, E extends GameEvent, Shown extends GameEvent>(
  plan: Playthroughs<S, M, V, E, Shown>,
): void {
  describe(`${plan.game.id} golden playthroughs`, () => {
    for (const sample of plan.samples) {
      test(label(sample), () => {
        const file = join(plan.folder, `${label(sample).replaceAll(/[^\w.=-]+/g, "_")}.txt`);
        const text = playthrough(plan, sample);
        if (process.env["GOLDEN"] === "write") {
          mkdirSync(plan.folder, { recursive: true });
          writeFileSync(file, text);
        }
        expect(text).toBe(readFileSync(file, "utf8"));
      });
    }
  });
}

function playthrough<S, M extends Move, V, E extends GameEvent, Shown extends GameEvent>(
  { game, brain, text }: Playthroughs<S, M, V, E, Shown>,
  sample: Sample,
): string {
  const match = Match.start(game, { ...sample, seed: `golden ${label(sample)}`, chance: "seeded" });
  if (isComplaint(match)) throw new Error(match.complaint);
  const naming: Naming = (seat) => at(text.seats, seat);
  const chance = seeded(`golden choices ${label(sample)}`);
  const lines = [`${text.name}, ${label(sample)}`, ""];
  let told = 0;
  const log = () => {
    for (const { event } of match.events("spectator", told)) {
      const line = event.type === "taken-back" ? undefined : text.event(event as Shown, naming);
      if (line !== undefined) lines.push(`      ${line}`);
    }
    told = match.told("spectator");
  };
  log();
  while (!match.over) {
    const seat = pick(match.deciders, chance);
    const legal = match.legal(seat);
    const imagined = game.imagine(match.view(seat), chance);
    const move = at(legal, brain.playout(imagined, seat, legal, chance));
    lines.push(`${String(match.length + 1).padStart(4)}  ${naming(seat)}: ${game.write(move)}`);
    const refused = match.act(seat, move);
    if (refused !== undefined) throw new Error(`${refused.code} ${refused.clause}`);
    log();
  }
  const { result } = match;
  for (const [seat, score] of (result?.scores ?? []).entries()) {
    const parts = Object.entries(result?.parts[seat] ?? {}).map(
      ([part, points]) => `${text.parts[part] ?? part} ${points}`,
    );
    lines.push(`${at(text.seats, seat)}: ${score} (${parts.join(", ")}), place ${result?.places[seat]}`);
  }
  return `${lines.join("\n")}\n`;
}
