import { amsterdamDay, day, monthAfter } from '@rondo/rules';
import { describe, expect, test } from 'vitest';
import { aCode, aGame, aPlayer, type GameOptions, type Player } from '../../../../test/builders.ts';
import { joiningCalls } from '../../../../test/joining-calls.ts';
import { organisingCalls } from '../../../../test/organising-calls.ts';
import { advance, useServer } from '../../../../test/server.ts';
import { startOfDay } from '../../../platform/time/amsterdam.ts';

const server = useServer();
const { join, pay, payForFriend, leave } = joiningCalls(server);
const { people, cancel, read, created, paid } = organisingCalls(server);

const mine = async ({ token }: Player, path: string) =>
  (await server.call('GET', `/api/matches/${path}`, { as: token })).body.matches as Record<string, unknown>[];

describe('a cancelled game', () => {
  test('keeps who was in, for those who were and who paid; others learn how many', async () => {
    const id = await created(paid());
    const one = await aPlayer(server, { balanceCents: 1500 });
    const friend = await aPlayer(server);
    const payer = await aPlayer(server, { balanceCents: 500 });
    await pay(one, id);
    await payForFriend(payer, id, friend.email);
    const gone = await aPlayer(server, { balanceCents: 500 });
    await pay(gone, id);
    await server.as(gone).post('/api/internalPayments/refundEntranceFee', { matchId: id });
    await cancel(id);
    for (const viewer of [one, friend, payer, people.admin])
      expect(await read(id, viewer.token)).toMatchObject({
        joined_players_number: 2,
        potential_users: [],
        refunded_users: [
          { _id: one.id, refunded: true },
          { _id: friend.id, refunded: true },
        ],
        viewer: { joined: false },
      });
    for (const other of [gone.token, (await aPlayer(server)).token, undefined])
      expect(await read(id, other)).toMatchObject({
        joined_players_number: 2,
        potential_users: [],
        refunded_users: [],
      });
  });

  test('stays in the profile with what came back: to come until its time, then past', async () => {
    const id = await created(paid(2));
    const [player, friend] = [await aPlayer(server, { balanceCents: 1500 }), await aPlayer(server)];
    await pay(player, id);
    await payForFriend(player, id, friend.email);
    expect(await mine(player, 'myjoined')).toMatchObject([{ _id: id, refundedAmount: null }]);
    await cancel(id);
    expect(await mine(player, 'myjoined')).toMatchObject([{ _id: id, status: 'cancelled', refundedAmount: 10 }]);
    expect(await mine(friend, 'myjoined')).toMatchObject([{ _id: id, refundedAmount: 0 }]);
    await advance(server, 'P4D');
    expect(await mine(player, 'myjoined')).toEqual([]);
    const { token } = await aPlayer(server);
    expect((await server.call('GET', '/api/matches/myjoined', { as: token })).body.matches).toEqual([]);
    expect(await mine(player, 'myjoined?period=past')).toMatchObject([{ _id: id, refundedAmount: 10 }]);
  });
});

describe('games one waits for', () => {
  test('are listed with the place in the queue, and an offer with its end', async () => {
    const id = await aGame(server, { priceCents: 500, capacity: 3, minimumPlayers: 2, hoursAhead: 200 });
    const players = await Promise.all([1, 2, 3].map(() => aPlayer(server, { balanceCents: 500 })));
    for (const player of players) await pay(player, id);
    const [first, second] = [await aPlayer(server), await aPlayer(server)];
    await join(first, id);
    await join(second, id);
    expect(await mine(first, 'mywaiting')).toMatchObject([{ _id: id, waitingPosition: 1, offeredUntil: null }]);
    expect(await mine(second, 'mywaiting')).toMatchObject([{ _id: id, waitingPosition: 2, offeredUntil: null }]);
    expect(await mine(second, 'myjoined')).toEqual([]);
    await leave(first, id);
    expect(await mine(first, 'mywaiting')).toEqual([]);
    expect(await mine(second, 'mywaiting')).toMatchObject([{ waitingPosition: 1 }]);
  });

  test('an offer that has run out is not one of them', async () => {
    // A game that was free when they joined, so that they can leave it.
    const id = await aGame(server, { capacity: 3, minimumPlayers: 2, hoursAhead: 200 });
    const inIt = await Promise.all([1, 2, 3].map(() => aPlayer(server)));
    for (const player of inIt) await join(player, id);
    await server.sql`update game set price_cents = 500 where id = ${id}`;
    const waiting = await aPlayer(server);
    await join(waiting, id);
    await leave(inIt[0] as Player, id);
    const [offered] = await mine(waiting, 'mywaiting');
    expect(offered).toMatchObject({
      waitingPosition: 1,
      offeredUntil: (await read(id, waiting.token)).viewer?.offeredUntil,
    });
    expect(offered?.offeredUntil).toEqual(expect.any(String));
    await advance(server, 'PT24H');
    expect(await mine(waiting, 'mywaiting')).toEqual([]);
  });
});

