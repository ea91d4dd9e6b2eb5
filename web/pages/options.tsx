import type { GameText, Option, OptionSchema } from "@clade/kernel";
import type { ReactElement } from "react";
import { ownDataWords } from "../catalogue/own-data.ts";
import type { DataOption } from "../own-data.ts";
import { useSettings } from "../settings.ts";
import { useWords } from "../words.ts";
import { OwnData } from "./own-data.tsx";

export type OptionValuesGiven = Readonly<Record<string, unknown>>;

interface Props {
  readonly schema: OptionSchema;
  readonly text: GameText;
  readonly given: OptionValuesGiven;
  readonly onChange: (given: OptionValuesGiven) => void;
}

/** The options of a game as a form, made from its schema and its words. */
export function Options({ schema, text, given, onChange }: Props): ReactElement | null {
  const words = useWords();
  const names = Object.keys(schema);
  if (names.length === 0) return null;
  return (
    <fieldset className="options">
      <legend>{words.setUp.options}</legend>
      {names.map((name) => {
        const option = schema[name];
        if (option === undefined) return null;
        const { label, help, values } = text.options[name] ?? { label: name, help: "" };
        if (option.kind === "data") {
          const change = (value: unknown): void => onChange({ ...given, [name]: value });
          return (
            <DataField
              key={name}
              name={name}
              option={option}
              value={given[name] ?? option.default}
              label={label}
              help={help}
              names={values}
              onChange={change}
            />
          );
        }
        return (
          <label key={name} className="option">
            <Field
              name={name}
              option={option}
              value={given[name] ?? option.default}
              names={values}
              onChange={(value) => onChange({ ...given, [name]: value })}
            />
            <span>
              <b>{label}</b>
              <small>{help}</small>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}

interface FieldProps {
  readonly name: string;
  readonly option: Exclude<Option, DataOption>;
  readonly value: unknown;
  readonly names: Readonly<Record<string, string>> | undefined;
  readonly onChange: (value: unknown) => void;
}

interface DataFieldProps extends Omit<FieldProps, "option"> {
  readonly option: DataOption;
  readonly label: string;
  readonly help: string;
}

/** Stands in a form for data of one's own that is not there yet, or does not fit: no table is set up with it. */
export const OWN_MISSING = Symbol("own data is missing");
const OWN = "own";

/** One of the sets that come with the game, or a person's own. */
function DataField({ name, option, value, names, label, help, onChange }: DataFieldProps): ReactElement {
  const { language } = useSettings();
  const own = typeof value !== "string";
  return (
    <div className="option-own">
      <label className="option">
        <select
          name={name}
          value={own ? OWN : value}
          onChange={({ target }) => onChange(target.value === OWN ? OWN_MISSING : target.value)}
        >
          {option.names.map((each) => (
            <option key={each} value={each}>
              {names?.[each] ?? each}
            </option>
          ))}
          <option value={OWN}>{ownDataWords[language].own}</option>
        </select>
        <span>
          <b>{label}</b>
          <small>{help}</small>
        </span>
      </label>
      {own ? <OwnData option={option} onChange={(data) => onChange(data ?? OWN_MISSING)} /> : null}
    </div>
  );
}

function Field({ name, option, value, names, onChange }: FieldProps): ReactElement {
  switch (option.kind) {
    case "flag":
      return (
        <input
          name={name}
          type="checkbox"
          checked={value === true}
          onChange={({ target }) => onChange(target.checked)}
        />
      );
    case "number":
      return (
        <input
          name={name}
          type="number"
          min={option.min}
          max={option.max}
          value={String(value)}
          onChange={({ target }) => onChange(target.value)}
        />
      );
    case "choice":
      return (
        <select name={name} value={String(value)} onChange={({ target }) => onChange(target.value)}>
          {option.choices.map((each) => (
            <option key={each} value={each}>
              {names?.[each] ?? each}
            </option>
          ))}
        </select>
      );
  }
}
