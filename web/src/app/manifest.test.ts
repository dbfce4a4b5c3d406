import { phrasesIn } from '@rondo/phrases';
import { languageCodes, type Language } from '@rondo/rules';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { routes } from './routes.ts';

interface Entry {
  name: string;
  url: string;
  icons: { src: string; sizes: string }[];
}

const at = (path: string) => new URL(`../../public${path}`, import.meta.url);
const manifestIn = (language: Language) => {
  const file = language === 'en' ? '/manifest.webmanifest' : `/manifest.${language}.webmanifest`;
  return JSON.parse(readFileSync(at(file), 'utf8')) as { lang: string; description: string; shortcuts: Entry[] };
};

test.each(languageCodes)('the app’s icon leads on in %s, by the words of the pages', (language) => {
  const { nav } = phrasesIn[language];
  const { lang, shortcuts } = manifestIn(language);
  expect(lang).toBe(language);
  expect(Object.fromEntries(shortcuts.map(({ url, name }) => [url, name]))).toEqual({
    '/my-games': nav.titles['my-games'],
    '/ticket/next': expect.any(String),
    '/wallet': nav.tabs.wallet,
    '/allgames': nav.allGames,
  });
});

test('in every language it is the same but for its words', () => {
  const [first, ...others] = languageCodes.map((language) => {
    const { lang: _, description: __, shortcuts, ...rest } = manifestIn(language);
    return { ...rest, shortcuts: shortcuts.map(({ name: ___, ...shortcut }) => shortcut) };
  });
  for (const other of others) expect(other).toEqual(first);
});

test('each of its ways has a page, and a picture of the size that it says', () => {
  for (const { url, icons } of manifestIn('en').shortcuts) {
    const page = routes.find(({ path }) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`).test(url));
    expect(page?.path).toBeDefined();
    for (const { src, sizes } of icons) {
      const width = readFileSync(at(src)).readUInt32BE(16);
      expect(sizes).toBe(`${width}x${width}`);
    }
  }
});
