/** The random numbers of one layer. The same seed and layer give the same numbers, so that a change of one layer leaves the others as they are. */
export interface Random {
  /** From `low` up to `high`. */
  between: (low: number, high: number) => number;
  /** A whole number from `low` up to and without `high`. */
  whole: (low: number, high: number) => number;
  chance: (probability: number) => boolean;
  pick: <T>(list: readonly [T, ...T[]]) => T;
}

/** FNV-1a. */
export function hash(text: string): number {
  let value = 2166136261;
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 16777619);
  return value >>> 0;
}

/** Mulberry32, begun from the seed and the layer's name. */
export function randomOf(seed: number, layer: string): Random {
  let state = hash(`${seed} ${layer}`);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    between: (low, high) => low + next() * (high - low),
    whole: (low, high) => Math.floor(low + next() * (high - low)),
    chance: (probability) => next() < probability,
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
  };
}
