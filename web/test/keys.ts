import { expect } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';

/** Waits for an element and moves the focus to it. */
export async function focusOn(where: Locator): Promise<void> {
  await expect.element(where).toBeVisible();
  const element = where.element();
  if (element instanceof HTMLElement) element.focus();
}

/** Presses a key, or a named one (`{ArrowRight}`), on the element that gets the focus. */
export async function press(where: Locator, keys: string): Promise<void> {
  await focusOn(where);
  await userEvent.keyboard(keys);
}
