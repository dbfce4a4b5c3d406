import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { inBankLetters } from './bank-letters.ts';

test.each([
  ['Łukasz Ødegård', 'Lukasz Odegard'],
  ['Zoë Ångström & Søn', 'Zoe Angstrom + Son'],
  ['Jürgen Groß', 'Jurgen Gross'],
  ['Ægir Þórðarson', 'Aegir Thordarson'],
  ['Đorđe Ĳsbrand', 'Dorde IJsbrand'],
  ['Siobhán O’Brien', "Siobhan O'Brien"],
  ['Şükrü Işık', 'Sukru Isik'],
  ['Nguyễn Thị Ánh', 'Nguyen Thi Anh'],
  ['Γιώργος Παπαδόπουλος', 'Giorgos Papadopoulos'],
  ['Цветан Щерев', 'Tsvetan Shterev'],
  ['J.P. Coen – de Wit', 'J.P. Coen - de Wit'],
  ['ＦＵＬＬ', 'FULL'],
  ['//a//b//', 'a/b'],
  ['王小明', 'NOTPROVIDED'],
  ['-', 'NOTPROVIDED'],
  ['a'.repeat(80), 'a'.repeat(70)],
])('%s is written %s', (name, written) => {
  expect(inBankLetters(name)).toBe(written);
});

test('whatever is typed, banks can read it, and writing it again changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 90 }), (text) => {
      const written = inBankLetters(text);
      expect(written).toMatch(/^(?!\/)(?!.*\/\/)[A-Za-z0-9/\-?:().,'+ ]{1,70}(?<![/ ])$/);
      expect(inBankLetters(written)).toBe(written);
    }),
  );
});
