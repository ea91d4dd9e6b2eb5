import type { Complaint } from "@clade/kernel";

/** The operator's OpenID provider: another house that knows people, and says so. */
export interface ProviderSettings {
  readonly issuer: string;
  readonly client: string;
  /** Empty for a client that has none. */
  readonly secret: string;
  /** What it is called on the button. */
  readonly label: string;
}

const LONGEST_LABEL = 40;

/** Null where nothing is set. Without TLS only a provider on this machine is believed. */
export function readProvider({ issuer, client, secret, label }: ProviderSettings): ProviderSettings | Complaint | null {
  if (issuer === "") {
    const lonely = client !== "" || secret !== "" || label !== "";
    return lonely
      ? { complaint: "--openid-issuer (CLADE_OPENID_ISSUER) is missing: the other --openid settings need it" }
      : null;
  }
  const url = URL.canParse(issuer) ? new URL(issuer) : undefined;
  if (url === undefined || !(url.protocol === "https:" || (url.protocol === "http:" && isHere(url)))) {
    return {
      complaint: `--openid-issuer (CLADE_OPENID_ISSUER) takes an address that begins with https://, got "${issuer}"`,
    };
  }
  if (client === "") return { complaint: "--openid-client (CLADE_OPENID_CLIENT) is missing: the provider gives one" };
  if (label.length > LONGEST_LABEL) {
    return { complaint: `--openid-label (CLADE_OPENID_LABEL) takes at most ${LONGEST_LABEL} letters` };
  }
  return { issuer, client, secret, label: label === "" ? url.hostname : label };
}

function isHere({ hostname }: URL): boolean {
  return hostname === "localhost" || hostname === "127.0.0.1" || hostname === "[::1]";
}
