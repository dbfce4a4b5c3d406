import { expect, test } from 'vitest';
import { nameLetters, unprintableLetters } from './printable-letters.ts';

test('letters of scripts that papers have are printed, others are named once', () => {
  expect(unprintableLetters('Đặng, Ελιά, Хляб, 王, さくら, 김, محمد ١٢, שלום, สมชาย, क्ष, ⚽ 👩🏽‍🚒 № 5')).toEqual([]);
  expect(unprintableLetters('அன்பு அ Ltd')).toEqual(['அ', 'ன', '்', 'ப', 'ு']);
  expect(nameLetters(unprintableLetters('აბგდევზთიკლმ'))).toBe('ა ბ გ დ ე ვ ზ თ ი კ');
});
