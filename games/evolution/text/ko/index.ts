export { board } from "./board.ts";
export { eventLine } from "./events.ts";
export { lessons } from "./lessons.ts";
export { moveLabel, prompt } from "./moves.ts";
export { names } from "./names.ts";
export { options, parts, verdicts } from "./options.ts";
export { refusals } from "./refusals.ts";
export { rules } from "./rules.ts";
export { terminal } from "./terminal.ts";
