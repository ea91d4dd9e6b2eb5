import { Button } from "@clade/ui";
import { type ReactElement, useState } from "react";
import { Link } from "wouter";
import { isProblem } from "../online/api.ts";
import { Bar } from "../pages/bar.tsx";
import { useWords } from "../words.ts";
import { noticesApi } from "./notices-api.ts";
import { useNoticeWords } from "./words/index.ts";
import "./notices.css";

/** Where the links of letters lead. It asks first: programs that look at links must not say yes or no for anybody. */
export default function MailPage({
  does,
  token,
}: {
  readonly does: "confirm" | "stop";
  readonly token: string;
}): ReactElement {
  const words = useNoticeWords();
  const { problems } = useWords();
  const [said, setSaid] = useState("");
  const [done, setDone] = useState(false);
  const text =
    does === "confirm"
      ? { title: words.confirmTitle, help: words.confirmHelp, yes: words.confirmYes, done: words.confirmDone }
      : { title: words.stopTitle, help: words.stopHelp, yes: words.stopYes, done: words.stopDone };
  const act = async (): Promise<void> => {
    setSaid("");
    const answer = await (does === "confirm" ? noticesApi.confirmMail(token) : noticesApi.stopMail(token));
    if (answer !== undefined && !isProblem(answer)) return setDone(true);
    const isUnknown = answer?.problem === "no-such-thing" || answer?.problem === "bad-request";
    setSaid(isUnknown ? words.linkUnknown : problems[answer?.problem ?? "no-connection"]);
  };
  return (
    <>
      <Bar title={text.title} />
      <main className="page page-mail">
        <h1>{text.title}</h1>
        {done ? null : (
          <>
            <p>{text.help}</p>
            <Button onClick={() => void act()}>{text.yes}</Button>
          </>
        )}
        <p role="status">{done ? text.done : said}</p>
        <Link href="/settings">{words.toSettings}</Link>
      </main>
    </>
  );
}
