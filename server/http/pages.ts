import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { problem } from "../problem.ts";
import { chosen, type ClientFile, clientFiles, writtenPage } from "./client-files.ts";
import type { Service } from "./service.ts";

/** The web client, where it has been built; else a page that says so. Every path that is no file is a page of the client. */
export function pages(app: FastifyInstance, { settings: { web, prefix } }: Service): void {
  const folder = web === "" ? ownClient() : resolve(web);
  const index = folder === undefined ? undefined : join(folder, "index.html");
  const isBuilt = index !== undefined && existsSync(index);
  if (web !== "" && !isBuilt) throw new Error(`${web} (--web) is no web client: there is no index.html in it`);
  const page = writtenPage(under(prefix, isBuilt ? readFileSync(index, "utf8") : PLACEHOLDER));
  if (folder !== undefined && isBuilt) {
    for (const [path, file] of clientFiles(folder)) {
      const shown = path === "/index.html" ? page : file;
      app.get(path, { schema: { hide: true } }, (request, reply) => sendFile(request, reply, shown));
    }
  }
  app.setNotFoundHandler((request, reply) => {
    if (isPage(request)) return sendFile(request, reply, page);
    return reply.code(404).send(problem("no-such-thing", "There is nothing at this address."));
  });
  if (prefix === "") return;
  app.addHook("onRequest", async ({ originalUrl }, reply) => {
    // Relative addresses of the page count from the slash on.
    const [path, query] = originalUrl.split("?");
    if (path === prefix) return reply.redirect(`${prefix}/${query === undefined ? "" : `?${query}`}`, 308);
  });
}

/** Whether a page of the client is asked for, not a file or the API. */
export function isPage({ method, url }: FastifyRequest): boolean {
  return (method === "GET" || method === "HEAD") && !url.startsWith("/api/") && !/\.\w+(\?|$)/.test(url);
}

function sendFile(request: FastifyRequest, reply: FastifyReply, file: ClientFile): FastifyReply {
  const { encoding, body } = chosen(file, request.headers["accept-encoding"]);
  reply.headers({ "cache-control": file.cacheControl, etag: body.etag });
  if (file.smaller.size > 0) reply.header("vary", "accept-encoding");
  const known = (request.headers["if-none-match"] ?? "").split(",").map((each) => each.trim().replace(/^W\//, ""));
  if (known.includes(body.etag) || known.includes("*")) return reply.code(304).send();
  if (encoding !== undefined) reply.header("content-encoding", encoding);
  return reply.type(file.type).send(body.bytes);
}

/** The page as it is where the site has a path of its own: its files are found there, and the client knows of it. */
function under(prefix: string, page: string): string {
  if (prefix === "") return page;
  return page
    .replaceAll(/ (src|href|content)="\/(?!\/)/g, ` $1="${prefix}/`)
    .replace("</title>", `</title>\n    <meta name="clade-base" content="${prefix}">`);
}

/** The client beside this package: from the sources or from the compiled files. */
function ownClient(): string | undefined {
  const places = ["../../web/dist", "../../../web/dist"].map((path) => fileURLToPath(new URL(path, import.meta.url)));
  return places.find((place) => existsSync(join(place, "index.html")));
}

const PLACEHOLDER = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Clade</title>
<h1>Clade</h1>
<p>The table server is running. The web client has not been built yet; the API is described at
<a href="/api/openapi.json">/api/openapi.json</a>.</p>
</html>
`;
