import type { Page } from '@playwright/test';

/** The actions of a user, one after the other. */
interface Touched {
  count: number;
  what: string[];
}

// Runs in the browser: reports presses, keys that press, and the first character in each field.
const tellTouches = `{
  const name = (target) => (target.closest?.('label, a, button, input') ?? target).textContent?.trim().slice(0, 40);
  addEventListener('pointerdown', ({ target }) => rondoTouched('press ' + name(target)), true);
  addEventListener('keydown', ({ key }) => { if (key === 'Enter' || key === ' ') rondoTouched('key ' + key); }, true);
  const filled = new WeakSet();
  addEventListener('input', ({ target }) => {
    if (filled.has(target) || target.type === 'checkbox' || target.type === 'radio') return;
    filled.add(target);
    rondoTouched('fill ' + (target.name || target.type));
  }, true);
}`;

/**
 * Counts what a user does in a page from now on, whichever functions of Playwright the journey uses: each press or tap, and each field filled.
 * It counts the browser's own events, on the payment provider's page too, so no step is forgotten.
 */
export async function countTouches(page: Page): Promise<() => Touched> {
  const what: string[] = [];
  await page.exposeBinding('rondoTouched', (_source, touched: string) => what.push(touched));
  await page.addInitScript({ content: tellTouches });
  return () => ({ count: what.length, what });
}
