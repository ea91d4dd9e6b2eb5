import { parentPort } from "node:worker_threads";
import { answerLetters, findBot } from "@clade/bots";
import { loadGame } from "@clade/games";

/** A worker thread in which bots think: the script of a `Pool`. */
const port = parentPort;
if (port === null) throw new Error("this file runs as a worker thread");
port.on(
  "message",
  answerLetters({ loadGame, findBot }, (letter) => port.postMessage(letter)),
);
