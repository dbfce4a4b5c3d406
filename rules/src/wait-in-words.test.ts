import { expect, test } from 'vitest';
import { waitInWords } from './wait-in-words.ts';

test.each([
  [1, '1 min', '1 min'],
  [119, '119 min', '119 min'],
  [120, '2 h', '2 uur'],
  [121, '3 h', '3 uur'],
  [1440, '24 h', '24 uur'],
])('%i minutes', (minutes, english, dutch) => {
  expect([waitInWords(minutes, 'en'), waitInWords(minutes, 'nl')]).toEqual([english, dutch]);
});
