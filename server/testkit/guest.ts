import type { TableInfo } from "@clade/kernel";
import { type Answered, askFrom } from "./ask.ts";
import { TableSocket } from "./socket.ts";

export interface HttpAnswer<T = unknown> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: T;
}

/** Somebody with a browser, or a program: keeps the cookie, asks, and opens lines. */
export class Guest {
  readonly url: string;
  /** The address of this machine that they come from; the usual one if it is not said. */
  readonly from: string | undefined;
  cookie = "";

  constructor(url: string, from?: string) {
    this.url = url;
    this.from = from;
  }

  static async visit(url: string, name?: string, from?: string): Promise<Guest> {
    const guest = new Guest(url, from);
    await guest.get("/api/me");
    if (name !== undefined) await guest.put("/api/me", { name });
    return guest;
  }

  get<T = unknown>(path: string): Promise<HttpAnswer<T>> {
    return this.ask<T>("GET", path);
  }
  post<T = TableInfo>(path: string, body?: unknown): Promise<HttpAnswer<T>> {
    return this.ask<T>("POST", path, body);
  }
  put<T = TableInfo>(path: string, body: unknown): Promise<HttpAnswer<T>> {
    return this.ask<T>("PUT", path, body);
  }

  async ask<T>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<HttpAnswer<T>> {
    const answer = await this.#answer(`${this.url}${path}`, {
      method,
      headers: {
        ...(this.cookie === "" ? {} : { cookie: this.cookie }),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...headers,
      },
      body: body === undefined || typeof body === "string" ? body : JSON.stringify(body),
    });
    const [cookie] = (answer.headers.get("set-cookie") ?? "").split(";");
    if (cookie !== undefined && cookie !== "") this.cookie = cookie;
    const { text } = answer;
    const isJson = (answer.headers.get("content-type") ?? "").includes("json");
    return { status: answer.status, headers: answer.headers, body: (isJson ? JSON.parse(text) : text) as T };
  }

  /** A table that must come to be; anything else is a mistake of the test. */
  async table(wishes: object): Promise<TableInfo> {
    const { status, body } = await this.post("/api/tables", { game: "evolution", ...wishes });
    if (status !== 201) throw new Error(`no table: ${status} ${JSON.stringify(body)}`);
    return body;
  }

  line(headers: Record<string, string> = {}): Promise<TableSocket> {
    const cookie = this.cookie === "" ? {} : { cookie: this.cookie };
    return TableSocket.open(this.url, { ...cookie, ...headers }, this.from);
  }

  async #answer(
    url: string,
    { method, headers, body }: { method: string; headers: Record<string, string>; body: string | undefined },
  ): Promise<Answered> {
    if (this.from !== undefined) return askFrom(url, { method, headers, body, from: this.from });
    const answer = await fetch(url, { method, headers, ...(body === undefined ? {} : { body }) });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  }
}

/** A game that is on between people: the first is the host. */
export async function startGame(people: readonly Guest[], wishes: object = {}): Promise<string> {
  const [host, ...others] = people;
  if (host === undefined) throw new Error("a game needs people");
  const { id } = await host.table({ seats: ["me", ...others.map(() => "free")], ...wishes });
  for (const other of others) await other.post(`/api/tables/${id}/join`, {});
  const { status, body } = await host.post(`/api/tables/${id}/start`);
  if (status !== 200) throw new Error(`not started: ${status} ${JSON.stringify(body)}`);
  return id;
}
