import { labelled, type Seat, seats, type TableInfo } from "@clade/kernel";
import { Button, SeatColours, SeatMark } from "@clade/ui";
import { lazy, type ReactElement, Suspense, useState } from "react";
import { useLocation } from "wouter";
import { GamePlate } from "../art/plates.tsx";
import { BASE } from "../base.ts";
import { companyWords } from "../catalogue/company.ts";
import { api, isProblem } from "../online/api.ts";
import { copyText } from "../copy-text.ts";
import { useSettings } from "../settings.ts";
import { aboutOf, useSeatNaming } from "../shelf.ts";
import { useWords } from "../words.ts";
import { OwnName } from "./own-name.tsx";
import { BotOptions } from "./bot-choice.tsx";
import { botWords, Terms } from "./terms.tsx";

const InvitePeople = lazy(() => import("../people/invite-people.tsx"));
// The seat comes first; what others are invited by comes after it.
const QrCode = lazy(() => import("../invite/qr-code.tsx"));

interface Props {
  readonly info: TableInfo;
  readonly onChange: (info: TableInfo) => void;
}

/** Before the game: who sits where, the code to invite by, and the host's button to begin. */
export function WaitingRoom({ info, onChange }: Props): ReactElement {
  const words = useWords();
  const { language } = useSettings();
  const here = companyWords[language];
  const [, go] = useLocation();
  const [copied, setCopied] = useState(false);
  const [complaint, setComplaint] = useState("");
  const { id, code, you, host } = info;
  const link = `${location.origin}${BASE}/join/${code ?? ""}`;
  const done = async (asked: ReturnType<typeof api.sit>, then = onChange): Promise<void> => {
    setComplaint("");
    const answer = await asked;
    if (answer === undefined) setComplaint(words.problems["no-connection"]);
    else if (isProblem(answer)) setComplaint(words.problems[answer.problem]);
    else then(answer);
  };
  const copy = async (): Promise<void> => {
    // Where even the older way is forbidden the link stands below, to be copied by hand.
    if (await copyText(link)) setCopied(true);
    else setComplaint(words.table.copyByHand);
  };
  const send = (): void => {
    // Whoever closes the device's sheet has only changed their mind.
    navigator.share({ title: "Clade", text: words.table.share, url: link }).catch(() => {});
  };
  const about = aboutOf(info.game);
  const naming = useSeatNaming()(info.game, info.seats);
  const full = info.seats.every(({ name }) => name !== null);
  return (
    <div className="page waiting-room">
      <header className="page-head">
        <h2>{words.table.waitingFor}</h2>
        {about === undefined ? null : <GamePlate plate={about.plate} />}
      </header>
      {code === null ? null : (
        <section className="invitation">
          <p>{words.table.share}</p>
          <p className="invitation-code numeral">{code}</p>
          <div className="invitation-ways">
            {"share" in navigator ? <Button onClick={send}>{words.table.send}</Button> : null}
            <Button onClick={() => void copy()}>{copied ? words.table.copied : words.table.copy}</Button>
          </div>
          <p>
            <a href={link}>{link}</a>
          </p>
          <Suspense fallback={null}>
            <QrCode link={link} />
          </Suspense>
        </section>
      )}
      {full || (you.seat === null && !you.host) ? null : (
        <Suspense fallback={null}>
          <InvitePeople table={id} />
        </Suspense>
      )}
      <Terms info={info} />
      {you.seat === null ? null : <OwnName />}
      <SeatColours colours={about?.colours ?? []}>
        <ul className="waiting-seats">
          {seats(info.seats.length).map((seat) => (
            <li key={seat}>
              <SeatMark seat={seat} />
              <b>{info.seats[seat]?.name == null ? freeWords(seat) : naming(seat)}</b>
              <LevelOf bot={info.seats[seat]?.bot ?? null} />
              <SeatButtons seat={seat} />
            </li>
          ))}
        </ul>
      </SeatColours>
      <p role="alert">{complaint}</p>
      {you.host ? (
        <Button look="main" disabled={!full} onClick={() => void done(api.start(id))}>
          {words.table.begin}
        </Button>
      ) : (
        <p className="home-quiet">{words.table.hostBegins(host)}</p>
      )}
      <Button look="quiet" onClick={() => void done(api.leave(id), () => go("/"))}>
        {words.table.leave}
      </Button>
    </div>
  );

  function freeWords(seat: Seat): string {
    const keptFor = info.seats[seat]?.keptFor ?? null;
    return keptFor === null ? words.table.seatFree : words.terms.keptFor(keptFor);
  }

  function SeatButtons({ seat }: { readonly seat: Seat }): ReactElement | null {
    const set = info.seats[seat];
    if (set === undefined) return null;
    if (set.name !== null && set.bot === null) {
      return you.host && you.seat !== seat ? (
        <Button look="quiet" onClick={() => void done(api.removeFrom(id, seat))}>
          {words.table.remove(set.name)}
        </Button>
      ) : null;
    }
    if (set.bot !== null) {
      return you.host ? (
        <Button look="quiet" onClick={() => void done(api.seatBot(id, seat, null))}>
          {words.table.removeBot}
        </Button>
      ) : null;
    }
    return (
      <>
        {you.seat === null && set.keptFor === null ? (
          <Button onClick={() => void done(api.sit(id, seat))}>{words.table.sit}</Button>
        ) : null}
        {you.host ? (
          <select
            className="seat-bot"
            aria-label={labelled(language, words.table.botHere, naming(seat))}
            value=""
            onChange={({ target }) => void done(api.seatBot(id, seat, target.value))}
          >
            <option value="" disabled>
              {here.chooseBot}
            </option>
            <BotOptions about={about} />
          </select>
        ) : null}
      </>
    );
  }
}

/** How well a bot plays, beside its name. */
function LevelOf({ bot }: { readonly bot: string | null }): ReactElement | null {
  const words = useWords();
  return bot === null ? null : <small>{botWords(words, bot)}</small>;
}
