/** Random numbers from 0 to 1, always the same ones for a seed. */
export function diceOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

/** Numbers around 0 that lie as heights of people do, with a deviation of 1. */
export const normalOf = (random: () => number) => () =>
  Math.sqrt(-2 * Math.log(random() || 1e-9)) * Math.cos(2 * Math.PI * random());
