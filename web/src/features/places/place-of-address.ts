import type { FoundPlace } from '@rondo/contract';

/**
 * The searches for a typed address, from the whole to its last part, because a gazetteer without streets still knows the town. `Diamantlaan 2,
 * 9743 BH Groningen` also gives `9743 BH Groningen` and `Groningen`.
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

/** The first result that the address really names, because a search also returns places that only sound alike. */
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
