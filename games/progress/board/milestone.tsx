import { at, labelled } from "@clade/kernel";
import { SeatMark, Touchable, useTip } from "@clade/ui";
import type { ReactElement } from "react";
import { roman } from "../rules/book.ts";
import { TYPES } from "../rules/deck/deck.ts";
import { nameIn } from "../text/scene.ts";
import { DeedArt } from "./art/deeds.tsx";
import { bonusText } from "../text/bonus.ts";
import { CostItem } from "./cost.tsx";
import { MILESTONE } from "./flights.ts";
import { Gains } from "./gains.tsx";
import { Points } from "./art/signs.tsx";
import { useBoard } from "./board-context.tsx";
import { thingOf } from "./things.ts";

/** PR-80 to PR-82: the milestone under construction, section by section. */
export function Milestone(): ReactElement | null {
  const { view, book, labels, screen, names, sitting } = useBoard();
  const deed = view.milestone === null ? undefined : at(book.deeds, view.milestone.deed);
  const tip = useTip(
    deed === undefined ? null : (
      <>
        <h2>{nameIn(sitting.language, deed.milestone)}</h2>
        <p>
          {screen.toBuild} · {labels.age(roman(deed.age))}
        </p>
        <p>
          {labels.gives}{" "}
          {[bonusText(deed.bonus, names), labels.points(deed.points)].filter((part) => part !== "").join(", ")}
        </p>
        <p>
          <small>{labels.underIt(view.milestonePile)}</small>
        </p>
      </>
    ),
  );
  if (!view.variant.milestones) return null;
  if (deed === undefined || view.milestone === null) {
    return (
      <section className="pr-milestone" aria-label={labels.milestone}>
        <p className="pr-none">{screen.noMilestone}</p>
      </section>
    );
  }
  const { marks } = view.milestone;
  const name = nameIn(sitting.language, deed.milestone);
  return (
    <section
      className="pr-milestone"
      aria-label={labelled(sitting.language, labels.milestone, name)}
      data-thing={MILESTONE}
      data-still=""
    >
      <button type="button" className="pr-deed" data-walk="" data-look="idle" aria-label={name} {...tip}>
        <DeedArt id={deed.id} />
        <span className="pr-deed-words">
          <b>{name}</b>
          <span className="pr-deed-gives">
            <Gains bonus={deed.bonus} />
            <Points count={deed.points} />
            <small>{labels.underIt(view.milestonePile)}</small>
          </span>
        </span>
      </button>
      <ol className="pr-sections">
        {deed.sections.map((_, section) => (
          <li key={section}>
            <Section section={section} seat={at(marks, section)} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Section({
  section,
  seat,
}: {
  readonly section: number;
  readonly seat: Parameters<typeof SeatMark>[0]["seat"] | null;
}): ReactElement | null {
  const { view, book, touch, labels, names, naming, nameOf, sitting } = useBoard();
  const thing = thingOf.section(section);
  const item = view.milestone === null ? undefined : at(book.deeds, view.milestone.deed).sections[section];
  const type = item === undefined ? undefined : at(TYPES, item.type);
  const words =
    item === undefined || type === undefined
      ? ""
      : `${item.amount} ${names.knowledge[type]}${item.prerequisite === null ? "" : ` ${labels.or} ${nameOf(item.prerequisite)}`}`;
  const tip = useTip(<p>{words}</p>);
  if (item === undefined) return null;
  return (
    <Touchable
      className="pr-section"
      touch={touch}
      thing={thing}
      tip={tip}
      data-marked={seat === null ? undefined : ""}
      label={labelled(
        sitting.language,
        section + 1,
        `${words}${seat === null ? "" : `, ${labels.sectionBy(naming(seat))}`}`,
      )}
    >
      {seat === null ? null : <SeatMark seat={seat} />}
      <CostItem item={item} />
    </Touchable>
  );
}
