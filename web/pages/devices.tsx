import { Button } from "@clade/ui";
import { type FormEvent, type ReactElement, useEffect, useState } from "react";
import { api, isProblem, type Problem, type Sessions } from "../online/api.ts";
import { change, useSettings } from "../settings.ts";
import { useWords } from "../words.ts";

/** Being the same person on several devices: where one is signed in, and the code that brings one to another. */
export function Devices(): ReactElement | null {
  const words = useWords();
  const { language } = useSettings();
  const [sessions, setSessions] = useState<Sessions["sessions"]>();
  const [code, setCode] = useState("");
  const [given, setGiven] = useState("");
  const [keepOthers, setKeepOthers] = useState(false);
  const [said, setSaid] = useState("");
  const page = words.devices;
  useEffect(() => {
    api.sessions().then(
      (answer) => (answer === undefined || isProblem(answer) ? undefined : setSessions(answer.sessions)),
      () => undefined,
    );
  }, []);
  // Without a server there is nobody to be known by.
  if (sessions === undefined) return null;

  /** Asks the server; a problem is said in words, and then there is nothing. */
  async function ask<T extends object>(asked: Promise<T | Problem | undefined>): Promise<T | undefined> {
    setSaid("");
    const answer = await asked;
    if (answer !== undefined && !isProblem(answer)) return answer;
    const wrong = answer?.problem === "not-yours";
    setSaid(wrong ? page.wrongCode : words.problems[answer?.problem ?? "no-connection"]);
    return undefined;
  }
  const show = async (asked: ReturnType<typeof api.sessions>): Promise<void> => {
    const answer = await ask(asked);
    if (answer !== undefined) setSessions(answer.sessions);
  };
  const makeCode = async (): Promise<void> => setCode((await ask(api.recoveryCode()))?.code ?? "");
  const recover = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const me = await ask(api.recover(given, keepOthers));
    if (me === undefined) return;
    // The name comes along; otherwise this device would bring its own.
    change({ name: me.name });
    setGiven("");
    await show(api.sessions());
    setSaid(page.nowYou(me.name));
  };
  const day = new Intl.DateTimeFormat(language, { dateStyle: "medium" });
  return (
    <section className="devices" aria-labelledby="devices">
      <h2 id="devices">{page.title}</h2>
      <p className="home-quiet">{page.help}</p>
      <ul className="home-list">
        {sessions.map(({ id, device, seen, current }) => {
          const name = device === "" || device === "?" ? page.unknown : device;
          return (
            <li key={id}>
              <span>
                <b>{name}</b> <small>{current ? page.here : page.lastSeen(day.format(seen))}</small>
              </span>
              {current ? null : (
                <Button look="quiet" aria-label={page.signOutOf(name)} onClick={() => void show(api.endSession(id))}>
                  {page.signOut}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {sessions.length > 1 ? (
        <Button onClick={() => void show(api.endOtherSessions())}>{page.signOutOthers}</Button>
      ) : null}
      <Button onClick={() => void makeCode()}>{page.makeCode}</Button>
      {code === "" ? null : (
        <p role="status">
          <b className="numeral">{code}</b> <small>{page.codeHelp}</small>
        </p>
      )}
      <details>
        <summary>{page.haveCode}</summary>
        <form className="devices-code" onSubmit={(event) => void recover(event)}>
          <label className="field">
            <b>{page.code}</b>
            <input value={given} autoComplete="off" maxLength={64} onChange={({ target }) => setGiven(target.value)} />
          </label>
          <label>
            <input type="checkbox" checked={keepOthers} onChange={({ target }) => setKeepOthers(target.checked)} />{" "}
            {page.keepOthers}
          </label>
          <Button type="submit" disabled={given.trim() === ""}>
            {page.useCode}
          </Button>
        </form>
      </details>
      <p role="alert">{said}</p>
    </section>
  );
}
