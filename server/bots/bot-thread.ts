import { parentPort } from "node:worker_threads";
import { answerLetters, findBot } from "@clade/bots";
import { loadGame } from "@clade/games";

/** A thread where bots think. They know the view of their seat and nothing else of the table. */
const port = parentPort;
if (port === null) throw new Error("this file runs as a worker thread");
port.on(
  "message",
  answerLetters({ loadGame, findBot }, (letter) => port.postMessage(letter)),
);
