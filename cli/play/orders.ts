import { pad, textWidth } from "@clade/ui/terminal";
import type { Sitting } from "./sitting.ts";

/** What can be typed besides moves. */
export const COMMANDS = ["help", "undo", "board", "log", "moves", "rule", "card", "auto", "quit"] as const;
export type CommandName = (typeof COMMANDS)[number];

/** Other ways to type them. */
const ALSO: Readonly<Record<string, CommandName>> = { rules: "rule", cards: "card", exit: "quit", "?": "help" };

/** What a line that was typed at the table comes to. */
export type Order =
  | { readonly kind: "move"; readonly notation: string }
  | { readonly kind: "undo" | "board" | "leave" }
  | { readonly kind: "filter"; readonly word: string }
  /** Something to read; its title if it is long. */
  | { readonly kind: "read"; readonly title: string; readonly lines: readonly string[] }
  | { readonly kind: "wrong"; readonly line: string };

export function orderOf(sitting: Sitting, typed: string): Order {
  const answer = typed.trim();
  if (answer === "") return { kind: "board" };
  if (answer.startsWith("/")) return { kind: "filter", word: answer.slice(1).trim().toLowerCase() };
  const [word = "", ...rest] = answer.split(/\s+/);
  const command = commandCalled(sitting, word);
  if (command !== undefined) return commanded(sitting, command, rest.join(" "));
  if (!/^\d+$/.test(answer)) return { kind: "move", notation: answer };
  const choices = sitting.choices();
  const choice = choices.find(({ number }) => number === Number(answer));
  if (choice === undefined) return { kind: "wrong", line: sitting.says.chooseFrom(choices.length) };
  return { kind: "move", notation: choice.notation };
}

function commandCalled({ says }: Sitting, word: string): CommandName | undefined {
  const typed = word.toLowerCase();
  return COMMANDS.find((name) => name === typed || says.commands[name] === typed) ?? ALSO[typed];
}

function commanded(sitting: Sitting, command: CommandName, about: string): Order {
  const { says } = sitting;
  const view = sitting.now?.view;
  switch (command) {
    case "undo":
    case "board":
      return { kind: command };
    case "quit":
      return { kind: "leave" };
    case "help":
      return { kind: "read", title: says.helpTitle, lines: helpLines(sitting) };
    case "log":
      return { kind: "read", title: says.log, lines: sitting.log().lines };
    case "moves":
      return {
        kind: "read",
        title: says.choices,
        lines: inColumns(sitting.choices().map(({ number, label, notation }) => [`${number}`, notation, label])),
      };
    case "rule":
      return {
        kind: "read",
        title: says.rules,
        lines: about === "" ? allRules(sitting) : sitting.asking.rule(view, about),
      };
    case "card":
      return { kind: "read", title: about, lines: asked(sitting, about) };
    case "auto":
      if (sitting.passing === undefined) return { kind: "wrong", line: says.noPassing };
      sitting.passing = !sitting.passing;
      return { kind: "read", title: says.commands.auto, lines: [sitting.passing ? says.passingOn : says.passingOff] };
  }
}

/** All that can be typed, with examples of the game that is played. */
export function helpLines(sitting: Sitting): string[] {
  const { says, asking } = sitting;
  const view = sitting.now?.view;
  const [choice] = sitting.choices();
  const examples = {
    move: choice?.notation ?? "",
    clause: asking.exampleClause(view),
    thing: asking.exampleThing(view),
  };
  const auto = sitting.passing === undefined ? [] : [[says.commands.auto, says.passingHelp] as const];
  return inColumns([...says.help(examples), ...auto]);
}

export function allRules({ asking, now }: Sitting): string[] {
  return asking
    .chapters(now?.view)
    .flatMap(({ title, rules }) => ["", title, ...rules.map(({ clause, text }) => `${clause}  ${text}`)])
    .slice(1);
}

function asked(sitting: Sitting, about: string): string[] {
  const { asking, says } = sitting;
  const view = sitting.now?.view;
  if (about === "") {
    const names = new Set(asking.things(view).map(({ name }) => `  ${name}`));
    return [says.askAbout(asking.exampleThing(view)), ...names];
  }
  const choice = sitting.choices().find(({ number }) => String(number) === about);
  return choice === undefined ? asking.thing(view, about) : asking.about(view, choice.label);
}

/** Rows of cells, each column as wide as its widest cell; the last is never filled up. */
export function inColumns(rows: readonly (readonly string[])[]): string[] {
  const count = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: count }, (_, column) =>
    Math.max(...rows.map((row) => textWidth(row[column] ?? ""))),
  );
  return rows.map((row) =>
    row.map((cell, column) => (column === row.length - 1 ? cell : pad(cell, widths[column] ?? 0))).join("  "),
  );
}
