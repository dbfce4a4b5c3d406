import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { countryLanguage, languageCodes, languages } from '@rondo/rules';
import { expect, test } from 'vitest';
import { ownFiles } from './citations.ts';
import { root } from './run-program.ts';

const words = languageCodes.flatMap((code) => {
  const { locale } = languages[code];
  return [code, locale, locale.replace('-', '_')];
});
const named = new RegExp(`(?<!lang=)(['"\`])(?:${words.join('|')})\\1`);

/** Files that name a language or country for a reason of their own. Pages of the sandbox say their language by `lang=`. */
const their = new Set([
  'rules/src/languages.ts',
  'rules/src/local-time.ts', // digits, which belong to no language
  'rules/src/likely-address.ts', // a top-level domain
  'rules/src/spoken-languages.ts', // what people speak
  'api/src/demo/people.ts', // some are Dutch
  'api/src/demo/write-story.ts', // what they speak
  'api/src/providers/geocoding/nominatim.ts', // the country searched
]);

test('one language is the country’s own', () => {
  expect(languageCodes.filter((code) => languages[code].isOfCountry)).toEqual([countryLanguage]);
});

test('languages are named in their table alone', () => {
  const product = ownFiles(root, ['ts', 'tsx', 'js']).filter(
    (path) =>
      /^(?:rules|contract|phrases|api|web|scenes|simulate|chaos)\//.test(path) &&
      !/\.test\.tsx?$|^(?:api|web)\/test\//.test(path),
  );
  expect(product.length).toBeGreaterThan(500);
  const others = product.filter((path) => !their.has(path) && named.test(readFileSync(join(root, path), 'utf8')));
  expect(others).toEqual([]);
});
