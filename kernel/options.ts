import { type Complaint, found, isComplaint } from "./complaint.ts";
import { LARGEST_DATA } from "./limits.ts";

/** What a person may set before a game. The forms, the API check and the command's flags all come from one schema. */
export type Option<T = unknown> = FlagOption | ChoiceOption | NumberOption | DataOption<T>;

export interface FlagOption {
  readonly kind: "flag";
  readonly default: boolean;
}
export interface ChoiceOption<C extends string = string> {
  readonly kind: "choice";
  readonly choices: readonly C[];
  readonly default: C;
}
export interface NumberOption {
  readonly kind: "number";
  readonly min: number;
  readonly max: number;
  readonly default: number;
}
/** One of the data sets that come with the game, by name, or a person's own, as plain data that the game checks. */
export interface DataOption<T> {
  readonly kind: "data";
  readonly names: readonly string[];
  readonly default: string;
  /** The checked data, or one line that says what is wrong with it and where. */
  check(data: unknown): T | Complaint;
}

export type OptionSchema = Readonly<Record<string, Option>>;

type ValueOf<O> = O extends FlagOption
  ? boolean
  : O extends ChoiceOption<infer C>
    ? C
    : O extends NumberOption
      ? number
      : O extends DataOption<infer T>
        ? string | T
        : never;

/** The options of a game as its rules get them: every one present and checked. */
export type OptionValues<S extends OptionSchema = OptionSchema> = { readonly [K in keyof S]: ValueOf<S[K]> };

export function flag(preset: boolean): FlagOption {
  return { kind: "flag", default: preset };
}
export function choice<const C extends string>(choices: readonly C[], preset: NoInfer<C>): ChoiceOption<C> {
  return { kind: "choice", choices, default: preset };
}
export function number(min: number, max: number, preset: number): NumberOption {
  return { kind: "number", min, max, default: preset };
}
export function data<T>(
  names: readonly string[],
  preset: string,
  check: (data: unknown) => T | Complaint,
): DataOption<T> {
  return { kind: "data", names, default: preset, check };
}

/** Fills in the defaults and checks what was given. Values may be text, as they come from a command line or a form. */
export function readOptions<S extends OptionSchema>(
  schema: S,
  given: Readonly<Record<string, unknown>>,
): OptionValues<S> | Complaint {
  const values: Record<string, unknown> = {};
  for (const name of Object.keys(given)) {
    if (!Object.hasOwn(schema, name)) {
      const known = Object.keys(schema);
      return {
        complaint: `unknown option "${name}" (${known.length > 0 ? `known: ${known.join(", ")}` : "there are none"})`,
      };
    }
  }
  for (const [name, option] of Object.entries(schema)) {
    const value = Object.hasOwn(given, name) ? readOption(name, option, given[name]) : option.default;
    if (isComplaint(value)) return value;
    values[name] = value;
  }
  return values as OptionValues<S>;
}

function readOption(name: string, option: Option, value: unknown): unknown {
  switch (option.kind) {
    case "flag":
      if (value === true || value === "true" || value === "yes" || value === "on") return true;
      if (value === false || value === "false" || value === "no" || value === "off") return false;
      return { complaint: `option ${name}: expected true or false, got ${found(value)}` };
    case "choice":
      if (typeof value === "string" && option.choices.includes(value)) return value;
      return { complaint: `option ${name}: expected ${option.choices.join(" or ")}, got ${found(value)}` };
    case "number": {
      const amount = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
      if (typeof amount === "number" && Number.isInteger(amount) && amount >= option.min && amount <= option.max) {
        return amount;
      }
      return {
        complaint: `option ${name}: expected a whole number from ${option.min} to ${option.max}, got ${found(value)}`,
      };
    }
    case "data": {
      if (typeof value === "string") {
        if (option.names.includes(value)) return value;
        return {
          complaint: `option ${name}: expected ${option.names.join(", ")} or data of your own, got ${found(value)}`,
        };
      }
      const checked = option.check(value);
      if (isComplaint(checked)) return { complaint: `option ${name}: ${checked.complaint}` };
      return JSON.stringify(checked).length <= LARGEST_DATA
        ? checked
        : { complaint: `option ${name}: data of your own may be ${LARGEST_DATA / 1024} KB at most` };
    }
  }
}
