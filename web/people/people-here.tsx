import type { TableInfo } from "@clade/kernel";
import { Button } from "@clade/ui";
import { type ReactElement, useState } from "react";
import { Link, useLocation } from "wouter";
import { isProblem } from "../online/api.ts";
import type { TroubleCode } from "../trouble/codes.ts";
import { useWords } from "../words.ts";
import { peopleApi } from "./api.ts";
import { FollowButton } from "./follow-button.tsx";
import "./people.css";
import { useAsked } from "./use-asked.ts";
import { useInboxWords } from "./words/index.ts";

/** The people at a table: a way to the page of each, and a new table with all of them once the game is over. */
export default function PeopleHere({ info: { id, status, you } }: { readonly info: TableInfo }): ReactElement | null {
  const words = useInboxWords();
  const { problems } = useWords();
  const [, go] = useLocation();
  const { answer, set } = useAsked(id, () => peopleApi.peopleAt(id));
  const [trouble, setTrouble] = useState<TroubleCode>();
  const others = (answer?.people ?? []).filter(({ seat }) => seat !== you.seat);
  if (answer === undefined || others.length === 0) return null;
  const again = async (): Promise<void> => {
    const table = await peopleApi.again(id);
    if (table === undefined || isProblem(table)) setTrouble(table?.problem ?? "no-connection");
    else go(`/online/${table.id}`);
  };
  return (
    <section className="people-here" aria-labelledby="people-here">
      <h3 id="people-here">{words.who}</h3>
      <ul className="home-list">
        {others.map((person) => (
          <li key={person.id}>
            <Link href={`/person/${person.id}`}>
              <b>{person.name}</b>
            </Link>
            <FollowButton
              person={person}
              onChange={(followed) =>
                set({ people: answer.people.map((each) => (each.id === person.id ? { ...each, followed } : each)) })
              }
              onTrouble={setTrouble}
            />
          </li>
        ))}
      </ul>
      {status === "over" && you.seat !== null ? (
        <>
          <Button onClick={() => void again()}>{words.again}</Button>
          <p className="home-quiet">{words.againHelp}</p>
        </>
      ) : null}
      <p role="alert">{trouble === undefined ? "" : problems[trouble]}</p>
    </section>
  );
}
