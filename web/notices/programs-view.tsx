import { Button } from "@clade/ui";
import { type FormEvent, type ReactElement, useState } from "react";
import { copyText } from "../copy-text.ts";
import { useSettings } from "../settings.ts";
import { SCOPES, type Scope, type Token } from "./notices-api.ts";
import { useNoticeWords } from "./words/index.ts";
import "./notices.css";

interface ProgramsViewProps {
  readonly tokens: readonly Token[];
  /** The token that was made just now, which is shown this once. */
  readonly fresh: string;
  readonly said: string;
  readonly onMake: (name: string, scopes: readonly Scope[]) => void;
  readonly onEnd: (id: string) => void;
}

export function ProgramsView({ tokens, fresh, said, onMake, onEnd }: ProgramsViewProps): ReactElement {
  const words = useNoticeWords();
  const { language } = useSettings();
  const [name, setName] = useState("");
  const [scopes, setScopes] = useState<readonly Scope[]>(["read", "play"]);
  const [copied, setCopied] = useState("");
  const day = new Intl.DateTimeFormat(language, { dateStyle: "medium" });
  const make = (event: FormEvent): void => {
    event.preventDefault();
    onMake(name.trim(), scopes);
    setName("");
  };
  return (
    <section className="notices programs" aria-labelledby="programs">
      <h2 id="programs">{words.programs}</h2>
      <p className="home-quiet">{words.programsHelp}</p>
      {tokens.length === 0 ? <p className="home-quiet">{words.noTokens}</p> : null}
      {tokens.length === 0 ? null : (
        <ul className="home-list">
          {tokens.map((token) => (
            <li key={token.id}>
              <span>
                <b>{token.name}</b>{" "}
                <small>
                  {[
                    ...token.scopes.map((scope) => words.scope[scope]),
                    token.seen === null ? words.neverUsed : words.used(day.format(token.seen)),
                  ].join(" · ")}
                </small>
              </span>
              <Button look="quiet" aria-label={words.endOf(token.name)} onClick={() => onEnd(token.id)}>
                {words.end}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div role="status" className="programs-fresh">
        {fresh === "" ? null : (
          <>
            <code>{fresh}</code>
            <p>{words.shown}</p>
            <Button onClick={() => void copyText(fresh).then((done) => setCopied(done ? fresh : ""))}>
              {copied === fresh ? words.copied : words.copy}
            </Button>
          </>
        )}
      </div>
      <form className="notices-mail" onSubmit={make}>
        <label className="field">
          <b>{words.tokenName}</b>
          <input
            value={name}
            required
            maxLength={40}
            autoComplete="off"
            onChange={({ target }) => setName(target.value)}
          />
          <small>{words.tokenNameHelp}</small>
        </label>
        <fieldset className="notices-ticks">
          <legend>{words.scopes}</legend>
          {SCOPES.map((scope) => (
            <label key={scope} className="tick">
              <input
                type="checkbox"
                checked={scopes.includes(scope)}
                onChange={({ target }) =>
                  setScopes(SCOPES.filter((each) => (each === scope ? target.checked : scopes.includes(each))))
                }
              />
              {words.scope[scope]}
            </label>
          ))}
        </fieldset>
        <Button type="submit" disabled={name.trim() === "" || scopes.length === 0}>
          {words.makeToken}
        </Button>
      </form>
      <p role="alert">{said}</p>
    </section>
  );
}
