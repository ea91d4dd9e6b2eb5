import { type ReactElement, useState } from "react";
import { isProblem } from "../online/api.ts";
import { useWords } from "../words.ts";
import { type Openness, peopleApi } from "./api.ts";
import { useAsked } from "./use-asked.ts";
import { useProfileWords } from "./words/index.ts";

/** Who may see what one has played, and who may invite one. */
export function OpennessForm(): ReactElement | null {
  const words = useProfileWords();
  const { problems } = useWords();
  const { answer, set } = useAsked("openness", peopleApi.openness);
  const [complaint, setComplaint] = useState("");
  if (answer === undefined) return null;
  const choose = async (wanted: Openness): Promise<void> => {
    setComplaint("");
    const kept = await peopleApi.setOpenness(wanted);
    if (kept === undefined || isProblem(kept)) setComplaint(problems[kept?.problem ?? "no-connection"]);
    else set(kept);
  };
  return (
    <section className="person-openness">
      <Choice
        label={words.seenBy}
        choices={words.seenByChoices}
        value={answer.seenBy}
        onChoose={(seenBy) => void choose({ ...answer, seenBy })}
      />
      <p className="home-quiet">{words.seenByHelp}</p>
      <Choice
        label={words.invitedBy}
        choices={words.invitedByChoices}
        value={answer.invitedBy}
        onChoose={(invitedBy) => void choose({ ...answer, invitedBy })}
      />
      <p role="alert">{complaint}</p>
    </section>
  );
}

interface ChoiceProps<K extends string> {
  readonly label: string;
  readonly choices: { readonly [C in K]: string };
  readonly value: K;
  readonly onChoose: (value: K) => void;
}

function Choice<K extends string>({ label, choices, value, onChoose }: ChoiceProps<K>): ReactElement {
  return (
    <fieldset className="choice">
      <legend>{label}</legend>
      <div>
        {(Object.entries(choices) as [K, string][]).map(([each, text]) => (
          <label key={each}>
            <input type="radio" name={label} checked={each === value} onChange={() => onChoose(each)} />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
