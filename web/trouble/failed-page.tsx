import type { ReactElement } from "react";
import { HouseMark } from "../art/plates.tsx";
import { useWords } from "../words.ts";
import { Failure } from "./failure.tsx";

/** What browsers say when a script of the page cannot be had: each in its own words. */
const UNLOADED = /dynamically imported module|importing a module script|preload CSS|failed to fetch/i;

/** In place of a page that failed. It has nothing of the page's own parts: one of them may be what failed. */
export function FailedPage({ error }: { readonly error: unknown }): ReactElement {
  const { failure } = useWords();
  const unloaded = error instanceof Error && UNLOADED.test(error.message);
  return (
    <>
      <header className="bar">
        <a href="/" className="bar-home">
          <HouseMark />
          <b>Clade</b>
        </a>
      </header>
      <main>
        <Failure whole title={unloaded ? failure.unloaded : failure.page} error={error}>
          <p>{unloaded ? failure.unloadedHelp : failure.pageHelp}</p>
        </Failure>
      </main>
    </>
  );
}
