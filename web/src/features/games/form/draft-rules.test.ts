import { expect, test } from 'vitest';
import type { Translate } from '../../../platform/i18n.tsx';
import { emptyDraft, type EarlyBirdDraft, type GameDraft, type TeamDraft } from './draft.ts';
import { draftErrors, type Limits } from './draft-rules.ts';

const key = ((phrase: string) => phrase) as Translate;
const limits: Limits = { earliest: '2026-11-21T10:00', latest: '2027-11-21T10:00' };
const draft: GameDraft = { ...emptyDraft(false), minimum: '8', players: '12', sport: 'Volleyball' };

/** The message at a path, or null. */
const said = (path: string, changes: Partial<GameDraft>, more: Partial<Limits> = {}) =>
  draftErrors({ ...draft, ...changes }, key, { ...limits, ...more })[path] ?? null;

test('an empty form misses what is required, and nothing else', () => {
  expect(Object.keys(draftErrors(emptyDraft(true), key, limits)).sort()).toEqual(
    ['name', 'place', 'players', 'sport', 'startsAt', 'surface'].sort(),
  );
});

test.each([
  ['', 'create.errors.whole'],
  ['8', 'create.errors.more'],
  ['9', null],
  ['100', 'create.errors.whole'],
  ['9.5', 'create.errors.whole'],
])('players %s with a minimum of 8', (players, expected) => {
  expect(said('players', { players })).toBe(expected);
});

test('the maximum can not go below the spots that are taken', () => {
  expect(said('players', { players: '9' }, { taken: 10 })).toBe('create.errors.taken');
  expect(said('players', { players: '10' }, { taken: 10 })).toBeNull();
});

test.each([
  ['4,50', null],
  ['4.555', 'create.errors.price'],
  ['99', null],
  ['99.01', 'create.errors.price'],
  ['', 'create.errors.price'],
])('price %s', (price, expected) => {
  expect(said('price', { price })).toBe(expected);
});

test('a sport without paid games has no price', () => {
  expect(said('price', { price: '2', sport: 'Martial arts' })).toBe('create.errors.notPaying');
  expect(said('price', { price: '0', sport: 'Martial arts', free: true })).toBeNull();
});

test.each([
  ['', 'create.errors.when'],
  ['2026-11-21T09:59', 'create.errors.range'],
  ['2026-11-21T10:00', null],
  ['2027-11-21T10:01', 'create.errors.range'],
  // The clocks go forward, so this half hour doesn't exist.
  ['2027-03-28T02:30', 'create.errors.missingTime'],
])('start %s', (startsAt, expected) => {
  expect(said('startsAt', { startsAt })).toBe(expected);
});

test('a series may not have a start that does not exist; the start a game has is never out of range', () => {
  expect(said('startsAt', { startsAt: '2027-03-21T02:30', repeat: '2' })).toBe('create.errors.missingTime');
  expect(said('startsAt', { startsAt: '2026-11-21T09:00' }, { current: '2026-11-21T09:00' })).toBeNull();
});

test('a series ends within the year', () => {
  expect(said('repeat', { startsAt: '2027-11-07T10:00', repeat: '3' })).toBeNull();
  expect(said('repeat', { startsAt: '2027-11-07T10:01', repeat: '3' })).toBe('create.errors.series');
  expect(said('repeat', { repeat: '27' })).toBe('create.errors.whole');
});

test.each([
  ['1.5', null],
  ['1,25', null],
  ['0', 'create.errors.duration'],
  ['1.1', null],
  ['0.001', 'create.errors.duration'],
  ['10.25', 'create.errors.duration'],
])('duration %s', (duration, expected) => {
  expect(said('duration', { duration })).toBe(expected);
});

test('signing up opens a day before at the latest', () => {
  expect(said('signupDays', { signupDays: '' })).toBeNull();
  expect(said('signupDays', { signupDays: '1' })).toBeNull();
  expect(said('signupDays', { signupDays: '0' })).toBe('create.errors.whole');
});

