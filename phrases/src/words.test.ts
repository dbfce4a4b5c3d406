import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { phrasesIn } from './index.ts';
import { asTraining } from './training.ts';
import type { PhraseTree } from './translate.ts';

/** Apps of others, which keep the names that their makers gave them. */
const names = /(?:Apple|Google) Wallet/g;

/** Every text with its path, without the placeholders in it. */
function texts(tree: PhraseTree, path = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string'
      ? [[path + key, value.replaceAll(/\{\{?\w+(?:\|lower)?\}\}?/g, '').replaceAll(names, '')]]
      : texts(value as PhraseTree, `${path}${key}.`),
  );
}

/** Sentences whose words are prescribed (pages.md#messages): in these a game is a match, and its passcode a password. */
const specified = new Set([
  'Could not find this match!',
  'Match link copied!',
  'You have been added to the match successfully!',
  'You are already in the waiting list for this match.',
  'Laden van gemeenschap mislukt',
]);

/** Words that people may type into a search, which nobody reads, and the sides of an entry, which bookkeepers call so. */
const isTyped = ([path]: [string, string]) =>
  path.startsWith('settings.find.words.') || path === 'periods.entry.credit' || path === 'periods.entry.debit';

/** Within a tournament, which is a game, teams play matches. */
const isOfTournament = ([path]: [string, string]) =>
  /tournament|^errors\.(?:court|match|result)_|game_match_|facts\.match$/i.test(path);

const said = {
  en: texts(phrasesIn.en).filter((phrase) => !specified.has(phrase[1]) && !isTyped(phrase)),
  nl: texts(phrasesIn.nl).filter((phrase) => !specified.has(phrase[1]) && !isTyped(phrase)),
};

const glossary = readFileSync(new URL('../../docs/glossary.md', import.meta.url), 'utf8');
const wordsOf = (cell: string) => (cell === '' ? [] : cell.split(', '));

/** The rows of the glossary's words: the thing, what each language calls it, and what it must not be called. */
const rows = (glossary.split('## On screen\n')[1] ?? '')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| Thing'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, thing = '', en = '', notEn = '', nl = '', notNl = '']) => ({
    thing,
    en: { word: en, not: wordsOf(notEn) },
    nl: { word: nl, not: wordsOf(notNl) },
  }));

const most = 12;

/** Subjects that explain at length to who asks, or that admins read: terms, the books, the console, its refusals and mails. */
const unbounded = new Set(
  'about privacy retention terms auditFacts console errors files health ledger mail newsletters operating periods running switches'.split(
    ' ',
  ),
);

/** Phrases that are given word by word. */
const prescribed = new Set(['accounts.passwordWeak', 'accounts.consent', 'consent.age']);

describe.each(['en', 'nl'] as const)('one word for one thing in %s', (language) => {
  const phrases = said[language];

  test.each(rows.filter((row) => row[language].word !== ''))('$thing', (row) => {
    const { word, not } = row[language];
    const others = new RegExp(`(?<![\\p{L}-])(${not.join('|')})s?(?![\\p{L}-])`, 'iu');
    const meant = row.thing === 'game' ? phrases.filter((phrase) => !isOfTournament(phrase)) : phrases;
    const wrong = not.length === 0 ? [] : meant.filter(([, text]) => others.test(text));
    expect(wrong.map(([key, text]) => `${key} says “${others.exec(text)?.[0]}”, not “${word}”: ${text}`)).toEqual([]);
    // A session is a game said by another page (training.ts).
    const shown =
      word === 'session' ? phrases.map(([, text]) => asTraining(text, language)) : phrases.map(([, text]) => text);
    expect(shown.some((text) => text.toLowerCase().includes(word))).toBe(true);
  });

  test('a training has no other word for a game left in it', () => {
    const game = { en: /\bgames?\b/i, nl: /wedstrijd/i }[language];
    const left = phrases.filter(([, text]) => game.test(asTraining(text, language)));
    expect(left).toEqual([]);
  });

  test('a sentence that players read has at most twelve words', () => {
    const long = phrases
      .filter(([key]) => !unbounded.has(key.split('.')[0] ?? '') && !prescribed.has(key))
      .flatMap(([key, text]) => text.split(/(?<=[.?!:;])\s+/).map((sentence) => [key, sentence.trim()] as const))
      .filter(([, sentence]) => sentence.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length > most);
    expect(long).toEqual([]);
  });
});

test('a casual game is a potje on home pages alone', () => {
  const elsewhere = said.nl.filter(([key, text]) => /potje/i.test(text) && !/^(?:home|ownHome|common)\./.test(key));
  expect(elsewhere).toEqual([]);
});

test('the glossary has the words', () => expect(rows.length).toBeGreaterThan(30));
