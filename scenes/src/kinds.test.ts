import { levels, type Sport, sports } from '@rondo/rules';
import { expect, it } from 'vitest';
import { type Kind, kindOf } from './kinds.ts';

it.each<[Sport, string, Kind]>([
  ['Football', 'Dinsdagavond 7v7', 'football'],
  ['Futsal', 'Zaalvoetbal Oost', 'futsal'],
  ['Volleyball', 'Mixed recreanten', 'volleyball'],
  ['Volleyball', 'Beachvolley 4v4', 'beach'],
  ['Volleyball', 'Strandvolleybal', 'beach'],
  ['Basketball', 'Vroege hoops', 'basketball'],
  ['Basketball', '3x3 inloop', 'streetball'],
  ['Basketball', '3 tegen 3', 'streetball'],
  ['Martial arts', 'Open mat', 'karate'],
  ['Martial arts', 'Karate voor iedereen', 'karate'],
  ['Martial arts', 'Judo randori', 'judo'],
  ['Martial arts', 'BJJ', 'judo'],
  ['Martial arts', 'Kickboksen', 'boxing'],
  ['Martial arts', 'Boxing basics', 'boxing'],
  ['Health & fitness', 'Ochtendyoga', 'yoga'],
  ['Health & fitness', 'Pilates', 'yoga'],
  ['Health & fitness', 'Bootcamp Maas', 'bootcamp'],
  ['Health & fitness', 'HIIT', 'bootcamp'],
  ['Health & fitness', 'Hardlopen 5 km', 'run'],
  ['Health & fitness', 'Sunset run', 'run'],
  ['Health & fitness', 'Fit in het park', 'bootcamp'],
])('%s called %s is %s', (sport, name, kind) => {
  expect(kindOf({ sport, name, level: 'All levels', surface: 'Indoors' })).toBe(kind);
});

it('asks the level and the surface where the name says nothing', () => {
  const kinds = levels.map((level) => kindOf({ sport: 'Health & fitness', name: 'Maandag', level, surface: 'Grass' }));
  expect(kinds).toEqual(['bootcamp', 'yoga', 'bootcamp', 'run']);
  expect(kindOf({ sport: 'Martial arts', name: 'Les', level: 'Advanced', surface: 'Indoors' })).toBe('boxing');
  expect(kindOf({ sport: 'Volleyball', name: 'Zomer', level: 'All levels', surface: 'Sand' })).toBe('beach');
});

it('never takes a sport for another one', () => {
  const name = 'Beach 3x3 judo boksen yoga run bootcamp';
  const found = sports.map((sport) => kindOf({ sport, name, level: 'All levels', surface: 'Sand' }));
  expect(found).toEqual(['football', 'futsal', 'beach', 'streetball', 'judo', 'yoga']);
});
