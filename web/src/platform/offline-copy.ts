import { keptByScripts } from '@rondo/rules';

/** The cache with what the reader has seen (persisted-queries.ts, decisions/0021-offline.md); deleted at logout. */
export const ownCache = keptByScripts.offline.name;

/** Starts the service worker in the reader's language; resolves once it controls this page. */
export async function startServiceWorker(language: string): Promise<void> {
  const { serviceWorker } = navigator;
  const taken = new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
  await serviceWorker.register(`/sw.js?lang=${language}`);
  const { active } = await serviceWorker.ready;
  if (!serviceWorker.controller) {
    // A page opened while the worker started may not have been included when the worker took control of open pages.
    active?.postMessage({ do: 'take-open-pages' }, { transfer: [] });
    await taken;
  }
  // Adds the files that this page loaded before the worker controlled it.
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  active?.postMessage({ do: 'keep-files', files }, { transfer: [] });
}

/** Deletes the data that was stored for a user who logs out. */
export async function forgetOfflineCopy(): Promise<void> {
  if ('caches' in window) await window.caches.delete(ownCache);
}
