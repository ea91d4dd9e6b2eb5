import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { type Problem, problem } from "../problem.ts";
import { HEADERS } from "./headers.ts";

/** What a request was refused for that nobody could even read: the status, its words, and why. */
const UNREAD: Readonly<Record<string, readonly [status: string, why: Problem]>> = {
  HPE_HEADER_OVERFLOW: [
    "431 Request Header Fields Too Large",
    problem("too-large", "The head of the request is too large."),
  ],
  ERR_HTTP_REQUEST_TIMEOUT: ["408 Request Timeout", problem("bad-request", "The request took too long to come.")],
};
const BAD: readonly [string, Problem] = ["400 Bad Request", problem("bad-request", "That is no request of HTTP.")];

/** Answers what Node could not read as a request, in the form and with the headers of every other answer. */
export function answerUnread(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === "ECONNRESET" || socket.destroyed || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, why] = UNREAD[error.code ?? ""] ?? BAD;
  const body = JSON.stringify(why);
  const lines = Object.entries({ ...headersFor(body), connection: "close" }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  socket.end(`HTTP/1.1 ${status}\r\n${lines.join("\r\n")}\r\n\r\n${body}`, () => socket.destroy());
}

/** The same for an address that the router cannot read (`/%`). */
export function answerMisaddressed(response: ServerResponse): void {
  const body = JSON.stringify(problem("bad-request", "That is no address."));
  response.writeHead(400, headersFor(body)).end(body);
}

function headersFor(body: string): Record<string, string> {
  return {
    ...HEADERS,
    "cache-control": "no-store",
    "content-type": "application/json; charset=utf-8",
    "content-length": String(Buffer.byteLength(body)),
  };
}
