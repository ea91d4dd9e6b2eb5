// `npm run new-game <name>`: a folder with everything that a game has, for a small game that can be played at once, its page of
// rules, and its line in the registry. What it makes is Moult, the example, under another name.
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const EXAMPLE = fileURLToPath(new URL("../games/moult", import.meta.url));
const PAGE = fileURLToPath(new URL("../docs/rules/moult.md", import.meta.url));
const LONGEST = 24;

const [name = "", ...more] = process.argv.slice(2);
const complaint = more.length > 0 ? "one name at a time: npm run new-game <name>" : fault(name);
if (complaint === undefined) make(name);
else {
  console.error(complaint);
  process.exitCode = 1;
}

/** Why there can be no new game of that name. */
function fault(id) {
  if (id === "") return "the name of the game: npm run new-game <name>";
  if (!/^[a-z][a-z\d]*(-[a-z\d]+)*$/.test(id)) {
    return `"${id}" is no name for a game: small letters and digits, words joined by hyphens, e.g. paper-boats`;
  }
  if (id.length > LONGEST) return `"${id}" is too long: at most ${LONGEST} letters`;
  if (id === "dist" || id === "test") return `"${id}" is the name of another kind of folder`;
  if (existsSync(`games/${id}`)) return `there is a game "${id}" already: games/${id}`;
  if (existsSync(`docs/rules/${id}.md`)) return `there are rules of "${id}" already: docs/rules/${id}.md`;
  return undefined;
}

function make(id) {
  const words = id.split("-");
  const title = words.join(" ").replace(/^./, (first) => first.toUpperCase());
  const prefix = freePrefix(words);
  const names = { moult: id, Moult: title, Mue: title, 허물벗기: title, "MO-": `${prefix}-` };
  const renamed = (text) => text.replaceAll(/moult|Moult|Mue(?=")|허물벗기|MO-/g, (old) => names[old]);
  const registry = withLine(readFileSync("games/registry.ts", "utf8"), id);

  cpSync(EXAMPLE, `games/${id}`, { recursive: true, filter: (file) => !/[\\/](dist|node_modules)$/.test(file) });
  for (const file of readdirSync(`games/${id}`, { recursive: true, encoding: "utf8" })) {
    if (!/\.(ts|md|txt)$/.test(file)) continue;
    const path = join("games", id, file);
    writeFileSync(path, renamed(readFileSync(path, "utf8")));
  }
  writeFileSync(`docs/rules/${id}.md`, renamed(readFileSync(PAGE, "utf8")));
  writeFileSync("games/registry.ts", registry);
  console.log(
    [
      `games/${id}/ is a game: npx tsc -b, then npx clade play ${id}, or npm start and /play/${id}.`,
      `Its rules are docs/rules/${id}.md, its clauses ${prefix}-1 …; docs/adding-a-game.md says what to change in which order.`,
    ].join("\n"),
  );
}

/** The registry with the game's line at the end of the shelf. */
function withLine(registry, id) {
  const end = registry.indexOf("};", registry.indexOf("const shelf"));
  const key = id.includes("-") ? `"${id}"` : id;
  return `${registry.slice(0, end)}  ${key}: () => import("./${id}/index.ts"),\n${registry.slice(end)}`;
}

/** Letters for the clauses that no other game has: initials, or as much of the name as it takes. */
function freePrefix(words) {
  const taken = new Set(
    readdirSync("docs/rules").flatMap((page) =>
      [...readFileSync(`docs/rules/${page}`, "utf8").matchAll(/^- ([A-Z]+)-\d/gm)].map(([, prefix]) => prefix),
    ),
  );
  const letters = words.join("").replaceAll(/\d/g, "").toUpperCase();
  const initials =
    words.length > 1
      ? words
          .map(([first]) => first)
          .join("")
          .replaceAll(/\d/g, "")
          .toUpperCase()
      : "";
  const tries = [
    initials,
    ...Array.from(letters, (_, index) => letters.slice(0, index + 2)),
    `${letters}X`,
    `${letters}XX`,
  ];
  return tries.find((each) => each.length > 1 && !taken.has(each)) ?? `${letters}XXX`;
}
