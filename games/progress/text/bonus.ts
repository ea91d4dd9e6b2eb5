import { at } from "@clade/kernel";
import type { Bonus } from "../rules/book.ts";
import { KNOWLEDGE, POWERS, SKILLS } from "../rules/deck/deck.ts";
import type { Names } from "./vocabulary.ts";

/** What something gives, in words: "+Hand size, ◆Science, Army +2". */
export function bonusText({ skills, tokens, power }: Bonus, names: Names): string {
  const times = (count: number, text: string) => (count === 0 ? [] : [count === 1 ? text : `${count} × ${text}`]);
  return [
    ...SKILLS.flatMap((skill, index) => times(at(skills, index), `+${names.skills[skill]}`)),
    ...KNOWLEDGE.flatMap((kind, index) => times(at(tokens, index), `◆${names.knowledge[kind]}`)),
    ...POWERS.flatMap((each, index) => (at(power, index) === 0 ? [] : [`${names.powers[each]} +${at(power, index)}`])),
  ].join(", ");
}
