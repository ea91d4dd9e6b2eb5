// Serves the built page of the matrix; every path that is no file is the page itself, as at the real server.
import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("dist", import.meta.url));
const TYPES = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".woff2": "font/woff2",
};

createServer(({ url }, response) => {
  const { pathname } = new URL(url ?? "/", "http://localhost");
  if (pathname.startsWith("/api")) {
    response.writeHead(404).end();
    return;
  }
  const wanted = join(root, normalize(decodeURIComponent(pathname)));
  const file =
    wanted.startsWith(root) && existsSync(wanted) && statSync(wanted).isFile() ? wanted : join(root, "index.html");
  response.writeHead(200, { "content-type": TYPES[extname(file)] ?? "application/octet-stream" });
  createReadStream(file).pipe(response);
}).listen(Number(process.env.PORT), "127.0.0.1");

// A run that is killed cannot stop its server: then the server's parent is gone.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) process.exit(0);
}, 500).unref();
