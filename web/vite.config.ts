import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

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
        const files = ["/", ...[...built, ...given].filter((file) => file !== "index.html").map((file) => `/${file}`)];
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

const ABOUTS = /\/games\/[^/]+\/(about|rules\/seats)\.ts$/;

export default defineConfig({
  root: here("."),
  plugins: [react(), precache()],
  resolve: { conditions: ["source", "module", "browser", "development|production"] },
  worker: { format: "es" },
  build: {
    target: "es2022",
    outDir: "dist",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The shelf asks for what all games tell about themselves: once, not game by game.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "abouts", test: ABOUTS }] } } },
  },
  server: { proxy: { "/api": { target: process.env["CLADE_SERVER"] ?? "http://127.0.0.1:8080", ws: true } } },
});
