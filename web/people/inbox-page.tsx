import { Button } from "@clade/ui";
import { type ReactElement, useEffect, useState } from "react";
import { useLocation } from "wouter";
import { isProblem } from "../online/api.ts";
import { Bar } from "../pages/bar.tsx";
import { useWords } from "../words.ts";
import { type Invitation, peopleApi } from "./api.ts";
import { InboxView } from "./inbox-view.tsx";
import { useAsked } from "./use-asked.ts";
import { lookForWaiting } from "./waiting.ts";
import { useInboxWords } from "./words/index.ts";

/** How often the page looks again. */
const AGAIN_MS = 30_000;

/** Everything that waits for whoever looks. */
export default function InboxPage(): ReactElement {
  const words = useInboxWords();
  const shell = useWords();
  const [, go] = useLocation();
  const { answer, trouble, set, again } = useAsked("inbox", peopleApi.inbox);
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState !== "visible") return;
      setNow(Date.now());
      again();
    }, AGAIN_MS);
    return () => clearInterval(timer);
  }, [again]);
  const decline = async (invitation: Invitation): Promise<void> => {
    const done = await peopleApi.decline(invitation.table.id);
    if (done === undefined || isProblem(done) || answer === undefined) return again();
    set({ ...answer, invitations: answer.invitations.filter((each) => each !== invitation) });
    await lookForWaiting(0);
  };
  const first = answer?.games[0];
  return (
    <>
      <Bar title={words.title} />
      <main className="page page-people">
        <h1>{words.title}</h1>
        {trouble === undefined ? null : (
          <p role="alert">{trouble === "no-connection" ? words.noServer : shell.problems[trouble]}</p>
        )}
        {first === undefined ? null : (
          <Button look="main" onClick={() => go(`/online/${first.table.id}`)}>
            {words.first}
          </Button>
        )}
        {answer === undefined ? null : (
          <InboxView inbox={answer} now={now} onDecline={(invitation) => void decline(invitation)} />
        )}
      </main>
    </>
  );
}
