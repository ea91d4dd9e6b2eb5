// Keeps the whole client on the device, so that games against bots and on one device need no network after the first
// visit. The build fills in its name and its files. A new build takes over as soon as it is here, but nobody is stranded:
// every open page holds a lock with the name of its build (newer-version.ts), and the files of a build stay for as long as
// somebody holds its lock.
const BUILD = "BUILD";
// The site may be under a path, beside other sites at the same address: what is theirs is left alone.
const ROOT = new URL("./", self.location.href).pathname;
const SITE = ROOT === "/" ? "clade-" : `clade-${ROOT}-`;
const CACHE = `${SITE}${BUILD}`;
const FILES = ["FILES"];

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(takeOver());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin || url.pathname.startsWith(`${ROOT}api/`)) return;
  if (request.mode === "navigate") {
    // The newest page if the network answers, else the one kept.
    event.respondWith(fetch(request).catch(() => kept(ROOT)));
    event.waitUntil(sweep());
    return;
  }
  event.respondWith(kept(request).then((found) => found ?? fetch(request)));
});

/** Pages of older builds go on with their own files, and hear that there is a newer one. */
async function takeOver() {
  await sweep();
  await self.clients.claim();
  for (const client of await self.clients.matchAll({ type: "window" })) client.postMessage({ build: BUILD });
}

/** From this build, or from an older one that some page still uses. */
async function kept(request) {
  return (await (await caches.open(CACHE)).match(request)) ?? caches.match(request);
}

/** Throws away the builds that no page uses any more. */
async function sweep() {
  const names = (await caches.keys()).filter((name) => name.startsWith(SITE) && /\d/.test(name[SITE.length] ?? ""));
  if (names.every((name) => name === CACHE)) return;
  const { held = [], pending = [] } = await self.navigator.locks.query();
  const used = new Set([CACHE, ...[...held, ...pending].map(({ name }) => name)]);
  await Promise.all(names.filter((name) => !used.has(name)).map((name) => caches.delete(name)));
}
