import { useSyncExternalStore } from "react";
import { BASE } from "./base.ts";
import { buildName } from "./build.ts";

/** Keeps the client on this device up to date, without ever taking away what an open page still needs. */

let newer = false;
const listeners = new Set<() => void>();

/** Pages that stay open for long look now and then whether there is something new. */
const LOOK_MS = 30 * 60_000;
/** For so long nothing is fetched for later while somebody comes in by an invitation. */
const SEAT_FIRST_MS = 20_000;

/**
 * Says to the service worker which build this page comes from, for as long as it is open: a lock of that build's name. The
 * files of a build are thrown away when nobody holds its lock any more.
 */
function holdBuild(): void {
  navigator.locks
    ?.request(cacheName(), { mode: "shared" }, () => new Promise(() => {}))
    .catch(() => {
      // Without the lock the page still works; what it has not loaded yet it may have to fetch.
    });
}

/** As the service worker calls what it keeps of this build: another Clade at the same address has its own. */
function cacheName(): string {
  return `clade-${BASE === "" ? "" : `${BASE}/-`}${buildName()}`;
}

export function keepUpToDate(): void {
  if (!("serviceWorker" in navigator)) return;
  holdBuild();
  const { serviceWorker } = navigator;
  // A worker that takes over says which build it is of.
  serviceWorker.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (typeof data === "object" && data !== null && "build" in data && data.build !== buildName()) tell();
  });
  window.addEventListener("load", () => {
    const begin = (): void => {
      register().catch(() => {
        // Private windows and old browsers have none: the page works all the same while there is a network.
      });
    };
    // Whoever comes by an invitation, perhaps over a slow line, sits down first: all the rest can wait.
    if (location.pathname.startsWith(`${BASE}/join/`)) window.setTimeout(begin, SEAT_FIRST_MS);
    else begin();
  });
}

async function register(): Promise<void> {
  const registration = await navigator.serviceWorker.register(`${BASE}/service-worker.js`);
  window.setInterval(() => look(registration), LOOK_MS);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") look(registration);
  });
}

function look(registration: ServiceWorkerRegistration): void {
  registration.update().catch(() => {
    // No network, or the server is down: the next time then.
  });
}

function tell(): void {
  newer = true;
  for (const listener of listeners) listener();
}

/** Whether a newer build is here and waits for a reload. */
export function useNewer(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => newer,
  );
}
