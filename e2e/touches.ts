import type { Page } from '@playwright/test';

/** What somebody did, one thing after another. */
interface Touched {
  count: number;
  what: string[];
}

// In the browser: presses, the keys that press, and the first that is typed into each field.
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
 * Counts what somebody does from now on in a page, whatever a journey calls to do it: each press or tap, and each field filled. The
 * browser's own events are counted, those on the payment provider's page too, so that no step is forgotten.
 */
export async function countTouches(page: Page): Promise<() => Touched> {
  const what: string[] = [];
  await page.exposeBinding('rondoTouched', (_source, touched: string) => what.push(touched));
  await page.addInitScript({ content: tellTouches });
  return () => ({ count: what.length, what });
}
