import { isGoodName, LONGEST_NAME, tidyName } from "@clade/kernel";
import { Button } from "@clade/ui";
import { type FormEvent, type ReactElement, useState } from "react";
import { companyWords } from "../catalogue/company.ts";
import { api, isProblem } from "../online/api.ts";
import { introduce } from "../online/identity.ts";
import { change, useSettings } from "../settings.ts";
import { useWords } from "../words.ts";

/** Whoever sits down with others is asked for a name once; it is the same everywhere, and can be changed here too. */
export function OwnName(): ReactElement {
  const words = useWords();
  const { name, language } = useSettings();
  const here = companyWords[language];
  const [text, setText] = useState(name);
  const [complaint, setComplaint] = useState("");
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const wanted = tidyName(text);
    if (!isGoodName(wanted)) return setComplaint(words.problems["bad-name"]);
    await introduce();
    const answer = await api.rename(wanted);
    if (answer === undefined) return setComplaint(words.problems["no-connection"]);
    if (isProblem(answer)) return setComplaint(words.problems[answer.problem]);
    setComplaint("");
    change({ name: wanted });
  };
  return (
    <form className="own-name" onSubmit={(event) => void save(event)}>
      <label className="field">
        <b>{here.yourName}</b>
        <input
          value={text}
          maxLength={LONGEST_NAME}
          autoComplete="nickname"
          onChange={({ target }) => setText(target.value)}
        />
        {name === "" ? <small>{here.yourNameHelp}</small> : null}
      </label>
      {tidyName(text) === name ? null : <Button type="submit">{here.saveName}</Button>}
      <p role="alert">{complaint}</p>
    </form>
  );
}
