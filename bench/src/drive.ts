import { percentile } from '../../chaos/src/figures.ts';
import { get, mixed, pathOf } from './searches.ts';
import { ms } from './table.ts';

export interface Speed {
  perSecond: number;
  p50: number;
  p99: number;
}

export const inWords = ({ perSecond, p50, p99 }: Speed): string =>
  `${Math.round(perSecond)}/s, p50 ${ms(p50)}, p99 ${ms(p99)}`;

/** The middle of several rounds. */
export function middle(of: readonly Speed[]): Speed {
  const median = (name: keyof Speed) =>
    percentile(
      of.map((speed) => speed[name]),
      0.5,
    );
  return { perSecond: median('perSecond'), p50: median('p50'), p99: median('p99') };
}

/** Lets each client make one call after another for a time. A call that was answered with false doesn't count as one a second. */
export async function drive(
  clients: number,
  forMs: number,
  call: (n: number, client: number) => Promise<unknown>,
): Promise<Speed> {
  let next = 0;
  let done = 0;
  const taken: number[] = [];
  const started = performance.now();
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      while (performance.now() < started + forMs) {
        const from = performance.now();
        if ((await call(next++, client)) !== false) done += 1;
        taken.push(performance.now() - from);
      }
    }),
  );
  const perSecond = (done * 1000) / (performance.now() - started);
  return { perSecond, p50: percentile(taken, 0.5), p99: percentile(taken, 0.99) };
}

let search = 0;

/** A search that is unlike any other. */
export function searchAnew(port: number): Promise<void> {
  const given = mixed[(search += 1) % mixed.length];
  return get(`http://127.0.0.1:${port}${pathOf(given && { ...given, latitude: given.latitude + search / 1e7 })}`);
}
