import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, test } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { framed } from "../http/frames.ts";

/** What a client makes of these bytes on its wire. */
async function heard(bytes: Buffer, count: number): Promise<string[]> {
  const server = new WebSocketServer({ port: 0 });
  server.on("connection", (_socket, request: IncomingMessage) => request.socket.write(bytes));
  const { port } = server.address() as AddressInfo;
  const client = new WebSocket(`ws://127.0.0.1:${port}`);
  const messages: string[] = [];
  client.on("message", (data: Buffer, isBinary) => {
    messages.push(isBinary ? "binary" : data.toString());
    if (messages.length === count) client.close();
  });
  await once(client, "close");
  server.close();
  return messages;
}

describe("frames", () => {
  test("messages of any length, as text or as bytes, arrive one by one as they were", async () => {
    const texts = [0, 1, 125, 126, 127, 65_535, 65_536, 200_000].map((length) => "x".repeat(length));
    texts.push("진화 é 😀");
    expect(await heard(framed(texts), texts.length)).toEqual(texts);
    const bytes = texts.map((text, index) => (index % 3 === 0 ? text : Buffer.from(text)));
    expect(await heard(framed(bytes), texts.length)).toEqual(texts);
  });
});