test.each([
  ['/api/matches/myjoined', 1],
  ['/api/matches/mywaiting', 1],
  ['/api/payments/user/me', 1],
  ['/api/internalPayments/user/me', 2],
  ['/api/promocode/user/me', 1],
  ['/api/users/notifications', 1],
])('%s says how many there are past its end, too', async (path, count) => {
  const player = await aPlayer(server, { balanceCents: 1000 });
  const full = await aGame(server, { capacity: 3, minimumPlayers: 2 });
  for (let n = 0; n < 3; n += 1) await join(await aPlayer(server), full);
  await join(player, full);
  const games = [await aGame(server, { priceCents: 500 }), await aGame(server, { priceCents: 500 })];
  for (const id of path.includes('matches') ? games.slice(0, 1) : games) await pay(player, id);
  await server.as(player).post('/api/payments/topUp', { amount: 5, method: 'ideal' });
  await aCode(server, player.id, { value: 100, selected: false });
  const { body } = await server.as(player).get(`${path}?skip=50&limit=6`);
  const list = (body.data ?? body) as { pagination?: { totalCount: number } };
  const totalCount = (body.pagination as { totalCount: number } | undefined)?.totalCount ?? list.pagination?.totalCount;
  expect(totalCount).toBeGreaterThanOrEqual(count);
});

describe('a month of one’s own', () => {
  test('has what one plays, waits for and hosts, each game once, in order', async () => {
    const me = await aPlayer(server, { role: 'organiser', balanceCents: 1500 });
    const [friend, stranger] = [await aPlayer(server), await aPlayer(server)];
    const month = amsterdamDay(new Date(server.clock.now().getTime() + 40 * day)).slice(0, 7);
    const start = (startOfDay(`${month}-01`).getTime() - server.clock.now().getTime()) / 3_600_000;
    const at = (name: string, hours: number, options: GameOptions = {}) =>
      aGame(server, { name, hoursAhead: start + hours, ...options });
    const joined = await at('joined', 40);
    const both = await at('joined and hosted', 30, { organiserId: me.id });
    await at('hosted', 20, { organiserId: me.id });
    const helped = await at('helped', 10);
    const full = await at('waited for', 50);
    await join(me, joined);
    await join(me, both);
    await join(friend, full);
    await server.sql`insert into waiting_entry (game_id, user_id, created_at) values (${full}, ${me.id}, app_now())`;
    await server.sql`insert into co_organiser (game_id, user_id, rights, created_at)
      values (${helped}, ${me.id}, '{players}', app_now())`;
    await join(me, await at('a minute too early', -1 / 60));
    await at('of others', 60);

    const ways = { plays: false, waits: false, hosts: false };
    expect(await mine(me, `mymonth?month=${month}`)).toMatchObject([
      { name: 'helped', ...ways, hosts: true },
      { name: 'hosted', ...ways, hosts: true },
      { name: 'joined and hosted', ...ways, plays: true, hosts: true },
      { name: 'joined', ...ways, plays: true },
      { name: 'waited for', ...ways, waits: true },
    ]);
    expect(await mine(friend, `mymonth?month=${month}`)).toMatchObject([{ name: 'waited for', plays: true }]);
    expect(await mine(stranger, `mymonth?month=${month}`)).toEqual([]);
    expect(await mine(me, `mymonth?month=${monthAfter(month, -1)}`)).toMatchObject([{ name: 'a minute too early' }]);
  });

  test.each(['', '?month=2026', '?month=2026-13'])('asked for as "%s" is refused', async (query) => {
    const { token } = await aPlayer(server);
    expect(await server.call('GET', `/api/matches/mymonth${query}`, { as: token })).toMatchObject({ status: 400 });
  });
});
