import { createGame, editGame, gameChanges, gameFields, type GameDetails } from '@rondo/contract';
import { expect, test } from 'vitest';
import { formOf } from '../../../build/call-form.ts';
import { inputOf } from '../../platform/call-form.ts';
import { changesOf } from '../../ui/kept-values.ts';
import {
  draftOfCopy,
  draftOfGame,
  type EarlyBirdRow,
  emptyDraft,
  type GameDraft,
  notAsked,
  passcodeOf,
  numbered,
  type TeamRow,
} from './draft.ts';
import { effectsOf } from './effects.ts';

const toFields = (draft: GameDraft) => inputOf({ ...createGame, form: formOf(createGame) }, draft, notAsked(draft));
const toChanges = (draft: GameDraft) => inputOf({ ...editGame, form: formOf(editGame) }, draft, notAsked(draft));

const plain: GameDraft = {
  ...emptyDraft(false),
  name: 'Friday',
  sport: 'Volleyball',
  level: 'Beginner',
  field_type: 'Indoors',
  field_identifier: 'Hall 1, Hall 2',
  minimum_players_threshold: '8',
  players: '12',
  price: '4,50',
  game_date: '2026-12-01T20:00',
  duration: '1,5',
  location: {
    coordinates: [6.5665, 53.2194],
    address: 'Diamantlaan 2',
    city: 'Groningen',
    country: '',
    description: '',
  },
};

const entry: EarlyBirdRow = {
  key: 'a',
  priority: '',
  was: null,
  spots: { total: '4', occupied: 0 },
  discount: { discount_type: 'percentage', discount_value: '50' },
};
const team = (name: string): TeamRow => ({
  key: name,
  _id: '',
  name,
  color: '#c8242f',
  team_size: '6',
  team_members: 0,
});
const uuid = (digit: number) => `${digit}0000000-0000-4000-8000-000000000000`;

test('a plain draft is what the contract takes', () => {
  expect(gameFields.parse(toFields(plain))).toMatchObject({
    name: 'Friday',
    field_identifier: 'Hall 1, Hall 2',
    minimum_players_threshold: 8,
    price: 4.5,
    duration: 1.5,
    levelLimit: 0,
    signup_opens_in_days: null,
    repeat_weeks: 1,
    teams: [],
  });
});

test('a full draft is what the contract takes: early birds, teams, community, a series', () => {
  const draft: GameDraft = {
    ...plain,
    levelLimit: '3,5',
    placeholder_player_number: '2',
    signup_opens_in_days: '14',
    groupchat: ' https://chat.example.org/a ',
    communities: [uuid(1)],
    early_bird: numbered([entry, { ...entry, discount: { discount_type: 'fixed', discount_value: '1,25' } }]),
    tournament: true,
    teams: [team('Red'), team('Blue')],
    repeat_weeks: '4',
    passcode: 'secret',
  };
  expect(gameFields.parse(toFields(draft))).toMatchObject({
    levelLimit: 3.5,
    placeholder_player_number: 2,
    signup_opens_in_days: 14,
    groupchat: 'https://chat.example.org/a',
    communities: [uuid(1)],
    early_bird: [
      { priority: 1, spots: { total: 4 }, discount: { discount_type: 'percentage', discount_value: 50 } },
      { priority: 2, spots: { total: 4 }, discount: { discount_type: 'fixed', discount_value: 1.25 } },
    ],
    teams: [
      { name: 'Red', color: '#c8242f', team_size: 6 },
      { name: 'Blue', color: '#c8242f', team_size: 6 },
    ],
    repeat_weeks: 4,
    passcode: 'secret',
  });
});

test('an external tournament sends its prices and no teams; a free game neither price nor early birds', () => {
  const external = {
    ...plain,
    tournament: true,
    tournament_external: true,
    teams: [team('Red')],
    tournament_org: 'ESN',
    tournament_link: 'https://esn.example.org',
  };
  expect(gameFields.parse(toFields(external))).toMatchObject({
    teams: [],
    tournament_org: 'ESN',
    external_member_price: 4.5,
  });
  const free = gameFields.parse(toFields({ ...external, isPayingGame: false, price: '0', early_bird: [entry] }));
  expect(free).toMatchObject({ price: 0, isPayingGame: false, early_bird: [] });
  expect(free.external_member_price).toBeUndefined();
});

test('entries keep their number while the order allows it', () => {
  const numbers = (...priorities: (number | null)[]) =>
    numbered(priorities.map((priority) => ({ ...entry, was: priority }))).map(({ priority }) => priority);
  expect(numbers(null, null)).toEqual([1, 2]);
  expect(numbers(2, 5)).toEqual([2, 5]);
  expect(numbers(2, null, 5)).toEqual([2, 3, 5]);
  expect(numbers(2, 5, 3)).toEqual([2, 5, 6]);
});

