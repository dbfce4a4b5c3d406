export interface Address {
  street: string;
  number: string | null;
  extension: string | null;
  postcode: string | null;
  city: string | null;
}

/** As streets may be long in an auditfile. */
const mostLetters = 100;

/** The parts of an address in one line, `Oudegracht 1 bis, 3511 AA Utrecht`; one that is written otherwise is a street. */
export function addressOf(line: string): Address {
  const found = /^(.+?) (\d{1,6})(?:[ -]?([^,]{1,20}))?, ?(\d{4} ?[A-Z]{2}),? (.{1,50})$/.exec(line);
  const [, street = line, number = null, extension = null, postcode = null, city = null] = found ?? [];
  return { street: street.slice(0, mostLetters), number, extension, postcode, city };
}
