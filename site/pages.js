import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join, normalize, relative } from "node:path";
import { readWalk, walkPicture } from "./walk-picture.js";

/** Rooms whose READMEs are pages. */
const ROOMS = ["kernel", "games", "bots", "server", "ui", "web", "cli", "bench"];

/** Lays out the pages of the site: everything of docs/, the root's pages and the rooms' READMEs. Answers how many there are. */
export function gatherPages(house, pages) {
  const places = placesOf(house);
  for (const [from, to] of places) {
    const target = join(pages, to);
    mkdirSync(dirname(target), { recursive: true });
    if (!from.endsWith(".md")) copyFileSync(join(house, from), target);
    else writeFileSync(target, withLinks(readFileSync(join(house, from), "utf8"), from, to, places, house));
  }
  if (places.has("docs/walk.md")) drawWalk(join(pages, "walk.md"));
  const rules = [...places].filter(([from]) => /^docs\/rules\/.*\.md$/.test(from));
  const titles = rules.map(([from, to]) => `- [${titleOf(readFileSync(join(house, from), "utf8"))}](${basename(to)})`);
  writeFileSync(join(pages, "rules/index.md"), `# Rules as clauses\n\n${titles.join("\n")}\n`);
  return places.size + 1;
}

/** Puts the picture of the walk under the page's title. */
function drawWalk(file) {
  const page = readFileSync(file, "utf8");
  const steps = readWalk(page);
  if (steps.length < 2) throw new Error("docs/walk.md: no rows that name a function in backticks and a file");
  writeFileSync(
    file,
    page.replace(/^# .+$/m, (title) => `${title}\n\n${walkPicture(steps)}\n`),
  );
}

/** From each file of the repository to its place in the site. */
function placesOf(house) {
  const places = new Map();
  places.set("README.md", "index.md");
  for (const page of ["CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md"]) places.set(page, page.toLowerCase());
  for (const file of readdirSync(join(house, "docs"), { recursive: true, encoding: "utf8" })) {
    if (/\.(md|svg|png)$/.test(file)) places.set(join("docs", file), file);
  }
  const games = readdirSync(join(house, "games")).map((game) => join("games", game));
  for (const room of [...ROOMS, ...games]) {
    const readme = join(room, "README.md");
    if (existsSync(join(house, readme))) places.set(readme, `rooms/${room.replaceAll("/", "-")}.md`);
  }
  return places;
}

/** The same page with its links pointing at the site's pages; what is not in the site is only named. */
function withLinks(page, from, to, places, house) {
  const moved = page.replaceAll(/(!?)\[([^\]]*)\]\(([^)\s]+)\)/g, (whole, picture, text, target) => {
    if (/^(https?:|mailto:|#)/.test(target)) return whole;
    const [path = "", anchor] = target.split("#");
    const file = normalize(join(dirname(from), path));
    const inRules = file.replace(/\/$/, "") === "docs/rules";
    const place = inRules ? "rules/index.md" : places.get(file);
    if (place === undefined) return picture === "!" ? whole : `${text} (\`${file}\`)`;
    const link = relative(dirname(to), place);
    return `${picture}[${text}](${link.startsWith(".") ? link : `./${link}`}${anchor === undefined ? "" : `#${anchor}`})`;
  });
  // A folder that is named in words is a link too, where the site has its page.
  return moved.replaceAll(/`((?:docs\/[\w./-]+\.md)|(?:[\w/-]+\/README\.md))`/g, (whole, path) => {
    const place = places.get(path);
    if (place === undefined || !statSync(join(house, path)).isFile()) return whole;
    const link = relative(dirname(to), place);
    return `[${whole}](${link.startsWith(".") ? link : `./${link}`})`;
  });
}

function titleOf(page) {
  return /^# (.+)$/m.exec(page)?.[1] ?? "untitled";
}
