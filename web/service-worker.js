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

// Somebody is to be told of something, and the server has written it in their language: a title, a line, and where it leads.
self.addEventListener("push", (event) => {
  event.waitUntil(tell(event.data));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.path ?? ROOT));
});

/** A notice of the same table takes the place of the one before it; how many games wait stands on the app's icon. */
async function tell(data) {
  let told = {};
  try {
    told = data?.json() ?? {};
  } catch {
    // Something that is not ours; browsers want every push to be shown.
  }
  const { title = "Clade", text = "", path = "/", tag, waiting } = told;
  if (typeof waiting === "number" && "setAppBadge" in self.navigator) {
    await (waiting > 0 ? self.navigator.setAppBadge(waiting) : self.navigator.clearAppBadge()).catch(() => {});
  }
  await self.registration.showNotification(title, {
    body: text,
    icon: `${ROOT}icon-192.png`,
    badge: `${ROOT}icon-192.png`,
    ...(tag === undefined ? {} : { tag }),
    data: { path: `${ROOT}${String(path).replace(/^\/+/, "")}` },
  });
}

/** Brings somebody to a page in one tap: the tab that shows it already, else any tab of the site, else a new one. */
async function open(path) {
  const url = new URL(path, self.location.href);
  // Only pages of this site.
  const goal = url.origin === self.location.origin && url.pathname.startsWith(ROOT) ? url : new URL(ROOT, url.origin);
  const tabs = await self.clients.matchAll({ type: "window" });
  const there = tabs.find((tab) => new URL(tab.url).pathname === goal.pathname);
  if (there !== undefined) return there.focus();
  const [tab] = tabs.filter(({ visibilityState }) => visibilityState === "visible").concat(tabs);
  if (tab === undefined) return self.clients.openWindow(goal.href);
  const shown = await tab.focus().catch(() => tab);
  // The page goes there by itself, without being loaded again.
  shown.postMessage({ open: goal.pathname });
}

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
