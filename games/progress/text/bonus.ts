import { at } from "@clade/kernel";
import type { Bonus } from "../rules/book.ts";
import { KNOWLEDGE, POWERS, SKILLS } from "../rules/deck/deck.ts";
import type { Names } from "./vocabulary.ts";

/** What something gives, in words: "Hand size +1, Science token, Army +2". */
export function bonusText({ skills, tokens, power }: Bonus, names: Names): string {
  const steps = (count: number, name: string) => (count === 0 ? [] : [`${name} +${count}`]);
  return [
    ...SKILLS.flatMap((skill, index) => steps(at(skills, index), names.skills[skill])),
    ...KNOWLEDGE.flatMap((kind, index) => {
      const count = at(tokens, index);
      return count === 0 ? [] : [names.token(kind, count)];
    }),
    ...POWERS.flatMap((each, index) => steps(at(power, index), names.powers[each])),
  ].join(", ");
}
