import { isGoodName, LONGEST_NAME, type TableInfo, tidyName } from "@clade/kernel";
import { Button } from "@clade/ui";
import { type FormEvent, type ReactElement, useState } from "react";
import { GamePlate } from "../art/plates.tsx";
import { companyWords } from "../catalogue/company.ts";
import { Terms } from "../pages/terms.tsx";
import { shownNames } from "../seat-names.ts";
import { useSettings } from "../settings.ts";
import { aboutOf, useGameName } from "../shelf.ts";
import { useWords } from "../words.ts";
import { useInviteWords } from "./words/index.ts";
import "./invite.css";

interface Props {
  /** Undefined until the table is found: one may say one's name meanwhile. */
  readonly table: TableInfo | undefined;
  readonly complaint: string;
  readonly onSit: (name: string) => void;
}

/** Who invites, to what, on which terms; one's name, and the seat. */
export function Invitation({ table, complaint, onSit }: Props): ReactElement {
  const words = useInviteWords();
  const { problems } = useWords();
  const { name, language } = useSettings();
  const here = companyWords[language];
  const gameName = useGameName();
  const [text, setText] = useState(name);
  const [bad, setBad] = useState(false);
  const sit = (event: FormEvent): void => {
    event.preventDefault();
    const wanted = tidyName(text);
    setBad(!isGoodName(wanted));
    if (isGoodName(wanted)) onSit(wanted);
  };
  const about = table === undefined ? undefined : aboutOf(table.game);
  const people = shownNames(table?.seats ?? []).filter((each) => each !== undefined);
  return (
    <>
      <header className="page-head">
        <div>
          <h1>{words.title}</h1>
          {table === undefined ? (
            <p>{words.looking}</p>
          ) : (
            <>
              <p>{words.from(table.host, gameName(table.game))}</p>
              <p className="home-quiet">{words.already(people.join(", "))}</p>
            </>
          )}
        </div>
        {about === undefined ? null : <GamePlate plate={about.plate} />}
      </header>
      {table === undefined ? null : <Terms info={table} />}
      <form className="invitation-name" onSubmit={sit}>
        <label className="field">
          <b>{here.yourName}</b>
          <input
            value={text}
            maxLength={LONGEST_NAME}
            autoComplete="nickname"
            enterKeyHint="go"
            onChange={({ target }) => setText(target.value)}
          />
          <small>{here.yourNameHelp}</small>
        </label>
        <p role="alert">{bad ? problems["bad-name"] : complaint}</p>
        <Button look="main" type="submit" disabled={table === undefined || text.trim() === ""}>
          {words.sit}
        </Button>
      </form>
    </>
  );
}
