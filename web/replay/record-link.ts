import type { GameRecord } from "@clade/kernel";
import { LARGEST_RECORD, type RecordTrouble, recordTrouble } from "@clade/kernel/replay";

/** Letters of a link that holds a whole record: what browsers, messengers and address bars still carry. */
export const LONGEST_LINK = 32_000;

/** What the fragment of such a link begins with: the way it is packed. */
const PACKED = "z=";

/** A record as the fragment of a link, or undefined where it is too long for one. */
export async function toFragment(record: GameRecord): Promise<string | undefined> {
  const packed = await throughStream(new TextEncoder().encode(JSON.stringify(record)), "pack");
  const text = `${PACKED}${base64url(packed)}`;
  return text.length > LONGEST_LINK ? undefined : text;
}

/** The text of the record in a fragment; what is too long, cut off or grows without end is refused before it is read. */
export async function fromFragment(fragment: string): Promise<string | RecordTrouble> {
  if (!fragment.startsWith(PACKED)) return recordTrouble("not-a-record");
  if (fragment.length > LONGEST_LINK) {
    return recordTrouble("too-large", { size: fragment.length, most: LONGEST_LINK });
  }
  const bytes = bytesIn(fragment.slice(PACKED.length));
  if (bytes === undefined) return recordTrouble("damaged", { what: "link" });
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(await throughStream(bytes, "unpack"));
  } catch (error) {
    if (error instanceof Endless) return recordTrouble("too-large", { size: LARGEST_RECORD, most: LARGEST_RECORD });
    return recordTrouble("damaged", { what: "link" });
  }
}

/** What is unpacked is larger than any record. */
class Endless extends Error {}

async function throughStream(bytes: Uint8Array<ArrayBuffer>, way: "pack" | "unpack"): Promise<Uint8Array> {
  const pair = way === "pack" ? new CompressionStream("deflate-raw") : new DecompressionStream("deflate-raw");
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = new Blob([bytes]).stream().pipeThrough(pair).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > LARGEST_RECORD) {
      await reader.cancel();
      throw new Endless();
    }
    parts.push(value);
  }
  const all = new Uint8Array(size);
  let from = 0;
  for (const part of parts) {
    all.set(part, from);
    from += part.length;
  }
  return all;
}

function base64url(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function bytesIn(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[\w-]*$/.test(text)) return undefined;
  try {
    const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
  } catch {
    return undefined;
  }
}
