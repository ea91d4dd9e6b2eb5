import { createTransport, type TransportOptions, type Transporter } from "nodemailer";

/** A letter to one person, in plain text and as a simple page. */
export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The same for the same letter, however often it is sent: whoever gets it twice can tell. */
  readonly id: string;
  /** Where one click ends all letters (RFC 8058); none for a letter that asks whether there may be any. */
  readonly stop: string | null;
}

/** What became of it: taken; there is no such address; or the mail server cannot take it just now. */
export type Mailed = "taken" | "refused" | "later";

/** How long the operator's mail server may take over each part. */
const CONNECT_MS = 10_000;
const TALK_MS = 20_000;

/** Hands letters to the operator's mail server. Nothing of a letter is ever told to a log. */
export class Mailer {
  readonly #transport: Transporter;
  readonly #from: string;
  readonly #site: URL;

  /** `server`: smtp://name:password@host:port, or smtps. */
  constructor(server: string, from: string, site: string) {
    this.#from = from;
    this.#site = new URL(site);
    this.#transport = createTransport(
      {
        url: server,
        connectionTimeout: CONNECT_MS,
        greetingTimeout: CONNECT_MS,
        socketTimeout: TALK_MS,
        // A letter is what we wrote, and reads nothing from anywhere.
        disableFileAccess: true,
        disableUrlAccess: true,
        pool: true,
        maxConnections: 2,
      } as TransportOptions,
      { from: { name: "Clade", address: from } },
    );
  }

  /** As people know the site. */
  get siteName(): string {
    return this.#site.host;
  }

  /** The address of a page of the site. */
  page(path: string): string {
    return `${this.#site.href.replace(/\/$/, "")}${path}`;
  }

  async send({ to, subject, text, html, id, stop }: Letter): Promise<Mailed> {
    try {
      await this.#transport.sendMail({
        to: { name: "", address: to },
        subject,
        text,
        html,
        messageId: `<${id}@${this.#from.split("@").at(-1) ?? "clade"}>`,
        headers: {
          "Auto-Submitted": "auto-generated",
          ...(stop === null
            ? {}
            : { "List-Unsubscribe": `<${stop}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" }),
        },
      });
      return "taken";
    } catch (error) {
      return isRefusal(error) ? "refused" : "later";
    }
  }

  close(): void {
    this.#transport.close();
  }
}

/** Whether the mail server said that it will never take mail for this address. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, responseCode } = error as Error & { code?: unknown; responseCode?: unknown };
  return code === "EENVELOPE" && typeof responseCode === "number" && responseCode >= 550 && responseCode < 560;
}
