import { Button } from "@clade/ui";
import { type ReactElement, useCallback, useEffect, useState } from "react";
import { api, isProblem, type KindnessNow } from "../online/api.ts";
import { change as changeSettings, currentSettings, useSettings } from "../settings.ts";
import type { TroubleCode } from "../trouble/codes.ts";
import { useWords } from "../words.ts";
import { useDoorWords } from "./words/index.ts";

/** With other people: typed chat, children's mode, who is muted and blocked. Children's mode holds also where no server answers. */
export function CompanySettings(): ReactElement {
  const { kindness: words } = useDoorWords();
  const { problems } = useWords();
  const { child } = useSettings();
  const [now, setNow] = useState<KindnessNow>();
  const [trouble, setTrouble] = useState<TroubleCode>();
  const ask = useCallback(async (asked: ReturnType<typeof api.kindness>): Promise<void> => {
    setTrouble(undefined);
    const answer = await asked;
    if (answer === undefined) setTrouble("no-connection");
    else if (isProblem(answer)) setTrouble(answer.problem);
    else setNow(answer);
  }, []);
  useEffect(() => {
    const look = async (): Promise<void> => {
      const said = await api.kindness();
      if (said === undefined || isProblem(said)) return;
      setNow(said);
      if (said.child) changeSettings({ child: true });
      // What was chosen before the server answered goes there now: whoever sits down next is a child from the start.
      else if (currentSettings().child) await ask(api.wish({ child: true }));
    };
    // Without a server there is nobody to meet.
    look().catch(() => {});
  }, [ask]);
  const setChild = (wanted: boolean): void => {
    changeSettings({ child: wanted });
    if (now !== undefined) void ask(api.wish({ child: wanted }));
  };
  return (
    <section aria-labelledby="company">
      <h2 id="company">{words.title}</h2>
      <fieldset className="choice">
        <legend>{words.child}</legend>
        <div>
          {([true, false] as const).map((each) => (
            <label key={String(each)}>
              <input type="radio" name="child" checked={child === each} onChange={() => setChild(each)} />
              <span>{each ? words.on : words.off}</span>
            </label>
          ))}
        </div>
        <p className="home-quiet">{words.childHelp}</p>
      </fieldset>
      {now === undefined ? null : (
        <>
          {child ? null : (
            <fieldset className="choice">
              <legend>{words.typed}</legend>
              <div>
                {(["always", "invited", "never"] as const).map((each) => (
                  <label key={each}>
                    <input
                      type="radio"
                      name="typed"
                      checked={now.typed === each}
                      onChange={() => void ask(api.wish({ typed: each }))}
                    />
                    <span>{words.typedChoices[each]}</span>
                  </label>
                ))}
              </div>
              <p className="home-quiet">{words.typedHelp}</p>
            </fieldset>
          )}
          <h3>{words.list}</h3>
          {now.keptAway.length === 0 ? <p className="home-quiet">{words.listNone}</p> : null}
          <ul className="kept-away">
            {now.keptAway.map(({ id, name, how }) => (
              <li key={id}>
                <b>{name}</b> <small className="tag">{how === "block" ? words.blocked : words.muted}</small>
                <Button look="quiet" aria-label={words.forgive(name)} onClick={() => void ask(api.letNear(id))}>
                  {how === "block" ? words.unblock : words.unmute}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      <p role="alert">{trouble === undefined ? "" : problems[trouble]}</p>
    </section>
  );
}
