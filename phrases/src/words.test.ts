import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { phrasesIn } from './index.ts';
import type { PhraseTree } from './translate.ts';

/** Apps of others, which keep the names that their makers gave them. */
const names = /(?:Apple|Google) Wallet/g;

/** Every text with its path, without the placeholders in it. */
function texts(tree: PhraseTree, path = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string'
      ? [[path + key, value.replaceAll(/\{\{?\w+\}\}?/g, '').replaceAll(names, '')]]
      : texts(value as PhraseTree, `${path}${key}.`),
  );
}

/** Sentences whose words are prescribed (pages.md#messages): in these a game is a match, and its passcode a password. */
const specified = new Set([
  'Could not find this match!',
  'Match link copied!',
  'You have been added to the match successfully!',
  'You are already in the waiting list for this match.',
]);

/** Words that people may type into a search; nobody reads them. */
const isTyped = ([path]: [string, string]) => path.startsWith('settings.find.words.');

const languages = {
  English: texts(phrasesIn.en).filter((said) => !specified.has(said[1]) && !isTyped(said)),
  Dutch: texts(phrasesIn.nl).filter((said) => !isTyped(said)),
};
const glossary = readFileSync(new URL('../../docs/glossary.md', import.meta.url), 'utf8');

/** The rows of a language's table: the thing, its word, and the words it must not have. */
function rowsOf(language: string) {
  const [section = ''] = (glossary.split(`## In ${language}\n`)[1] ?? '').split('\n## ');
  return section
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| Thing'))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, thing = '', word = '', not = '']) => ({ thing, word, not: not.split(', ') }));
}

describe.each(Object.entries(languages))('one word for one thing in %s', (language, said) => {
  const rows = rowsOf(language);

  test('the glossary has the words', () => {
    expect(rows.length).toBeGreaterThan(10);
  });

  test.each(rows)('$thing is $word, wherever it is said', ({ word, not }) => {
    const others = new RegExp(`(?<![\\w-])(${not.join('|')})s?(?![\\w-])`, 'i');
    expect(said.filter(([, text]) => others.test(text))).toEqual([]);
    expect(said.some(([, text]) => text.toLowerCase().includes(word))).toBe(true);
  });
});
