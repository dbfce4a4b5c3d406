import { createGame } from '@rondo/contract';
import { expect, test } from 'vitest';
import type { Translate } from '../../platform/i18n.tsx';
import { formOf } from '../../../build/call-form.ts';
import { wrongFields } from '../../ui/wrong-fields.ts';
import { type EarlyBirdRow, emptyDraft, type GameDraft, type TeamRow } from './draft.ts';
import { gameRules, type Limits } from './game-rules.ts';

const key = ((phrase: string) => phrase) as Translate;
const limits: Limits = { earliest: '2026-11-21T10:00', latest: '2027-11-21T10:00' };
const draft: GameDraft = { ...emptyDraft(false), minimum_players_threshold: '8', players: '12', sport: 'Volleyball' };

const wrong = (given: GameDraft, more: Limits) =>
  wrongFields(formOf(createGame), gameRules(key, more), given, () => null);

/** The message at a path, or null. */
const said = (path: string, changes: Partial<GameDraft>, more: Partial<Limits> = {}) =>
  new Map<string, string | null>(wrong({ ...draft, ...changes }, { ...limits, ...more })).get(path) ?? null;

test('an empty form misses what is required, and nothing else', () => {
  expect([...wrong(emptyDraft(true), limits).keys()].sort()).toEqual(
    ['name', 'location', 'players', 'sport', 'game_date', 'field_type'].sort(),
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
  expect(said('price', { price: '0', sport: 'Martial arts', isPayingGame: false })).toBeNull();
});

test.each([
  ['', 'create.errors.when'],
  ['2026-11-21T09:59', 'create.errors.range'],
  ['2026-11-21T10:00', null],
  ['2027-11-21T10:01', 'create.errors.range'],
  // The clocks go forward, so this half hour doesn't exist.
  ['2027-03-28T02:30', 'create.errors.missingTime'],
])('start %s', (start, expected) => {
  expect(said('game_date', { game_date: start })).toBe(expected);
});

test('a series may not have a start that does not exist; the start a game has is never out of range', () => {
  expect(said('game_date', { game_date: '2027-03-21T02:30', repeat_weeks: '2' })).toBe('create.errors.missingTime');
  expect(said('game_date', { game_date: '2026-11-21T09:00' }, { current: '2026-11-21T09:00' })).toBeNull();
});

test('a series ends within the year', () => {
  expect(said('repeat_weeks', { game_date: '2027-11-07T10:00', repeat_weeks: '3' })).toBeNull();
  expect(said('repeat_weeks', { game_date: '2027-11-07T10:01', repeat_weeks: '3' })).toBe('create.errors.series');
  expect(said('repeat_weeks', { repeat_weeks: '27' })).toBe('create.errors.whole');
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
  expect(said('signup_opens_in_days', { signup_opens_in_days: '' })).toBeNull();
  expect(said('signup_opens_in_days', { signup_opens_in_days: '1' })).toBeNull();
  expect(said('signup_opens_in_days', { signup_opens_in_days: '0' })).toBe('create.errors.whole');
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
  const { location: place } = draft;
  expect(said('location', {})).toBe('create.errors.location');
  expect(said('location', { location: { ...place, address: 'Nowhere 1' } })).toBe('create.errors.notFound');
  const coordinates: [number, number] = [6.5, 53.2];
  expect(said('location', { location: { ...place, coordinates } })).toBe('create.errors.address');
  expect(said('location', { location: { ...place, coordinates, address: 'create.addressError' } })).toBe(
    'create.errors.address',
  );
  expect(said('location', { location: { ...place, coordinates, address: 'create.unknown' } })).toBe(
    'create.errors.unknown',
  );
  expect(said('location', { location: { ...place, coordinates, address: 'Groningen' } })).toBeNull();
});

test('a passcode that is changed can not be empty', () => {
  expect(said('passcode', { passcodeMode: 'set' }, { hasPasscode: true })).toBe('create.errors.passcode');
  expect(said('passcode', { passcodeMode: 'keep' }, { hasPasscode: true })).toBeNull();
  expect(said('passcode', { passcodeMode: 'set' })).toBeNull();
});

const entry = (
  value = '50',
  discount_type: 'percentage' | 'fixed' = 'percentage',
  total = '4',
  occupied = 0,
): EarlyBirdRow => ({
  key: 'a',
  priority: 1,
  was: null,
  spots: { total, occupied },
  discount: { discount_type, discount_value: value },
});

test.each<[string, EarlyBirdRow, string | null]>([
  ['discount.discount_value', entry(), null],
  ['discount.discount_value', entry('12.5'), 'create.errors.percent'],
  ['discount.discount_value', entry('1,50', 'fixed'), null],
  ['discount.discount_value', entry('0', 'fixed'), 'create.errors.discount'],
  ['discount.discount_value', entry(''), 'create.errors.percent'],
  ['discount.discount_value', entry('1.555', 'fixed'), 'create.errors.discount'],
  ['spots.total', entry('50', 'percentage', '0'), 'create.errors.whole'],
  ['spots.total', entry('50', 'percentage', '2', 3), 'create.errors.whole'],
])('early bird %s of %o', (field, row, expected) => {
  expect(said(`early_bird.0.${field}`, { early_bird: [row] })).toBe(expected);
});

test('early birds of a free game are not looked at', () => {
  expect(
    said('early_bird.0.spots.total', { isPayingGame: false, early_bird: [entry('50', 'percentage', '')] }),
  ).toBeNull();
});

const team = (name: string, size: string, members = 0): TeamRow => ({
  key: name,
  _id: '',
  name,
  color: '#c8242f',
  team_size: size,
  team_members: members,
});

test('a tournament needs two teams with room for all and names of their own', () => {
  expect(said('teams', { tournament: true, teams: [team('A', '12')] })).toBe('create.errors.teams');
  expect(said('teams', { tournament: true, teams: [team('A', '6'), team('B', '5')] })).toBe('create.errors.room');
  expect(said('teams', { tournament: true, teams: [team('A', '6'), team('B', '6')] })).toBeNull();
  expect(said('teams.1.name', { tournament: true, teams: [team('A', '6'), team('a ', '6')] })).toBe(
    'create.errors.teamTwice',
  );
  expect(said('teams.0.team_size', { tournament: true, teams: [team('A', '3', 4), team('B', '9')] })).toBe(
    'create.errors.whole',
  );
});

test('an external tournament needs an organisation, a link and a price for members, and no teams', () => {
  const external = { tournament: true, tournament_external: true, external_member_price: '' };
  expect(said('tournament_org', external)).toBe('create.errors.organisation');
  expect(said('tournament_link', external)).toBe('create.errors.eventLink');
  expect(said('external_member_price', external)).toBe('create.errors.price');
  expect(said('external_member_price', { ...external, isPayingGame: false })).toBeNull();
  expect(said('teams', external)).toBeNull();
});
