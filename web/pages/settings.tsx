import { isGoodName, LANGUAGES, LONGEST_NAME, tidyName } from "@clade/kernel";
import { type ReactElement, type ReactNode, useId } from "react";
import { CATALOGUE } from "../catalogue/index.ts";
import { tableHabitWords } from "../catalogue/table-habits.ts";
import { SeenHere } from "../lobby/seen-here.tsx";
import { NoticesSection } from "../notices/notices-section.tsx";
import { ProgramsSection } from "../notices/programs-section.tsx";
import { change, type Settings, useSettings } from "../settings.ts";
import { Devices } from "../sign-in/devices.tsx";
import { useWords } from "../words.ts";
import { CompanySettings } from "../doors/company-settings.tsx";
import { Bar } from "./bar.tsx";
import { ShelfHead } from "./shelf-head.tsx";
import { PersonalData } from "./personal-data.tsx";

export default function SettingsPage(): ReactElement {
  const words = useWords();
  const settings = useSettings();
  const page = words.settingsPage;
  const habits = tableHabitWords[settings.language];
  return (
    <>
      <Bar title={words.settings} />
      <main className="page page-settings">
        <ShelfHead title={words.settings}>{page.saved}</ShelfHead>
        <Part title={page.parts.you}>
          <label className="field">
            <b>{page.name}</b>
            <input
              value={settings.name}
              maxLength={LONGEST_NAME}
              autoComplete="nickname"
              onChange={({ target }) => change({ name: target.value })}
            />
            <small>{page.nameHelp}</small>
            <small role="alert">{isFine(settings.name) ? "" : words.problems["bad-name"]}</small>
          </label>
          <Choice
            label={page.language}
            name="language"
            value={settings.language}
            choices={LANGUAGES.map((each) => [each, CATALOGUE[each].language])}
          />
          <SeenHere />
        </Part>
        <Part title={page.parts.look}>
          <Choice label={page.theme} name="theme" value={settings.theme} choices={entries(page.themes)} />
          <Choice label={page.motion} name="motion" value={settings.motion} choices={entries(page.motions)} />
          <Switch label={page.sound} name="sound" value={settings.sound} words={page.sounds} />
        </Part>
        <Part title={page.parts.table}>
          <Choice label={page.pace} name="pace" value={settings.pace} choices={entries(page.paces)} />
          <Switch label={page.lessons} name="lessons" value={settings.lessons} words={page.lessonChoices} />
          <Switch label={habits.letters} name="letters" value={settings.letters} words={page.sounds} />
          <Switch label={habits.grace} name="grace" value={settings.grace} words={page.sounds} />
          <Choice label={habits.label} name="clauses" value={settings.clauses} choices={entries(habits.choices)} />
        </Part>
        <CompanySettings />
        <NoticesSection />
        <Devices />
        <ProgramsSection />
        <PersonalData />
      </main>
    </>
  );
}

/** Settings that belong together. */
function Part({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactElement {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** A name that others can read, or none. */
function isFine(text: string): boolean {
  const name = tidyName(text);
  return name === "" || isGoodName(name);
}

interface ChoiceProps<K extends keyof Settings> {
  readonly label: string;
  readonly name: K;
  readonly value: Settings[K];
  readonly choices: readonly (readonly [Settings[K], string])[];
}

function Choice<K extends keyof Settings>({ label, name, value, choices }: ChoiceProps<K>): ReactElement {
  return (
    <fieldset className="choice">
      <legend>{label}</legend>
      <div>
        {choices.map(([each, text]) => (
          <label key={text}>
            <input
              type="radio"
              name={name}
              checked={each === value}
              onChange={() => change({ [name]: each, ...(name === "lessons" ? { lessonsRead: {} } : {}) })}
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly name: "sound" | "letters" | "lessons" | "grace";
  readonly value: boolean;
  readonly words: { readonly on: string; readonly off: string };
}

function Switch({ label, name, value, words }: SwitchProps): ReactElement {
  return (
    <Choice
      label={label}
      name={name}
      value={value}
      choices={[
        [true, words.on],
        [false, words.off],
      ]}
    />
  );
}

function entries<K extends string>(choices: { readonly [C in K]: string }): readonly (readonly [K, string])[] {
  return Object.entries(choices) as [K, string][];
}
