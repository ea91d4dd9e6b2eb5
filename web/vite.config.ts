import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { joinedFile } from "./joined.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/**
 * Names the build by its version and a fingerprint of all that it made, writes the name into the page, and writes the
 * service worker with it and with the list of everything that is kept for play without a network.
 */
function precache(): Plugin {
  return {
    name: "clade-precache",
    apply: "build",
    generateBundle: {
      // After Vite has made the page.
      order: "post",
      handler(_, bundle) {
        const built = Object.keys(bundle).filter((file) => !file.endsWith(".map"));
        const given = readdirSync(here("public")).filter((file) => file !== "share.png");
        // Counted from where the worker is: the site may be under a path.
        const files = ["./", ...[...built, ...given].filter((file) => file !== "index.html")];
        const contents = Object.values(bundle).map((each) => (each.type === "chunk" ? each.code : String(each.source)));
        const fingerprint = createHash("sha256")
          .update(files.join() + contents.join())
          .digest("hex")
          .slice(0, 12);
        const { version } = JSON.parse(readFileSync(here("package.json"), "utf8")) as { readonly version: string };
        const name = `${version}-${fingerprint}`;
        const page = bundle["index.html"];
        if (page?.type !== "asset") this.error("there is no page to write the build's name into");
        page.source = String(page.source).replace(
          "</title>",
          `</title>\n    <meta name="clade-build" content="${name}">`,
        );
        const source = readFileSync(here("service-worker.js"), "utf8")
          .replace('"BUILD"', JSON.stringify(name))
          .replace('["FILES"]', JSON.stringify(files));
        this.emitFile({ type: "asset", fileName: "service-worker.js", source });
      },
    },
  };
}

/** What is worth making smaller: texts that are not tiny. */
const TEXTS = /\.(js|css|html|svg|json|webmanifest)$/;
const TINY = 1024;
/** The last five per cent would take ten times as long as all the others. */
const WELL = { [constants.BROTLI_PARAM_QUALITY]: 9 };

/** Makes files smaller ahead, once, as well as it goes; the server sends what a browser takes. */
function smaller(): Plugin {
  return {
    name: "clade-smaller",
    apply: "build",
    writeBundle({ dir = here("dist") }) {
      for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
        const path = join(entry.parentPath, entry.name);
        if (!entry.isFile() || !TEXTS.test(path)) continue;
        const bytes = readFileSync(path);
        if (bytes.length < TINY) continue;
        writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
        writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: WELL }));
      }
    },
  };
}

/** See joined.ts: over a slow line the number of files weighs more than their size. */
const JOINED = joinedFile({
  first: here("main.tsx"),
  table: here("pages/online-table.tsx"),
  boards: here("boards.ts"),
});

export default defineConfig({
  root: here("."),
  plugins: [react(), precache(), smaller()],
  // The page names its files from the root, and the server puts the path in front; all others find each other from where they are.
  experimental: { renderBuiltUrl: (file, { hostType }) => (hostType === "html" ? `/${file}` : { relative: true }) },
  resolve: { conditions: ["source", "module", "browser", "development|production"] },
  worker: { format: "es" },
  build: {
    target: "es2022",
    outDir: "dist",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: JOINED, debugName: "joined" }] } } },
  },
  server: { proxy: { "/api": { target: process.env["CLADE_SERVER"] ?? "http://127.0.0.1:8080", ws: true } } },
});
