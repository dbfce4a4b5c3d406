import { expect, test } from 'vitest';
import { ratedSports, sports, sportTable } from './sports.ts';

test('which sports are rated, in the order they are shown, and which may cost something (product.md#sports)', () => {
  expect(ratedSports).toEqual(['Volleyball', 'Basketball', 'Football']);
  expect(sports.filter((sport) => sportTable[sport].mayCost)).toEqual([
    'Football',
    'Futsal',
    'Volleyball',
    'Basketball',
  ]);
});

test('a game of a sport without sides is a training (glossary.md)', () => {
  expect(sports.filter((sport) => sportTable[sport].isTraining)).toEqual(['Martial arts', 'Health & fitness']);
});
