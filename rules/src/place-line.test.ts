import { expect, test } from 'vitest';
import { addressBeside, placeLine } from './place-line.ts';

test.each([
  ['Sporthal Zuid', 'Stramanweg 5, Amsterdam', 'Sporthal Zuid, Stramanweg 5, Amsterdam', 'Stramanweg 5, Amsterdam'],
  ['De Meent', 'De Meent, Beatrixpark, Amsterdam', 'De Meent, Beatrixpark, Amsterdam', 'Beatrixpark, Amsterdam'],
  ['De meent', 'De Meent, Beatrixpark', 'De Meent, Beatrixpark', 'Beatrixpark'],
  ['Domplein', 'Domplein 4', 'Domplein 4', 'Domplein 4'],
  ['Sport', 'Sportlaan 1', 'Sport, Sportlaan 1', 'Sportlaan 1'],
  ['Sporthal', 'Sporthal', 'Sporthal', 'Sporthal'],
  ['', 'Sportlaan 1', 'Sportlaan 1', 'Sportlaan 1'],
  ['Sporthal', '', 'Sporthal', ''],
])('%j at %j: its name stands once', (name, address, line, beside) => {
  expect(placeLine({ name, address })).toBe(line);
  expect(addressBeside({ name, address })).toBe(beside);
});
