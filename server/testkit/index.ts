export { Guest, type HttpAnswer, startGame } from "./guest.ts";
export { answerIn, Line } from "./line.ts";
export { playOut } from "./play.ts";
export { type ServerProcess, startProcess, withData, withServer } from "./process.ts";
