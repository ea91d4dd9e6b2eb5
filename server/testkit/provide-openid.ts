import { OpenIdProvider } from "./openid-provider.ts";

/** The provider as a process of its own, for tests that cannot have it in theirs: it says the settings that lead to it, and stays. */
const provider = await OpenIdProvider.start();
process.stdout.write(`${JSON.stringify(provider.flags)}\n`);
