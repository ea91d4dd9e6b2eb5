import type { About } from "./about.ts";
import type { AnyBrain, AnyGame, Brain, Game, Move } from "./contract.ts";
import type { GameText, Naming, Texts } from "./language.ts";
import type { Reference } from "./reference.ts";
import type { Seat } from "./seat.ts";
import type { GameEvent } from "./events.ts";

/** A board drawn as lines of text. Styling is done with the given brush, which does nothing where colours are off. */
export type TerminalBoard<V> = (view: V, look: TerminalLook) => string[];

export interface TerminalLook {
  readonly language: keyof Texts;
  readonly naming: Naming;
  /** Who must decide now. */
  readonly deciders: readonly Seat[];
  readonly width: number;
  /** Styles a text: `paint("red", "3")`. Unknown to the game: whether the terminal has colours at all. */
  paint(style: TerminalStyle, text: string): string;
}

export type TerminalStyle = "bold" | "dim" | "red" | "green" | "yellow" | "blue" | "magenta" | "cyan" | "inverse";

/** All that a game brings to the table but its React board, which only the web loads. */
export interface GamePack {
  readonly about: About;
  readonly game: AnyGame;
  readonly brain: AnyBrain;
  readonly text: Texts;
  /** Undefined: the game has none of its own, and a plain one is drawn from its view and words. */
  readonly terminal?: TerminalBoard<unknown>;
  /** What can be asked about at a table, beyond the rules. */
  readonly reference?: Reference;
}

/** Puts a game's parts together; the compiler checks here that they fit each other. */
export function pack<S, M extends Move, V, E extends GameEvent, Shown extends GameEvent>(parts: {
  readonly about: About;
  readonly game: Game<S, M, V, E, Shown>;
  readonly brain: Brain<S, M>;
  readonly text: Texts<GameText<V, M, Shown>>;
  readonly terminal?: TerminalBoard<V>;
  readonly reference?: Reference<V>;
}): GamePack {
  return parts as GamePack;
}
