import { readFile } from 'node:fs/promises';
import { create } from 'fontkit';
import { expect, test } from 'vitest';
import { findFaces, findUnprintable } from './faces.ts';
import { loadFonts } from './fonts.ts';

const packageOf = (name = '') => name.split(' ')[0]?.split('/')[1];

/** The packages whose fonts a text is in. */
async function packagesOf(text: string) {
  const faces = await findFaces([text]);
  return [...new Set([...faces.values()].map(({ name }) => packageOf(name) ?? ''))].toSorted((one, other) =>
    one.localeCompare(other),
  );
}

test.each([
  ['Đặng Thị Nguyễn, Łódź, Zoë € 5', ['inter']],
  ['Ελιά, Хляб', ['inter']],
  ['Ǆ', ['noto-sans']],
  ['王小明', ['noto-sans-sc']],
  ['東京のさくら', ['noto-sans-jp']],
  ['김민수', ['noto-sans-kr']],
  ['محمد علي', ['ibm-plex-sans-arabic', 'inter']],
  ['שלום', ['noto-sans-hebrew']],
  ['สมชาย', ['noto-sans-thai']],
  ['क्षत्रिय', ['noto-sans']],
  ['⚽', ['noto-emoji']],
])('%s is in its fonts, and no other is read', async (text, packages) => {
  expect(await packagesOf(text)).toEqual(packages);
  expect(await findUnprintable(text)).toEqual([]);
});

test('what no font has is said, each once; what isn’t seen by itself is not', async () => {
  expect(await findUnprintable('Anna தமிழ் த 𐎠')).toEqual(['த', 'ம', 'ி', 'ழ', '்', '𐎠']);
  expect(await findUnprintable('m\u0303 \u200F\u00AD👩🏽‍🚒 ❤️')).toEqual([]);
});

test('a paper has of other scripts the letters that it says, in one weight', async () => {
  const { loaded, fontOf } = await loadFonts(['Đặng', '王小明']);
  expect(loaded.map(({ name }) => packageOf(name)).filter((one) => one !== 'inter')).toEqual(
    Array.from({ length: loaded.filter(({ name }) => name.includes('noto-sans-sc')).length }, () => 'noto-sans-sc'),
  );
  expect(fontOf('王', 600)).toBe(fontOf('王', 400));
  expect(fontOf('ặ', 600)).not.toBe(fontOf('ặ', 400));
  expect(fontOf('த', 400)).toBeNull();
  const file = loaded.find(({ name }) => name === fontOf('王', 400))?.file ?? Buffer.of();
  const font = create(file);
  if (!('variationAxes' in font)) throw new Error('several fonts');
  expect([file.length < 20_000, Object.keys(font.variationAxes)]).toEqual([true, []]);
});

test('the letters above the line are as high as the sheet takes them to be', async () => {
  const { loaded } = await loadFonts(['A']);
  const font = create(loaded[0]?.file ?? (await readFile('none')));
  if (!('ascent' in font)) throw new Error('several fonts');
  expect([font.ascent, font.ascent - font.descent].map((height) => height / font.unitsPerEm)).toEqual([
    0.968_75,
    expect.closeTo(1.21, 2),
  ]);
});
