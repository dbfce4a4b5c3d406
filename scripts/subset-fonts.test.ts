import { phrasesIn } from '@rondo/phrases';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { charactersOf, fontsFolder, letters, subsetFonts } from './subset-fonts.ts';

/** However the styles are laid out. */
const bare = (name: string, content: Buffer) =>
  name.endsWith('.css') ? content.toString().replaceAll(/\s+/g, '') : content.toString('base64');

test('the fonts are what `npm run fonts` makes of their packages', async () => {
  const made = await subsetFonts();
  expect(readdirSync(fontsFolder).toSorted()).toEqual([...made.keys()].toSorted());
  const stale = [...made].filter(
    ([name, content]) => bare(name, content) !== bare(name, readFileSync(join(fontsFolder, name))),
  );
  expect(stale.map(([name]) => name)).toEqual([]);
});

test('a page in our languages needs the first letters alone', () => {
  const first = new Set(charactersOf(letters[0]?.range ?? ''));
  const said = new Set(Object.values(phrasesIn).flatMap((phrases) => Array.from(JSON.stringify(phrases))));
  expect([...said].filter((character) => !first.has(character))).toEqual([]);
});

test('no letter is loaded twice, and names of Europe have theirs', () => {
  const all = letters.flatMap(({ range }) => charactersOf(range));
  expect(new Set(all).size).toBe(all.length);
  const names = 'Łukasz Yıldız, Şahin Öztürk, Zoë Müller-Weiß, Søren Ågren, István Győri, Ștefan Țepeș, Žiga';
  expect(Array.from(names).filter((one) => !all.includes(one))).toEqual([]);
});
