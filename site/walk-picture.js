/** Where code runs, by the words that the page on the walk uses for it, from the player's finger to the disk. */
const LANES = [
  { name: "The page", words: /\bpages?\b|browser|client|\btab\b/i },
  { name: "The server's main thread", words: /\bserver\b|main thread/i },
  { name: "A hall: the rules' thread", words: /\bhalls?\b|\brules\b/i },
  { name: "The store's thread", words: /\bstore\b|\bdisk\b|sqlite/i },
];
const FILE = /([\w-]+\/)*[\w-]+\.tsx?(:\d+)?/;
const LANE_WIDTH = 250;
const STEP = 46;
const BOX = { width: 222, height: 36 };
const TOP = 58;

/**
 * The steps of docs/walk.md, in order: every row of a table or list that names a file. Where it runs is said above it, in a heading
 * or in a row of its own.
 */
export function readWalk(page) {
  const steps = [];
  let lane = 0;
  for (const line of page.split("\n")) {
    const isRow = /^(\||\d+\.|- )/.test(line);
    const file = FILE.exec(line)?.[0];
    if (/^#+ /.test(line) || (isRow && file === undefined && line.includes("**"))) lane = laneIn(line) ?? lane;
    if (!isRow || file === undefined) continue;
    const codes = [...line.matchAll(/`([^`]+)`/g)].map(([, code]) => code ?? "");
    steps.push({ name: codes.find((code) => !FILE.test(code)) ?? "", file, lane });
  }
  return steps;
}

function laneIn(text) {
  // The last place named counts: "from the page to the server" ends there.
  const found = LANES.map(({ words }, lane) => ({ lane, at: text.search(words) })).filter(({ at }) => at >= 0);
  return found.sort((a, b) => b.at - a.at)[0]?.lane;
}

/** The walk drawn as lanes with a box for each step; colours follow the page's theme, or the system's where there is none. */
export function walkPicture(steps) {
  const used = LANES.map((_, lane) => lane).filter((lane) => steps.some((step) => step.lane === lane));
  const column = (lane) => used.indexOf(lane);
  const width = used.length * LANE_WIDTH;
  const height = TOP + steps.length * STEP + 12;
  const lanes = used.map((lane) => {
    const x = column(lane) * LANE_WIDTH;
    const shade = column(lane) % 2 === 0 ? ' class="shade"' : "";
    return (
      `<rect${shade} x="${x}" y="0" width="${LANE_WIDTH}" height="${height}" fill-opacity="${shade === "" ? 0 : 1}"/>` +
      `<text class="lane" x="${x + LANE_WIDTH / 2}" y="30">${escaped(LANES[lane].name)}</text>`
    );
  });
  const arrows = steps.slice(1).map((step, index) => arrow(steps[index], step, index, column));
  const boxes = steps.map(({ name, file, lane }, index) => {
    const x = column(lane) * LANE_WIDTH + (LANE_WIDTH - BOX.width) / 2;
    const y = TOP + index * STEP;
    return (
      `<rect class="box" x="${x}" y="${y}" width="${BOX.width}" height="${BOX.height}" rx="5"/>` +
      `<text class="name" x="${x + 10}" y="${y + 15}">${index + 1} ${escaped(short(name, 26))}</text>` +
      `<text class="file" x="${x + 10}" y="${y + 29}">${escaped(short(file, 32))}</text>`
    );
  });
  const threads = new Set(steps.map(({ lane }) => lane)).size;
  const files = new Set(steps.map(({ file }) => file.replace(/:\d+$/, ""))).size;
  const title = `A move in ${steps.length} steps through ${files} files and ${threads} threads`;
  return [
    `<svg class="walk" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${title}">`,
    `<style>${STYLE}</style>`,
    `<title>${title}</title>`,
    ...lanes,
    ...arrows,
    ...boxes,
    "</svg>",
  ].join("");
}

function arrow(from, to, index, column) {
  const middle = (lane) => column(lane) * LANE_WIDTH + LANE_WIDTH / 2;
  const y = TOP + index * STEP + BOX.height;
  const end = y + STEP - BOX.height;
  const [x, target] = [middle(from.lane), middle(to.lane)];
  const half = (y + end) / 2;
  const path = x === target ? `M${x} ${y}V${end - 3}` : `M${x} ${y}V${half}H${target}V${end - 3}`;
  const crossing = x === target ? "" : " crossing";
  return `<path class="arrow${crossing}" d="${path}"/><path class="head${crossing}" d="M${target - 4} ${end - 5}h8l-4 5z"/>`;
}

const STYLE = [
  ".walk{max-width:100%;height:auto;font-family:inherit;",
  "--ink:var(--vp-c-text-1,#2b2a26);--faint:var(--vp-c-text-2,#6b675e);--paper:var(--vp-c-bg,#fff);",
  "--tint:var(--vp-c-bg-soft,#f4efe3);--edge:var(--vp-c-divider,#cfc8b8);--lead:var(--vp-c-brand-1,#3a6b4f)}",
  "@media(prefers-color-scheme:dark){svg.walk:root{--ink:#e9e4d8;--faint:#a8a294;--paper:#1d1c1a;--tint:#282622;",
  "--edge:#4a463e;--lead:#8fc3a3}}",
  ".walk .shade{fill:var(--tint)}.walk .lane{fill:var(--ink);font-size:15px;font-weight:600;text-anchor:middle}",
  ".walk .box{fill:var(--paper);stroke:var(--edge)}.walk .name{fill:var(--ink);font:600 12.5px monospace}",
  ".walk .file{fill:var(--faint);font:11px monospace}.walk .arrow{fill:none;stroke:var(--faint)}",
  ".walk .head{fill:var(--faint)}.walk .arrow.crossing{stroke:var(--lead);stroke-width:2}.walk .head.crossing{fill:var(--lead)}",
].join("");

function short(text, length) {
  return text.length <= length ? text : `…${text.slice(1 - length)}`;
}
function escaped(text) {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll("{", "&#123;");
}
