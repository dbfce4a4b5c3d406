import { expect, test } from 'vitest';
import type { Translate } from '../../../platform/i18n.tsx';
import { draftRules } from './draft-rules.ts';
import { emptyDraft } from './fields.ts';

const key = ((phrase: string) => phrase) as Translate;
const rules = draftRules(key, { earliest: '2026-11-21T10:00', latest: '2027-11-21T10:00' });
const draft = { ...emptyDraft(false), minimum: '8', sport: 'Volleyball' as const };

test.each([
  ['', 'create.errors.players'],
  ['8', 'create.errors.more'],
  ['9', null],
  ['100', 'create.errors.players'],
  ['9.5', 'create.errors.players'],
])('players %s with a minimum of 8', (value, expected) => {
  expect(rules.players(value, draft)).toBe(expected);
});

test.each([
  ['4,50', null],
  ['4.555', 'create.errors.price'],
  ['99', null],
  ['99.01', 'create.errors.price'],
  ['', 'create.errors.price'],
])('price %s', (value, expected) => {
  expect(rules.price(value, draft)).toBe(expected);
});

test('a sport without paid games has no price', () => {
  expect(rules.price('2', { ...draft, sport: 'Martial arts' })).toBe('create.errors.notPaying');
  expect(rules.price('0', { ...draft, sport: 'Martial arts', free: true })).toBeNull();
});

test.each([
  ['', 'create.errors.when'],
  ['2026-11-21T09:59', 'create.errors.range'],
  ['2026-11-21T10:00', null],
  ['2027-11-21T10:01', 'create.errors.range'],
])('start %s', (value, expected) => {
  expect(rules.startsAt(value)).toBe(expected);
});

test.each([
  ['1.5', null],
  ['1,25', null],
  ['0', 'create.errors.duration'],
  ['1.1', 'create.errors.duration'],
  ['10.25', 'create.errors.duration'],
])('duration %s', (value, expected) => {
  expect(rules.duration(value)).toBe(expected);
});
