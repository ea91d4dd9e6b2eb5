import { Button } from "@clade/ui";
import { type ReactElement, useState } from "react";
import { isProblem } from "../online/api.ts";
import { useWords } from "../words.ts";
import { peopleApi } from "./api.ts";
import "./people.css";
import { useAsked } from "./use-asked.ts";
import { useInboxWords } from "./words/index.ts";

/** At a table that waits: those whom one follows, each invited with one tap. Nothing where one follows nobody. */
export default function InvitePeople({ table }: { readonly table: string }): ReactElement | null {
  const words = useInboxWords();
  const { problems } = useWords();
  const { answer } = useAsked("followed", () => peopleApi.followed(null));
  const [invited, setInvited] = useState<readonly string[]>([]);
  const [said, setSaid] = useState("");
  if (answer === undefined || answer.people.length === 0) return null;
  const invite = async (person: { readonly id: string; readonly name: string }): Promise<void> => {
    setSaid("");
    const done = await peopleApi.invite(table, person.id);
    if (done === undefined || isProblem(done)) return setSaid(problems[done?.problem ?? "no-connection"]);
    setInvited((before) => [...before, person.id]);
    setSaid(words.invited(person.name));
  };
  return (
    <section className="invite-people" aria-labelledby="invite-people">
      <h3 id="invite-people">{words.invite}</h3>
      <p className="home-quiet">{words.inviteHelp}</p>
      <div className="people-actions">
        {answer.people.map((person) => (
          <Button
            key={person.id}
            disabled={invited.includes(person.id)}
            aria-label={words.inviteName(person.name)}
            onClick={() => void invite(person)}
          >
            {person.name}
          </Button>
        ))}
      </div>
      <p role="status">{said}</p>
    </section>
  );
}
