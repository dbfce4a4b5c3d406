// The service worker: without a connection it opens pages as one has seen them. It keeps the app's files and one page to start it with;
// what was seen the app keeps itself (web/src/platform/offline-copy.ts). Everything else goes to the network as if it were not there.
// Push messages are in a file of their own.
importScripts('/push-handlers.js');

const shell = 'rondo-shell'; // the page that starts the app, and the app's files, the same for everyone
const refreshMilliseconds = 3_600_000;
const mostFiles = 200; // a build has some hundred: those of two
const language = new URL(self.location.href).searchParams.get('lang') ?? '';

let keptAt = 0;

self.addEventListener('install', (event) => {
  event.waitUntil(keepShell().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  const preload = self.registration.navigationPreload?.enable();
  event.waitUntil(Promise.all([preload, self.clients.claim()]));
});

self.addEventListener('message', (event) => {
  if (event.data?.do === 'take-open-pages') event.waitUntil(self.clients.claim());
  if (event.data?.do === 'keep-files') event.waitUntil(keepFiles(event.data.files));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin || request.method !== 'GET') return;
  if (request.mode === 'navigate') event.respondWith(openPage(event));
  else if (pathname.startsWith('/assets/')) event.respondWith(openFile(event));
});

/** The page that was asked for; without a connection the app starts at its address, with what it kept. */
async function openPage(event) {
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request));
    if (Date.now() - keptAt > refreshMilliseconds) event.waitUntil(keepShell().catch(() => undefined));
    return answer;
  } catch {
    return (await caches.match('/offline', { cacheName: shell })) ?? Response.error();
  }
}

/** Files never change under their name: what is kept is as good as the network's. */
async function openFile(event) {
  const { pathname } = new URL(event.request.url);
  const kept = await caches.match(pathname, { cacheName: shell });
  if (kept) return kept;
  const answer = await fetch(event.request);
  if (answer.ok) {
    const copy = answer.clone();
    event.waitUntil(caches.open(shell).then((cache) => cache.put(pathname, copy)));
  }
  return answer;
}

/** Files that a page had loaded before this worker looked after it. */
async function keepFiles(addresses) {
  const cache = await caches.open(shell);
  const paths = addresses
    .map((address) => new URL(address, self.location.origin))
    .filter(({ origin, pathname }) => origin === self.location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);
  for (const path of new Set(paths)) if (!(await cache.match(path))) await cache.add(path).catch(() => undefined);
}

/** Keeps the page as a visitor gets it, with the files it names. Of files nobody has asked for in a long time, the oldest go. */
async function keepShell() {
  keptAt = Date.now();
  const page = await fetch(`/offline?lang=${encodeURIComponent(language)}`, { credentials: 'omit' });
  if (!page.ok) throw new Error(`The offline page answered ${page.status}`);
  const html = await page.text();
  const files = new Set((html.match(/assets\/[\w.-]+/g) ?? []).map((file) => `/${file}`));
  const cache = await caches.open(shell);
  const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  await cache.addAll([...files].filter((file) => !kept.includes(file)));
  // By the mark the app knows that it starts without a connection.
  const headers = new Headers(page.headers);
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  await cache.put('/offline', new Response(html.replace('<html ', '<html data-kept '), { headers }));
  const others = kept.filter((path) => path !== '/offline' && !files.has(path));
  await Promise.all(others.slice(0, Math.max(0, others.length - mostFiles)).map((path) => cache.delete(path)));
}
