import { type AnyGame, isComplaint, type Option, readOptions } from "@clade/kernel";

/**
 * The tables that a game is measured at if nobody says otherwise: the usual one, and one for every edition, variant and
 * expansion by itself, each option as `name=value`; at each size of table those that fit it.
 */
export function variantsOf(game: AnyGame, players: number): (readonly string[])[] {
  const single = Object.entries(game.options).flatMap(([name, option]) =>
    valuesOf(option)
      .filter((value) => value !== option.default)
      .map((value) => [`${name}=${value}`]),
  );
  return [[], ...single].filter((options) => fits(game, players, options));
}

function valuesOf(option: Option): readonly (string | boolean)[] {
  switch (option.kind) {
    case "flag":
      return [true, false];
    case "choice":
      return option.choices;
    case "data":
      return option.names;
    case "number":
      return [];
  }
}

function fits(game: AnyGame, players: number, options: readonly string[]): boolean {
  const given = Object.fromEntries(options.map((option) => option.split("=")) as [string, string][]);
  const values = readOptions(game.options, given);
  return !isComplaint(values) && game.misfit?.(players, values) === undefined;
}
