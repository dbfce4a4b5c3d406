/** A place with its name, if it has one, and its address. */
export interface NamedPlace {
  name: string;
  address: string;
}

/** `Voetbalkooi De Meent, Beatrixpark, Amsterdam`: the name appears once, even if the address begins with it, as a geocoder's does. */
export function placeLine({ name, address }: NamedPlace): string {
  return beginsWith(address, name) ? address : [name, address].filter((part) => part !== '').join(', ');
}

/** The address for a line in which the name already appears: `Beatrixpark, Amsterdam`. */
export function addressBeside({ name, address }: NamedPlace): string {
  const rest = beginsWith(address, name) ? address.slice(name.length) : '';
  return rest.startsWith(', ') ? rest.slice(2) : address;
}

/** Compares whole words, however they are written. */
function beginsWith(address: string, name: string): boolean {
  if (name === '' || address.slice(0, name.length).toLowerCase() !== name.toLowerCase()) return false;
  return /^(?:[, ]|$)/.test(address.slice(name.length));
}
