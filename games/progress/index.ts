export { progress } from "./rules/game.ts";
