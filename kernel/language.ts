import type { Result } from "./contract.ts";
import type { KernelRefusalCode, Refusal, RefusalDetails } from "./refusal.ts";
import type { Seat, Watcher } from "./seat.ts";
import { texts } from "./typography.ts";

export const LANGUAGES = ["en", "fr", "ko"] as const;
export type Language = (typeof LANGUAGES)[number];

/** How a text names a seat: "Red", "Rouge", or a person's own name. */
export type Naming = (seat: Seat) => string;

/** One clause of the rules in the words of a language, for the rules reference and for "why not?". */
export interface RuleText {
  readonly clause: string;
  readonly text: string;
}
export interface RuleChapter {
  readonly title: string;
  readonly rules: readonly RuleText[];
}

/** A chapter of the rules reference: what each clause says, in their order. */
export function chapter(title: string, rules: Readonly<Record<string, string>>): RuleChapter {
  return { title, rules: Object.entries(rules).map(([clause, text]) => ({ clause, text })) };
}

export interface OptionText {
  readonly label: string;
  readonly help: string;
  /** The names of a choice's values. */
  readonly values?: Readonly<Record<string, string>>;
}

/** What a first game teaches, one step after the other. */
export interface Lesson {
  readonly title: string;
  readonly text: string;
}

/** Who must decide now, and what the watcher may do. */
export interface Asked<M = unknown> {
  readonly deciders: readonly Seat[];
  readonly legal: readonly M[];
}

/** What the things in a view are called: for boards that know nothing of the game (see `@clade/ui/plain`). */
export interface ViewWords {
  /** What a key is called; null: it is not for people. A key without a word is shown as it is written. */
  readonly keys: Readonly<Record<string, string | null>>;
  /** The keys whose number is a seat. */
  readonly seats?: readonly string[];
  /** What a value of a key is called: a card, a phase. Undefined: it is shown as it is written. */
  value?(key: string, value: string | number): string | undefined;
}

/** A thing that is counted: what it is called after one, and after several. */
export type Counted = readonly [one: string, other: string];

/** All that a game says in one language. `V`, `M` and `E` are the view, the moves and the redacted events of the game. */
export interface GameText<V = unknown, M = unknown, E = unknown> {
  readonly options: Readonly<Record<string, OptionText>>;
  /** What a part of the score is called (see `Result.parts`). */
  readonly parts: Readonly<Record<string, string>>;
  /** What a verdict is called (see `Result.verdict`). */
  readonly verdicts: Readonly<Record<string, string>>;
  /** What players count (see `Brain.holdings`): as it is called after one, and after several. */
  readonly holdings?: Readonly<Record<string, Counted>>;
  /** The one line that says whose turn it is and what is asked. */
  prompt(view: V, asked: Asked<M>, naming: Naming): string;
  /** A move, as a choice in a list. */
  move(view: V, move: M, naming: Naming): string;
  /**
   * A line of the log; undefined for an event that is not worth one. It is told from the side of whoever reads it; without a
   * reader nobody is spoken to.
   */
  event(event: E, naming: Naming, reader?: Watcher): string | undefined;
  refusal(refusal: Refusal): string;
  /** Needed where the game has no board of its own, in the terminal or on the screen. */
  readonly view?: ViewWords;
  readonly rules: readonly RuleChapter[];
  readonly tutorial: readonly Lesson[];
  /** Why of two with the same score one has the better place: a line for each broken tie. */
  ties?(view: V, result: Result, naming: Naming): readonly string[];
}

export type Texts<T = GameText> = { readonly [L in Language]: T };

/** Picks the form of a word for a number: `plural("en", 2, { one: "card", other: "cards" })`. */
export function plural(
  language: Language,
  count: number,
  forms: { readonly one: string; readonly other: string },
): string {
  return RULES[language].select(count) === "one" ? forms.one : forms.other;
}
const RULES: { readonly [L in Language]: Intl.PluralRules } = {
  en: new Intl.PluralRules("en"),
  fr: new Intl.PluralRules("fr"),
  ko: new Intl.PluralRules("ko"),
};

/** How much of a thing there is, as people say a mean: `roughly("en", ["dino", "dinos"], 1.37)` is ["1.4", "dinos"]. Whether it is more or less is said beside it. */
export function roughly(language: Language, [one, other]: Counted, amount: number): [amount: string, thing: string] {
  const rounded = Math.round(Math.abs(amount) * 10) / 10;
  return [rounded.toLocaleString(language), plural(language, rounded, { one, other })];
}

