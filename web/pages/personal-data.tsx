import { Button } from "@clade/ui";
import { type ReactElement, useEffect, useState } from "react";
import { api, isProblem } from "../online/api.ts";
import { useWords } from "../words.ts";

/** What the server keeps of whoever looks: to have, and to have erased. Nothing is shown where nothing is kept. */
export function PersonalData(): ReactElement | null {
  const {
    settingsPage: { kept: words },
    problems,
  } = useWords();
  const [known, setKnown] = useState(false);
  const [asked, setAsked] = useState(false);
  const [said, setSaid] = useState("");
  useEffect(() => {
    let here = true;
    const ask = async (): Promise<void> => {
      const me = await api.me();
      if (here && me !== undefined && !isProblem(me)) setKnown(me.known);
    };
    void ask();
    return () => {
      here = false;
    };
  }, []);
  const erase = async (): Promise<void> => {
    const answer = await api.erase();
    setAsked(false);
    if (answer === undefined) return setSaid(problems["no-connection"]);
    if (isProblem(answer)) return setSaid(problems[answer.problem]);
    setKnown(false);
    setSaid(words.erased);
  };
  if (!known) return said === "" ? null : <p role="status">{said}</p>;
  return (
    <section className="kept-data">
      <h2>{words.title}</h2>
      <p className="home-quiet">{words.help}</p>
      <p>
        <a href={api.personalData} download="clade-data.json">
          {words.download}
        </a>
      </p>
      {asked ? (
        <div role="alertdialog" aria-label={words.erase} aria-describedby="kept-data-sure">
          <p id="kept-data-sure">{words.sure}</p>
          <Button onClick={() => void erase()}>{words.yes}</Button>
          <Button look="quiet" onClick={() => setAsked(false)}>
            {words.no}
          </Button>
        </div>
      ) : (
        <Button look="quiet" onClick={() => setAsked(true)}>
          {words.erase}
        </Button>
      )}
      <p role="status">{said}</p>
    </section>
  );
}
