import { request } from "node:http";

export interface Asked {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  /** The address of this machine that the request comes from: 127.0.0.2 is somebody else than 127.0.0.1. */
  readonly from: string;
}

export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Asks over HTTP, as somebody at a certain address; `fetch` cannot choose where it comes from. */
export function askFrom(url: string, { method, headers, body, from }: Asked): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) };
    const asked = request(url, { method, headers: { ...headers, ...length }, localAddress: from }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("error", reject);
      answer.once("end", () => {
        const pairs = Object.entries(answer.headersDistinct).flatMap(([name, values = []]) =>
          values.map((value): [string, string] => [name, value]),
        );
        resolve({
          status: answer.statusCode ?? 0,
          headers: new Headers(pairs),
          text: Buffer.concat(chunks).toString("utf8"),
        });
      });
    });
    asked.on("error", reject);
    asked.end(body);
  });
}