test.each([
  ['', null],
  ['0', null],
  ['3.5', null],
  ['3,5', null],
  ['0.5', 'create.errors.levelLimit'],
  ['6.1', 'create.errors.levelLimit'],
  ['3.55', 'create.errors.levelLimit'],
])('level limit %s', (levelLimit, expected) => {
  expect(said('levelLimit', { levelLimit })).toBe(expected);
});

test.each([
  ['', null],
  ['https://chat.whatsapp.com/abc', null],
  ['http://chat.whatsapp.com/abc', 'create.errors.link'],
  ['chat.whatsapp.com/abc', 'create.errors.link'],
])('group chat %s', (groupchat, expected) => {
  expect(said('groupchat', { groupchat })).toBe(expected);
});

test('a place needs an address and a point', () => {
  const { place } = draft;
  expect(said('place', {})).toBe('create.errors.location');
  expect(said('place', { place: { ...place, address: 'Nowhere 1' } })).toBe('create.errors.notFound');
  const point = { latitude: 53.2, longitude: 6.5 };
  expect(said('place', { place: { ...place, point } })).toBe('create.errors.address');
  expect(said('place', { place: { ...place, point, address: 'create.addressError' } })).toBe('create.errors.address');
  expect(said('place', { place: { ...place, point, address: 'create.unknown' } })).toBe('create.errors.unknown');
  expect(said('place', { place: { ...place, point, address: 'Groningen' } })).toBeNull();
});

test('a passcode that is changed can not be empty', () => {
  expect(said('passcode', { passcodeMode: 'set' }, { hasPasscode: true })).toBe('create.errors.passcode');
  expect(said('passcode', { passcodeMode: 'keep' }, { hasPasscode: true })).toBeNull();
  expect(said('passcode', { passcodeMode: 'set' })).toBeNull();
});

const entry: EarlyBirdDraft = { key: 'a', spots: '4', kind: 'percentage', value: '50', priority: null, occupied: 0 };

test.each<[string, Partial<EarlyBirdDraft>, string | null]>([
  ['value', {}, null],
  ['value', { value: '12.5' }, 'create.errors.percent'],
  ['value', { kind: 'fixed', value: '1,50' }, null],
  ['value', { kind: 'fixed', value: '0' }, 'create.errors.discount'],
  ['spots', { spots: '0' }, 'create.errors.whole'],
  ['spots', { spots: '2', occupied: 3 }, 'create.errors.whole'],
])('early bird %s of %o', (field, changes, expected) => {
  expect(said(`earlyBirds.0.${field}`, { earlyBirds: [{ ...entry, ...changes }] })).toBe(expected);
});

test('early birds of a free game are not looked at', () => {
  expect(said('earlyBirds.0.spots', { free: true, earlyBirds: [{ ...entry, spots: '' }] })).toBeNull();
});

const team = (name: string, size: string, members = 0): TeamDraft => ({
  key: name,
  id: null,
  name,
  color: '#c8242f',
  size,
  members,
});

test('a tournament needs two teams with room for all and names of their own', () => {
  expect(said('teams', { tournament: true, teams: [team('A', '12')] })).toBe('create.errors.teams');
  expect(said('teams', { tournament: true, teams: [team('A', '6'), team('B', '5')] })).toBe('create.errors.room');
  expect(said('teams', { tournament: true, teams: [team('A', '6'), team('B', '6')] })).toBeNull();
  expect(said('teams.1.name', { tournament: true, teams: [team('A', '6'), team('a ', '6')] })).toBe(
    'create.errors.teamTwice',
  );
  expect(said('teams.0.size', { tournament: true, teams: [team('A', '3', 4), team('B', '9')] })).toBe(
    'create.errors.whole',
  );
});

test('an external tournament needs an organisation, a link and a price for members, and no teams', () => {
  const external = { tournament: true, external: true, memberPrice: '' };
  expect(said('organisation', external)).toBe('create.errors.organisation');
  expect(said('tournamentLink', external)).toBe('create.errors.eventLink');
  expect(said('memberPrice', external)).toBe('create.errors.price');
  expect(said('memberPrice', { ...external, free: true })).toBeNull();
  expect(said('teams', external)).toBeNull();
});
