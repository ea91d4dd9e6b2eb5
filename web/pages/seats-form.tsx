import { type About, BOT_NAMES, labelled, LONGEST_NAME, type Seat, type SeatInfo, seats } from "@clade/kernel";
import { SeatMark } from "@clade/ui";
import type { ReactElement } from "react";
import { companyWords } from "../catalogue/company.ts";
import { useSettings } from "../settings.ts";
import { useWords } from "../words.ts";
import { BotOptions } from "./bot-choice.tsx";

/** Who sits at a table that goes from hand to hand: people by their names, and bots where one was chosen. */
export function hotSeats(
  names: readonly string[],
  bots: readonly string[],
  players: number,
  preset: (seat: number) => string,
): SeatInfo[] {
  // Somebody has to hold the device.
  const all = seats(players);
  const person = all.find((seat) => (bots[seat] ?? "") === "") ?? 0;
  return all.map((seat) => {
    const bot = bots[seat] ?? "";
    if (bot === "" || seat === person) return { name: names[seat]?.trim() || preset(seat) };
    return { name: BOT_NAMES[seat] ?? `Bot ${seat}`, bot };
  });
}

interface HotSeatProps {
  readonly about: About;
  readonly seat: Seat;
  readonly name: string;
  readonly bot: string;
  readonly preset: string;
  readonly onName: (name: string) => void;
  readonly onBot: (bot: string) => void;
}

/** One seat of such a table in the form. */
export function HotSeat({ about, seat, name, bot, preset, onName, onBot }: HotSeatProps): ReactElement {
  const words = useWords();
  const { language } = useSettings();
  const here = companyWords[language];
  const number = words.setUp.seat(seat + 1);
  return (
    <div className="hot-seat">
      <label className="field">
        <span>
          <SeatMark seat={seat} /> {number}
        </span>
        <input
          value={bot === "" ? name : (BOT_NAMES[seat] ?? "")}
          placeholder={preset}
          maxLength={LONGEST_NAME}
          disabled={bot !== ""}
          onChange={({ target }) => onName(target.value)}
        />
      </label>
      <label className="option">
        <span className="unseen">{here.plays(number)}</span>
        <select value={bot} onChange={({ target }) => onBot(target.value)}>
          <option value="">{here.person}</option>
          <BotOptions about={about} label={(level) => labelled(language, here.bot, level)} />
        </select>
      </label>
    </div>
  );
}

interface AskedNameProps {
  readonly value: string;
  readonly onChange: (name: string) => void;
}

/** Whoever sits down with others for the first time says what they are called. */
export function AskedName({ value, onChange }: AskedNameProps): ReactElement {
  const { language } = useSettings();
  const here = companyWords[language];
  return (
    <label className="field">
      <b>{here.yourName}</b>
      <input
        value={value}
        maxLength={LONGEST_NAME}
        autoComplete="nickname"
        onChange={({ target }) => onChange(target.value)}
      />
      <small>{here.yourNameHelp}</small>
    </label>
  );
}
