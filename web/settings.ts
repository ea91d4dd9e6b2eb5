import { LANGUAGES, type Language, LONGEST_NAME } from "@clade/kernel";
import { useSyncExternalStore } from "react";

/** What a person has chosen, kept on this device. */
export interface Settings {
  readonly language: Language;
  readonly theme: "auto" | "light" | "dark";
  readonly motion: "auto" | "off";
  readonly pace: "calm" | "brisk" | "instant";
  readonly sound: boolean;
  /** Whether the rule behind a line of the log shows only where one looks. */
  readonly clauses: "hover" | "always";
  /** Whether single letters and digits do something at a table. */
  readonly letters: boolean;
  readonly lessons: boolean;
  /** By game, the lessons that were read; all of them, if the person said that they know how to play. */
  readonly lessonsRead: Readonly<Record<string, readonly number[] | "all">>;
  /** Pass by itself where nothing else is possible; null until the person says: then against bots, and not among people. */
  readonly passing: boolean | null;
  /** Among people, what cannot be taken back later waits a moment before it counts. */
  readonly grace: boolean;
  /** Children's mode: nothing typed by others is shown here, and nothing can be typed to them. */
  readonly child: boolean;
  /** Empty until the person says one. */
  readonly name: string;
}

const KEY = "clade.settings";
const CHOICES = {
  language: LANGUAGES,
  theme: ["auto", "light", "dark"],
  motion: ["auto", "off"],
  pace: ["calm", "brisk", "instant"],
  clauses: ["hover", "always"],
} as const;

let settings = read();
const listeners = new Set<() => void>();

function read(): Settings {
  let kept: Readonly<Record<string, unknown>> = {};
  try {
    kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Readonly<Record<string, unknown>>;
  } catch {
    // A damaged entry is as good as none.
  }
  const choice = <C extends string>(name: string, choices: readonly C[], preset: C): C =>
    choices.find((each) => each === kept[name]) ?? preset;
  return {
    language: choice("language", CHOICES.language, ownLanguage()),
    theme: choice("theme", CHOICES.theme, "auto"),
    motion: choice("motion", CHOICES.motion, "auto"),
    pace: choice("pace", CHOICES.pace, "calm"),
    sound: kept["sound"] === true,
    clauses: choice("clauses", CHOICES.clauses, "hover"),
    letters: kept["letters"] !== false,
    lessons: kept["lessons"] !== false,
    lessonsRead: readLessons(kept["lessonsRead"]),
    passing: typeof kept["passing"] === "boolean" ? kept["passing"] : null,
    grace: kept["grace"] !== false,
    child: kept["child"] === true,
    name: typeof kept["name"] === "string" ? kept["name"].slice(0, LONGEST_NAME) : "",
  };
}

function readLessons(kept: unknown): Settings["lessonsRead"] {
  if (typeof kept !== "object" || kept === null) return {};
  const known: Record<string, readonly number[] | "all"> = {};
  for (const [game, lessons] of Object.entries(kept) as [string, unknown][]) {
    if (lessons === "all") known[game] = lessons;
    else if (Array.isArray(lessons)) known[game] = lessons.filter((lesson) => typeof lesson === "number");
  }
  return known;
}

/** The first of the person's languages that the house speaks. */
function ownLanguage(): Language {
  for (const tag of navigator.languages) {
    const own = LANGUAGES.find((language) => tag.toLowerCase().startsWith(language));
    if (own !== undefined) return own;
  }
  return "en";
}

export function currentSettings(): Settings {
  return settings;
}

export function change(changes: Partial<Settings>): void {
  settings = { ...settings, ...changes };
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Storage may be full or forbidden; the choice then holds until the page is closed.
  }
  show();
  for (const listener of listeners) listener();
}

/** Shows the page in another way for as long as it is open: a frame in another site is not where somebody chooses. */
export function showAs(changes: Partial<Pick<Settings, "language" | "theme">>): void {
  settings = { ...settings, ...changes };
  show();
  for (const listener of listeners) listener();
}

/** Reads a language and a theme out of an address, where they are named there. */
export function askedFor(query: URLSearchParams): Partial<Pick<Settings, "language" | "theme">> {
  const language = CHOICES.language.find((each) => each === query.get("language"));
  const theme = CHOICES.theme.find((each) => each === query.get("theme"));
  return { ...(language === undefined ? {} : { language }), ...(theme === undefined ? {} : { theme }) };
}

/** Calls whenever something else was chosen; what is answered ends that. */
export function whenSettingsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useSettings(): Settings {
  return useSyncExternalStore(whenSettingsChange, () => settings);
}

/** Writes language, theme and motion where the styles find them. */
export function show(): void {
  const root = document.documentElement;
  const dark = settings.theme === "dark" || (settings.theme === "auto" && prefers("color-scheme: dark"));
  root.lang = settings.language;
  document.querySelector('link[rel="manifest"]')?.setAttribute("href", manifestOf(settings.language));
  root.dataset["theme"] = dark ? "dark" : "light";
  root.dataset["clauses"] = settings.clauses;
  root.dataset["motion"] = moves() ? "on" : "off";
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", dark ? "#1b1a16" : "#f3ecdb");
}

/** The page as an app is called and described in the person's language too. */
function manifestOf(language: Language): string {
  return language === "en" ? "/manifest.webmanifest" : `/manifest.${language}.webmanifest`;
}

/** Whether things may move: the person's choice, and the device's. */
export function moves(): boolean {
  return settings.motion === "auto" && !prefers("prefers-reduced-motion: reduce");
}

function prefers(query: string): boolean {
  return window.matchMedia(`(${query.startsWith("color-scheme") ? `prefers-${query}` : query})`).matches;
}

/** What the device prefers may change while the page is open. */
for (const query of ["(prefers-color-scheme: dark)", "(prefers-reduced-motion: reduce)"]) {
  window.matchMedia(query).addEventListener("change", () => change({}));
}
