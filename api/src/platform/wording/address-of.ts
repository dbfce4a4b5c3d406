export interface Address {
  street: string;
  number: string | null;
  extension: string | null;
  postcode: string | null;
  city: string | null;
}

/** The longest street that an auditfile allows. */
const mostLetters = 100;

/** The parts of an address written in one line, `Oudegracht 1 bis, 3511 AA Utrecht`; an address of another form counts as a street. */
export function addressOf(line: string): Address {
  const found = /^(.+?) (\d{1,6})(?:[ -]?([^,]{1,20}))?, ?(\d{4} ?[A-Z]{2}),? (.{1,50})$/.exec(line);
  const [, street = line, number = null, extension = null, postcode = null, city = null] = found ?? [];
  return { street: street.slice(0, mostLetters), number, extension, postcode, city };
}
