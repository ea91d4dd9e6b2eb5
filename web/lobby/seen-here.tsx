import { type ReactElement, useEffect, useState } from "react";
import { isProblem } from "../online/api.ts";
import { lobbyApi } from "./lobby-api.ts";
import { useLobbyWords } from "./words/index.ts";
import "./lobby.css";

/** Whether those whom somebody follows see that they are here: nobody, until they say so. */
export function SeenHere(): ReactElement | null {
  const words = useLobbyWords();
  const [shown, setShown] = useState<boolean>();
  const hear = (answer: Awaited<ReturnType<typeof lobbyApi.seen>>): void => {
    if (answer !== undefined && !isProblem(answer)) setShown(answer.shown);
  };
  useEffect(() => void lobbyApi.seen().then(hear, () => undefined), []);
  // Without a server there is nobody to be seen by.
  if (shown === undefined) return null;
  return (
    <fieldset className="choice">
      <legend>{words.seen}</legend>
      <small>{words.seenHelp}</small>
      <div>
        {([true, false] as const).map((each) => (
          <label key={String(each)}>
            <input
              type="radio"
              name="seen-here"
              checked={shown === each}
              onChange={() => void lobbyApi.beSeen(each).then(hear, () => undefined)}
            />
            <span>{each ? words.seenChoices.on : words.seenChoices.off}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