test('a passcode is kept, set or removed', () => {
  const changes = (draft: Partial<GameDraft>) =>
    gameChanges.parse({ ...toChanges(plain), passcode: passcodeOf({ ...plain, ...draft }) }).passcode;
  expect(changes({ passcodeMode: 'keep', passcode: 'typed before' })).toBeUndefined();
  expect(changes({ passcodeMode: 'set', passcode: 'new' })).toBe('new');
  expect(changes({ passcodeMode: 'remove' })).toBe('');
});

const game = {
  _id: uuid(1),
  name: 'Friday',
  description: '',
  contact_details: '',
  organisational_details: 'Key at the desk',
  sport: 'Volleyball',
  level: 'Beginner',
  field_type: 'Indoors',
  field_identifier: 'Hall 1, Hall 2',
  levelLimit: 3.5,
  elo_disabled: false,
  minimum_players_threshold: 8,
  players: 12,
  placeholder_player_number: 0,
  price: 4.5,
  early_bird: [
    { priority: 2, spots: { occupied: 0, total: 4 }, discount: { discount_type: 'fixed', discount_value: 1 } },
    { priority: 1, spots: { occupied: 3, total: 4 }, discount: { discount_type: 'percentage', discount_value: 50 } },
  ],
  hasPasscode: true,
  game_date: '2026-11-20T19:00:00Z',
  duration: 1.5,
  signup_opens_in_days: 14,
  groupchat: null,
  communities: [{ _id: uuid(2) }],
  location: {
    type: 'Point',
    coordinates: [6.5665, 53.2194],
    address: 'Diamantlaan 2',
    city: 'Groningen',
    country: '',
    description: '',
  },
  tournament: true,
  tournament_external: false,
  teams: [
    { _id: uuid(3), name: 'Red', color: '#c8242f', team_members: 3, team_size: 6 },
    { _id: uuid(4), name: 'Blue', color: '#2458a6', team_members: 0, team_size: 6 },
  ],
  tournament_org: null,
  tournament_link: null,
  external_member_price: null,
} as unknown as GameDetails;

test('an unchanged game is sent as it was', () => {
  const draft = draftOfGame(game);
  expect(draft).toMatchObject({
    game_date: '2026-11-20T20:00',
    passcodeMode: 'keep',
    field_identifier: 'Hall 1, Hall 2',
  });
  const sent = gameChanges.parse(toChanges(draft));
  expect(sent.teams.map(({ _id }) => _id)).toEqual([uuid(3), uuid(4)]);
  expect(sent.early_bird.map(({ priority }) => priority)).toEqual([1, 2]);
  expect(sent).toMatchObject({ levelLimit: 3.5, price: 4.5, signup_opens_in_days: 14, communities: [uuid(2)] });
  expect(effectsOf(draft, draft)).toEqual([]);
});

test('a copy starts anew: the next week, no passcode, teams and spots of nobody', () => {
  const now = Date.parse('2026-11-21T11:00:00Z');
  const copy = draftOfCopy(game, { now, freeOnly: false });
  expect(copy).toMatchObject({ game_date: '2026-11-27T20:00', passcodeMode: 'set', passcode: '', price: '4.50' });
  expect(copy.teams.map(({ _id, team_members }) => [_id, team_members])).toEqual([
    ['', 0],
    ['', 0],
  ]);
  expect(copy.early_bird.map(({ priority, spots }) => [priority, spots.occupied])).toEqual([
    [1, 0],
    [2, 0],
  ]);
  expect(draftOfCopy(game, { now, freeOnly: true })).toMatchObject({ isPayingGame: false, price: '0', early_bird: [] });
});

test('players are told of another time, place or price, not of another name', () => {
  const draft = draftOfGame(game);
  expect(effectsOf(draft, { ...draft, name: 'Saturday' })).toEqual([]);
  expect(effectsOf(draft, { ...draft, game_date: '2026-11-20T21:00', price: '5' })).toEqual(['time', 'price']);
  expect(effectsOf(draft, { ...draft, price: '4,5', duration: '1,50' })).toEqual([]);
  expect(effectsOf(draft, { ...draft, location: { ...draft.location, address: 'Elsewhere' } })).toEqual(['place']);
});

test('only changed values are kept', () => {
  expect(changesOf(plain, { ...plain, field_identifier: 'Hall 1, Hall 2' })).toEqual({});
  expect(changesOf(plain, { ...plain, name: 'Other', field_identifier: '' })).toEqual({
    name: 'Other',
    field_identifier: '',
  });
});
