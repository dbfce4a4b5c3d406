import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { everything } from './everything.ts';
import { mailPhrases } from './index.ts';
import type { PhraseTree } from './translate.ts';

/** Every Dutch text with its path, without the names of what is filled in. */
function texts(tree: PhraseTree, path = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string'
      ? [[path + key, value.replaceAll(/\{\{?\w+\}\}?/g, '')]]
      : texts(value as PhraseTree, `${path}${key}.`),
  );
}

const dutch = texts({ ...everything.nl, mail: mailPhrases.nl });
const glossary = readFileSync(new URL('../../docs/glossary.md', import.meta.url), 'utf8');
const rows = (glossary.split('## In Dutch')[1] ?? '')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| Thing'))
  .map((line) => line.split('|').map((cell) => cell.trim()));

test('the glossary has the Dutch words', () => {
  expect(rows.length).toBeGreaterThan(5);
});

test.each(rows.map(([, thing = '', word = '', not = '']) => ({ thing, word, not: not.split(', ') })))(
  '$thing is $word in Dutch, wherever it is said',
  ({ word, not }) => {
    const others = new RegExp(`(?<![\\w-])(${not.join('|')})s?(?![\\w-])`, 'i');
    expect(dutch.filter(([, text]) => others.test(text))).toEqual([]);
    expect(dutch.some(([, text]) => text.toLowerCase().includes(word))).toBe(true);
  },
);
