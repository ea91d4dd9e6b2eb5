import { type GamePack, isComplaint, type Language, Match, type ThingText } from "@clade/kernel";

/** A table with everything of a game on it: what a spectator sees, with all its expansions, by one of its editions. */
export function wholeBox({ game, about }: GamePack, choices: Readonly<Record<string, string>>): unknown {
  const flags = Object.entries(game.options).flatMap(([name, { kind }]) => (kind === "flag" ? [[name, true]] : []));
  const chosen = { ...Object.fromEntries(flags), ...choices } as Readonly<Record<string, unknown>>;
  for (const options of [chosen, choices, {}]) {
    const match = Match.start(game, { players: about.usual, options, seed: "gallery", chance: "seeded" });
    if (!isComplaint(match)) return match.view("spectator");
  }
  throw new Error(`${game.id} cannot be set up`);
}

/** The choices of a game by which other things are in its box, each with what they may be: its editions. */
export function boxChoices(
  pack: GamePack,
  language: Language,
): readonly (readonly [name: string, readonly string[]])[] {
  const told = (choices: Readonly<Record<string, string>>): string =>
    JSON.stringify(pack.reference?.things(wholeBox(pack, choices), language));
  return Object.entries(pack.game.options).flatMap(([name, option]) => {
    if (option.kind !== "choice") return [];
    const boxes = new Set(option.choices.map((choice) => told({ [name]: choice })));
    return boxes.size > 1 ? [[name, option.choices] as const] : [];
  });
}

/** Everything in the box, and what there is to be said about it. */
export function thingsIn(pack: GamePack, view: unknown, language: Language): readonly ThingText[] {
  return pack.reference?.things(view, language) ?? [];
}
