import { promisify } from "node:util";
import { brotliCompress, brotliDecompressSync, constants } from "node:zlib";

const compress = promisify(brotliCompress);

/** Text as few bytes: a move takes three or four of them. */
export async function pack(text: string): Promise<Uint8Array> {
  const bytes = Buffer.from(text, "utf8");
  return compress(bytes, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}

export function unpack(packed: Uint8Array): string {
  return brotliDecompressSync(packed).toString("utf8");
}

/** The entries of a log as one text: no entry has a line break in it. */
export function joined(entries: readonly string[]): string {
  return entries.join("\n");
}

export function parted(text: string): string[] {
  return text === "" ? [] : text.split("\n");
}
