import type { GameDetails } from '@rondo/contract';
import { placeLine } from '@rondo/rules';

/** `Sporthal Zuid, Burgemeester Stramanweg 5, Amsterdam`, without repeated parts. */
export function addressOf({ location: { description, address, city } }: Pick<GameDetails, 'location'>): string {
  const place = description.includes(address) ? description : placeLine({ name: description, address });
  return [place, ...(place.includes(city) ? [] : [city])].filter((part) => part !== '').join(', ');
}
