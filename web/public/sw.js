// The service worker: without a connection it opens a page with the games one has joined. Everything else goes to the network as
// if it were not there. Push messages are in a file of their own.
importScripts('/push-handlers.js');

const shell = 'rondo-shell'; // the offline page and its files, the same for everyone
const own = 'rondo-offline'; // what its reader has joined; forgotten at logging out
const joined = '/api/matches/myjoined';
const refreshMilliseconds = 3_600_000;
const language = new URL(self.location.href).searchParams.get('lang') === 'nl' ? 'nl' : 'en';

let keptAt = 0;

self.addEventListener('install', (event) => {
  event.waitUntil(keepShell().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  const preload = self.registration.navigationPreload?.enable();
  event.waitUntil(Promise.all([preload, self.clients.claim()]));
});

self.addEventListener('message', (event) => {
  if (event.data === 'take-open-pages') event.waitUntil(self.clients.claim());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin || request.method !== 'GET') return;
  if (request.mode === 'navigate') event.respondWith(openPage(event));
  else if (pathname.startsWith('/assets/')) event.respondWith(openFile(request));
  else if (pathname === joined) event.respondWith(askJoined(request));
});

/** The page that was asked for; without a connection the offline page, which knows where one wanted to go. */
async function openPage(event) {
  const { pathname, search } = new URL(event.request.url);
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request));
    if (Date.now() - keptAt > refreshMilliseconds) event.waitUntil(keepShell().catch(() => undefined));
    return answer;
  } catch {
    if (pathname === '/offline') return (await caches.match('/offline', { cacheName: shell })) ?? Response.error();
    return Response.redirect(`/offline?from=${encodeURIComponent(pathname + search)}`);
  }
}

async function openFile(request) {
  const kept = await caches.match(new URL(request.url).pathname, { cacheName: shell });
  return kept ?? fetch(request);
}

/** What one has joined, as the network says it; else as it was said last. */
async function askJoined(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) await (await caches.open(own)).put(request.url, answer.clone());
    else if (answer.status === 401) await caches.delete(own);
    return answer;
  } catch {
    return (await caches.match(request.url, { cacheName: own })) ?? Response.error();
  }
}

/** Keeps the offline page as a visitor gets it, with the files it names, and nothing of an older one. */
async function keepShell() {
  keptAt = Date.now();
  const page = await fetch(`/offline?lang=${language}`, { credentials: 'omit' });
  if (!page.ok) throw new Error(`The offline page answered ${page.status}`);
  const html = await page.clone().text();
  const files = new Set((html.match(/assets\/[\w.-]+/g) ?? []).map((file) => `/${file}`));
  const cache = await caches.open(shell);
  const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  await cache.addAll([...files].filter((file) => !kept.includes(file)));
  await cache.put('/offline', page);
  await Promise.all(kept.filter((path) => path !== '/offline' && !files.has(path)).map((path) => cache.delete(path)));
}
