import { expect, test } from 'vitest';
import { phrasesIn } from './index.ts';
import { asTraining } from './training.ts';
import { findPhrase } from './translate.ts';

test.each([
  ['en', 'match.about', 'About this session'],
  ['en', 'organising.noUpcoming', 'No sessions coming up'],
  ['nl', 'match.about', 'Over deze training'],
  ['nl', 'organising.noUpcoming', 'Geen trainingen gepland'],
  ['nl', 'nav.titles.allgames', 'Trainingen'],
  ['nl', 'nav.login', 'Inloggen'],
] as const)('a game is a training in %s: %s', (language, key, words) => {
  expect(findPhrase(phrasesIn[language], key, {}, (text) => asTraining(text, language))).toBe(words);
});

test('a name that is filled in stays as it was given', () => {
  const tree = { a: 'See {{game}}, a game' };
  const said = findPhrase(tree, 'a', { game: 'Game of the year' }, (text) => asTraining(text, 'en'));
  expect(said).toBe('See Game of the year, a session');
});
