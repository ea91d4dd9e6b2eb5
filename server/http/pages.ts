import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { problem } from "../problem.ts";
import type { Service } from "./service.ts";

/** The web client, where it has been built; else a page that says so. Every path that is no file is a page of the client. */
export function pages(app: FastifyInstance, { settings }: Service): void {
  const folder = settings.web === "" ? ownClient() : resolve(settings.web);
  const index = folder === undefined ? undefined : join(folder, "index.html");
  if (settings.web !== "" && index !== undefined && !existsSync(index)) {
    throw new Error(`${settings.web} (--web) is no web client: there is no index.html in it`);
  }
  const page = index !== undefined && existsSync(index) ? readFileSync(index, "utf8") : PLACEHOLDER;
  if (folder !== undefined && page !== PLACEHOLDER) {
    app.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      index: false,
      cacheControl: false,
      setHeaders(reply, path) {
        // Built files carry their fingerprint in their name; the page itself is always asked for anew.
        const built = /-[\w-]{8}\.\w+$/.test(path);
        reply.setHeader("cache-control", built ? "public, max-age=31536000, immutable" : "no-cache");
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === "GET" && !request.url.startsWith("/api/") && !/\.\w+(\?|$)/.test(request.url);
    if (!isPage) return reply.code(404).send(problem("no-such-thing", "There is nothing at this address."));
    return reply.header("cache-control", "no-cache").type("text/html; charset=utf-8").send(page);
  });
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
