import { expect, test } from 'vitest';
import { addressOf } from './address-of.ts';

const nothing = { number: null, extension: null, postcode: null, city: null };

test.each([
  ['Oudegracht 1, 3511 AA Utrecht', ['Oudegracht', '1', null, '3511 AA', 'Utrecht']],
  ['Oudegracht 12 bis, 3511AA Utrecht', ['Oudegracht', '12', 'bis', '3511AA', 'Utrecht']],
  ['1e Dorpsstraat 3-A, 1234 AB ’s-Gravenhage', ['1e Dorpsstraat', '3', 'A', '1234 AB', '’s-Gravenhage']],
])('%s', (line, [street, number, extension, postcode, city]) => {
  expect(addressOf(line)).toEqual({ street, number, extension, postcode, city });
});

test('what is written otherwise is a street', () => {
  expect(addressOf('Postbus 12 in Utrecht')).toEqual({ street: 'Postbus 12 in Utrecht', ...nothing });
  expect(addressOf('x'.repeat(150)).street).toHaveLength(100);
});
