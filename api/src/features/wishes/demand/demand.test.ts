import type { DemandCell, WishFields } from '@rondo/contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { aPlayer, type Player } from '../../../../test/builders.ts';
import { gameForm, gameIn, usePlace } from '../../../../test/game-form.ts';
import { advance, moveToNoon, useServer } from '../../../../test/server.ts';
import { wishCalls } from '../../../../test/wish-calls.ts';
import { countDemand, countDemandDaily } from './count-demand.ts';

const server = useServer();
usePlace(server);
const { wish, aWisher, publishFromDemand, heard, wishesOf } = wishCalls(server);
const evenings: Partial<WishFields> = {
  parts: ['weekdayEvening', 'weekendEvening'],
  place: { name: 'Lombok', coordinates: [5.1, 52.09] },
};

const wishers = (count: number, more: Partial<WishFields> = {}) =>
  Promise.all(Array.from({ length: count }, () => aWisher({ ...evenings, ...more })));
async function cells(): Promise<DemandCell[]> {
  await countDemand(server.db, server.clock.now());
  const { token } = await aPlayer(server, { role: 'organiser' });
  const { body } = await server.call('GET', '/api/demand', { as: token });
  return (body.data as { cells: DemandCell[] }).cells.filter(({ part }) => part === 'weekdayEvening');
}
const people = async () => (await cells()).map((cell) => cell.people);

beforeEach(async () => {
  for (const table of ['demand', 'demand_count', 'wish_match', 'wish'])
    await server.sql`delete from ${sql.table(table)}`;
});

describe('the demand board', () => {
  test('shows a town, a sport and a part of the week with how many people want it, from five on, rounded down', async () => {
    await wishers(4);
    expect(await cells()).toEqual([]);
    await wishers(3, { maxPrice: 5, levels: ['Beginner'] });
    expect(await cells()).toEqual([
      {
        town: { name: 'Utrecht', coordinates: [5.12, 52.09] },
        sport: 'Volleyball',
        part: 'weekdayEvening',
        people: 5,
        level: 'All levels',
        price: 5,
        isAnswered: false,
      },
    ]);
    await wishers(3);
    expect(await people()).toEqual([10]);
  });

  test('counts each person once, and nobody who paused, left, was banned, or said so long ago', async () => {
    const [first, second, third, fourth, ...others] = await wishers(8);
    expect(others).toHaveLength(4);
    for (const { token } of [first, first, first] as Player[]) await wish({ token }, evenings);
    const [own] = await wishesOf(second as Player);
    await server.call('PATCH', `/api/wishes/${own?._id}`, { as: second?.token, body: { isOn: false } });
    await server.sql`update app_user set banned_at = app_now() where id = ${third?.id}`;
    expect(await people()).toEqual([5]);
    await server.sql`
      update wish set changed_at = changed_at - interval '91 days' where user_id in (${fourth?.id}, ${others[0]?.id})`;
    expect(await people()).toEqual([]);
  });

  test('stores nothing that it does not show', async () => {
    await wishers(9);
    await countDemand(server.db, server.clock.now());
    const rows = await server.values<number>`select people from demand`;
    expect(rows).toEqual([5, 5]);
  });

  test('is counted once a day', async () => {
    const now = server.clock.now();
    expect(await countDemandDaily(server.db, now)).toBe(true);
    expect(await countDemandDaily(server.db, now)).toBe(false);
    expect(await countDemandDaily(server.db, new Date(now.getTime() + 25 * 3_600_000))).toBe(true);
  });
});

test('a game made from it is told to its people at once, whatever digest they chose, once a week; to others as they chose', async () => {
  await moveToNoon(server);
  const [one] = await wishers(6, { telling: 'weekly' });
  await server.db.transaction().execute(async (trx) => {
    await sql`insert into place (id, name, municipality, province, latitude, longitude, search_text, population)
      values (2, 'Zeist', 'Zeist', 'Utrecht', 52.09, 5.24, 'zeist', 60000) on conflict do nothing`.execute(trx);
  });
  const inZeist = await aWisher({
    ...evenings,
    place: { name: 'Zeist', coordinates: [5.24, 52.09] },
    telling: 'weekly',
  });
  expect(await people()).toEqual([5]);
  const admin = await aPlayer(server, { role: 'admin' });
  const make = async () =>
    gameIn(
      await server
        .as(admin)
        .post('/api/matches', gameForm(server, { game_date: await nextWeekday(), fromDemand: true })),
    )._id;
  const game = await make();
  const data = await server.value<object>`
    select data from pgboss.job where name = 'match-wishes' order by created_on desc limit 1`;
  expect(data).toEqual({ gameIds: [game], fromDemand: true });
  await publishFromDemand(game);
  await publishFromDemand(game);
  expect([await heard(one as Player), await heard(inZeist)]).toEqual([[game], []]);
  expect((await cells()).map(({ isAnswered }) => isAnswered)).toEqual([true]);

  const again = await make();
  await publishFromDemand(again);
  expect(await heard(one as Player)).toEqual([game]);
  await advance(server, 'PT1M');
  expect(await heard(one as Player)).toEqual([game]);
});

/** Eight in the evening of the next day from Monday to Friday that is at least two days ahead. */
async function nextWeekday(): Promise<string> {
  const start = await server.value<string>`
    select to_char(day, 'YYYY-MM-DD') || 'T20:00' as start
    from generate_series(${server.clock.now()}::timestamptz + interval '2 days', ${server.clock.now()}::timestamptz + interval '5 days',
      interval '1 day') day
    where extract(isodow from day) < 6 order by day limit 1`;
  return start;
}
