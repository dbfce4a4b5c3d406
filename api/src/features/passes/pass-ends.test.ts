import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { aPlayer, balanceOf, credit, type Player } from '../../../test/builders.ts';
import { joiningCalls } from '../../../test/joining-calls.ts';
import { subjectsTo } from '../../../test/mails.ts';
import { passCalls } from '../../../test/pass-calls.ts';
import { aPlayerWithPassword, oldPassword } from '../../../test/passwords.ts';
import { advance, refuses, useCheckedServer } from '../../../test/server.ts';

const server = useCheckedServer();
const { refund } = joiningCalls(server);
const { buy, mine, left, play, handBack, spend, sweep, aSeries, aHolder, heldCents } = passCalls(server);

const told = async ({ id }: Player) => {
  const rows = await server.rows<{ kind: string; params: object }>`
    select kind, params from notification where user_id = ${id} and kind like 'pass%' order by created_at`;
  return rows;
};
const ended = ({ id }: Player) =>
  server.row<{ outcome: string; refunded_cents: number; retained_cents: number }>`
    select outcome, refunded_cents, retained_cents from pass where user_id = ${id} and ended_at is not null`;
/** Makes it look as if their pass was bought this many days earlier. */
const age = ({ id }: Player, days: number) =>
  server.sql`
    update pass set bought_at = bought_at - make_interval(days => ${days}), ends_at = ends_at - make_interval(days => ${days})
    where user_id = ${id} and ended_at is null`;

describe('a pass is handed back', () => {
  test('for 90 % of what is left, once, and what its spots paid stays theirs', async () => {
    const [game] = await aSeries();
    const player = await aHolder(game);
    await play(player, game);
    expect(await mine(player)).toMatchObject([{ left: 9, back: { percent: 90, amount: 36.45, retained: 4.05 } }]);
    await refuses(handBack(player, 40.5), 'refund_changed', { params: { amount: '36.45' } });
    const [pass] = await mine(player);
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => handBack(player, 36.45, key, pass?._id)));
    for (const { body } of answers) expect(body.data).toEqual({ amount: 36.45, balance: 36.45 });
    expect(await balanceOf(server, player.id)).toBe(3645);
    expect(await ended(player)).toEqual({ outcome: 'handed_back', refunded_cents: 3645, retained_cents: 405 });
    await refuses(handBack(player, 36.45, undefined, pass?._id), 'pass_over');
    await refuses(play(player, game), 'pass_not_usable');
    expect((await refund(player, game)).body.data).toMatchObject({ refundedAmount: 4.05 });
    expect(await told(player)).toEqual([]);
  });

  test('not by somebody else', async () => {
    const [game] = await aSeries();
    const [pass] = await mine(await aHolder(game));
    await refuses(handBack(await aPlayer(server), 40.5, undefined, pass?._id), 'pass_over');
  });

  test('or used: one of both, whichever comes first', async () => {
    const [game] = await aSeries();
    const player = await aHolder(game);
    const [back, played] = await Promise.all([handBack(player, 40.5), play(player, game)]);
    const outcomes = [back.body.code ?? 'back', played.body.code ?? 'in'];
    expect([
      ['back', 'pass_not_usable'],
      ['refund_changed', 'in'],
    ]).toContainEqual(outcomes);
  });
});

