import { vi } from 'vitest';

/**
 * From now on timers of the page go off only when the test moves its clock on. Vitest moves the clock on while it waits for something, so a test
 * that has to see something at an exact time waits with {@link untilSeen}.
 */
export function stopTimers(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
}

export async function frames(many: number): Promise<void> {
  for (let frame = 0; frame < many; frame += 1) await new Promise(requestAnimationFrame);
}

/** Waits frame by frame without moving the page's clock. */
export async function untilSeen(isSo: () => boolean): Promise<void> {
  for (let frame = 0; !isSo() && frame < 300; frame += 1) await frames(1);
  if (!isSo()) throw new Error('it has not come while the clock stood');
}
