import { Button } from "@clade/ui";
import { type ReactElement, useEffect, useState } from "react";
import { Link } from "wouter";
import { isProblem, type Problem } from "../online/api.ts";
import type { TroubleCode } from "../trouble/codes.ts";
import type { ListedPerson, PersonPage } from "./api.ts";
import { FollowButton } from "./follow-button.tsx";
import { useCircleWords, useProfileWords } from "./words/index.ts";

interface ListProps {
  readonly title: string;
  readonly id: string;
  readonly none: string;
  readonly people: readonly ListedPerson[];
  readonly onChange: (people: readonly ListedPerson[]) => void;
  readonly onTrouble: (trouble: TroubleCode) => void;
  /** Where there are more. */
  readonly onMore?: (() => void) | undefined;
}

/** People, each with a way to their page. */
export function PersonList({ title, id, none, people, onChange, onTrouble, onMore }: ListProps): ReactElement {
  const words = useCircleWords();
  const profile = useProfileWords();
  return (
    <section className="home-section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {people.length === 0 ? <p className="home-quiet">{none}</p> : null}
      <ul className="home-list">
        {people.map((person) => (
          <li key={person.id}>
            <Link href={`/person/${person.id}`}>
              <b>{person.name}</b>
              {person.follower ? <small>{profile.followsYou}</small> : null}
            </Link>
            <FollowButton
              person={person}
              onChange={(followed) =>
                onChange(people.map((each) => (each.id === person.id ? { ...each, followed } : each)))
              }
              onTrouble={onTrouble}
            />
          </li>
        ))}
      </ul>
      {onMore === undefined ? null : <Button onClick={onMore}>{words.more}</Button>}
    </section>
  );
}

interface Paged {
  readonly people: readonly ListedPerson[];
  readonly set: (people: readonly ListedPerson[]) => void;
  readonly more: (() => void) | undefined;
  /** Whether the server has answered. */
  readonly said: boolean;
}

/** People in pages, as the server gives them. */
export function usePeople(
  ask: (next: string | null) => Promise<PersonPage | Problem | undefined>,
  onTrouble: (trouble: TroubleCode) => void,
): Paged {
  const [page, setPage] = useState<PersonPage>();
  const fetch = async (from: PersonPage | undefined): Promise<void> => {
    const answer = await ask(from?.next ?? null);
    if (answer === undefined || isProblem(answer)) return onTrouble(answer?.problem ?? "no-connection");
    setPage({ people: [...(from?.people ?? []), ...answer.people], next: answer.next });
  };
  useEffect(() => {
    void fetch(undefined);
    // Asked once, when the page comes.
  }, []);
  return {
    people: page?.people ?? [],
    set: (people) => setPage({ people, next: page?.next ?? null }),
    more: page === undefined || page.next === null ? undefined : () => void fetch(page),
    said: page !== undefined,
  };
}
