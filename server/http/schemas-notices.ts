import { nullable, Time } from "@clade/kernel/protocol";
import { Type } from "typebox";
import { WishesForm } from "../notices/wishes.ts";
import { SCOPES } from "../people/tokens.ts";

const strict = { additionalProperties: false } as const;

/** How somebody is told of things, as they see it themselves. */
export const NoticesAnswer = Type.Object({
  wishes: WishesForm,
  push: Type.Object({
    key: Type.String({ description: "the house's public key, for the browser's subscription (VAPID)" }),
    devices: Type.Array(
      Type.Object({
        id: Type.String(),
        device: Type.String({ description: "what kind of device it is" }),
        since: Time,
      }),
    ),
  }),
  mail: Type.Object({
    offered: Type.Boolean({ description: "whether this house sends letters" }),
    address: nullable(Type.String()),
    state: nullable(
      Type.Enum(["asked", "confirmed", "refused"], {
        description: "asked: its reader has not said yes yet; refused: the mail server does not take letters for it",
      }),
    ),
  }),
});
export const NewAddress = Type.Object(
  { address: Type.String({ minLength: 3, maxLength: 254, description: "an e-mail address" }) },
  strict,
);
export const DeviceId = Type.Object({ id: Type.String({ pattern: "^[\\w-]{22}$" }) });
export const MailToken = Type.Object({ token: Type.String({ pattern: "^[\\w-]{32}$" }) }, strict);
export const Done = Type.Object({ done: Type.Boolean() });
export const Trial = Type.Object({ devices: Type.Integer({ description: "how many devices took it" }) });

const TokenName = Type.String({ minLength: 1, maxLength: 40, description: "what it is for, in its owner's words" });
const Scopes = Type.Array(Type.Enum([...SCOPES]), {
  minItems: 1,
  maxItems: SCOPES.length,
  description:
    "read: look at what you see; play: set up, join, move, chat; manage: the rest, but never sign-in or data",
});
export const NewToken = Type.Object({ name: TokenName, scopes: Scopes }, strict);
export const MadeToken = Type.Object({
  token: Type.String({ description: "the token itself; it is shown this once" }),
  id: Type.String(),
});
export const TokenList = Type.Object({
  tokens: Type.Array(
    Type.Object({
      id: Type.String(),
      name: TokenName,
      scopes: Scopes,
      created: Time,
      seen: nullable(Type.Integer({ description: "when it was last used, to within a day; milliseconds since 1970" })),
    }),
  ),
});
export const TokenId = Type.Object({ id: Type.String({ pattern: "^[\\w-]{12}$" }) });
