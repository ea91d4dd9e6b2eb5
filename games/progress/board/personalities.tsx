import { at, labelled } from "@clade/kernel";
import { Touchable, useTip } from "@clade/ui";
import type { ReactElement } from "react";
import type { Person } from "../rules/book.ts";
import { nameIn } from "../text/scene.ts";
import { Portrait } from "./art/people.tsx";
import { Points } from "./art/signs.tsx";
import { bonusText } from "../text/bonus.ts";
import { Gains } from "./gains.tsx";
import { useBoard } from "./board-context.tsx";
import { HERITAGE, thingOf } from "./things.ts";

/** PR-70 to PR-74: who stands by the watcher, and who could. */
export function Personalities(): ReactElement | null {
  const { view, book, screen, touch, sitting } = useBoard();
  if (!view.variant.personalities || view.watcher === "spectator") return null;
  const own = at(view.players, view.watcher);
  const open = sitting.legal.flatMap((move) => (move.type === "invite" ? [move.person] : []));
  return (
    <section className="pr-people" aria-label={screen.personalities}>
      <Guide person={own.influence === null ? undefined : at(book.persons, own.influence)} />
      {open.length === 0 || touch.picked !== undefined ? null : (
        <div className="pr-candidates">
          {open.map((id) => (
            <Candidate key={id} id={id} />
          ))}
        </div>
      )}
    </section>
  );
}

/** A person explains themselves: what they give while they are there, and what they leave. */
export function PersonTip({ person }: { readonly person: Person }): ReactElement {
  const { names, labels, screen, sitting } = useBoard();
  const gains = bonusText(person.bonus, names);
  return (
    <>
      <h2>{nameIn(sitting.language, person.personality)}</h2>
      <p>
        {screen.callings[person.calling]} ·{" "}
        {[gains, labels.points(person.points)].filter((part) => part !== "").join(", ")}
      </p>
      {person.heritage === null ? null : <p>{screen.heritageGives(bonusText(person.heritage, names))}</p>}
    </>
  );
}

function Guide({ person }: { readonly person: Person | undefined }): ReactElement {
  const { screen, touch, sitting, names } = useBoard();
  const tip = useTip(person === undefined ? null : <PersonTip person={person} />);
  if (person === undefined)
    return <p className="pr-none">{labelled(sitting.language, screen.personalities, screen.nobody)}</p>;
  const lit = touch.look(HERITAGE) !== "idle";
  return (
    <div className="pr-guide">
      <button
        type="button"
        className="pr-person"
        data-walk=""
        data-look="idle"
        aria-label={labelled(
          sitting.language,
          nameIn(sitting.language, person.personality),
          bonusText(person.bonus, names),
        )}
        {...tip}
      >
        <Portrait id={person.id} calling={person.calling} />
        <span className="pr-person-words">
          <b>{nameIn(sitting.language, person.personality)}</b>
          <span className="pr-person-gives">
            <small>{screen.callings[person.calling]}</small>
            <Gains bonus={person.bonus} />
            {person.points === 0 ? null : <Points count={person.points} />}
          </span>
        </span>
      </button>
      {person.heritage === null ? null : (
        <Touchable
          className="pr-heritage"
          touch={touch}
          thing={HERITAGE}
          label={labelled(sitting.language, screen.leaveHeritage, bonusText(person.heritage, names))}
        >
          <small>{lit ? screen.leaveHeritage : screen.heritageGives("")}</small>
          <Gains bonus={person.heritage} />
        </Touchable>
      )}
    </div>
  );
}

function Candidate({ id }: { readonly id: string }): ReactElement | null {
  const { book, touch, sitting, names, screen } = useBoard();
  const person = book.persons.find((each) => each.id === id);
  const tip = useTip(person === undefined ? null : <PersonTip person={person} />);
  if (person === undefined) return null;
  const thing = thingOf.person(id);
  const name = nameIn(sitting.language, person.personality);
  return (
    <Touchable
      className="pr-candidate"
      touch={touch}
      thing={thing}
      tip={tip}
      label={labelled(sitting.language, `${screen.callings[person.calling]} ${name}`, bonusText(person.bonus, names))}
    >
      <Portrait id={id} calling={person.calling} />
      <span className="pr-person-words">
        <b>{name}</b>
        <Gains bonus={person.bonus} />
      </span>
    </Touchable>
  );
}
