import { type ReactElement, useEffect, useState } from "react";
import { isProblem } from "../online/api.ts";
import { introduce } from "../online/identity.ts";
import { useWords } from "../words.ts";
import { noticesApi, type Scope, type Token } from "./notices-api.ts";
import { ProgramsView } from "./programs-view.tsx";

/** Tokens by which programs act for somebody. */
export function ProgramsSection(): ReactElement | null {
  const { problems } = useWords();
  const [tokens, setTokens] = useState<readonly Token[]>();
  const [fresh, setFresh] = useState("");
  const [said, setSaid] = useState("");
  const look = async (asked: ReturnType<typeof noticesApi.tokens>): Promise<void> => {
    const answer = await asked;
    if (answer !== undefined && !isProblem(answer)) setTokens(answer.tokens);
    else if (tokens !== undefined) setSaid(problems[answer?.problem ?? "no-connection"]);
  };
  useEffect(() => {
    noticesApi.tokens().then(
      (answer) => (answer === undefined || isProblem(answer) ? undefined : setTokens(answer.tokens)),
      () => undefined,
    );
  }, []);
  if (tokens === undefined) return null;
  const make = async (name: string, scopes: readonly Scope[]): Promise<void> => {
    setSaid("");
    setFresh("");
    await introduce();
    const answer = await noticesApi.makeToken(name, scopes);
    if (answer === undefined || isProblem(answer)) return setSaid(problems[answer?.problem ?? "no-connection"]);
    setFresh(answer.token);
    await look(noticesApi.tokens());
  };
  const end = async (id: string): Promise<void> => {
    setSaid("");
    setFresh("");
    await look(noticesApi.endToken(id));
  };
  return (
    <ProgramsView
      tokens={tokens}
      fresh={fresh}
      said={said}
      onMake={(name, scopes) => void make(name, scopes)}
      onEnd={(id) => void end(id)}
    />
  );
}
