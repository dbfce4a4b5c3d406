import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { clustersOf, isDrawn } from './faces.ts';
import { layLines } from './lay-lines.ts';

/** Each letter is as wide as one; a line has room for so many. */
const setting = (room = 100) => ({
  fontOf: (cluster: string) =>
    /[א-ת]/u.test(cluster)
      ? 'hebrew'
      : /[ء-ي٠-٩]/u.test(cluster)
        ? 'arabic'
        : /\p{Script=Han}/u.test(cluster)
          ? 'han'
          : cluster === '‽'
            ? null
            : 'latin',
  otherFont: 'latin',
  widthOf: (text: string) => clustersOf(text).length,
  room,
});
/** The letters as seen from left to right, because a font turns its own script round. */
const seen = (text: string, room?: number) =>
  layLines(text, setting(room)).map(({ pieces }) =>
    pieces
      .map((piece) => (/[א-תء-ي٠-٩]/u.test(piece.text) ? clustersOf(piece.text).toReversed().join('') : piece.text))
      .join(''),
  );

test.each([
  ['words from the left', 'Jan & co', ['Jan & co']],
  ['words from the right', 'שלום עולם', ['םלוע םולש']],
  ['a figure among words from the right', 'רחוב 12, תל', ['לת ,12 בוחר']],
  ['their own figures', 'شارع ١٢', ['١٢ عراش']],
  ['brackets, which are mirrored', 'שלום (עולם)', ['(םלוע) םולש']],
  ['a name from the right among words from the left', 'Sold by שלום עולם, Kade', ['Sold by םלוע םולש, Kade']],
  ['a name from the left among words from the right', 'שלום Rondo B.V. עולם', ['םלוע .Rondo B.V םולש']],
  ['what no font has', 'a‽b', ['a?b']],
])('has %s', (_, text, lines) => {
  expect(seen(text)).toEqual(lines);
});

test.each([
  ['between words', 'one two three', 8, ['one two', 'three']],
  ['within a word that is longer than a line', 'one abcdefghij', 4, ['one', 'abcd', 'efgh', 'ij']],
  ['between letters that need no space', '王小明體育', 2, ['王小', '明體', '育']],
  ['by what is read first, whatever direction it has', 'שלום עולם טוב', 9, ['םלוע םולש', 'בוט']],
])('ends a line %s', (_, text, room, lines) => {
  expect(seen(text, room)).toEqual(lines);
});

test('no letter is lost, and no line is longer than its room, whatever is written', () => {
  const letter = fc.constantFrom('a', 'B', ' ', '1', '(', ')', ',', 'ש', 'ל', 'م', 'ح', '١', '王', '€', '\u200F', '\n');
  fc.assert(
    fc.property(fc.array(letter, { maxLength: 60 }), fc.integer({ min: 1, max: 20 }), (letters, room) => {
      const text = letters.join('');
      const lines = layLines(text, setting(room));
      const mirrored = (said: string) => said.replaceAll(/[()]/g, '(');
      const bare = (said: string) =>
        Array.from(mirrored(said))
          .filter((one) => isDrawn(one) && one.trim() !== '')
          .toSorted()
          .join('');
      expect(bare(lines.flatMap(({ pieces }) => pieces.map((piece) => piece.text)).join(''))).toBe(bare(text));
      for (const { pieces, width } of lines) {
        expect(width).toBeLessThanOrEqual(room);
        const ends = pieces.map((piece) => piece.x + clustersOf(piece.text).length);
        expect(pieces.map(({ x }) => x)).toEqual([0, ...ends].slice(0, pieces.length));
      }
    }),
  );
});
