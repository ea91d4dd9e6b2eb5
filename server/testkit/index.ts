export { clade } from "./command.ts";
export { Guest, type HttpAnswer, startGame } from "./guest.ts";
export { answerIn, TableSocket } from "./socket.ts";
export { playOut } from "./play.ts";
export { COMMAND, metricsOf, type ServerProcess, startProcess, withData, withServer } from "./process.ts";
