/** Name of the cache with what its reader has joined (web/public/sw.js). */
const own = 'rondo-offline';

/** Starts the service worker, in the reader's language; resolves once it looks after this page. */
export async function startServiceWorker(language: string): Promise<void> {
  const { serviceWorker } = navigator;
  const taken = new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
  await serviceWorker.register(`/sw.js?lang=${language}`);
  const { active } = await serviceWorker.ready;
  if (serviceWorker.controller) return;
  // A page that was opened while the worker began may have been missed when it took the open ones.
  active?.postMessage('take-open-pages', { transfer: [] });
  await taken;
}

/** Forgets what was kept of whoever logs out. */
export async function forgetOfflineCopy(): Promise<void> {
  if ('caches' in window) await window.caches.delete(own);
}

/** Whether the server answers. */
export async function isReachable(): Promise<boolean> {
  const answer = await fetch('/healthz', { cache: 'no-store' }).catch(() => null);
  return answer?.ok === true;
}
