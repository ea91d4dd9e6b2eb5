export { ATTACKS, NOBODY } from "./all.ts";
export type { Attack, Scene } from "./attack.ts";
export { type Outcome, perform, PROMISED, type Terms } from "./stage.ts";
