import { hour } from '@rondo/rules';
import { expect, test } from 'vitest';
import { findDemoCities, tellStory } from './load-demo-data.ts';
import { loadPlaces } from '../features/places/load-places.ts';
import { useServer } from '../../test/server.ts';
import { makeGame } from './make-game.ts';
import { seededRandom } from './random.ts';
import { makeVenues } from './venues.ts';

const server = useServer();

/** What names say about when a game is: the hours in which it starts, and whether on weekdays. */
const saying = [
  [/ochtend|morning/i, 5, 12, false],
  [/avond|night|na het eten/i, 17, 24, false],
  [/na het werk|na college/i, 15, 22, true],
  [/\bzon\b/i, 8, 19, false],
] as const;

/** Whether a game that starts then has a name that says otherwise. */
const isNamedWrong = (name: string, startsAt: Date): boolean => {
  const { hour, dayOfWeek } = Temporal.Instant.fromEpochMilliseconds(startsAt.getTime()).toZonedDateTimeISO(
    'Europe/Amsterdam',
  );
  return saying.some(
    ([words, from, until, onWeekdays]) =>
      words.test(name) && (hour < from || hour >= until || (onWeekdays && dayOfWeek >= 6)),
  );
};

const wrong = (games: readonly { name: string; starts_at: Date }[]) =>
  games
    .filter(({ name, starts_at: startsAt }) => isNamedWrong(name, startsAt))
    .map(({ name, starts_at: startsAt }) => `${name}, ${startsAt.toISOString()}`);

test('no game of the demo has a name that its hour or day contradicts, by any dice and at any hour', async () => {
  await loadPlaces(server.db);
  const cities = await findDemoCities(server.db);
  const { people, communities } = tellStory(cities, server.clock.now(), '');
  const named: { name: string; starts_at: Date }[] = [];
  for (let seed = 1; seed <= 20; seed += 1) {
    const random = seededRandom(seed);
    const venues = makeVenues(cities, random);
    for (let hours = 0; hours < 14 * 24; hours += 1) {
      const startsAt = new Date(Date.UTC(2027, 2, 22, hours));
      const now = new Date(startsAt.getTime() - 48 * hour);
      named.push(makeGame({ now, random, cities, venues, people, communities }, { startsAt, createdAt: now }));
    }
  }
  expect(named.filter(({ name }) => /avond|Morning/.test(name)).length).toBeGreaterThan(100);
  expect(wrong(named)).toEqual([]);
});

test.each(['2027-01-04T04:10:00Z', '2027-03-27T22:50:00Z', '2027-06-05T09:35:00Z', '2027-10-30T18:20:00Z'])(
  'nor one of the whole story, told at %s',
  async (now) => {
    await loadPlaces(server.db);
    const cities = await findDemoCities(server.db);
    expect(wrong(tellStory(cities, new Date(now), '').story.games)).toEqual([]);
  },
);
