import "@clade/ui/theme.css";
import { loadGame } from "@clade/games";
import { type ReactElement, type ReactNode, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { flushSync } from "react-dom";
import { App } from "../app.tsx";
import { loadBoard } from "../boards.ts";
import "../fonts.css";
import { Invitation } from "../invite/invitation.tsx";
import { WaitingRoom } from "../pages/waiting-room.tsx";
import { Bar } from "../pages/bar.tsx";
import { change } from "../settings.ts";
import "../shell.css";
import type { LoadedGame } from "../table/load.ts";
import { detect, type Finding } from "./detect.ts";
import { positionOf } from "./kept-games.ts";
import { keptOf, readSample, type Sample, samples, writeSample } from "./sample.ts";
import { bringBack, faint, hide, remember } from "./letters.ts";
import { intoPlainSight } from "./plain-sight.ts";
import { edges, restless } from "./rest.ts";
import { replayPath, ShownReplay } from "./shown-replay.tsx";
import { SHOWN_PEOPLE, showWaiting } from "./shown-people.tsx";
import { SHOWN_NOTICES } from "./shown-notices.tsx";
import { ShownTournament } from "./shown-tournament.tsx";
import { ShownTable, tableAt } from "./shown-table.tsx";
import { waitingTable } from "./waiting-table.ts";

const root = createRoot(document.getElementById("app") ?? document.body);
const loading = new Map<string, Promise<LoadedGame>>();

async function load(game: string): Promise<LoadedGame> {
  const packed = loadGame(game);
  const [pack, board] = await Promise.all([packed, loadBoard(game, packed)]);
  if (pack === undefined || board === undefined) throw new Error(`no game ${game}`);
  return { pack, board };
}

let shown = 0;

/** Each sample is a page of its own, of which nothing may stay; or the same page a move later. */
function draw(what: ReactElement, goesOn = false): void {
  if (!goesOn) shown++;
  flushSync(() => root.render(<StrictMode key={shown}>{what}</StrictMode>));
}

/** Takes away what is shown. */
function clear(): void {
  flushSync(() => root.render(null));
}

function frames(count: number): Promise<void> {
  return new Promise((done) => {
    const next = (left: number): void => {
      if (left === 0) done();
      else requestAnimationFrame(() => next(left - 1));
    };
    next(count);
  });
}

/** Shows a sample, as far as a page can without its window. */
async function show(sample: Sample): Promise<void> {
  change({ language: sample.language, theme: sample.theme, motion: "off", lessons: sample.state === "lesson" });
  showWaiting(sample);
  const path = PATHS[sample.board]?.(sample);
  if (path !== undefined) {
    history.replaceState(null, "", path);
    draw(<App />);
    await settled(SETTLED[sample.board] ?? ".page");
    if (sample.board === "set-up" && sample.seat > 0) setUpOnline();
  } else if (sample.board === "invitation") {
    const table = waitingTable({ ...sample, seat: -1 });
    draw(<Room>{<div className="page">{<Invitation table={table} complaint="" onSit={() => {}} />}</div>}</Room>);
  } else if (sample.board === "waiting-room") {
    draw(<Room>{<WaitingRoom info={waitingTable(sample)} onChange={() => {}} />}</Room>);
  } else if (SHOWN[sample.board] !== undefined) {
    draw(<>{SHOWN[sample.board]?.(sample)}</>);
    await settled(".page");
  } else if (sample.board === "tournament") {
    draw(<ShownTournament sample={sample} />);
    await settled(".page");
  } else if (sample.board === "replay") {
    const loaded = loading.get(sample.game) ?? load(sample.game);
    loading.set(sample.game, loaded);
    const game = await loaded;
    const match = await positionOf(keptOf(sample), keptOf(sample).moves.length);
    history.replaceState(null, "", replayPath(sample));
    draw(<ShownReplay loaded={game} record={match.record()} />);
    // The board is loaded by the page itself: it finds its places in the frames after that.
    await settled(".leaf");
    await settled(".replay-board .frame");
    await frames(3);
    touch(sample);
  } else {
    const loaded = loading.get(sample.game) ?? load(sample.game);
    loading.set(sample.game, loaded);
    const match = await positionOf(keptOf(sample), sample.move);
    const game = await loaded;
    draw(<ShownTable loaded={game} table={tableAt(match, sample, game)} match={match} />);
    // The end of a game shows its result by itself.
    if (sample.state !== "result") document.querySelector("dialog")?.close();
    touch(sample);
  }
  await document.fonts.ready;
  await frames(1);
}

/** Plays the moves before a sample's one by one, with motion, until everything has arrived; answers where things lie. */
async function travel(sample: Sample, moves: number): Promise<Places> {
  change({ language: sample.language, theme: sample.theme, motion: "auto", lessons: false });
  const game = await load(sample.game);
  for (let move = Math.max(0, sample.move - moves); move <= sample.move; move++) {
    const match = await positionOf(keptOf(sample), move);
    draw(<ShownTable loaded={game} table={tableAt(match, sample, game)} match={match} />, move > sample.move - moves);
    await frames(2);
  }
  const passing = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(passing.map(({ finished }) => finished));
  return places();
}

/** Where each thing on the table lies. */
type Places = Readonly<Record<string, readonly number[]>>;

function placesNow(): Places {
  const things = [...document.querySelectorAll<HTMLElement>(".frame [data-thing]")];
  return Object.fromEntries(
    things.map((thing) => {
      const { left, top, width, height } = thing.getBoundingClientRect();
      return [thing.dataset["thing"] ?? "", [left, top, width, height].map(Math.round)];
    }),
  );
}

/** So often in a row things have to lie where they lay, and so often they are looked at for it. */
const AT_REST = 3;
const LOOKS = 60;

/** The same once they have come to rest: on a busy machine what is measured is laid out some frames later. */
async function places(): Promise<Places> {
  let now = placesNow();
  for (let looks = 0, still = 0; looks < LOOKS && still < AT_REST; looks++) {
    await frames(2);
    const next = placesNow();
    still = JSON.stringify(next) === JSON.stringify(now) ? still + 1 : 0;
    now = next;
  }
  return now;
}

/** Pages that only a server fills, filled here. */
const SHOWN = { ...SHOWN_PEOPLE, ...SHOWN_NOTICES };

const PATHS: { readonly [board: string]: (sample: Sample) => string } = {
  home: () => "/",
  "set-up": ({ game }) => `/play/${game}`,
  rules: ({ game }) => `/rules/${game}`,
  settings: () => "/settings",
  cards: ({ game }) => `/cards/${game}`,
  games: () => "/games",
  "sign-in": () => "/sign-in",
  quick: () => "/quick",
  "letter-link": ({ move }) => `/mail/${move % 2 === 0 ? "confirm" : "stop"}/token`,
  tournaments: () => "/tournaments",
  "new-tournament": () => "/tournaments/new",
};

/** What is there once a page has loaded what it shows. */
const SETTLED: { readonly [board: string]: string } = {
  home: ".home",
  "set-up": ".page-set-up form",
  rules: ".rule-book",
  // A board that draws nothing has only words, a game that tells of nothing only the search for it.
  cards: ".gallery-picture > *, .gallery-card > h3:first-child, .gallery > :only-child",
  games: ".page-games",
  "sign-in": ".page-sign-in",
  quick: ".page-quick form",
  "letter-link": ".page-mail",
  tournaments: ".page-cup",
  "new-tournament": ".cup-form .options",
};

function Room({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <div className="table-page">
      <Bar>
        <h1>Clade</h1>
      </Bar>
      <main className="table-main">{children}</main>
    </div>
  );
}

/** So many frames a page may take to come; a busy machine takes long to load one. */
const PATIENCE = 600;

/** Waits for what a page shows: one that is looked at before it is there would always be found sound. */
async function settled(selector: string): Promise<void> {
  for (let tries = 0; document.querySelector(selector) === null; tries++) {
    if (tries === PATIENCE) throw new Error(`${selector} never came to ${location.pathname}`);
    await frames(1);
  }
}

const OPENERS: { readonly [state: string]: string } = {
  picked: '[data-look="takes"]',
  why: '[data-thing][data-look="idle"]',
  moves: '[data-tool="moves"]',
  log: '[data-tool="log"]',
  rules: '[data-tool="rules"]',
  fair: ".bar .bar-link:not(.bar-nav *)",
  fold: "[data-fold]",
  people: "[data-door]",
};

/** The longest form there is: a table on the server, with a clock of one's own. */
function setUpOnline(): void {
  for (const [name, value] of [
    ["kind", "online"],
    ["pace", "live"],
    ["clock", "own"],
  ]) {
    flushSync(() => document.querySelector<HTMLElement>(`input[name="${name}"][value="${value}"]`)?.click());
  }
}

/** Where tools have no room they are behind another one. */
function unfoldTools(): void {
  flushSync(() => document.querySelector<HTMLElement>('[data-tool="more"]')?.click());
}

/** Brings the table into a state by a click, as a person would. */
function touch({ state, move }: Pick<Sample, "state" | "move">): void {
  const opener = OPENERS[state];
  if (state === "moves" || state === "log" || state === "rules") unfoldTools();
  const all = opener === undefined ? [] : [...document.querySelectorAll<HTMLElement>(opener)];
  // Of what is folded anything; of what is lit something in the middle.
  flushSync(() => all[state === "fold" ? move % Math.max(1, all.length) : Math.floor(all.length / 2)]?.click());
}

export interface MatrixPage {
  readonly samples: typeof samples;
  readonly read: typeof readSample;
  readonly write: typeof writeSample;
  readonly show: (sample: Sample) => Promise<void>;
  readonly clear: typeof clear;
  readonly travel: typeof travel;
  readonly places: typeof places;
  readonly detect: (finger: boolean, wide: number) => Finding[];
  readonly restless: typeof restless;
  readonly edges: typeof edges;
  readonly intoPlainSight: typeof intoPlainSight;
  readonly faint: typeof faint;
  readonly hide: typeof hide;
  readonly bringBack: typeof bringBack;
  readonly remember: typeof remember;
}

declare global {
  interface Window {
    matrix: MatrixPage;
  }
}

window.matrix = {
  samples,
  read: readSample,
  write: writeSample,
  show,
  clear,
  travel,
  places,
  detect,
  restless,
  edges,
  intoPlainSight,
  faint,
  hide,
  bringBack,
  remember,
};
