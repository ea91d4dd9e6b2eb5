import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const PAGES = fileURLToPath(new URL("../pages", import.meta.url));

/** A line of the side bar: a page under its own title. */
function line(path) {
  const [, title] = /^# (.+)$/m.exec(readFileSync(join(PAGES, path), "utf8")) ?? [];
  return { text: title ?? path, link: `/${path.replace(/(index)?\.md$/, "")}` };
}
const lines = (...paths) => paths.filter((path) => existsSync(join(PAGES, path))).map(line);
const all = (folder) => lines(...readdirSync(join(PAGES, folder)).map((file) => `${folder}/${file}`));

const FIRST = ["contributing.md", "architecture.md", "walk.md", "glossary.md", "adding-a-game.md", "planned.md"];
const rest = readdirSync(PAGES).filter(
  (file) => file.endsWith(".md") && ![...FIRST, "index.md", "changelog.md", "security.md"].includes(file),
);
const code = join(PAGES, "code/typedoc-sidebar.json");

export default {
  title: "Clade",
  description: "A table for four games of evolution: how it is built, run and extended.",
  srcDir: "pages",
  cleanUrls: true,
  appearance: true,
  themeConfig: {
    search: { provider: "local" },
    outline: [2, 3],
    sidebar: [
      { text: "Clade", items: [{ text: "What it is", link: "/" }, ...lines(...FIRST)] },
      { text: "Rules", items: all("rules") },
      { text: "Run, measure, extend", items: lines(...rest) },
      { text: "Rooms", collapsed: true, items: all("rooms") },
      { text: "The code", collapsed: true, items: existsSync(code) ? JSON.parse(readFileSync(code, "utf8")) : [] },
      { text: "History", items: lines("changelog.md", "security.md") },
    ],
  },
};
