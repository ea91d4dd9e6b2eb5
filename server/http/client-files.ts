import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join, sep } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

/** How a file can travel: as it is, or made smaller. The first that a browser takes is the one. */
const ENCODINGS = [
  ["br", ".br"],
  ["gzip", ".gz"],
] as const;
type Encoding = (typeof ENCODINGS)[number][0];

/** A file of the client, in all the ways in which it can travel. They are few and small: they stay in memory. */
export interface ClientFile {
  readonly type: string;
  readonly cacheControl: string;
  readonly plain: Body;
  readonly smaller: ReadonlyMap<Encoding, Body>;
}
export interface Body {
  readonly bytes: Buffer;
  /** Names these very bytes: what is made smaller in another way has another. */
  readonly etag: string;
}

const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".mp3": "audio/mpeg",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

/** Built files carry their fingerprint in their name; everything else is asked for anew each time. */
const BUILT = /-[\w-]{8}\.\w+$/;

/** All files of a folder by the path that they are asked for. What was made smaller when it was built stands beside them. */
export function clientFiles(folder: string): Map<string, ClientFile> {
  const files = new Map<string, ClientFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || ENCODINGS.some(([, ending]) => path.endsWith(ending))) continue;
    const smaller = ENCODINGS.flatMap(([encoding, ending]): [Encoding, Body][] =>
      existsSync(path + ending) ? [[encoding, bodyOf(readFileSync(path + ending))]] : [],
    );
    files.set(
      `/${path
        .slice(folder.length + 1)
        .split(sep)
        .join("/")}`,
      {
        type: TYPES[extname(path)] ?? "application/octet-stream",
        cacheControl: BUILT.test(entry.name) ? "public, max-age=31536000, immutable" : "no-cache",
        plain: bodyOf(readFileSync(path)),
        smaller: new Map(smaller),
      },
    );
  }
  return files;
}

/** A page that is written here: made smaller here too. It is for one person, and asked for anew each time. */
export function writtenPage(text: string): ClientFile {
  const bytes = Buffer.from(text);
  return {
    type: TYPES[".html"] ?? "",
    cacheControl: "private, no-cache",
    plain: bodyOf(bytes),
    smaller: new Map<Encoding, Body>([
      ["br", bodyOf(brotliCompressSync(bytes))],
      ["gzip", bodyOf(gzipSync(bytes))],
    ]),
  };
}

/** In which way a file travels to a browser that takes these encodings. */
export function chosen(file: ClientFile, accepted: string | undefined): { encoding?: Encoding; body: Body } {
  const takes = acceptedOf(accepted ?? "");
  for (const [encoding] of ENCODINGS) {
    const body = file.smaller.get(encoding);
    if (body !== undefined && takes(encoding)) return { encoding, body };
  }
  return { body: file.plain };
}

/** `gzip, br;q=0.8, *;q=0`: what has no weight is taken, what has the weight zero is not. */
function acceptedOf(header: string): (encoding: string) => boolean {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((each) => each.trim());
    const weight = parameters.find((each) => each.startsWith("q="))?.slice(2);
    weights.set(name, weight === undefined ? 1 : Number(weight) || 0);
  }
  return (encoding) => (weights.get(encoding) ?? weights.get("*") ?? 0) > 0;
}

function bodyOf(bytes: Buffer): Body {
  return { bytes, etag: `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"` };
}
