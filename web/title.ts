import { useEffect } from "react";
import { useWords } from "./words.ts";

/** Calls the page by what it shows, in the reader's language; without a title it is the house's own. */
export function useTitle(title?: string): void {
  const { tagline } = useWords();
  useEffect(() => {
    document.title = title === undefined ? `Clade – ${tagline}` : `${title} – Clade`;
  }, [title, tagline]);
}
