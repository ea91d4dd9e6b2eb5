import { isProblem, type Problem } from "../online/api.ts";
import { useWords } from "../words.ts";
import type { DeviceTrouble } from "./passkey-device.ts";
import { useSignInWords } from "./words/index.ts";

type Failure = DeviceTrouble | Problem | undefined;

/** Whether it did not come to what was wanted. */
export function isFailure(answer: unknown): answer is Failure {
  return answer === undefined || typeof answer === "string" || isProblem(answer);
}

/** Says in the person's language why signing in, or making a passkey, came to nothing. */
export function useFailureWords(): (failure: Failure) => string {
  const here = useSignInWords();
  const { problems } = useWords();
  return (failure) => {
    if (failure === "not-shown") return here.notShown;
    if (failure === "known-already") return here.knownAlready;
    switch (failure?.problem) {
      case "no-such-thing":
      case "not-yours":
        return here.unknownPasskey;
      case "not-on":
        return here.tooLate;
      default:
        return problems[failure?.problem ?? "no-connection"];
    }
  };
}
