import type { GameDetails } from '@rondo/contract';
import { addressBeside, placeLine } from '@rondo/rules';

/** `Sporthal Zuid, Burgemeester Stramanweg 5, Amsterdam`, without repeated parts. */
export function addressOf({ location: { description, address, city } }: Pick<GameDetails, 'location'>): string {
  const place = description.includes(address) ? description : placeLine({ name: description, address });
  return [place, ...(place.includes(city) ? [] : [city])].filter((part) => part !== '').join(', ');
}

/** `Burgemeester Stramanweg 5`: what a line with the venue and its town leaves out; nothing if that is all there is. */
export function streetOf({ location: { description, address, city } }: Pick<GameDetails, 'location'>): string {
  if (description === '' || description.includes(address)) return '';
  const street = addressBeside({ name: description, address });
  return street.endsWith(`, ${city}`) ? street.slice(0, -city.length - 2) : street;
}
