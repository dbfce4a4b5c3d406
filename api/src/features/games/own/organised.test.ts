import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { aGame, aPlayer, usePlayer } from '../../../../test/builders.ts';
import { joiningCalls } from '../../../../test/joining-calls.ts';
import { refuses, useServer } from '../../../../test/server.ts';

const server = useServer();
const { join } = joiningCalls(server);
const organiser = usePlayer(server, { role: 'organiser' });

interface Card {
  _id: string;
  waiting: number;
  seriesLeft: number | null;
  isPaidFor: boolean;
}

const games = async (query = '', as = organiser.token) => {
  const { body } = await server.call('GET', `/api/organising/games${query}`, { as });
  return { cards: (body.data as { matches: Card[] }).matches, pagination: body.pagination };
};

test('an organiser sees their own games: to come the soonest first, past and cancelled the latest first', async () => {
  const own = (hoursAhead: number) => aGame(server, { organiserId: organiser.id, hoursAhead });
  const [late, soon, played, older, cancelled] = [
    await own(72),
    await own(24),
    await own(-5),
    await own(-50),
    await own(48),
  ];
  await aGame(server);
  await server.sql`update game set archived = true where id in (${played}, ${older})`;
  await server.as(organiser).post(`/api/admin/match/${cancelled}/cancel`, {});
  expect((await games()).cards.map(({ _id }) => _id)).toEqual([soon, late]);
  expect((await games('?period=past')).cards.map(({ _id }) => _id)).toEqual([cancelled, played, older]);
  expect((await games('?page=2')).cards).toEqual([]);
  expect((await games('?page=2')).pagination).toEqual({ totalCount: 2, totalPages: 1 });
});

test('who waits, what is left of a series, and what an admin gave are said', async () => {
  const other = await aPlayer(server, { role: 'organiser' });
  const game = (hoursAhead: number) =>
    aGame(server, { organiserId: other.id, hoursAhead, capacity: 3, minimumPlayers: 2 });
  const [first, second] = [await game(24), await game(24 * 8)];
  const series = await server.rows<{ id: string }>`
    insert into game_series (organiser_id) values (${other.id}) returning id`;
  await server.sql`
    update game set series_id = ${series[0]?.id}, organiser_paid = id = ${second} where id in (${first}, ${second})`;
  for (let players = 0; players < 5; players += 1) await join(await aPlayer(server), first);
  expect((await games('', other.token)).cards).toMatchObject([
    { _id: first, waiting: 2, seriesLeft: 2, isPaidFor: false },
    { _id: second, waiting: 0, seriesLeft: 1, isPaidFor: true },
  ]);
});

test('who registered from outside is a file for the organiser alone, without formulas', async () => {
  const id = await aGame(server, { organiserId: organiser.id, tournament: true });
  await server.sql`
    update game set tournament_external = true, tournament_org = 'USC', tournament_link = 'https://usc.test' where id = ${id}`;
  const player = await aPlayer(server);
  const orderId = randomUUID();
  const details = { name: '=Ann', teamName: 'Blockers, blue', organisation: 'USC', isMember: true };
  await server.sql`
    insert into payment_order (id, user_id, kind, amount_cents, fee_cents, method, status, provider, game_id, details, price_cents, created_at,
      expires_at, settled_at, handled_at, outcome)
    values (${orderId}, ${player.id}, 'external_event', 450, 0, 'ideal', 'paid', 'sandbox', ${id}, ${JSON.stringify(details)}, 450, app_now(),
      app_now(), app_now(), app_now(), 'joined')`;
  await server.sql`
    insert into registration (game_id, user_id, payer_id, price_cents, paid_cents, order_id, joined_at)
    values (${id}, ${player.id}, ${player.id}, 450, 450, ${orderId}, app_now())`;
  const file = (as: string, lang: string) =>
    server.call('GET', `/api/organising/games/${id}/registrants.csv?lang=${lang}`, { as });
  expect((await file(organiser.token, 'en')).body.text).toBe(
    '\uFEFFName,Team,Organisation,Member\r\n\'=Ann,"Blockers, blue",USC,yes\r\n',
  );
  expect((await file(organiser.token, 'nl')).body.text).toContain("'=Ann;Blockers, blue;USC;ja");
  await refuses(file((await aPlayer(server, { role: 'organiser' })).token, 'en'), 'not_allowed');
});
