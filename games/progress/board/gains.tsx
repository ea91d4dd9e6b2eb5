import { at } from "@clade/kernel";
import type { ReactElement } from "react";
import type { Bonus } from "../rules/book.ts";
import { KNOWLEDGE, POWERS, SKILLS } from "../rules/deck/deck.ts";
import { KindSign, PowerSign, SkillSign } from "./art/signs.tsx";

/** What something gives, in signs: skills with a plus, tokens on a disc, power with its steps. */
export function Gains({ bonus: { skills, tokens, power } }: { readonly bonus: Bonus }): ReactElement {
  return (
    <span className="pr-gains" aria-hidden="true">
      {SKILLS.flatMap((skill, index) =>
        Array.from({ length: at(skills, index) }, (_, each) => (
          <span key={`${skill}${each}`} className="pr-gain pr-gain-skill">
            +<SkillSign skill={skill} />
          </span>
        )),
      )}
      {KNOWLEDGE.flatMap((kind, index) =>
        Array.from({ length: at(tokens, index) }, (_, each) => (
          <span key={`${kind}${each}`} className={`pr-coin pr-of-${kind}`}>
            <KindSign kind={kind} />
          </span>
        )),
      )}
      {POWERS.map((each, index) =>
        at(power, index) === 0 ? null : (
          <span key={each} className="pr-gain">
            <b className="numeral">+{at(power, index)}</b>
            <PowerSign power={each} />
          </span>
        ),
      )}
    </span>
  );
}
