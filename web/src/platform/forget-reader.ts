import { forgetOfflineCopy } from './offline-copy.ts';

/** What every key of ours in the browser's storage begins with; `scripts/kept-in-browser.test.ts` holds the code to it. */
const ownKeys = 'rondo.';

/** Forgets everything this browser kept of whoever logs out or leaves: both storages and the offline copy (2-accounts §4). */
export async function forgetReader(): Promise<void> {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      const storage = window[name];
      for (const key of Object.keys(storage)) if (key.startsWith(ownKeys)) storage.removeItem(key);
    } catch {
      // A browser that refuses to store has kept nothing.
    }
  }
  await forgetOfflineCopy();
}
