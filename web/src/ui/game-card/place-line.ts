import type { GameCard } from '@rondo/contract';

/** `Amsterdam, Sporthal Zuid`: the city comes first, because the end may be cut off; then the venue's name, or if there is none the street. */
export function placeLine({ description, address, city }: GameCard['location']): string {
  const venue = description || address.split(',')[0] || address;
  return city && !venue.includes(city) ? `${city}, ${venue}` : venue;
}
