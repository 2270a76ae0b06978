/**
 * The service worker: the client's own files and what was last seen are there without a connection.
 * Pages always come from the server while there is one, so a new version replaces the old client at the next load;
 * files whose address names their content come from the cache of their build, and data from the server first.
 */

/** @type {any} */
const worker = self;
const build = new URL(worker.location.href).searchParams.get("build");
const FILES = `civitas-files-${build}`;
const SEEN = "civitas-seen";
const SHELL = "/offline";
const MOST_SEEN = 2000;

/** Answers that are kept as they were last seen. */
const DATA = [
  /^\/api\/(session|games|lobby|home|friends|courses|puzzles|statistics|me\/page)$/,
  /^\/api\/tables\/[\w-]+(\/(history|chart|words|positions\/\d+))?$/,
  /^\/api\/games\/\w+\/(component|differences|results)$/,
];
/** Words, rules and cards, whose address names their build. */
const VERSIONED = /^\/api\/(words|(languages|help|telling)\/\w+|games\/\w+\/(catalogue|rulebook))$/;
const isFile = ({ pathname, searchParams }) => pathname.startsWith("/assets/") || pathname.startsWith("/client/icons/")
  || (VERSIONED.test(pathname) && searchParams.has("v"));

worker.addEventListener("install", (event) => {
  event.waitUntil(keepShell().then(() => worker.skipWaiting()));
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(dropOthers().then(() => worker.clients.claim()));
});

/** The empty page, and every file that it names. */
async function keepShell() {
  const cache = await caches.open(FILES);
  const shell = await fetch(SHELL, { cache: "no-store" });
  const text = await shell.clone().text();
  const named = [...text.matchAll(/"(\/assets\/[^"]+|\/api\/languages\/[^"]+)"/g)].map(([, address]) => address);
  await cache.put(SHELL, shell);
  await Promise.all([...new Set(named)].map((address) => cache.add(address.replaceAll("&amp;", "&"))));
}

async function dropOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith("civitas-files-") && name !== FILES)
    .map((name) => caches.delete(name)));
}

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== worker.location.origin) return;
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => kept(FILES, SHELL)));
  else if (isFile(url)) event.respondWith(file(request));
  else if (DATA.some((pattern) => pattern.test(url.pathname))) event.respondWith(data(event, request));
});

async function kept(name, key) {
  return (await (await caches.open(name)).match(key)) ?? Response.error();
}

/** A file whose address names its content: from the cache, or into it. */
async function file(request) {
  const cache = await caches.open(FILES);
  const found = await cache.match(request.url);
  if (found) return found;
  const fresh = await fetch(request);
  if (fresh.ok) await cache.put(request.url, fresh.clone());
  return fresh;
}

/** Data from the server; without it, as it was last seen, and marked so. */
async function data(event, request) {
  try {
    const fresh = await fetch(request);
    if (fresh.ok) event.waitUntil(see(request.url, fresh.clone()));
    return fresh;
  } catch {
    return seenBefore(request.url);
  }
}

async function see(url, answer) {
  const cache = await caches.open(SEEN);
  await cache.put(url, answer);
  const all = await cache.keys();
  await Promise.all(all.slice(0, Math.max(0, all.length - MOST_SEEN)).map((old) => cache.delete(old)));
}

const NOT_KEPT = {
  error: { id: "web.error.offline", args: {} },
  text: "There is no connection, and this was not kept.",
};

async function seenBefore(url) {
  const found = await (await caches.open(SEEN)).match(url);
  const json = { "Content-Type": "application/json" };
  if (!found) return new Response(JSON.stringify(NOT_KEPT), { status: 503, headers: json });
  return new Response(await found.blob(), { headers: { ...json, "X-Seen-Before": "1" } });
}

/** The page tells what it loaded before this worker was there, and which files those are. */
worker.addEventListener("message", (event) => {
  const { files = [] } = event.data ?? {};
  const ours = files.filter((address) => isFile(new URL(address, worker.location.origin)));
  event.waitUntil(caches.open(FILES).then((cache) =>
    Promise.all(ours.map(async (address) => (await cache.match(address)) ?? cache.add(address).catch(() => {})))));
});
