import { phrasesIn } from '@rondo/phrases';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './run-program.ts';
import { charactersOf, fonts, fontsFolder, letters, subsetFonts } from './subset-fonts.ts';

/** Compares styles regardless of layout. */
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

test('no style asks for a weight that was cut off', () => {
  const asked = globSync('web/src/**/*.css', { cwd: root })
    .filter((path) => !path.endsWith('fonts/faces.css'))
    .flatMap((path) => [...readFileSync(join(root, path), 'utf8').matchAll(/font(?:-weight)?: *(\d{3})\b/g)])
    .map(([, weight]) => Number(weight));
  const least = Math.min(...fonts.map(({ weights }) => weights.min));
  const most = Math.max(...fonts.map(({ weights }) => weights.max));
  expect(asked.length).toBeGreaterThan(100);
  expect(asked.filter((weight) => weight < least || weight > most)).toEqual([]);
});
