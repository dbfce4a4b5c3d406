/** The seller, as the server describes an operator who is named. */
export const aSeller = {
  name: 'Avondspel B.V.',
  address: 'Kade 12, 3511 AB Utrecht',
  kvk: '12345678',
  vat: 'NL123456789B01',
  phone: '+31 30 123 4567',
  line: 'Avondspel B.V., Kade 12, 3511 AB Utrecht, KvK 12345678, NL123456789B01',
};
