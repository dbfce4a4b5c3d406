import { expect, test } from 'vitest';
import { townNamesIn } from './town-names-in.ts';

test.each([
  ['diamantlaan 2, groningen', ['diamantlaan groningen', 'groningen', 'diamantlaan']],
  ['9743 bh groningen', ['bh groningen', 'groningen', 'bh']],
  ["julianaweg 9 's-gravenzande", ["julianaweg 's-gravenzande", "'s-gravenzande", 'julianaweg']],
  ['12, 4', []],
  ['%_', []],
])('%s', (address, names) => {
  expect(townNamesIn(address)).toEqual(names);
});

test('names of several words are found whole, before their last word', () => {
  const names = townNamesIn('prins hendrikstraat 4 alphen aan den rijn');
  expect(names[0]).toBe('alphen aan den rijn');
  expect(names.indexOf('rijn')).toBeLessThan(names.indexOf('alphen'));
});

test('however much is typed, there are few', () => {
  expect(townNamesIn('aa '.repeat(40)).length).toBeLessThanOrEqual(4);
  expect(townNamesIn(Array.from({ length: 60 }, (_, n) => `woord${n}`).join(' ')).length).toBeLessThanOrEqual(48);
});
