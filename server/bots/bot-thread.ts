import { constants, platform, setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { answerLetters, findBot } from "@clade/bots";
import { loadGame } from "@clade/games";

/** A thread where bots think. They know the view of their seat and nothing else of the table. */
const port = parentPort;
if (port === null) throw new Error("this file runs as a worker thread");
// Where threads have priorities of their own, moves of people come before thoughts of bots.
if (platform() === "linux") setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
port.on(
  "message",
  answerLetters({ loadGame, findBot }, (letter) => port.postMessage(letter)),
);
