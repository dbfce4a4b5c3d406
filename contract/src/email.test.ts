import { expect, test } from 'vitest';
import { email } from './accounts.ts';

test.each([
  ['josé@voorbeeld.nl'],
  ['speler@münchen.de'],
  ['a&b@example.org'],
  ["o'brien+rondo@sub.example.co.uk"],
  ['jan@xn--mnchen-3ya.de'],
  ['игрок@пример.рф'],
])('%s is an address', (address) => {
  expect(email.parse(address)).toBe(address);
});

test('capitals, spaces around it and the way a letter is put together make no other address', () => {
  expect(email.parse(' Jose\u0301@Voorbeeld.NL ')).toBe('josé@voorbeeld.nl');
});

test.each([
  ['anna'],
  ['anna@'],
  ['@rondo.nl'],
  ['anna@rondo'],
  ['anna@rondo..nl'],
  ['anna@-rondo.nl'],
  ['anna@rondo.nl-'],
  ['.anna@rondo.nl'],
  ['an..na@rondo.nl'],
  ['anna@rondo.nl\r\nBcc: bo@rondo.nl'],
  ['anna bo@rondo.nl'],
  ['anna@rondo.nl,bo@rondo.nl'],
  ['<anna@rondo.nl>'],
  ['"anna"@rondo.nl'],
  ['anna@[127.0.0.1]'],
  ['anna@rondo.n'],
])('%j is none', (address) => {
  expect(email.safeParse(address).error?.issues[0]?.message).toBe('email_invalid');
});
