import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { aGame, aPlayer, balanceOf, type Player, usePlayer } from '../../../test/builders.ts';
import { consoleCalls } from '../../../test/console-calls.ts';
import { guestCalls, guestEmail } from '../../../test/guest-calls.ts';
import { joiningCalls } from '../../../test/joining-calls.ts';
import { linkToTheirMoney, mailsTo } from '../../../test/mails.ts';
import { passCalls } from '../../../test/pass-calls.ts';
import { advance, refuses, useCheckedServer } from '../../../test/server.ts';
import { takingOutCalls } from '../../../test/taking-out-calls.ts';
import { inTransaction } from '../../platform/db.ts';
import { payBack } from '../games/editing/pay-back.ts';

const server = useCheckedServer();
const { pay, payForFriend, refund } = joiningCalls(server);
const { startPaying } = guestCalls(server);
const { aHolder, aSeries, play } = passCalls(server);
const { takeOut, goodwill } = takingOutCalls(server);
const { audit } = consoleCalls(server);

const admin = usePlayer(server, { role: 'admin' });

const spotOf = (gameId: string, player: { id: string }) => server.value<string>`
  select id from registration where game_id = ${gameId} and user_id = ${player.id} order by place desc limit 1`;

/** Somebody in a paid game, with nothing left. */
async function aPaidSpot(priceCents = 500, more: object = {}) {
  const gameId = await aGame(server, { priceCents, ...more });
  const player = await aPlayer(server, { balanceCents: priceCents });
  await pay(player, gameId);
  return { gameId, player, spotId: await spotOf(gameId, player) };
}

