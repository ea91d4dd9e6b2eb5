import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from "@simplewebauthn/browser";
import { call } from "../online/api.ts";

export interface Passkey {
  readonly id: string;
  readonly name: string;
  readonly synced: boolean;
  readonly created: number;
  readonly used: number | null;
}
interface Passkeys {
  readonly passkeys: readonly Passkey[];
}
interface Me {
  readonly name: string;
}
/** The operator's provider, where there is one. */
interface Ways {
  readonly openid: { readonly label: string; readonly bound: boolean } | null;
}

export const signInApi = {
  ways: () => call<Ways>("GET", "/sign-in"),
  passkeys: () => call<Passkeys>("GET", "/me/passkeys"),
  beginMaking: () => call<PublicKeyCredentialCreationOptionsJSON>("POST", "/me/passkeys/options"),
  make: (made: RegistrationResponseJSON) => call<Passkeys>("POST", "/me/passkeys", made),
  rename: (id: string, name: string) => call<Passkeys>("PUT", `/me/passkeys/${id}`, { name }),
  remove: (id: string) => call<Passkeys>("DELETE", `/me/passkeys/${id}`),
  beginShowing: () => call<PublicKeyCredentialRequestOptionsJSON>("POST", "/sign-in/passkey/options"),
  show: (shown: AuthenticationResponseJSON) => call<Me>("POST", "/sign-in/passkey", shown),
  toProvider: () => call<{ readonly url: string }>("POST", "/sign-in/openid"),
  unbind: () => call<Ways>("DELETE", "/sign-in/openid"),
} as const;
