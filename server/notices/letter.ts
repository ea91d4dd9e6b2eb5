import { createHash } from "node:crypto";
import type { Language } from "@clade/kernel";
import type { Letter, Mailer } from "./mailer.ts";
import type { Said } from "./still.ts";
import { NOTICE_WORDS } from "./words/index.ts";

/** A letter with news: each line leads to its table, and one click ends all letters. */
export function newsLetter(
  mailer: Mailer,
  to: string,
  stop: string,
  language: Language,
  lines: readonly Said[],
  keys: readonly string[],
): Letter {
  const { letter } = NOTICE_WORDS[language];
  const why = letter.why(mailer.siteName);
  const [stopPage, settings] = [mailer.page(`/mail/stop/${stop}`), mailer.page("/settings#notices")];
  return {
    to,
    subject: letter.subject(lines),
    text: [
      letter.greeting,
      ...lines.map(({ title, text, path }) => `* ${title}\n  ${text}\n  ${mailer.page(path)}`),
      `-- \n${why}\n${letter.stop}: ${stopPage}\n${letter.settings}: ${settings}`,
    ].join("\n\n"),
    html: page(
      language,
      [
        `<p>${escaped(letter.greeting)}</p>`,
        ...lines.map(
          ({ title, text, path }) =>
            `<p><b>${escaped(title)}</b><br>${escaped(text)}<br>${link(mailer.page(path), letter.open)}</p>`,
        ),
        `<hr><p><small>${escaped(why)} ${link(stopPage, letter.stop)} · ${link(settings, letter.settings)}</small></p>`,
      ].join("\n"),
    ),
    id: createHash("sha256")
      .update(`letter ${[...keys].sort().join(" ")}`)
      .digest("base64url")
      .slice(0, 32),
    // The page asks before it does anything; a mail program that knows RFC 8058 asks here, and that is enough.
    stop: mailer.page(`/api/mail/stop/${stop}`),
  };
}

/** A letter that asks whether there may be any. Nothing of what somebody wrote is in it: it must be of no use to send it to others. */
export function confirmLetter(mailer: Mailer, to: string, token: string, language: Language): Letter {
  const { confirm } = NOTICE_WORDS[language];
  const [site, yes] = [mailer.siteName, mailer.page(`/mail/confirm/${token}`)];
  return {
    to,
    subject: confirm.subject(site),
    text: `${confirm.text(site)}\n\n${confirm.button}: ${yes}\n\n${confirm.notYou}`,
    html: page(
      language,
      `<p>${escaped(confirm.text(site))}</p>\n<p>${link(yes, confirm.button)}</p>\n<p>${escaped(confirm.notYou)}</p>`,
    ),
    id: createHash("sha256").update(`confirm ${token}`).digest("base64url").slice(0, 32),
    stop: null,
  };
}

function page(language: Language, body: string): string {
  return `<!doctype html>\n<html lang="${language}">\n<meta charset="utf-8">\n<body style="font-family: serif; max-width: 36em">\n${body}\n</body>\n</html>\n`;
}
function link(to: string, words: string): string {
  return `<a href="${escaped(to)}">${escaped(words)}</a>`;
}
function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
