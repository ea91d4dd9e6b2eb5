import { Button } from "@clade/ui";
import { type FormEvent, type ReactElement, useState } from "react";
import { useLocation } from "wouter";
import { isProblem } from "../online/api.ts";
import { joinByCode } from "../online/join.ts";
import { joinWords } from "../trouble/words.ts";
import { useWords } from "../words.ts";

/** The field for a friend's code. */
export function JoinForm(): ReactElement {
  const words = useWords();
  const [, go] = useLocation();
  const [code, setCode] = useState("");
  const [complaint, setComplaint] = useState("");
  const join = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const table = await joinByCode(code);
    if (table === undefined) setComplaint(words.offline);
    else if (isProblem(table)) setComplaint(joinWords(words, table.problem));
    else go(`/online/${table.id}`);
  };
  return (
    <form className="join" onSubmit={(event) => void join(event)}>
      <label htmlFor="code">{words.joinHelp}</label>
      <div>
        <input
          id="code"
          value={code}
          placeholder={words.code}
          autoCapitalize="characters"
          autoComplete="off"
          maxLength={12}
          onChange={({ target }) => setCode(target.value)}
        />
        <Button type="submit" disabled={code.trim() === ""}>
          {words.join}
        </Button>
      </div>
      <p role="alert">{complaint}</p>
    </form>
  );
}
