import { randomBytes } from "node:crypto";
import { connect, type Socket } from "node:net";
import { STRANGER } from "./attack.ts";

/** A connection without any manners: it writes what it likes, and reads nothing unless it is told to. */
export async function rawConnection(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), localAddress: STRANGER });
  await new Promise((resolve) => {
    socket.once("connect", resolve);
    socket.on("error", resolve);
    socket.once("close", resolve);
  });
  return socket;
}

/** The same as a line: the handshake is made, or refused. */
export async function rawLine(url: string, cookie = ""): Promise<Socket> {
  const socket = await rawConnection(url);
  const head = [
    "GET /api/live HTTP/1.1",
    `Host: ${new URL(url).host}`,
    "Connection: Upgrade",
    "Upgrade: websocket",
    "Sec-WebSocket-Version: 13",
    `Sec-WebSocket-Key: ${randomBytes(16).toString("base64")}`,
    ...(cookie === "" ? [] : [`Cookie: ${cookie}`]),
  ];
  socket.write(`${head.join("\r\n")}\r\n\r\n`);
  await new Promise((resolve) => {
    socket.once("data", resolve);
    socket.once("close", resolve);
  });
  socket.pause();
  return socket;
}

const FINAL_TEXT = 0x81;
const MASKED = 0x80;
const TWO_BYTES = 126;

/** A text as a client's frame; the mask is all zeros, which the protocol does not mind. */
export function textFrame(text: string): Buffer {
  const body = Buffer.from(text);
  const { length } = body;
  const head =
    length < TWO_BYTES
      ? [FINAL_TEXT, MASKED | length]
      : [FINAL_TEXT, MASKED | TWO_BYTES, Math.floor(length / 256), length % 256];
  return Buffer.concat([Buffer.from([...head, 0, 0, 0, 0]), body]);
}
