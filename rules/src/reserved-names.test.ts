import { expect, test } from 'vitest';
import { isReservedName } from './reserved-names.ts';

test.each([
  ['Rondo', true],
  ['rondo', true],
  ['R0ndo', true],
  ['Rоndо', true], // with Cyrillic letters
  ['ＲＯＮＤＯ', true],
  ['Róndö', true],
  ['R o n d o', true],
  ['Rondo Support', true],
  ['RondoTeam', true],
  ['Team Rondo', true],
  ['Official_Rondo', true],
  ['support', true],
  ['Support-desk Jan', true],
  ['adm1n', true],
  ['Аdmin', true], // with a Cyrillic letter
  ['Sanne (admin)', false],
  ['Badminton Bram', false],
  ['Salomón Rondón', false],
  ['Admina', false],
  ['Team', false],
  ['Sanne de Vries', false],
  ['Официант', false],
  ['Team Sanne', false],
])('%s passes for Rondo: %s', (name, passes) => {
  expect(isReservedName(name)).toBe(passes);
});
