import type { ReviewLevel } from "@clade/bots/review";
import type { CommandName } from "../play/orders.ts";
import type { KeptProblem } from "../play/problems.ts";

/** What is wrong with what was typed after the command's name: one line each. */
export interface Complaints {
  readonly unknownCommand: (name: string, known: string) => string;
  readonly unknownGame: (id: string, known: string) => string;
  readonly unknownBot: (name: string, known: string) => string;
  readonly tooManyBots: (named: number, seats: number) => string;
  readonly players: (game: string, min: number, max: number, got: string) => string;
  readonly wholeNumber: (flag: string, min: number, max: number, got: string) => string;
  readonly language: (known: string, got: string) => string;
  readonly missing: (what: string) => string;
  readonly missingGame: string;
  readonly unexpected: (word: string) => string;
  readonly unknownFlag: (flag: string) => string;
  readonly flagNeeds: (flag: string) => string;
  readonly flagTakesNone: (flag: string) => string;
  readonly optionForm: (got: string) => string;
  readonly unknownOption: (name: string, known: string) => string;
  readonly noOptions: (name: string) => string;
  readonly optionFlag: (name: string, got: string) => string;
  readonly optionChoice: (name: string, choices: string, got: string) => string;
  readonly optionNumber: (name: string, min: number, max: number, got: string) => string;
  readonly optionNotJson: (name: string, path: string) => string;
  readonly cannotRead: (what: string, path: string) => string;
  readonly cannotWrite: (folder: string) => string;
  readonly notEmpty: (folder: string) => string;
  readonly noSaved: string;
  readonly noSuchSaved: (which: string) => string;
  readonly unreadable: (name: string, why: string) => string;
  readonly noPerson: (name: string) => string;
  readonly notTogether: (one: string, other: string) => string;
}

/** What a game in the terminal says around the game's own words. */
export interface TableWords {
  readonly seedHash: (hash: string) => string;
  readonly typeHelp: string;
  readonly goesOn: (name: string) => string;
  readonly saved: (command: string) => string;
  readonly chooseFrom: (count: number) => string;
  readonly onlyWith: (word: string) => string;
  readonly noneWith: (word: string) => string;
  /** What is typed for each command; the English words do everywhere. */
  readonly commands: { readonly [C in CommandName]: string };
  readonly help: (examples: HelpExamples) => readonly (readonly [what: string, does: string])[];
  readonly keys: readonly (readonly [key: string, does: string])[];
  /** Passes that are made by themselves where nothing else is possible. */
  readonly passingHelp: string;
  readonly passingOn: string;
  readonly passingOff: string;
  readonly noPassing: string;
  readonly unknownRule: (id: string, example: string) => string;
  readonly notHere: (id: string) => string;
  readonly nothingCalled: (word: string) => string;
  readonly whichOne: (word: string) => string;
  readonly askAbout: (example: string) => string;
  readonly standing: string;
  readonly seed: (seed: string) => string;
  readonly record: (path: string) => string;
  readonly takenBack: string;
  /** Past bots' moves and luck, as one may who is alone with bots. */
  readonly takenFarBack: string;
  readonly withTakingBack: string;
  readonly botFailed: (why: string) => string;
  readonly problems: { readonly [P in KeptProblem]: string };
  readonly otherProblem: string;
  /** On the screen that is redrawn. */
  readonly log: string;
  readonly choices: string;
  readonly rules: string;
  readonly helpTitle: string;
  readonly thinking: string;
  /** What keys do, the most important first: as many as there is room for are shown. */
  readonly footer: readonly string[];
  readonly footerText: string;
  readonly footerEnd: string;
  readonly tooSmall: string;
  /** For how many a game is. */
  readonly players: (min: number, max: number) => string;
  /** The list of saved games. */
  readonly savedGames: string;
  readonly savedLine: (players: number, moves: number, when: string) => string;
  readonly howToResume: (name: string) => string;
  readonly forgotten: (name: string) => string;
}

/** Things of the game that is played, for the examples of the help. */
export interface HelpExamples {
  readonly move: string;
  readonly clause: string;
  readonly thing: string;
}

/** What is said around a recorded game: `clade replay`, `clade hint`, `clade review`. */
export interface RecordWords {
  readonly moveOf: (game: string, move: number, moves: number) => string;
  /** The columns of a hint. */
  readonly hint: { readonly [C in "score" | "wins" | "visits" | "move"]: string };
  readonly reviewed: (game: string, decisions: number, level: ReviewLevel) => string;
  /** What the rows of a review are counted in, and its columns. */
  readonly points: string;
  readonly chance: string;
  readonly parts: { readonly [C in "start" | "luck" | "own" | "others" | "result" | "error"]: string };
  readonly atMove: (move: number) => string;
}

export interface Words {
  readonly complaints: Complaints;
  readonly table: TableWords;
  readonly records: RecordWords;
  /** What `clade play --help` says. */
  readonly play: {
    readonly summary: string;
    readonly flags: { readonly [F in PlayFlag]: string };
  };
}

/** The flags of `clade play`. */
export type PlayFlag =
  | "players"
  | "bots"
  | "option"
  | "seat"
  | "seed"
  | "name"
  | "lang"
  | "plain"
  | "list"
  | "resume"
  | "forget";
