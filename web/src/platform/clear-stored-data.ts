import { showBadge } from './app-badge.ts';
import { forgetOfflineCopy } from './offline-copy.ts';

/** The prefix of all our keys in the browser's storage, which `scripts/kept-in-browser.test.ts` checks. */
const ownKeys = 'rondo.';

/**
 * Removes everything that this browser stored for a user who logs out or deletes their account: both storages, the offline copy and the badge
 * (product.md#logging-in).
 */
export async function clearStoredData(): Promise<void> {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      const storage = window[name];
      for (const key of Object.keys(storage)) if (key.startsWith(ownKeys)) storage.removeItem(key);
    } catch {
      // A browser that refuses storage has stored nothing.
    }
  }
  showBadge(0);
  await forgetOfflineCopy();
}
