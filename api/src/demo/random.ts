/** Seeded random numbers: the same seed gives the same story, so that demos differ only in their dates. */
export interface Random {
  /** From 0 (included) to 1. */
  next(): number;
  /** A whole number, both ends included. */
  between(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** An element of the list, as likely as its weight says. */
  weighted<T>(list: readonly (readonly [T, number])[]): T;
  /** Different elements of the list, in random order. */
  sample<T>(list: readonly T[], size: number): T[];
  /** Roughly a normal distribution with this mean and deviation. */
  around(mean: number, deviation: number): number;
  uuid(): string;
}

/** mulberry32 */
export function seededRandom(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const pick = <T>(list: readonly T[]): T => {
    const picked = list[Math.floor(next() * list.length)];
    if (picked === undefined) throw new Error('nothing to pick from');
    return picked;
  };
  return {
    next,
    between,
    chance: (probability) => next() < probability,
    pick,
    weighted(list) {
      let left = next() * list.reduce((sum, [, weight]) => sum + weight, 0);
      const found = list.find(([, weight]) => (left -= weight) < 0) ?? list.at(-1);
      if (found === undefined) throw new Error('nothing to pick from');
      return found[0];
    },
    sample(list, size) {
      const rest = [...list];
      const picked: typeof rest = [];
      while (picked.length < size && rest.length > 0) picked.push(...rest.splice(between(0, rest.length - 1), 1));
      return picked;
    },
    around: (mean, deviation) => mean + deviation * (next() + next() + next() - 1.5) * 2,
    uuid() {
      const hex = Array.from({ length: 32 }, () => Math.floor(next() * 16).toString(16)).join('');
      const variant = '89ab'[Number.parseInt(hex[16] ?? '0', 16) % 4];
      return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
    },
  };
}