/** Fills the places in braces; what is not given stays as it is, so that a test can see it. */
function fill(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

/**
 * The Korean particle that fits the end of a word: after a consonant the first of the pair, else the second
 * (`particle(name, "이", "가")`). Digits are read as Koreans read them; other scripts get both forms.
 */
export function particle(word: string, afterConsonant: string, afterVowel: string): string {
  const last = word.charCodeAt(word.length - 1);
  if (last >= 0xac00 && last <= 0xd7a3) {
    const final = (last - 0xac00) % 28;
    const flows = final === 0 || (final === 8 && afterConsonant === "으로");
    return word + (flows ? afterVowel : afterConsonant);
  }
  if (last >= 0x30 && last <= 0x39) {
    // read aloud 1, 7 and 8 end in the same sound as 물
    const closed = afterConsonant === "으로" ? "036" : "013678";
    return word + (closed.includes(word.slice(-1)) ? afterConsonant : afterVowel);
  }
  return `${word}${afterConsonant}(${afterVowel})`;
}

/**
 * A French word that loses its vowel before another, with the word after it: `elide("de", "Anning")` is « d’Anning ».
 * A y before a vowel is none (« de Yann »), and an h counts as one unless it is silent in learned names (« d’Hypatie »).
 */
export function elide(word: "de" | "que", next: string): string {
  return /^(?:[aeiouàâæéèêëîïôœùû]|y(?![aeiouéè])|h[yéèê])/i.test(next)
    ? `${word.slice(0, -1)}’${next}`
    : `${word} ${next}`;
}

/** The sentences for what the kernel itself refuses; each game's texts build on them. */
export const KERNEL_REFUSALS: Texts<{ readonly [C in KernelRefusalCode]: string }> = texts({
  en: {
    "game-over": "The game is over.",
    "not-your-turn": "It is not your turn.",
    "no-such-move": "There is no such move.",
    "nothing-to-undo": "There is nothing to take back.",
    "undo-other-acted": "Another player has acted since.",
    "undo-chance": "Luck has decided since; that cannot be taken back.",
    "undo-shown": "Something hidden was shown; that cannot be taken back.",
    "undo-enough": "You have taken back as much as this table allows.",
    "too-long": "This game has become too long: the table takes no further moves.",
  },
  fr: {
    "game-over": "La partie est terminée.",
    "not-your-turn": "Ce n’est pas votre tour.",
    "no-such-move": "Ce coup n’existe pas.",
    "nothing-to-undo": "Il n’y a rien à annuler.",
    "undo-other-acted": "Un autre joueur a agi depuis.",
    "undo-chance": "Le hasard a tranché depuis : impossible d’annuler.",
    "undo-shown": "Une information cachée a été révélée : impossible d’annuler.",
    "undo-enough": "Vous avez annulé autant de coups que cette table le permet.",
    "too-long": "Cette partie est devenue trop longue : la table n’accepte plus de coups.",
  },
  ko: {
    "game-over": "게임이 끝났습니다.",
    "not-your-turn": "당신의 차례가 아닙니다.",
    "no-such-move": "그런 수는 없습니다.",
    "nothing-to-undo": "되돌릴 것이 없습니다.",
    "undo-other-acted": "그사이 다른 플레이어가 행동했습니다.",
    "undo-chance": "그사이 운이 결정되어 되돌릴 수 없습니다.",
    "undo-shown": "숨겨진 정보가 공개되어 되돌릴 수 없습니다.",
    "undo-enough": "이 테이블에서 허용하는 만큼 이미 모두 되돌렸습니다.",
    "too-long": "게임이 너무 길어져 이 테이블에서는 더 이상 수를 둘 수 없습니다.",
  },
});

/** The sentence for a refusal that the kernel made, or undefined if it is the game's own. */
export function kernelRefusal(language: Language, refusal: Refusal): string | undefined {
  const sentences: Readonly<Record<string, string>> = KERNEL_REFUSALS[language];
  return Object.hasOwn(sentences, refusal.code) ? sentences[refusal.code] : undefined;
}

/** The sentence for a refusal: the game's own, filled with its details as `inWords` puts them, or else the kernel's. */
export function refusalSentence(
  language: Language,
  sentences: Readonly<Record<string, string>>,
  refusal: Refusal,
  inWords: (details: RefusalDetails) => RefusalDetails,
): string {
  const sentence = Object.hasOwn(sentences, refusal.code) ? sentences[refusal.code] : undefined;
  if (sentence === undefined) return kernelRefusal(language, refusal) ?? refusal.code;
  return fill(sentence, inWords(refusal.details ?? {}));
}
