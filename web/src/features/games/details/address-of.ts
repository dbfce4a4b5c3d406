import type { GameDetails } from '@rondo/contract';

/** `Sporthal Zuid, Burgemeester Stramanweg 5, Amsterdam`, without repeated parts. */
export function addressOf({ location: { description, address, city } }: Pick<GameDetails, 'location'>): string {
  return [description, address, city]
    .filter((part, index, all) => part !== '' && !all.some((other, at) => contains(other, part, at < index)))
    .join(', ');
}

/** Of two equal parts, the first is kept. */
function contains(other: string, part: string, earlier: boolean): boolean {
  return other.includes(part) && (other !== part || earlier);
}
