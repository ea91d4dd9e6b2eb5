import { LANGUAGES } from "@clade/kernel";
import { Icon } from "@clade/ui";
import type { ReactElement, ReactNode } from "react";
import { Link } from "wouter";
import { HouseMark } from "../art/plates.tsx";
import { CATALOGUE } from "../catalogue/index.ts";
import { BarWaiting } from "../people/bar-waiting.tsx";
import { change, useSettings } from "../settings.ts";
import { useTitle } from "../title.ts";
import { useWords } from "../words.ts";
import { NewerVersion } from "./newer-version.tsx";

interface Props {
  /** What the page is called; the home page has the house's own name. */
  readonly title?: string;
  readonly children?: ReactNode;
  readonly tools?: ReactNode;
  /** Strips that hang under the bar. */
  readonly strips?: ReactNode;
}

/** The thin bar on top of every page, and what hangs under it. */
export function Bar({ title, children, tools, strips }: Props): ReactElement {
  useTitle(title);
  const words = useWords();
  const { language } = useSettings();
  return (
    <div className="top">
      <header className="bar">
        <Link href="/" className="bar-home" aria-label={`Clade – ${words.home}`}>
          <HouseMark />
          <b>Clade</b>
        </Link>
        <div className="bar-middle">{children}</div>
        {tools}
        <BarWaiting />
        <nav className="bar-nav" aria-label={words.settings}>
          <label className="bar-language">
            <span className="unseen">{words.settingsPage.language}</span>
            <select
              value={language}
              onChange={({ target }) =>
                change({ language: LANGUAGES.find((each) => each === target.value) ?? language })
              }
            >
              {LANGUAGES.map((each) => (
                <option key={each} value={each} lang={each}>
                  {CATALOGUE[each].language}
                </option>
              ))}
            </select>
          </label>
          <Link href="/settings" className="bar-link" aria-label={words.settings} title={words.settings}>
            <Icon sign="settings" />
          </Link>
        </nav>
      </header>
      <NewerVersion />
      {strips}
    </div>
  );
}
