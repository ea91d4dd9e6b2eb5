import { type ReactElement, useState } from "react";
import { Link } from "wouter";
import { Bar } from "../pages/bar.tsx";
import { SignIn } from "./sign-in.tsx";
import { useSignInWords } from "./words/index.ts";
import "./sign-in.css";

/** For who comes with a new device and looks for themselves. */
export default function SignInPage(): ReactElement {
  const words = useSignInWords();
  const [entered, setEntered] = useState(false);
  return (
    <>
      <Bar title={words.signIn} />
      <main className="page page-sign-in">
        <h1 className="unseen">{words.signIn}</h1>
        <SignIn onEntered={() => setEntered(true)} />
        {entered ? <Link href="/">{words.home}</Link> : null}
      </main>
    </>
  );
}
