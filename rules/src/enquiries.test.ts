import { assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { organiserCities } from './cities.ts';
import { countWords, enquiryActs, type EnquiryKind, type EnquiryState } from './enquiries.ts';

test.each([
  ['', 0],
  [' \n\t ', 0],
  ['hall', 1],
  ['  two   words\n', 2],
  ['well-lit, with parking', 3],
  ['één zaal\u00A0erbij', 3],
])('%j has %i words', (text, words) => {
  expect(countWords(text)).toBe(words);
});

test('texts put together with a space have the words of both, whatever they are', () => {
  assert(
    property(string({ unit: 'grapheme' }), string({ unit: 'grapheme' }), (a, b) => {
      expect(countWords(`${a} ${b}`)).toBe(countWords(a) + countWords(b));
    }),
  );
});

test('each city stands once, in the order of the alphabet', () => {
  expect(organiserCities.toSorted((a, b) => a.localeCompare(b, 'nl'))).toEqual([...new Set(organiserCities)]);
});

test.each<[EnquiryKind, EnquiryState, string]>([
  ['business', 'open', 'assign answer close'],
  ['facility', 'assigned', 'assign answer close'],
  ['business', 'answered', 'answer reopen close'],
  ['business', 'closed', 'reopen'],
  ['organiser', 'open', 'assign decide answer close'],
  ['organiser', 'answered', 'decide answer reopen close'],
  ['organiser', 'closed', 'reopen'],
  ['organiser', 'approved', ''],
  ['organiser', 'declined', ''],
])('one of kind %s that is %s: %s', (kind, state, acts) => {
  expect(enquiryActs({ kind, state }).join(' ')).toBe(acts);
});
