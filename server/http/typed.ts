import type { FastifyTypeProvider } from "fastify";
import type { Static, TSchema } from "typebox";

/** Gives handlers the types of the input that their schemas have checked. Answers have types of their own. */
export interface CheckedInput extends FastifyTypeProvider {
  validator: this["schema"] extends TSchema ? Static<this["schema"]> : unknown;
  serializer: unknown;
}
