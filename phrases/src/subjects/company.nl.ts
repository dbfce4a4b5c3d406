import type { company as en } from './company.en.ts';
import type { Shape } from '../translate.ts';

export const company = {
  title: 'Facturen aan een bedrijf',
  hint: 'Laat wat je betaalt op naam van een bedrijf zetten.',
  body: 'De bonnen van wat je vanaf nu betaalt, zijn facturen aan dit bedrijf.',
  name: 'Naam van het bedrijf',
  address: 'Adres',
  addressHint: 'Straat en huisnummer, postcode en plaats',
  vat: 'Btw-nummer',
  unprintable: 'Deze letters kunnen we niet afdrukken: {{letters}}. Schrijf het met andere letters.',
  vatHint: 'Zoals op zijn papieren: NL123456782B01',
  kvk: 'KvK-nummer (niet verplicht)',
  kvkWrong: 'Een KvK-nummer heeft acht cijfers.',
  save: 'Opslaan',
  saved: 'Je volgende bonnen zijn facturen aan dit bedrijf.',
  remove: 'Geen facturen meer aan dit bedrijf',
  removed: 'Wat je vanaf nu betaalt, krijgt een bon zonder bedrijf.',
  invoice: 'Bedrijfsfactuur maken',
  invoiceBody: 'Het bedrijf staat daarna voorgoed op deze bon: kijk het na voordat je verdergaat.',
  make: 'Factuur maken',
  made: 'Dit is nu een factuur.',
} satisfies Shape<typeof en>;
