import { Button } from "@clade/ui";
import { type FormEvent, type ReactElement, useEffect, useState } from "react";
import { api, isProblem } from "../online/api.ts";
import { change } from "../settings.ts";
import { canHavePasskeys, showPasskey } from "./passkey-device.ts";
import { isFailure, useFailureWords } from "./said.ts";
import { signInApi } from "./sign-in-api.ts";
import { Sure } from "./sure.tsx";
import { useSignInWords } from "./words/index.ts";

/** Whoever this device is now, where something would be left behind. */
interface Leaving {
  readonly name: string;
  readonly games: number;
  readonly enter: () => Promise<void>;
}

interface Props {
  /** Somebody is here from now on. */
  readonly onEntered: () => void;
}

/** The ways to be, on this device, who one is on another: a passkey, the operator's provider, a recovery code. */
export function SignIn({ onEntered }: Props): ReactElement {
  const words = useSignInWords();
  const failureWords = useFailureWords();
  const [provider, setProvider] = useState<{ readonly label: string; readonly bound: boolean } | null>(null);
  const [leaving, setLeaving] = useState<Leaving>();
  const [code, setCode] = useState("");
  const [keepOthers, setKeepOthers] = useState(false);
  const [said, setSaid] = useState("");
  useEffect(() => {
    let here = true;
    signInApi.ways().then(
      (answer) => here && answer !== undefined && !isProblem(answer) && setProvider(answer.openid),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, []);

  function entered(name: string): void {
    // The name comes along; otherwise this device would bring its own.
    change({ name });
    setCode("");
    setSaid(words.nowYou(name));
    onEntered();
  }
  /** Whoever has been somebody on this device is told first what becomes of that. */
  async function ask(enter: () => Promise<void>): Promise<void> {
    setSaid("");
    setLeaving(undefined);
    const me = await api.me();
    if (me === undefined || isProblem(me) || !me.known) return enter();
    const tables = await api.myTables(0);
    const own = tables === undefined || isProblem(tables) ? [] : tables.tables;
    const games = own.filter(({ status }) => status === "playing" || status === "waiting").length;
    setLeaving({ name: me.name, games, enter });
  }
  const byPasskey = async (): Promise<void> => {
    const answer = await showPasskey();
    if (isFailure(answer)) setSaid(failureWords(answer));
    else entered(answer.name);
  };
  const byProvider = async (): Promise<void> => {
    const answer = await signInApi.toProvider();
    if (answer !== undefined && !isProblem(answer)) location.assign(answer.url);
    else if (answer?.problem === "failed") setSaid(words.providerFailed(provider?.label ?? ""));
    else setSaid(failureWords(answer));
  };
  const byCode = async (): Promise<void> => {
    const answer = await api.recover(code, keepOthers);
    if (answer !== undefined && !isProblem(answer)) entered(answer.name);
    else setSaid(answer?.problem === "not-yours" ? words.wrongCode : failureWords(answer));
  };
  const useCode = (event: FormEvent): void => {
    event.preventDefault();
    void ask(byCode);
  };
  const unbind = async (): Promise<void> => {
    const answer = await signInApi.unbind();
    if (answer === undefined || isProblem(answer)) return setSaid(failureWords(answer));
    setProvider(answer.openid);
    setSaid(words.unbound);
  };
  return (
    <section className="sign-in" aria-labelledby="sign-in">
      <h2 id="sign-in">{words.signIn}</h2>
      <p className="home-quiet">{words.signInHelp}</p>
      {canHavePasskeys() ? (
        <Button look="main" onClick={() => void ask(byPasskey)}>
          {words.byPasskey}
        </Button>
      ) : null}
      {provider === null ? null : provider.bound ? (
        <>
          <p>{words.providerBound(provider.label)}</p>
          <Button look="quiet" onClick={() => void unbind()}>
            {words.unbind(provider.label)}
          </Button>
        </>
      ) : (
        <>
          <Button onClick={() => void byProvider()}>{words.byProvider(provider.label)}</Button>
          <p className="home-quiet">{words.providerHelp(provider.label)}</p>
        </>
      )}
      <details>
        <summary>{words.haveCode}</summary>
        <form className="devices-code" onSubmit={useCode}>
          <label className="field">
            <b>{words.code}</b>
            <input
              value={code}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={64}
              onChange={({ target }) => setCode(target.value)}
            />
          </label>
          <label className="tick">
            <input type="checkbox" checked={keepOthers} onChange={({ target }) => setKeepOthers(target.checked)} />{" "}
            {words.keepOthers}
          </label>
          <Button type="submit" disabled={code.trim() === ""}>
            {words.useCode}
          </Button>
        </form>
      </details>
      {leaving === undefined ? null : (
        <Sure
          label={words.signIn}
          question={words.leaving(leaving.name, leaving.games)}
          yes={words.goOn}
          no={words.stay(leaving.name)}
          onYes={() => {
            setLeaving(undefined);
            void leaving.enter();
          }}
          onNo={() => setLeaving(undefined)}
        />
      )}
      <p role="alert">{said}</p>
    </section>
  );
}
