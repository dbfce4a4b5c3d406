import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { likelyAddress } from './likely-address.ts';

test.each([
  ['anna@gmial.con', 'anna@gmail.com'],
  ['anna@gmail.co', 'anna@gmail.com'],
  ['Anna@GMAIL.CMO ', 'anna@gmail.com'],
  ['anna@gnail.com', 'anna@gmail.com'],
  ['anna@hotmial.com', 'anna@hotmail.com'],
  ['anna@homtail.nl', 'anna@hotmail.nl'],
  ['anna@outlok.com', 'anna@outlook.com'],
  ['anna@zigo.nl', 'anna@ziggo.nl'],
  ['anna@icloud.con', 'anna@icloud.com'],
  ['anna@student.tudelf.nl', 'anna@student.tudelft.nl'],
  ['anna@vereniging.con', 'anna@vereniging.com'],
  ['anna@vereniging.ln', 'anna@vereniging.nl'],
])('%s: did you mean %s', (typed, meant) => {
  expect(likelyAddress(typed)).toBe(meant);
});

test.each([
  'anna@gmail.com',
  'anna@mail.com',
  'anna@email.com',
  'anna@ymail.com',
  'anna@hotmail.nl',
  'anna@live.nl',
  'anna@me.com',
  'anna@rondo.test',
  'anna@vereniging.nl',
  'anna@gmail.nl',
  'anna@rail.com',
  'anna@nos.nl',
  'anna@tue.nl',
  'anna',
  'anna@gmial',
  '@gmial.com',
  'anna@b@gmial.com',
])('%s is left as it is', (typed) => {
  expect(likelyAddress(typed)).toBeNull();
});

test('what is proposed needs no other proposal, and keeps what stands before the @', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (email) => {
      const likely = likelyAddress(email);
      if (likely === null) return;
      expect(likelyAddress(likely)).toBeNull();
      expect(likely.split('@')[0]).toBe(email.toLowerCase().split('@')[0]);
    }),
  );
});
