import type { GameDetails } from '@rondo/contract';
import { expect, test } from 'vitest';
import { addressOf, streetOf } from './address-of.ts';
import { sportsEvent } from './structured-data.ts';

const game = {
  _id: '7d0c0c4e-4b0e-4b7e-9b1f-2f7c3f1f2a10',
  name: 'Thursday game',
  description: '',
  sport: 'Volleyball',
  game_date: '2026-10-24T23:30:00.000Z',
  duration: 2,
  price: 4.5,
  players: 12,
  placeholder_player_number: 2,
  joined_players_number: 5,
  held_spots: 0,
  released_spots: 0,
  status: 'pending',
  archived: false,
  signup_opens_in_days: 7,
  createdAt: '2026-10-01T10:00:00.000Z',
  movedFrom: null,
  location: {
    type: 'Point',
    coordinates: [5.12, 52.09],
    address: 'Sportlaan 1',
    city: 'Utrecht',
    country: 'Netherlands',
    description: '',
  },
  organizer: { _id: 'x', name: 'Sanne', photo: null, hosted: 3, wentAhead: 3 },
} as unknown as GameDetails;
const page = { origin: 'https://rondo.test', description: 'Volleyball, Sat 24 Oct', image: '/previews/match/x.png' };
const event = (changes: Partial<GameDetails> = {}) => sportsEvent({ ...game, ...changes }, page);

test('a game is an event with its times in Amsterdam, also across a clock change', () => {
  expect(event()).toMatchObject({
    '@type': 'SportsEvent',
    name: 'Thursday game',
    description: 'Volleyball, Sat 24 Oct',
    sport: 'Volleyball',
    image: ['https://rondo.test/previews/match/x.png'],
    startDate: '2026-10-25T01:30:00+02:00',
    endDate: '2026-10-25T02:30:00+01:00',
    eventStatus: 'https://schema.org/EventScheduled',
    location: {
      '@type': 'Place',
      name: 'Sportlaan 1',
      address: { streetAddress: 'Sportlaan 1', addressLocality: 'Utrecht', addressCountry: 'NL' },
      geo: { latitude: 52.09, longitude: 5.12 },
    },
    organizer: { name: 'Sanne', url: 'https://rondo.test/player/x' },
    maximumAttendeeCapacity: 14,
    remainingAttendeeCapacity: 7,
    isAccessibleForFree: false,
    offers: { price: '4.50', priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
  });
});

test('a place’s name stands once, also where its address begins with it', () => {
  const location = { ...game.location, description: 'De Meent', address: 'De Meent, Sportlaan 1' };
  expect(event({ location })).toMatchObject({
    location: { name: 'De Meent', address: { streetAddress: 'Sportlaan 1' } },
  });
  expect(addressOf({ location })).toBe('De Meent, Sportlaan 1, Utrecht');
  expect(addressOf({ location: { ...location, description: 'de meent' } })).toBe('De Meent, Sportlaan 1, Utrecht');
  expect(addressOf({ location: { ...location, description: 'Veld 2' } })).toBe(
    'Veld 2, De Meent, Sportlaan 1, Utrecht',
  );
  expect(addressOf({ location: { ...location, description: 'De Meent, Sportlaan 1, Utrecht' } })).toBe(
    'De Meent, Sportlaan 1, Utrecht',
  );
});

test.each([
  ['De Meent', 'Sportlaan 1, Utrecht', 'Sportlaan 1'],
  ['De Meent', 'De Meent, Sportlaan 1', 'Sportlaan 1'],
  ['De Meent', 'Sportlaan 1', 'Sportlaan 1'],
  ['De Meent, Sportlaan 1, Utrecht', 'Sportlaan 1', ''],
  ['', 'Sportlaan 1', ''],
])('beside the venue %j at %j stands %j', (description, address, street) => {
  expect(streetOf({ location: { ...game.location, description, address, city: 'Utrecht' } })).toBe(street);
});

test('an organiser who hides their name is not told of', () => {
  expect(event({ organizer: { _id: 'x', name: null, photo: null, hosted: null, wentAhead: null } })).not.toHaveProperty(
    'organizer',
  );
});

test.each([
  [{ status: 'cancelled' }, 'https://schema.org/EventCancelled', 'https://schema.org/SoldOut'],
  [{ joined_players_number: 12 }, 'https://schema.org/EventScheduled', 'https://schema.org/SoldOut'],
  [{ archived: true }, 'https://schema.org/EventScheduled', 'https://schema.org/SoldOut'],
] as const)('%j says so', (changes, eventStatus, availability) => {
  expect(event(changes)).toMatchObject({ eventStatus, offers: { availability } });
});

test('a game that was moved says from when, and a cancelled one is cancelled', () => {
  const movedFrom = '2026-10-23T18:00:00.000Z';
  const moved = { eventStatus: 'https://schema.org/EventRescheduled', previousStartDate: '2026-10-23T20:00:00+02:00' };
  expect(event({ movedFrom })).toMatchObject(moved);
  expect(event({ movedFrom, status: 'cancelled' })).toMatchObject({
    ...moved,
    eventStatus: 'https://schema.org/EventCancelled',
  });
  expect(event()).not.toHaveProperty('previousStartDate');
});

test('the organiser’s description has no markup', () => {
  expect(event({ description: '# Bring\n\n**two** shirts, see [us](https://rondo.nl)\n\n- a\n- *b*' })).toMatchObject({
    description: 'Bring\ntwo shirts, see us\n- a\n- b',
  });
});
