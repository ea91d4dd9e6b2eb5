import { Button } from "@clade/ui";
import { type FormEvent, type ReactElement, useEffect, useState } from "react";
import { useSettings } from "../settings.ts";
import { NOTICE_KINDS, type Notices, RHYTHMS, type Wishes } from "./notices-api.ts";
import { QuietTime } from "./quiet-time.tsx";
import type { DeviceState } from "./this-device.ts";
import { useNoticeWords } from "./words/index.ts";
import "./notices.css";

interface NoticesViewProps {
  readonly notices: Notices;
  readonly device: DeviceState;
  /** This device, as the server knows it. */
  readonly own: string | undefined;
  readonly said: string;
  readonly onTurnOn: () => void;
  readonly onTurnOff: () => void;
  readonly onTrial: () => void;
  readonly onRemove: (id: string) => void;
  readonly onMail: (address: string) => void;
  readonly onForgetMail: () => void;
  readonly onWish: (changed: Partial<Wishes>) => void;
}

/** The settings of notices: where they come, what they are about, and when not. */
export function NoticesView(props: NoticesViewProps): ReactElement {
  const { notices, device, own, said, onTurnOn, onTurnOff, onTrial, onRemove, onWish } = props;
  const { wishes, push, mail } = notices;
  const words = useNoticeWords();
  const { language } = useSettings();
  const day = new Intl.DateTimeFormat(language, { dateStyle: "medium" });
  const isTold = push.devices.length > 0 || mail.address !== null;
  // Letters lead here; the section comes a moment after the page.
  useEffect(() => {
    if (window.location.hash === "#notices") document.getElementById("notices")?.scrollIntoView();
  }, []);
  return (
    <section className="notices" aria-labelledby="notices">
      <h2 id="notices">{words.title}</h2>
      <p className="home-quiet">{words.help}</p>
      <h3>{words.device}</h3>
      {device === "on" ? null : <p className="home-quiet">{device === "off" ? words.deviceHelp : words[device]}</p>}
      {device === "off" ? <Button onClick={onTurnOn}>{words.turnOn}</Button> : null}
      {device === "on" ? (
        <>
          <p>{words.isOn}</p>
          <div className="notices-ways">
            <Button onClick={onTrial}>{words.trial}</Button>
            <Button look="quiet" onClick={onTurnOff}>
              {words.turnOff}
            </Button>
          </div>
        </>
      ) : null}
      {push.devices.length === 0 ? null : (
        <ul className="home-list" aria-label={words.others}>
          {push.devices.map(({ id, device: kind, since }) => {
            const name = kind === "" || kind === "?" ? words.unknown : kind;
            return (
              <li key={id}>
                <span>
                  <b>{name}</b> <small>{id === own ? words.here : words.since(day.format(since))}</small>
                </span>
                {id === own ? null : (
                  <Button look="quiet" aria-label={words.removeOf(name)} onClick={() => onRemove(id)}>
                    {words.remove}
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {mail.offered ? <Mail {...props} /> : null}
      {isTold ? (
        <>
          <fieldset className="notices-ticks">
            <legend>{words.kinds}</legend>
            {NOTICE_KINDS.map((kind) => (
              <label key={kind} className="tick">
                <input
                  type="checkbox"
                  checked={wishes.kinds.includes(kind)}
                  onChange={({ target }) =>
                    onWish({
                      kinds: NOTICE_KINDS.filter((each) =>
                        each === kind ? target.checked : wishes.kinds.includes(each),
                      ),
                    })
                  }
                />
                {words.kind[kind]}
              </label>
            ))}
          </fieldset>
          <QuietTime wishes={wishes} onWish={onWish} />
        </>
      ) : null}
      <p role="status">{said}</p>
    </section>
  );
}

function Mail({ notices: { wishes, mail }, onMail, onForgetMail, onWish }: NoticesViewProps): ReactElement {
  const words = useNoticeWords();
  const [given, setGiven] = useState("");
  const send = (event: FormEvent): void => {
    event.preventDefault();
    onMail(given.trim());
    setGiven("");
  };
  const { address, state } = mail;
  return (
    <>
      <h3>{words.mail}</h3>
      <p className="home-quiet">{words.mailHelp}</p>
      {address === null || state === null ? (
        <form className="notices-mail" onSubmit={send}>
          <label className="field">
            <b>{words.address}</b>
            <input
              type="email"
              autoComplete="email"
              required
              maxLength={254}
              value={given}
              onChange={({ target }) => setGiven(target.value)}
            />
          </label>
          <Button type="submit">{words.sendLink}</Button>
        </form>
      ) : (
        <>
          <p className="notices-address">{words[state](address)}</p>
          <Button look="quiet" onClick={onForgetMail}>
            {words.forget}
          </Button>
          <fieldset className="choice">
            <legend>{words.rhythm}</legend>
            <div>
              {RHYTHMS.map((rhythm) => (
                <label key={rhythm}>
                  <input
                    type="radio"
                    name="rhythm"
                    checked={wishes.rhythm === rhythm}
                    onChange={() => onWish({ rhythm })}
                  />
                  <span>{words.rhythms[rhythm]}</span>
                </label>
              ))}
            </div>
          </fieldset>
        </>
      )}
    </>
  );
}
