import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

/** A letter as it came in. */
export interface SunkLetter {
  readonly to: string;
  readonly from: string;
  readonly headers: ReadonlyMap<string, string>;
  readonly text: string;
  readonly html: string;
}

/** A mail server that takes every letter, and shows it. */
export class MailSink {
  readonly letters: SunkLetter[] = [];
  /** Addresses for which it takes nothing; whether it has a bad day; whether it takes letters and says that it could not. */
  readonly refused = new Set<string>();
  busy = false;
  unsure = false;
  readonly #server: SMTPServer;

  private constructor() {
    this.#server = new SMTPServer({
      authOptional: true,
      disabledCommands: ["STARTTLS"],
      onRcptTo: ({ address }, _session, done) => {
        if (this.busy) return done(Object.assign(new Error("come again"), { responseCode: 451 }));
        if (this.refused.has(address)) return done(Object.assign(new Error("nobody here"), { responseCode: 550 }));
        return done();
      },
      onData: (stream, { envelope }, done) => {
        const chunks: Buffer[] = [];
        stream.on("data", (chunk: Buffer) => chunks.push(chunk));
        stream.on("end", () => {
          const from = envelope.mailFrom === false ? "" : envelope.mailFrom.address;
          this.letters.push(
            readLetter(Buffer.concat(chunks).toString("utf8"), envelope.rcptTo[0]?.address ?? "", from),
          );
          done(this.unsure ? Object.assign(new Error("was that all?"), { responseCode: 451 }) : null);
        });
      },
    });
  }

  static async open(): Promise<MailSink> {
    const sink = new MailSink();
    await new Promise<void>((resolve) => sink.#server.listen(0, "127.0.0.1", () => resolve()));
    return sink;
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.#server.server.address() as AddressInfo).port}`;
  }

  for(address: string): readonly SunkLetter[] {
    return this.letters.filter(({ to }) => to === address);
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }
}

/** Reads a letter of two parts, as RFC 5322 and RFC 2045 write it. */
function readLetter(raw: string, to: string, from: string): SunkLetter {
  const [head, body] = parted(raw);
  const headers = headersOf(head);
  const boundary = /boundary="?([^";]+)"?/.exec(headers.get("content-type") ?? "")?.[1] ?? "\n";
  const parts = body.split(`--${boundary}`).map((part) => {
    const [partHead, partBody] = parted(part.replace(/^\r\n/, ""));
    const about = headersOf(partHead);
    return {
      type: about.get("content-type") ?? "",
      text: decoded(partBody, about.get("content-transfer-encoding") ?? ""),
    };
  });
  const ofType = (type: string): string => parts.find((part) => part.type.startsWith(type))?.text ?? "";
  return { to, from, headers, text: ofType("text/plain"), html: ofType("text/html") };
}

function parted(text: string): readonly [head: string, body: string] {
  const at = text.indexOf("\r\n\r\n");
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + 4)];
}

function headersOf(head: string): Map<string, string> {
  const lines = head.replaceAll(/\r\n[ \t]+/g, " ").split("\r\n");
  return new Map(
    lines.flatMap((line) => {
      const at = line.indexOf(":");
      return at < 0 ? [] : [[line.slice(0, at).toLowerCase(), worded(line.slice(at + 1).trim())] as const];
    }),
  );
}

/** Words of other alphabets in a header (RFC 2047). */
function worded(text: string): string {
  return text
    .replaceAll(/\?=\s+=\?/g, "?==?")
    .replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, coded: string) =>
      kind.toLowerCase() === "b" ? Buffer.from(coded, "base64").toString("utf8") : quoted(coded.replaceAll("_", " ")),
    );
}

function decoded(text: string, encoding: string): string {
  if (encoding === "base64") return Buffer.from(text, "base64").toString("utf8");
  return encoding === "quoted-printable" ? quoted(text.replaceAll("=\r\n", "")) : text;
}

function quoted(text: string): string {
  const bytes = text.replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}
