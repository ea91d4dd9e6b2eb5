import type { GameText, Option, OptionSchema } from "@clade/kernel";
import type { ReactElement } from "react";
import { useWords } from "../words.ts";

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
  readonly option: Option;
  readonly value: unknown;
  readonly names: Readonly<Record<string, string>> | undefined;
  readonly onChange: (value: unknown) => void;
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
    case "data":
      return (
        <select name={name} value={String(value)} onChange={({ target }) => onChange(target.value)}>
          {(option.kind === "choice" ? option.choices : option.names).map((each) => (
            <option key={each} value={each}>
              {names?.[each] ?? each}
            </option>
          ))}
        </select>
      );
  }
}
