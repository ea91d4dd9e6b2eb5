import { type ReactElement, useCallback, useEffect, useState } from "react";
import { isProblem, type Problem } from "../online/api.ts";
import { introduce } from "../online/identity.ts";
import { useSettings } from "../settings.ts";
import { useWords } from "../words.ts";
import { noteWanted } from "./being-told.ts";
import { type Notices, noticesApi, type Wishes } from "./notices-api.ts";
import { NoticesView } from "./notices-view.tsx";
import { type DeviceState, deviceId, deviceState, subscribe, unsubscribe } from "./this-device.ts";
import { useNoticeWords } from "./words/index.ts";

/** How somebody wants to be told that it is their turn. Without a server there is nobody who could. */
export function NoticesSection(): ReactElement | null {
  const { problems } = useWords();
  const words = useNoticeWords();
  const { language } = useSettings();
  const [notices, setNotices] = useState<Notices>();
  const [device, setDevice] = useState<DeviceState>("cannot");
  const [own, setOwn] = useState<string>();
  const [said, setSaid] = useState("");

  const show = useCallback(async (answer: Notices): Promise<void> => {
    setNotices(answer);
    const id = await deviceId();
    const state = await deviceState();
    const isKnown = answer.push.devices.some((each) => each.id === id);
    setOwn(isKnown ? id : undefined);
    // A subscription that the server does not know tells nobody anything.
    setDevice(state === "on" && !isKnown ? "off" : state);
    noteWanted(answer);
  }, []);
  useEffect(() => {
    noticesApi.now().then(
      (answer) => (answer === undefined || isProblem(answer) ? undefined : show(answer)),
      () => undefined,
    );
  }, [show]);
  // What is told is told in the language of this page, and goes by the clock of this place.
  const wishes = notices?.wishes;
  const isTold = notices !== undefined && (notices.push.devices.length > 0 || notices.mail.address !== null);
  useEffect(() => {
    if (wishes === undefined || !isTold) return;
    const zone = ownZone();
    if (wishes.language === language && wishes.zone === zone) return;
    noticesApi.wish({ ...wishes, language, zone }).then(
      (answer) => (answer === undefined || isProblem(answer) ? undefined : setNotices(answer)),
      () => undefined,
    );
  }, [wishes, isTold, language]);
  if (notices === undefined) return null;

  /** Asks the server; a problem is said in words. Answers whether it was done. */
  async function ask(asked: Promise<Notices | Problem | undefined>): Promise<boolean> {
    setSaid("");
    const answer = await asked;
    if (answer !== undefined && !isProblem(answer)) {
      await show(answer);
      return true;
    }
    setSaid(problems[answer?.problem ?? "no-connection"]);
    return false;
  }
  const wish = async (changed: Partial<Wishes>): Promise<void> => {
    const wished = { ...notices.wishes, language, zone: ownZone(), ...changed };
    // What was chosen shows at once, and goes back if the server does not take it.
    setNotices({ ...notices, wishes: wished });
    if (!(await ask(noticesApi.wish(wished)))) setNotices(notices);
  };
  const turnOn = async (): Promise<void> => {
    setSaid("");
    try {
      await introduce();
      const made = await subscribe(notices.push.key);
      if (made === undefined) return setDevice(await deviceState());
      const isFirst = notices.push.devices.length === 0 && notices.mail.address === null;
      if ((await ask(noticesApi.addDevice(made))) && isFirst) {
        await ask(noticesApi.wish({ ...notices.wishes, language, zone: ownZone() }));
      }
    } catch {
      setSaid(words.failed);
    }
  };
  const turnOff = async (): Promise<void> => {
    const id = own;
    await unsubscribe().catch(() => undefined);
    if (id !== undefined) await ask(noticesApi.removeDevice(id));
  };
  const trial = async (): Promise<void> => {
    const answer = await noticesApi.trial();
    const failed = answer === undefined || isProblem(answer);
    setSaid(failed ? problems[answer?.problem ?? "no-connection"] : words.tried(answer.devices));
  };
  const setMail = async (address: string): Promise<void> => {
    setSaid("");
    await introduce();
    await noticesApi.wish({ ...notices.wishes, language, zone: ownZone() });
    const answer = await noticesApi.setMail(address);
    if (answer !== undefined && !isProblem(answer)) return show(answer);
    const bad = answer?.problem === "bad-request";
    setSaid(bad ? words.badAddress : problems[answer?.problem ?? "no-connection"]);
  };
  return (
    <NoticesView
      notices={notices}
      device={device}
      own={own}
      said={said}
      onTurnOn={() => void turnOn()}
      onTurnOff={() => void turnOff()}
      onTrial={() => void trial()}
      onRemove={(id) => void (id === own ? turnOff() : ask(noticesApi.removeDevice(id)))}
      onMail={(address) => void setMail(address)}
      onForgetMail={() => void ask(noticesApi.forgetMail())}
      onWish={(changed) => void wish(changed)}
    />
  );
}

function ownZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
