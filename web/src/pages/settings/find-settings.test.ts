import { describe, expect, test } from 'vitest';
import { findSettings } from './find-settings.ts';

const settings = [
  { title: 'Language', words: 'English Dutch translation' },
  { title: 'Quiet hours', words: 'night sleep do not disturb' },
  { title: 'Hide my name', words: 'private, anonymous, Privé, photo’s' },
];

describe('a setting is found by', () => {
  test.each([
    ['lang', ['Language']],
    ['HOURS quiet', ['Quiet hours']],
    ['sleep', ['Quiet hours']],
    ['prive', ['Hide my name']],
    ['photos', ['Hide my name']],
    ["photo's", ['Hide my name']],
    ['name hide anon', ['Hide my name']],
    // A match in the title comes before a match in other words.
    ['h', ['Quiet hours', 'Hide my name']],
    ['uiet', []],
    ['night name', []],
    ['  ', []],
  ])('%j', (typed, found) => expect(findSettings(typed, settings).map(({ title }) => title)).toEqual(found));

  test('a title before other words', () => {
    expect(
      findSettings('d', [
        { title: 'One', words: 'd' },
        { title: 'D', words: '' },
      ])[0]?.title,
    ).toBe('D');
  });
});
