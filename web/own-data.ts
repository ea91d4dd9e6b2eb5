import { isComplaint, type Option } from "@clade/kernel";

export type DataOption = Extract<Option, { readonly kind: "data" }>;

/** What a person brought: data that fits, or why it does not. */
type Brought =
  | { readonly data: unknown }
  | { readonly wrong: "not-json"; readonly detail: string }
  | { readonly wrong: "misfit"; readonly detail: string };

/** Reads what somebody pasted, and has the game check it. */
export function readOwnData(option: DataOption, text: string): Brought {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    return { wrong: "not-json", detail: error instanceof Error ? error.message : String(error) };
  }
  const checked: unknown = option.check(data);
  return isComplaint(checked) ? { wrong: "misfit", detail: checked.complaint } : { data };
}
