import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { aGame, aPlayer } from '../../../../test/builders.ts';
import { useServer } from '../../../../test/server.ts';
import { remindPlayers } from './remind-players.ts';

const server = useServer();

test('thousands of games at once are each told to who plays; the sweep reads those that start soon', async () => {
  const [gameId, first] = [await aGame(server, { hoursAhead: 30 }), await aPlayer(server)];
  await server.sql`update game set status = 'confirmed' where id = ${gameId}`;
  const columns = sql`sport, level, surface, capacity, minimum_players, price_cents, duration_minutes, cutoff_at, latitude,
    address, city, country, created_at, status`;
  // The games have many organisers and places, so that only the index of starts finds them.
  const organisers = await Promise.all(Array.from({ length: 100 }, () => aPlayer(server, { role: 'organiser' })));
  const organiser = sql`(${organisers.map(({ id }) => id)}::uuid[])[1 + n % 100]`;
  const copy = (many: number, hours: (n: number) => ReturnType<typeof sql>) =>
    server.rows<{ id: string }>`
    insert into game (name, starts_at, ends_at, organiser_id, longitude, ${columns})
    select 'Copy ' || n, app_now() + ${hours(many)}, app_now() + ${hours(many)} + interval '1 hour', ${organiser}, longitude + n % 100 / 30.0,
      ${columns}
    from game g, generate_series(1, ${many}::int) n where g.id = ${gameId} returning id`;
  const soon = await copy(3000, (many) => sql`make_interval(mins => 180 + n * 1200 / ${many}::int)`);
  await copy(12_000, () => sql`make_interval(hours => 48 + n)`);
  await server.sql`
    insert into registration (game_id, user_id, payer_id, price_cents, paid_cents, joined_at)
    select id, ${first.id}, ${first.id}, 0, 0, app_now() - interval '30 hours' from unnest(${soon.map(({ id }) => id)}::uuid[]) as g(id)`;
  await server.sql`analyze game`;
  await Promise.all([remindPlayers(server), remindPlayers(server)]);
  const told = await server.value<number>`
    select count(distinct game_id) as count from notification where user_id = ${first.id} and kind = 'matchInADay'`;
  expect(told).toBe(3000);
  const now = server.clock.now();
  const rows = await server.rows<{ 'QUERY PLAN': string }>`
    explain select from game g where not g.archived and g.status <> 'cancelled'
      and g.starts_at > ${now} and g.starts_at <= ${now}::timestamptz + interval '24 hours'`;
  expect(rows.map((line) => line['QUERY PLAN']).join('\n')).toContain('game_live_by_start');
});
