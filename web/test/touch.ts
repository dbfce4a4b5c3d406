import { expect } from 'vitest';
import type { Locator } from 'vitest/browser';

/** Presses what is there by now, without a pointer that travels: for what is pressed dozens of times. */
export async function tap(where: Locator): Promise<void> {
  await expect.element(where).toBeInTheDocument();
  const element = where.element();
  if (!(element instanceof HTMLElement)) return;
  element.focus();
  element.click();
}

/** A finger pulls the open sheet down by so many pixels. */
export function pull(pixels: number): void {
  const target = document.querySelector('dialog[open]');
  if (!target) throw new Error('no sheet is open');
  const touch = (clientY: number) => new Touch({ identifier: 1, target, clientX: 100, clientY });
  const tell = (type: string, ...touches: Touch[]) =>
    target.dispatchEvent(new TouchEvent(type, { touches, changedTouches: touches, bubbles: true }));
  tell('touchstart', touch(300));
  tell('touchmove', touch(300 + pixels / 2));
  tell('touchmove', touch(300 + pixels));
  tell('touchend');
}
