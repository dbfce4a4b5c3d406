import { get, mixed, pathOf } from './searches.ts';
import { ms, percentile } from './table.ts';

export interface Speed {
  perSecond: number;
  p50: number;
  p99: number;
}

export const inWords = ({ perSecond, p50, p99 }: Speed): string =>
  `${Math.round(perSecond)}/s, p50 ${ms(p50)}, p99 ${ms(p99)}`;

/** Lets each client make one call after another for a time. */
export async function drive(
  clients: number,
  forMs: number,
  call: (n: number, client: number) => Promise<unknown>,
): Promise<Speed> {
  let next = 0;
  const taken: number[] = [];
  const started = performance.now();
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      while (performance.now() < started + forMs) {
        const from = performance.now();
        await call(next++, client);
        taken.push(performance.now() - from);
      }
    }),
  );
  const perSecond = (taken.length * 1000) / (performance.now() - started);
  return { perSecond, p50: percentile(taken, 0.5), p99: percentile(taken, 0.99) };
}

let search = 0;

/** A search that is unlike any other. */
export function searchAnew(port: number): Promise<void> {
  const given = mixed[(search += 1) % mixed.length];
  return get(`http://127.0.0.1:${port}${pathOf(given && { ...given, latitude: given.latitude + search / 1e7 })}`);
}
