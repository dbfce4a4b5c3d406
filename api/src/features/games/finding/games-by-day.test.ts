import { amsterdamDay, daysAfter, gameDays } from '@rondo/rules';
import { expect, test } from 'vitest';
import { aGame } from '../../../../test/builders.ts';
import { useServer } from '../../../../test/server.ts';
import { endOfDay, startOfDay } from '../../../platform/time/amsterdam.ts';

const server = useServer();

interface Answer {
  days: { day: string; count: number; matches: { name: string }[] }[];
  next: string | null;
}

async function days(query = ''): Promise<Answer> {
  const { status, body } = await server.call('GET', `/api/matches/days?${query}`);
  expect(status).toBe(200);
  return body.data as Answer;
}

const after = (count: number) => daysAfter(amsterdamDay(server.clock.now()), count);

/** A game this many hours into a day in Amsterdam. */
const at = (name: string, day: string, hours: number, sport = 'Futsal'): Promise<string> => {
  const startsAt = startOfDay(day).getTime() + hours * 3_600_000;
  return aGame(server, { name, sport, hoursAhead: (startsAt - server.clock.now().getTime()) / 3_600_000 });
};
const hoursOf = (day: string) => (endOfDay(day).getTime() - startOfDay(day).getTime()) / 3_600_000;

const names = ({ days: list }: Answer, day: string) => list.find((one) => one.day === day)?.matches.map((m) => m.name);

test('a calendar has seven days, each with its first games in order and how many there are', async () => {
  const [busy, quiet] = [after(2), after(5)];
  for (const hour of [20, 9, 12, 15, 18, 22]) await at(`busy ${hour}`, busy, hour);
  await at('first minute', quiet, 0);
  await at('last minute', quiet, hoursOf(quiet) - 1 / 60);
  await at('beyond', after(gameDays.shown), 12);

  const answer = await days();
  expect(answer.days.map(({ day }) => day)).toEqual(Array.from({ length: gameDays.shown }, (_, index) => after(index)));
  expect(names(answer, busy)).toEqual(['busy 9', 'busy 12', 'busy 15', 'busy 18']);
  expect(names(answer, quiet)).toEqual(['first minute', 'last minute']);
  expect(answer.days.map(({ count }) => count)).toEqual([0, 0, 6, 0, 0, 2, 0]);
  expect(answer.next).toBeNull();

  const later = await days(`first=${after(gameDays.shown)}`);
  expect(later.days.map(({ count }) => count)).toEqual([1, 0, 0, 0, 0, 0, 0]);
});

test('the filters of a search hold, its days too', async () => {
  const day = after(20);
  await at('hall', day, 19, 'Futsal');
  await at('field', day, 20, 'Football');
  await at('day after', after(21), 20, 'Football');
  const found = await days(`first=${day}&sports=Football`);
  expect(names(found, day)).toEqual(['field']);
  expect(found.days.map(({ count }) => count)).toEqual([1, 1, 0, 0, 0, 0, 0]);
  expect((await days(`dateFrom=${day}&dateTo=${day}`)).days).toMatchObject([{ day, count: 2 }]);
  expect(await days(`first=${after(30)}&dateTo=${day}`)).toEqual({ days: [], next: null });
});

test('a week without games says when the next is, within the days of the search', async () => {
  const day = after(60);
  await at('far', day, 12, 'Volleyball');
  const query = `first=${after(40)}&sports=Volleyball`;
  expect((await days(query)).next).toBe(day);
  expect((await days(`${query}&dateTo=${after(59)}`)).next).toBeNull();
  expect((await days(`${query}&dateTo=${after(41)}`)).next).toBeNull();
  expect((await days(`first=${day}&sports=Volleyball`)).next).toBeNull();
});

test('around a place its games have their distance', async () => {
  const day = after(80);
  const near = await at('near', day, 12);
  await at('elsewhere', day, 13);
  await server.sql`update game set latitude = 53.2, longitude = 6.56 where id = ${near}`;
  const found = await days(`first=${day}&latitude=53.21&longitude=6.56&radius=10`);
  expect(found.days[0]).toMatchObject({ count: 1, matches: [{ name: 'near', distance: 1.1 }] });
});

test.each([
  'first=tomorrow',
  'first=2026-02-30',
  'first=9999-12-31',
  'dateFrom=9999-12-31',
  'latitude=52',
  'dateFrom=2030-01-02&dateTo=2030-01-01',
])('%s is refused', async (query) => {
  expect(await server.call('GET', `/api/matches/days?${query}`)).toMatchObject({ status: 400 });
});