describe('a pass ends by itself', () => {
  test('a year after it was bought, for 90 %; its owner hears a month before, and then, each once', async () => {
    const [game] = await aSeries({ name: 'Tuesday volleyball' });
    const player = await aHolder(game);
    await age(player, 334);
    await sweep();
    expect(await told(player)).toEqual([]);
    await age(player, 2);
    await Promise.all([sweep(), sweep()]);
    await sweep();
    expect(await told(player)).toMatchObject([
      { kind: 'passEndsSoon', params: { gameName: 'Tuesday volleyball', count: 10 } },
    ]);
    expect(await left(player)).toBe(10);
    await age(player, 30);
    await Promise.all([sweep(), sweep()]);
    await sweep();
    expect(await mine(player)).toEqual([]);
    expect(await ended(player)).toEqual({ outcome: 'expired', refunded_cents: 4050, retained_cents: 450 });
    expect(await balanceOf(server, player.id)).toBe(4050);
    expect(await told(player)).toMatchObject([
      { kind: 'passEndsSoon' },
      { kind: 'passEnded', params: { amount: 40.5 } },
    ]);
    const subjects = await subjectsTo(server, player.email);
    expect(subjects.toSorted()).toEqual(
      ['Your pass for Tuesday volleyball ends soon', 'Your pass for Tuesday volleyball has ended'].toSorted(),
    );
  });

  test('for everything once no game of the series is to come, over or called off', async () => {
    const [game, next, ...others] = await aSeries();
    const player = await aHolder(game);
    await play(player, game);
    await server.sql`update game set status = 'cancelled' where id = any(${others}::uuid[])`;
    await advance(server, 'PT74H');
    expect(await left(player)).toBe(10);
    await server.sql`update game set status = 'cancelled' where id = ${next}`;
    // Handing it back in that minute gives the same.
    expect(await mine(player)).toMatchObject([{ back: { percent: 100, amount: 45 } }]);
    await sweep();
    expect(await ended(player)).toEqual({ outcome: 'season_over', refunded_cents: 4500, retained_cents: 0 });
    expect([await balanceOf(server, player.id), await heldCents(player)]).toEqual([4500, 0]);
    expect(await told(player)).toMatchObject([{ kind: 'passEnded', params: { amount: 45 } }]);
  });

  test('silently, with nothing on it', async () => {
    const [game] = await aSeries();
    const player = await aHolder(game);
    await spend(player, game, 10);
    await age(player, 366);
    await sweep();
    expect(await ended(player)).toEqual({ outcome: 'expired', refunded_cents: 0, retained_cents: 0 });
    expect(await told(player)).toEqual([]);
  });
});

describe('whoever leaves Rondo', () => {
  const leave = (player: Player, givenUpBalance: number) =>
    server.as(player).delete('/api/users/deleteMe', { password: oldPassword, givenUpBalance });

  test('gives up what is on a pass as their balance, by saying so', async () => {
    const [game] = await aSeries();
    const player = await aPlayerWithPassword(server, { balanceCents: 4600 });
    await buy(player, game, 45);
    await play(player, game);
    const answer = await server.as(player).get('/api/users/leaving');
    expect(answer.body.data).toMatchObject({ balance: 1 + 40.5 + 4.05, onPasses: 40.5, spots: [{ refund: 4.05 }] });
    await refuses(leave(player, 1), 'balance_left', { params: { balance: '45.55' } });
    expect((await leave(player, 45.55)).status).toBe(200);
    expect([await balanceOf(server, player.id), await heldCents(player)]).toEqual([0, 0]);
    expect(await ended(player)).toEqual({ outcome: 'given_up', refunded_cents: 0, retained_cents: 4050 });
  });

  test('takes along what a pass says of them; a ban takes nothing', async () => {
    const [game] = await aSeries();
    const player = await aHolder(game);
    const exported = await server.as(player).get('/api/users/export');
    expect(exported.body.data).toMatchObject({
      passes: [{ game: 'Thursday game', ride_cents: 450, rides_left: 10, outcome: null }],
    });
    await server.sql`update app_user set banned_at = app_now() where id = ${player.id}`;
    await sweep();
    expect(await heldCents(player)).toBe(4500);
  });
});

test('what must hold is a constraint too', async () => {
  const [game] = await aSeries();
  const player = await aHolder(game);
  await credit(server, player.id, 4500);
  const change = (set: string) => server.sql`update pass set ${sql.raw(set)} where user_id = ${player.id}`;
  await expect(change('rides_left = 11')).rejects.toThrow('pass_rides_left_check');
  await expect(change('rides_left = -1')).rejects.toThrow('pass_rides_left_check');
  await expect(change('ended_at = app_now()')).rejects.toThrow('pass_ended');
  await expect(
    change("ended_at = app_now(), outcome = 'expired', refunded_cents = 1, retained_cents = 1"),
  ).rejects.toThrow('pass_settled');
  const again = sql`
    insert into pass (id, series_id, game_id, user_id, ride_cents, rides_left, bought_at, ends_at)
    select gen_random_uuid(), series_id, game_id, user_id, ride_cents, 10, bought_at, ends_at from pass
    where user_id = ${player.id}`;
  await expect(again.execute(server.db)).rejects.toThrow('pass_open');
  const friend = await aPlayer(server);
  const spot = sql`
    insert into registration (game_id, user_id, payer_id, pass_id, price_cents, paid_cents, joined_at)
    select ${game}, ${friend.id}, ${player.id}, id, 450, 450, app_now() from pass where user_id = ${player.id}`;
  await expect(spot.execute(server.db)).rejects.toThrow('registration_pass_own');
});
