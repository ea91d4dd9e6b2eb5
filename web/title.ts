import { useEffect } from "react";
import { useWords } from "./words.ts";

/** How things stand at the table that the page shows, said in its tab. */
interface TabNote {
  readonly text: string;
  /** Whether somebody waits for whoever looks elsewhere. */
  readonly urgent: boolean;
}

let called = "Clade";
let noted: TabNote | undefined;

/** Calls the page by what it shows, in the reader's language; without a title it is the house's own. */
export function useTitle(title?: string): void {
  const { tagline } = useWords();
  useEffect(() => {
    called = title === undefined ? `Clade – ${tagline}` : `${title} – Clade`;
    show();
  }, [title, tagline]);
}

/** Says in the tab how things stand, as long as the page is there. */
export function useTabNote(text: string | undefined, urgent: boolean): void {
  useEffect(() => {
    noted = text === undefined ? undefined : { text, urgent };
    show();
    return () => {
      noted = undefined;
      show();
    };
  }, [text, urgent]);
}

function show(): void {
  document.title = titleOf(called, noted);
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const href = icon
    ?.getAttribute("href")
    ?.replace(/favicon(-turn)?\.svg$/, `favicon${noted?.urgent === true ? "-turn" : ""}.svg`);
  if (href !== undefined && icon?.getAttribute("href") !== href) icon?.setAttribute("href", href);
}

function titleOf(title: string, note: TabNote | undefined): string {
  if (note === undefined) return title;
  return `${note.urgent ? "● " : ""}${note.text} · ${title}`;
}
