import type { FoundPlace } from '@rondo/contract';

/**
 * What to look for when an address is typed, from the whole to its end: a gazetteer without streets still knows the town.
 * `Diamantlaan 2, 9743 BH Groningen` is also `9743 BH Groningen` and `Groningen`.
 */
export function searchesOf(address: string): string[] {
  const parts = address
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const ends = parts.map((_, index) => parts.slice(index).join(', '));
  const town = parts.at(-1)?.replace(/^\d{4}\s?([a-z]{2}\s)?\s*/i, '') ?? '';
  return [...new Set([...ends, ...parts.toReversed(), town])].filter((search) => search !== '');
}

/** The first place that the address really names: a search also answers with what only sounds like it. */
export function namedIn(address: string, places: readonly FoundPlace[]): FoundPlace | null {
  const words = ` ${plain(address)} `;
  return places.find(({ name }) => words.includes(` ${plain(name)} `)) ?? null;
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