describe('goodwill', () => {
  test('is paid back in part, to who paid, who reads why; the spot stays', async () => {
    const { gameId, player, spotId } = await aPaidSpot();
    const key = randomUUID();
    for (let n = 0; n < 2; n += 1)
      expect((await goodwill(admin, spotId, 2, 'The hall was cold', key)).body.data).toEqual({ amount: 2 });
    expect(await balanceOf(server, player.id)).toBe(200);
    const { body } = await server.as(player).get(`/api/matches/${gameId}`);
    expect(body.data).toMatchObject({ match: { viewer: { joined: true, paid: 3 } } });
    const [mail] = await mailsTo(server, player.email);
    expect(mail?.subject).toBe('You got €\u00A02.00 back for Thursday game');
    expect(mail?.text).toContain('“The hall was cold”');
    expect((await audit(admin.token, 'sort=newest'))[0]).toMatchObject({
      action: 'spot.goodwill',
      amount: 2,
      reason: 'The hall was cold',
      before: { refundedCents: 0 },
      after: { refundedCents: 200 },
    });
    const { body: timeline } = await server.as(player).get('/api/wallet/timeline?show=refunds');
    expect(timeline.data).toMatchObject({ lines: [{ kind: 'goodwill', amount: 2 }] });
    await refuses(goodwill(admin, spotId, 3.01), 'goodwill_above_paid', { params: { most: '3.00' } });
  });

  test.each([
    ['given up', (player: Player, gameId: string) => refund(player, gameId), 200 + 270],
    ['taken out', (player: Player, gameId: string) => takeOut(admin, gameId, player.id), 500],
    ['cancelled', (_: Player, gameId: string) => server.as(admin).post(`/api/admin/match/${gameId}/cancel`, {}), 500],
  ] as const)('what is back is not paid back again when the spot is %s', async (_name, end, cents) => {
    const { gameId, player, spotId } = await aPaidSpot();
    await goodwill(admin, spotId, 2);
    expect((await end(player, gameId)).status).toBe(200);
    expect(await balanceOf(server, player.id)).toBe(cents);
  });

  test('nor when the game becomes free, wholly paid back or in part', async () => {
    const { gameId, player, spotId } = await aPaidSpot();
    const other = await aPlayer(server, { balanceCents: 500 });
    await pay(other, gameId);
    await goodwill(admin, spotId, 5);
    await goodwill(admin, await spotOf(gameId, other), 1);
    await inTransaction(server.db, async (trx) => {
      await payBack(trx, gameId, server.clock.now());
      await sql`update game set price_cents = 0 where id = ${gameId}`.execute(trx);
    });
    expect([await balanceOf(server, player.id), await balanceOf(server, other.id)]).toEqual([500, 500]);
  });

  test('after the game, and of what was kept of a spot that was given up', async () => {
    const { gameId, player, spotId } = await aPaidSpot(500, { hoursAhead: 20, minimumPlayers: 2 });
    const [stays, third] = [await aPlayer(server, { balanceCents: 500 }), await aPlayer(server, { balanceCents: 500 })];
    await refund(player, gameId);
    expect(await balanceOf(server, player.id)).toBe(300);
    expect((await goodwill(admin, spotId, 2)).status).toBe(200);
    expect(await balanceOf(server, player.id)).toBe(500);
    for (const one of [stays, third]) await pay(one, gameId);
    await advance(server, 'P1D');
    await server.jobs.runSweeps();
    expect(await server.value`select archived from game where id = ${gameId}`).toBe(true);
    expect((await goodwill(admin, await spotOf(gameId, stays), 5)).status).toBe(200);
    expect(await balanceOf(server, stays.id)).toBe(500);
    await refuses(goodwill(admin, await spotOf(gameId, stays), 0.01), 'goodwill_above_paid');
  });

  test('goes to a friend’s payer, and is kept for a guest', async () => {
    const gameId = await aGame(server, { priceCents: 500 });
    const [payer, friend] = [await aPlayer(server, { balanceCents: 500 }), await aPlayer(server)];
    await payForFriend(payer, gameId, friend.email);
    await goodwill(admin, await spotOf(gameId, friend), 4);
    expect([await balanceOf(server, payer.id), await balanceOf(server, friend.id)]).toEqual([400, 0]);
    const email = guestEmail();
    await (await startPaying(gameId, email)).complete('paid');
    await server.jobs.runSweeps();
    const guest = await server.row<{ id: string }>`select id from app_user where email = ${email}`;
    await goodwill(admin, await spotOf(gameId, guest), 1.5);
    expect((await mailsTo(server, email))[0]?.text).toMatch(linkToTheirMoney);
  });

  test('is at most 25 euros a person and month, by one admin, also at once; the next month begins anew', async () => {
    const { gameId, player, spotId } = await aPaidSpot(9900);
    await server.sql`update game set status = 'confirmed' where id = ${gameId}`;
    const answers = await Promise.all([1, 2, 3].map(() => goodwill(admin, spotId, 10)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(answers.find(({ status }) => status === 400)?.body).toMatchObject({
      code: 'goodwill_limited',
      params: { left: '5.00' },
    });
    expect((await goodwill(admin, spotId, 5)).status).toBe(200);
    await refuses(goodwill(admin, spotId, 0.01), 'goodwill_limited');
    expect(await balanceOf(server, player.id)).toBe(2500);
    await advance(server, 'P31D');
    expect((await goodwill(admin, spotId, 25)).body).toMatchObject({ status: 'success' });
  });

  test('never of one’s own spot, of none, of a ride, by who confirmed nothing, or by who is no admin', async () => {
    const rich = await aPlayer(server, { role: 'admin', balanceCents: 500 });
    const gameId = await aGame(server, { priceCents: 500 });
    await pay(rich, gameId);
    const own = await spotOf(gameId, rich);
    await refuses(goodwill(rich, own, 1), 'not_on_oneself');
    await refuses(goodwill(admin, randomUUID(), 1), 'spot_not_found');
    const [first] = await aSeries();
    const holder = await aHolder(first);
    await play(holder, first);
    await refuses(goodwill(admin, await spotOf(first, holder), 1), 'goodwill_on_ride');
    for (const amount of [0, -1, 0.001, 100]) await refuses(goodwill(admin, own, amount), 'invalid_input');
    const organiser = await aPlayer(server, { role: 'organiser' });
    await refuses(goodwill(organiser, own, 1), 'not_allowed');
    const stale = await aPlayer(server, { role: 'admin' });
    await server.sql`
      update session set identity_confirmed_at = now() - interval '11 minutes' where user_id = ${stale.id}`;
    await refuses(goodwill(stale, own, 1), 'confirm_identity');
  });
});
