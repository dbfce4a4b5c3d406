import type { PlayedYear } from '@rondo/contract';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { aGame, aPlayer, type Player, useNewPlayer } from '../../../test/builders.ts';
import { aPlayedGame } from '../../../test/rating-calls.ts';
import { useServer } from '../../../test/server.ts';

const server = useServer();
const player = useNewPlayer(server);
const other = useNewPlayer(server);

/** The year before the suite's instant, which is over whenever the suite runs. */
const lastYear = () => server.clock.now().getUTCFullYear() - 1;
/** A game that these players played on a day of last year, `03-07`. */
async function playedOn(day: string, players: readonly Player[], more = {}) {
  const id = await aPlayedGame(server, players, { name: `Game of ${day}`, ...more });
  await server.sql`
    update game set (starts_at, ends_at, cutoff_at, created_at) = (t, t + interval '90 minutes', t - interval '12 hours', t - interval '9 days'),
      duration_minutes = 90
    from (select ${`${lastYear()}-${day}T19:00:00Z`}::timestamptz as t) at where id = ${id}`;
  return id;
}
const years = async (as = player) => (await server.as(as).get('/api/users/years')).body.data as PlayedYear[];
const poster = (year: number | string, as = player, lang = 'nl') =>
  server.app.inject({
    url: `/api/users/years/${year}.png?lang=${lang}`,
    headers: { authorization: `Bearer ${as.token}` },
  });

test('a year has its figures: people by number, places each once', async () => {
  const guest = await aPlayer(server, { role: 'guest' });
  const first = await playedOn('03-07', [player, other, guest]);
  await playedOn('03-14', [player, other, await aPlayer(server)]);
  const last = await playedOn('06-01', [player], { sport: 'Football', latitude: 51.9, longitude: 4.5 });
  expect(await years()).toEqual([
    {
      year: lastYear(),
      games: 3,
      hours: 5,
      people: 2,
      venues: 2,
      bestRun: 2,
      sports: [
        { sport: 'Volleyball', games: 2, percent: 67 },
        { sport: 'Football', games: 1, percent: 33 },
      ],
      first: { _id: first, name: 'Game of 03-07', game_date: `${lastYear()}-03-07T19:00:00.000Z` },
      last: { _id: last, name: 'Game of 06-01', game_date: `${lastYear()}-06-01T19:00:00.000Z` },
    },
  ]);
  expect(await years(other)).toEqual([]);
});

test('games that did not go ahead, or are to come, count in no year', async () => {
  for (const day of ['03-07', '03-14']) await playedOn(day, [player]);
  const off = await playedOn('03-21', [player]);
  await server.sql`update game set status = 'cancelled', cancelled_by = 'organiser' where id = ${off}`;
  await aGame(server);
  expect(await years()).toEqual([]);
});

test('its poster is a picture in both languages, for oneself alone', async () => {
  for (const day of ['03-07', '03-14', '03-21']) await playedOn(day, [player, other]);
  const answer = await poster(lastYear());
  expect(answer.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'no-store' });
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 1080, height: 1920 });
  expect(answer.rawPayload.byteLength).toBeLessThan(1_000_000);
  const english = await poster(lastYear(), player, 'en');
  expect(english.rawPayload.equals(answer.rawPayload)).toBe(false);
  expect((await poster(lastYear(), player)).rawPayload.equals(answer.rawPayload)).toBe(true);
});

test.each(['1999', '99', 'x'])('there is none of the year %s', async (year) => {
  const { statusCode } = await poster(year);
  expect([400, 404]).toContain(statusCode);
});

test('a visitor has no years', async () => {
  expect((await server.call('GET', '/api/users/years')).status).toBe(401);
});
