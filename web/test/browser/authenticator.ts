import type { CDPSession, Page } from "@playwright/test";

interface Authenticator {
  readonly cdp: CDPSession;
  readonly authenticatorId: string;
}

/** A device with a fingerprint reader, or what a browser takes for one. */
export async function withAuthenticator(page: Page): Promise<Authenticator> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, authenticatorId };
}
