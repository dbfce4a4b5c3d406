import type { company as en } from './company.en.ts';
import type { Shape } from '../translate.ts';

export const company = {
  title: 'Facturen voor je bedrijf',
  hint: 'Naam, adres en btw-nummer',
  body: 'Je volgende bonnen worden facturen voor dit bedrijf.',
  name: 'Bedrijfsnaam',
  address: 'Adres',
  addressHint: 'Straat en huisnummer, postcode en plaats',
  vat: 'Btw-nummer',
  unprintable: 'We kunnen {{letters}} niet afdrukken. Gebruik andere letters.',
  vatHint: 'Bijvoorbeeld NL123456782B01',
  kvk: 'KvK-nummer (optioneel)',
  kvkWrong: 'Een KvK-nummer heeft acht cijfers.',
  save: 'Opslaan',
  saved: 'Je volgende bonnen worden facturen voor dit bedrijf.',
  remove: 'Geen facturen meer',
  removed: 'Op je volgende bonnen staat geen bedrijf.',
  invoice: 'Bedrijfsfactuur maken',
  invoiceBody: 'Het bedrijf blijft op deze bon staan: controleer het eerst.',
  make: 'Factuur maken',
  made: 'Dit is nu een factuur.',
} satisfies Shape<typeof en>;
