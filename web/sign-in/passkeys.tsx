import { LONGEST_NAME } from "@clade/kernel";
import { Button } from "@clade/ui";
import { type FormEvent, type ReactElement, useEffect, useState } from "react";
import { isProblem } from "../online/api.ts";
import { useSettings } from "../settings.ts";
import { canHavePasskeys, makePasskey } from "./passkey-device.ts";
import { isFailure, useFailureWords } from "./said.ts";
import { type Passkey, signInApi } from "./sign-in-api.ts";
import { Sure } from "./sure.tsx";
import { useSignInWords } from "./words/index.ts";

/** One's passkeys: to add, to name, to remove. */
export function Passkeys(): ReactElement {
  const words = useSignInWords();
  const failureWords = useFailureWords();
  const [passkeys, setPasskeys] = useState<readonly Passkey[]>([]);
  const [said, setSaid] = useState("");
  const can = canHavePasskeys();
  useEffect(() => {
    let here = true;
    signInApi.passkeys().then(
      (answer) => here && answer !== undefined && !isProblem(answer) && setPasskeys(answer.passkeys),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, []);
  const show = async (asked: ReturnType<typeof makePasskey>, done = ""): Promise<boolean> => {
    setSaid("");
    const answer = await asked;
    if (isFailure(answer)) {
      setSaid(failureWords(answer));
      return false;
    }
    setPasskeys(answer);
    setSaid(done);
    return true;
  };
  return (
    <section className="passkeys" aria-labelledby="passkeys">
      <h3 id="passkeys">{words.passkeys}</h3>
      <p className="home-quiet">{can ? words.passkeysHelp : words.passkeysElsewhere}</p>
      {passkeys.length === 0 ? (
        can ? (
          <p className="home-quiet">{words.noPasskeys}</p>
        ) : null
      ) : (
        <ul className="home-list">
          {passkeys.map((passkey) => (
            <PasskeyLine key={passkey.id} passkey={passkey} show={show} />
          ))}
        </ul>
      )}
      {can ? <Button onClick={() => void show(makePasskey(), words.added)}>{words.addPasskey}</Button> : null}
      <p role="status">{said}</p>
    </section>
  );
}

interface LineProps {
  readonly passkey: Passkey;
  readonly show: (asked: ReturnType<typeof makePasskey>) => Promise<boolean>;
}

function PasskeyLine({ passkey: { id, name: kept, synced, created, used }, show }: LineProps): ReactElement {
  const words = useSignInWords();
  const { language } = useSettings();
  const [doing, setDoing] = useState<"rename" | "remove">();
  const [text, setText] = useState("");
  const name = kept === "?" ? words.unknown : kept;
  const day = new Intl.DateTimeFormat(language, { dateStyle: "medium" });
  const list = async (asked: ReturnType<typeof signInApi.passkeys>): ReturnType<typeof makePasskey> => {
    const answer = await asked;
    return answer === undefined || isProblem(answer) ? answer : answer.passkeys;
  };
  const rename = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (await show(list(signInApi.rename(id, text)))) setDoing(undefined);
  };
  if (doing === "rename") {
    return (
      <li>
        <form className="passkey-name" onSubmit={(event) => void rename(event)}>
          <label className="field">
            <b>{words.newName}</b>
            <input
              value={text}
              maxLength={LONGEST_NAME}
              autoComplete="off"
              onChange={({ target }) => setText(target.value)}
            />
          </label>
          <Button type="submit" disabled={text.trim() === ""}>
            {words.save}
          </Button>
          <Button look="quiet" onClick={() => setDoing(undefined)}>
            {words.cancel}
          </Button>
        </form>
      </li>
    );
  }
  if (doing === "remove") {
    return (
      <li>
        <Sure
          label={words.removeOf(name)}
          question={words.removeSure(name)}
          yes={words.remove}
          no={words.cancel}
          onYes={() => void show(list(signInApi.remove(id)))}
          onNo={() => setDoing(undefined)}
        />
      </li>
    );
  }
  const facts = [used === null ? words.made(day.format(created)) : words.used(day.format(used))];
  if (synced) facts.push(words.synced);
  return (
    <li>
      <span>
        <b>{name}</b> <small>{facts.join(" · ")}</small>
      </span>
      <span className="passkey-ways">
        <Button
          look="quiet"
          aria-label={words.renameOf(name)}
          onClick={() => {
            setText(name);
            setDoing("rename");
          }}
        >
          {words.rename}
        </Button>
        <Button look="quiet" aria-label={words.removeOf(name)} onClick={() => setDoing("remove")}>
          {words.remove}
        </Button>
      </span>
    </li>
  );
}
