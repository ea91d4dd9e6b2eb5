import { startAuthentication, startRegistration } from "@simplewebauthn/browser";
import { isProblem, type Problem } from "../online/api.ts";
import { type Passkey, signInApi } from "./sign-in-api.ts";

/** What can go wrong between the page and the device's passkeys; all else the server says. */
export type DeviceTrouble = "not-shown" | "known-already";

/** Browsers have passkeys for sites with a name and a safe line; a bare address of a machine is no name. */
export function canHavePasskeys(): boolean {
  return window.isSecureContext && "PublicKeyCredential" in window && !/^[\d.]+$|^\[/.test(location.hostname);
}

/** Has the device make a passkey; answers all there are then. */
export async function makePasskey(): Promise<readonly Passkey[] | DeviceTrouble | Problem | undefined> {
  const optionsJSON = await signInApi.beginMaking();
  if (optionsJSON === undefined || isProblem(optionsJSON)) return optionsJSON;
  try {
    const answer = await signInApi.make(await startRegistration({ optionsJSON }));
    return answer === undefined || isProblem(answer) ? answer : answer.passkeys;
  } catch (error) {
    return error instanceof Error && error.name === "InvalidStateError" ? "known-already" : "not-shown";
  }
}

/** Has the person pick a passkey of theirs; answers who they are then. */
export async function showPasskey(): Promise<{ readonly name: string } | DeviceTrouble | Problem | undefined> {
  const optionsJSON = await signInApi.beginShowing();
  if (optionsJSON === undefined || isProblem(optionsJSON)) return optionsJSON;
  try {
    return await signInApi.show(await startAuthentication({ optionsJSON }));
  } catch {
    return "not-shown";
  }
}
