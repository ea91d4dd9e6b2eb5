import { type ReactElement, useEffect, useState } from "react";
import { Link } from "wouter";
import { isProblem } from "../online/api.ts";
import { lobbyApi, type SeenPerson } from "./lobby-api.ts";
import { useLobbyWords } from "./words/index.ts";

/** Who follows one, is here, and wants to be seen. Nothing where nobody is. */
export function WhoIsHere(): ReactElement | null {
  const words = useLobbyWords();
  const [people, setPeople] = useState<readonly SeenPerson[]>([]);
  useEffect(() => {
    let here = true;
    lobbyApi.whoIsHere().then(
      (answer) => here && answer !== undefined && !isProblem(answer) && setPeople(answer.people),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, []);
  if (people.length === 0) return null;
  return (
    <section aria-labelledby="who-is-here">
      <h2 id="who-is-here">{words.whoIsHere}</h2>
      <ul className="home-list">
        {people.map(({ id, name }) => (
          <li key={id}>
            <Link href={`/person/${id}`}>
              <b>{name}</b>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
