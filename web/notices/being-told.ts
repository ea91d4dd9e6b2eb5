import { navigate } from "wouter/use-browser-location";
import { call, isProblem } from "../online/api.ts";
import { currentSettings, whenSettingsChange } from "../settings.ts";
import type { Notices } from "./notices-api.ts";

/** Whether somebody on this device wants to be told of things: then the badge is kept, and the language told. */
const WANTED = "clade.notices";
/** How many tables wait is asked at most this often. */
const ASK_MS = 15_000;

export function noteWanted({ push, mail }: Notices): void {
  try {
    if (push.devices.length > 0 || mail.address !== null) localStorage.setItem(WANTED, "");
    else localStorage.removeItem(WANTED);
  } catch {
    // Without storage there is no badge.
  }
}

function isWanted(): boolean {
  try {
    return localStorage.getItem(WANTED) !== null || window.matchMedia("(display-mode: standalone)").matches;
  } catch {
    return false;
  }
}

let asked = Number.NEGATIVE_INFINITY;

/** Shows on the app's icon how many games wait, where there is such a thing. */
async function showBadge(): Promise<void> {
  if (!("setAppBadge" in navigator) || !isWanted() || performance.now() - asked < ASK_MS) return;
  asked = performance.now();
  const answer = await call<{ readonly games: number }>("GET", "/me/waiting");
  if (answer === undefined || isProblem(answer)) return;
  await (answer.games === 0 ? navigator.clearAppBadge() : navigator.setAppBadge(answer.games));
}

/** What is told to this person is told in the language that they read now. */
async function tellLanguage(): Promise<void> {
  const { noticesApi } = await import("./notices-api.ts");
  const now = await noticesApi.now();
  const { language } = currentSettings();
  if (now === undefined || isProblem(now) || now.wishes.language === language) return;
  await noticesApi.wish({ ...now.wishes, language });
}

/** Looks after the badge and the language, as long as the page is open. */
export function keepTold(): void {
  const badge = (): void => void showBadge().catch(() => undefined);
  badge();
  document.addEventListener("visibilitychange", badge);
  navigator.serviceWorker?.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (typeof data !== "object" || data === null || !("open" in data) || typeof data.open !== "string") return;
    // A notice was touched, and this is the tab to show it in.
    navigate(data.open);
  });
  let { language } = currentSettings();
  whenSettingsChange(() => {
    const now = currentSettings().language;
    if (now === language) return;
    language = now;
    if (isWanted()) void tellLanguage().catch(() => undefined);
  });
}
