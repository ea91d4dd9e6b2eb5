import type { GameText } from "@clade/kernel";
import { type ReactElement, useEffect, useId, useRef, useState } from "react";
import { Link } from "wouter";
import { holdsAll } from "../find-words.ts";
import { useWords } from "../words.ts";

interface Props {
  readonly game: string;
  readonly text: GameText;
  readonly clause: string | undefined;
}

/** The rules of a game: searchable, opened at a clause. */
export function RuleBook({ game, text, clause }: Props): ReactElement {
  const words = useWords();
  const [wanted, setWanted] = useState("");
  const marked = useRef<HTMLLIElement>(null);
  const field = useId();
  useEffect(() => {
    marked.current?.scrollIntoView({ block: "center" });
  }, [clause]);
  const needle = wanted.trim();
  const chapters = text.rules
    .map(({ title, rules }) => ({
      title,
      rules: rules.filter((rule) => holdsAll(`${rule.clause} ${rule.text} ${title}`, needle)),
    }))
    .filter(({ rules }) => rules.length > 0);
  const count = chapters.reduce((sum, { rules }) => sum + rules.length, 0);
  return (
    <div className="rule-book">
      <div className="rule-search">
        <label htmlFor={field}>{words.rulesPage.search}</label>
        <input id={field} type="search" value={wanted} onChange={({ target }) => setWanted(target.value)} />
        <small role="status">
          {needle === "" ? "" : count === 0 ? words.rulesPage.none : words.rulesPage.found(count)}
        </small>
      </div>
      {chapters.map(({ title, rules }) => (
        <section key={title}>
          <h2>{title}</h2>
          <ol>
            {rules.map((rule) => (
              <li
                key={rule.clause}
                id={rule.clause}
                ref={rule.clause === clause ? marked : undefined}
                aria-current={rule.clause === clause ? "true" : undefined}
              >
                <Link href={`/rules/${game}/${rule.clause}`} aria-label={words.rulesPage.link(rule.clause)}>
                  {rule.clause}
                </Link>
                <p>{rule.text}</p>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
