import type { ReactElement } from "react";
import { Link } from "wouter";
import { useWords } from "../words.ts";
import { JoinForm } from "./join-form.tsx";

/** What somebody can do where there is nothing: go home, or try another code. */
export function WayOn({ codes = false }: { readonly codes?: boolean }): ReactElement {
  const { home } = useWords();
  return (
    <div className="way-on">
      {codes ? <JoinForm /> : null}
      <Link href="/" className="button button-main">
        {home}
      </Link>
    </div>
  );
}
