import { Button } from "@clade/ui";
import { type ReactElement, useCallback, useEffect, useState } from "react";
import { copyText } from "../copy-text.ts";
import { api, isProblem, type Problem, type Sessions } from "../online/api.ts";
import { change, useSettings } from "../settings.ts";
import { useWords } from "../words.ts";
import { Passkeys } from "./passkeys.tsx";
import { SignIn } from "./sign-in.tsx";
import { signInApi } from "./sign-in-api.ts";
import { Sure } from "./sure.tsx";
import { useSignInWords } from "./words/index.ts";
import "./sign-in.css";

/** Being the same person on several devices: where one is signed in, and everything that brings one to another. */
export function Devices(): ReactElement | null {
  const { problems } = useWords();
  const words = useSignInWords();
  const { language } = useSettings();
  const [sessions, setSessions] = useState<Sessions["sessions"]>();
  const [code, setCode] = useState("");
  const [copied, setCopied] = useState(false);
  /** The name of whom signing out here would leave. */
  const [sure, setSure] = useState<string>();
  const [said, setSaid] = useState("");
  /** Another person has other passkeys. */
  const [person, setPerson] = useState(0);
  const look = useCallback(async (): Promise<void> => {
    const answer = await api.sessions();
    if (answer !== undefined && !isProblem(answer)) setSessions(answer.sessions);
  }, []);
  useEffect(() => void look().catch(() => undefined), [look]);
  useCameBack(setSaid);
  // Without a server there is nobody to be known by.
  if (sessions === undefined) return null;

  /** Asks the server; a problem is said in words, and then there is nothing. */
  async function ask<T extends object>(asked: Promise<T | Problem | undefined>): Promise<T | undefined> {
    setSaid("");
    const answer = await asked;
    if (answer !== undefined && !isProblem(answer)) return answer;
    setSaid(problems[answer?.problem ?? "no-connection"]);
    return undefined;
  }
  const show = async (asked: ReturnType<typeof api.sessions>): Promise<void> => {
    const answer = await ask(asked);
    if (answer !== undefined) setSessions(answer.sessions);
  };
  const makeCode = async (): Promise<void> => {
    setCopied(false);
    setCode((await ask(api.recoveryCode()))?.code ?? "");
  };
  const askSure = async (): Promise<void> => setSure((await ask(api.me()))?.name);
  const signOutHere = async (): Promise<void> => {
    setSure(undefined);
    const current = sessions.find((each) => each.current);
    if (current === undefined || (await ask(api.endSession(current.id))) === undefined) return;
    change({ name: "" });
    await entered();
    setSaid(words.signedOut);
  };
  const entered = async (): Promise<void> => {
    setCode("");
    setPerson((before) => before + 1);
    await look();
  };
  const day = new Intl.DateTimeFormat(language, { dateStyle: "medium" });
  return (
    <>
      <section className="devices" aria-labelledby="devices">
        <h2 id="devices">{words.devices}</h2>
        <p className="home-quiet">{words.devicesHelp}</p>
        <ul className="home-list">
          {sessions.map(({ id, device, seen, current }) => {
            const name = device === "" || device === "?" ? words.unknown : device;
            return (
              <li key={id}>
                <span>
                  <b>{name}</b> <small>{current ? words.here : words.lastSeen(day.format(seen))}</small>
                </span>
                {current ? null : (
                  <Button look="quiet" aria-label={words.signOutOf(name)} onClick={() => void show(api.endSession(id))}>
                    {words.signOut}
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
        {sessions.length > 1 ? (
          <Button onClick={() => void show(api.endOtherSessions())}>{words.signOutOthers}</Button>
        ) : null}
        {sure === undefined ? (
          <Button look="quiet" onClick={() => void askSure()}>
            {words.signOutHere}
          </Button>
        ) : (
          <Sure
            label={words.signOutHere}
            question={words.signOutSure(sure)}
            yes={words.signOut}
            no={words.stay(sure)}
            onYes={() => void signOutHere()}
            onNo={() => setSure(undefined)}
          />
        )}
        <Passkeys key={person} />
        <section className="recovery" aria-labelledby="recovery">
          <h3 id="recovery">{words.recovery}</h3>
          <p className="home-quiet">{words.recoveryHelp}</p>
          <Button onClick={() => void makeCode()}>{words.makeCode}</Button>
          {code === "" ? null : (
            <p role="status">
              <b className="numeral">{code}</b>{" "}
              <Button look="quiet" onClick={() => void copyText(code).then(setCopied)}>
                {copied ? words.copied : words.copy}
              </Button>{" "}
              <small>{words.codeHelp}</small>
            </p>
          )}
        </section>
        <p role="alert">{said}</p>
      </section>
      <SignIn onEntered={() => void entered()} />
    </>
  );
}

/** Says what came of a visit to the operator's provider, once. */
function useCameBack(say: (words: string) => void): void {
  const words = useSignInWords();
  useEffect(() => {
    const address = new URL(location.href);
    const result = address.searchParams.get("sign-in");
    if (result === null) return;
    address.searchParams.delete("sign-in");
    history.replaceState(history.state, "", address);
    const tell = async (): Promise<void> => {
      const [me, ways] = await Promise.all([api.me(), signInApi.ways()]);
      const label = ways === undefined || isProblem(ways) ? undefined : ways.openid?.label;
      if (result === "failed") return say(words.providerFailed(label ?? ""));
      if (me === undefined || isProblem(me)) return;
      change({ name: me.name });
      say(words.nowYou(me.name));
    };
    tell().catch(() => undefined);
  }, [say, words]);
}
