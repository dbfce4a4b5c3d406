import type { Page } from '@playwright/test';

/** Stores keys of ours in the browser, as forms and payments do, and a key of another program on the same host. */
export async function keepSomething(page: Page): Promise<void> {
  await page.evaluate(`for (const storage of [localStorage, sessionStorage])
    for (const key of ['rondo.game-draft.create', 'rondo.sign-up', 'rondo.friends.1', 'rondo.checkout.1', 'rondo.entry-key.1', 'other.key'])
      storage.setItem(key, '"kept"')`);
}

/** The keys in both of the browser's storages. */
export async function kept(page: Page): Promise<string[]> {
  return page.evaluate<string[]>('[...Object.keys(localStorage), ...Object.keys(sessionStorage)]');
}
