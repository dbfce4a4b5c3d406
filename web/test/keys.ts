import { expect } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';

/** Moves the focus to something, once it is there. */
export async function focusOn(where: Locator): Promise<void> {
  await expect.element(where).toBeVisible();
  const element = where.element();
  if (element instanceof HTMLElement) element.focus();
}

/** Presses a key, or what is written as `{ArrowRight}`, where the focus is moved to. */
export async function press(where: Locator, keys: string): Promise<void> {
  await focusOn(where);
  await userEvent.keyboard(keys);
}
