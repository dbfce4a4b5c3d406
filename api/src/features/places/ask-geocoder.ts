import { day } from '@rondo/rules';
import type { FoundAddress, GeocodingProvider } from '../../providers/geocoding/provider.ts';

/** A geocoder that never fails: if it can't answer in time, the result is null, and only the gazetteer answers. */
export interface Geocoder {
  /** @param mayAsk - called before the provider is asked: whether this caller may still ask */
  search(query: string, limit: number, mayAsk: () => Promise<boolean>): Promise<FoundAddress[] | null>;
  reverse(latitude: number, longitude: number, mayAsk: () => Promise<boolean>): Promise<FoundAddress | null>;
}

interface GeocoderBounds {
  /** How long a form waits at most. */
  patienceMs: number;
  /** How many answers are cached and for how long (streets change); the least recently used are dropped. */
  kept: number;
  keptMs: number;
  /** After this many failures in a row the provider isn't asked for a while, so that a dead one doesn't make every form wait. */
  failuresInARow: number;
  restMs: number;
}

const bounds: GeocoderBounds = {
  patienceMs: 1500,
  kept: 2000,
  keptMs: day,
  failuresInARow: 3,
  restMs: 30_000,
};

/** Used if no provider is configured. */
export const noGeocoder: Geocoder = { search: async () => null, reverse: async () => null };

/**
 * Limits how long and how often a provider is asked, caches its answers, and lets it rest after failures. Equal simultaneous questions are asked
 * once. Points are rounded to five decimals (a metre), so that two clicks on one spot are one question.
 */
export function askGeocoder(
  provider: GeocodingProvider,
  onTrouble: (error: unknown) => void,
  given: Partial<GeocoderBounds> = {},
): Geocoder {
  const { patienceMs, kept, keptMs, failuresInARow, restMs } = { ...bounds, ...given };
  const answers = new Map<string, { value: unknown; until: number }>();
  const underWay = new Map<string, Promise<unknown>>();
  const pace = tokenBucket(provider.perSecond);
  let failures = 0;
  let restUntil = 0;

  const keep = (key: string, answer: { value: unknown; until: number }) => {
    answers.delete(key);
    answers.set(key, answer);
    for (const oldest of answers.keys()) {
      if (answers.size <= kept) break;
      answers.delete(oldest);
    }
  };

  const askNow = async <Value>(key: string, ask: (signal: AbortSignal) => Promise<Value>): Promise<Value | null> => {
    const signal = AbortSignal.timeout(patienceMs);
    try {
      const value = await Promise.race([ask(signal), rejectedBy(signal)]);
      failures = 0;
      keep(key, { value, until: performance.now() + keptMs });
      return value;
    } catch (error) {
      failures += 1;
      if (failures >= failuresInARow) restUntil = performance.now() + restMs;
      onTrouble(error);
      return null;
    }
  };

  const answer = async <Value>(
    key: string,
    mayAsk: () => Promise<boolean>,
    ask: (signal: AbortSignal) => Promise<Value>,
  ): Promise<Value | null> => {
    const known = answers.get(key);
    if (known && known.until > performance.now()) {
      keep(key, known);
      return known.value as Value;
    }
    const asked = underWay.get(key) as Promise<Value | null> | undefined;
    if (asked) return asked;
    if (performance.now() < restUntil) return null;
    const permitted = async () => ((await mayAsk()) && pace() ? askNow(key, ask) : null);
    const asking = permitted().finally(() => underWay.delete(key));
    underWay.set(key, asking);
    return asking;
  };

  return {
    search: (query, limit, mayAsk) =>
      answer(`${limit} ${query.toLowerCase()}`, mayAsk, (signal) => provider.search(query, limit, signal)),
    reverse: (latitude, longitude, mayAsk) => {
      const point = [Number(latitude.toFixed(5)), Number(longitude.toFixed(5))] as const;
      return answer(point.join(), mayAsk, (signal) => provider.reverse(...point, signal));
    },
  };
}

/** Rejects with the signal, even if a provider doesn't heed it. */
function rejectedBy(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}

/** Allows this many calls a second; up to a second's worth, but at least one, can be saved up. */
function tokenBucket(perSecond: number): () => boolean {
  const most = Math.max(1, perSecond);
  let left = most;
  let at = performance.now();
  return () => {
    const now = performance.now();
    left = Math.min(most, left + ((now - at) / 1000) * perSecond);
    at = now;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}
