import { expect, test } from 'vitest';
import { type AuditWords, sayFacts, textOf } from './audit-facts.ts';

const id = '00000000-0000-4000-8000-00000000000a';
const words: AuditWords = {
  fact: (name) => name,
  word: (value) => `“${value}”`,
  sport: (value) => value,
  money: (cents) => `€ ${(cents / 100).toFixed(2)}`,
  moment: () => 'tonight',
  number: String,
  name: (one) => (one === id ? 'Noor' : undefined),
  plain: { yes: 'yes', no: 'no', nothing: 'nothing', gone: 'gone', another: 'another' },
};

const said = (...facts: Parameters<typeof sayFacts>) => sayFacts(...facts).map(textOf);

test('what was and is; of what has one side alone, only that', () => {
  expect(said({ banned: false, role: 'player' }, { banned: true, role: 'player', takenOutOf: 1 }, words)).toEqual([
    'banned: no → yes',
    'takenOutOf: 1',
  ]);
  expect(said({ userId: id, paidCents: 450, backTo: null }, null, words)).toEqual([
    'userId: Noor',
    'paidCents: € 4.50',
    'backTo: nothing',
  ]);
});

test('money, moments, lists, parts, and people who are gone', () => {
  const gone = id.replace('a', 'b');
  expect(said({ until: null }, { until: '2026-12-01T20:00:00Z', userIds: [id, gone] }, words)).toEqual([
    'until: nothing → tonight',
    'userIds: Noor, gone',
  ]);
  expect(said(null, { marked: [{ userId: id, mark: 'here' }], photo: '/x.jpg', hash: 'f00' }, words)).toEqual([
    'marked: userId Noor, mark “here”',
    'photo: another',
  ]);
});

test('the games of a series are said once', () => {
  const games = ['a', 'b', 'c'].map((end) => id.replace(/a$/, end));
  expect(said(null, { games }, { ...words, name: (one) => (one.endsWith('c') ? 'Cup' : 'Friday') })).toEqual([
    'games: Friday (2×), Cup',
  ]);
});

test('people and games are names that lead to them; a label isn’t', () => {
  expect(sayFacts(null, { gameId: id, payerId: id, tagId: id }, words)).toEqual([
    ['gameId: ', { name: 'Noor', id, of: 'game' }],
    ['payerId: ', { name: 'Noor', id, of: 'person' }],
    ['tagId: ', 'Noor'],
  ]);
});
