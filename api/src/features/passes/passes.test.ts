import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { aCode, aCommunity, aGame, aPlayer, balanceOf, type Player } from '../../../test/builders.ts';
import { joiningCalls } from '../../../test/joining-calls.ts';
import { noticesOf } from '../../../test/notices.ts';
import { organisingCalls } from '../../../test/organising-calls.ts';
import { passCalls } from '../../../test/pass-calls.ts';
import { advance, refuses, useServer } from '../../../test/server.ts';

const server = useServer();
const { people, cancel, edit, paid, mailsTo, notificationsOf } = organisingCalls(server);
const { pay, refund, join, offer, takeOver, move } = joiningCalls(server);
const { buy, mine, left, seen, play, handBack, spend, aSeries, aHolder, heldCents } = passCalls(server);

const kindsOf = async (player: Player) => {
  const rows = await server.rows<{ kind: string; cents: number }>`
    select j.kind, p.amount_cents as cents from posting p join journal j on j.id = p.journal_id
    where p.account = 'wallet' and p.owner_id = ${player.id} and j.kind <> 'demo' order by p.id`;
  return rows;
};

describe('a pass is offered', () => {
  const put = (gameId: string, percent: number | null, as = people.admin, key?: string) =>
    server.as(as).put(`/api/matches/${gameId}/pass-offer`, { percent }, key);

  test('by admins, for a series; it is in the log, and taken back', async () => {
    const [game, next] = await aSeries({ percent: null });
    const player = await aPlayer(server);
    expect(await seen(player, game)).toMatchObject({ percent: null, offer: null, own: null });
    await refuses(put(game, 10, people.organiser), 'not_allowed');
    expect((await put(game, 20)).body.data).toEqual({ percent: 20 });
    expect(await seen(player, next)).toMatchObject({
      percent: 20,
      gamesToCome: 10,
      offer: { ride: 4, price: 40, instead: 50, backPercent: 90 },
    });
    expect((await put(game, null)).body.data).toEqual({ percent: null });
    await refuses(buy(player, game, 40), 'no_pass_offered');
    const rows = await server.rows<{ before: object; after: object }>`
      select before, after from admin_action where action = 'game.offer_pass' and subject_id = ${game} order by id`;
    expect(rows).toEqual([
      { before: { percent: null }, after: { percent: 20 } },
      { before: { percent: 20 }, after: { percent: null } },
    ]);
  });

  test.each([4, 51, 10.5])('not with %s percent off', async (percent) => {
    const [game] = await aSeries();
    await refuses(put(game, percent), 'invalid_input');
  });

  test('for no single game, nor for an external event', async () => {
    await refuses(put(await aGame(server), 10), 'no_pass_here');
    const [game] = await aSeries();
    await server.sql`
      update game set tournament = true, tournament_external = true, tournament_org = 'ESN', tournament_link = 'https://x.test'
      where id = ${game}`;
    await refuses(put(game, 10), 'no_pass_here');
    expect(await seen(await aPlayer(server), game)).toMatchObject({ offer: null });
    await refuses(put(randomUUID(), 10), 'game_not_found');
  });
});

describe('a pass is bought', () => {
  test('from the balance, once for a repeated call; its money is owed until it is played', async () => {
    const [game] = await aSeries();
    const player = await aPlayer(server, { balanceCents: 5000 });
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => buy(player, game, 45, key)));
    for (const { body } of answers)
      expect(body.data).toMatchObject({ balance: 5, pass: { left: 10, of: 10, ride: 4.5 } });
    expect(await kindsOf(player)).toEqual([{ kind: 'pass_bought', cents: -4500 }]);
    expect(await heldCents(player)).toBe(4500);
    const [pass] = await mine(player);
    expect(Date.parse(pass?.until ?? '') - server.clock.now().getTime()).toBeGreaterThan(364 * 86_400_000);
    await refuses(buy(player, game, 45), 'pass_open');
    expect(await seen(player, game)).toMatchObject({ own: { left: 10 } });
  });

  test('not with more games than the series has to come, in the year it counts', async () => {
    const [game, next] = await aSeries();
    const player = await aPlayer(server, { balanceCents: 5000 });
    const tooShort = { code: 'series_too_short', params: { left: 9, rides: 10 } };
    await server.sql`update game set starts_at = starts_at + interval '2 years', ends_at = ends_at + interval '2 years'
      where id = ${next}`;
    expect(await seen(player, game)).toMatchObject({ percent: 10, gamesToCome: 9, offer: null });
    expect((await buy(player, game, 45)).body).toMatchObject(tooShort);
    await server.sql`update game set starts_at = starts_at - interval '2 years', ends_at = ends_at - interval '2 years'
      where id = ${next}`;
    await server.sql`update game set status = 'cancelled' where id = ${next}`;
    expect((await buy(player, game, 45)).body).toMatchObject(tooShort);
    await server.sql`update game set status = 'pending' where id = ${next}`;
    expect((await buy(player, game, 45)).status).toBe(200);
    expect(await balanceOf(server, player.id)).toBe(500);
  });

  test('for the price that was seen, with enough on the balance, one a person and series', async () => {
    const [game] = await aSeries();
    const player = await aPlayer(server, { balanceCents: 4400 });
    await refuses(buy(player, game, 44), 'price_changed', { params: { price: '45.00' } });
    await refuses(buy(player, game, 45), 'insufficient_balance', { params: { shortfall: '1.00' } });
    const rich = await aPlayer(server, { balanceCents: 20_000 });
    const answers = await Promise.all([1, 2, 3].map(() => buy(rich, game, 45, randomUUID())));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const [other] = await aSeries();
    expect((await buy(rich, other, 45)).status).toBe(200);
    expect(await balanceOf(server, rich.id)).toBe(11_000);
  });

  test('not by a guest or somebody who is banned, nor at a game that is over, off, or not theirs to see', async () => {
    const [game, next] = await aSeries();
    const guest = await aPlayer(server, { role: 'guest' });
    await refuses(buy(guest, game, 45), 'wallet_for_players');
    const player = await aPlayer(server, { balanceCents: 9000 });
    await cancel(next, { note: 'Rain' });
    await refuses(buy(player, next, 45), 'no_pass_offered');
    const club = await aCommunity(server);
    const [hidden] = await aSeries({ communityId: club.id });
    await refuses(buy(player, hidden, 45), 'members_only');
    await advance(server, 'PT73H');
    await refuses(buy(player, game, 45), 'no_pass_offered');
    await refuses(buy(player, randomUUID(), 45), 'game_not_found');
  });

  test('again once all of it is used: the one before has ended', async () => {
    const [game, next] = await aSeries();
    const player = await aHolder(game, 4500);
    await play(player, game);
    await spend(player, game, 9);
    await refuses(play(player, next), 'pass_not_usable');
    expect(await left(player)).toBe(0);
    expect((await buy(player, next, 45)).status).toBe(200);
    expect((await mine(player)).map(({ left: rides }) => rides)).toEqual([10]);
    // The first pass has ended, so its ride can't go back on it.
    await cancel(game, { note: 'Rain' });
    expect(await left(player)).toBe(10);
    expect(await balanceOf(server, player.id)).toBe(450);
  });
});

describe('a ride', () => {
  test('pays for one’s own spot at its own price, whatever the game costs now, without codes', async () => {
    const [game, next, third] = await aSeries();
    const player = await aHolder(game, 100);
    await aCode(server, player.id, { value: 200 });
    await server.sql`update game set price_cents = 900 where id = ${next}`;
    await server.sql`update game set price_cents = 100 where id = ${third}`;
    await refuses(play(player, next, { amount: 9 }), 'price_changed', { params: { price: '4.50' } });
    const key = randomUUID();
    for (let n = 0; n < 2; n += 1)
      expect((await play(player, next, { amount: 4.5 }, key)).body.data).toEqual({ amount: 4.5, balance: 1 });
    expect((await play(player, third)).status).toBe(200);
    expect(await left(player)).toBe(8);
    expect(await balanceOf(server, player.id)).toBe(100);
    const spot = await server.row<{ price_cents: number; paid_cents: number }>`
      select price_cents, paid_cents from registration where game_id = ${third} and user_id = ${player.id}`;
    expect(spot).toEqual({ price_cents: 450, paid_cents: 450 });
    expect(await notificationsOf(player, next)).toEqual([]);
  });

  test('is only used in its series, for oneself, where there is one left, and where one may join', async () => {
    const [game] = await aSeries({ minimumPlayers: 2, capacity: 3 });
    const player = await aHolder(game, 500);
    const other = await aGame(server, { priceCents: 500 });
    await refuses(play(player, other), 'pass_not_usable');
    await refuses(play(await aPlayer(server), game), 'pass_not_usable');
    const [elsewhere] = await aSeries();
    await refuses(play(player, elsewhere), 'pass_not_usable');
    for (let n = 0; n < 3; n += 1) await pay(await aPlayer(server, { balanceCents: 500 }), game);
    await refuses(play(player, game), 'game_full');
    expect(await left(player)).toBe(10);
  });
});

describe('a spot that was paid with a pass', () => {
  test.each([
    ['more than a day before', 72, 90, 4.05, 0.45],
    ['18 to 24 hours before', 20, 60, 2.7, 1.8],
    ['12 to 18 hours before', 14, 0, 0, 4.5],
  ])('given up %s gives money by the table, and the ride is used', async (_, hours, percent, back, kept) => {
    const [game] = await aSeries({ hoursAhead: hours, createdHoursAgo: 90 });
    const player = await aHolder(game);
    await play(player, game);
    const view = await server.as(player).get(`/api/matches/${game}`);
    expect(view.body.data).toMatchObject({ match: { viewer: { onPass: true, refund: { percent, amount: back } } } });
    expect((await refund(player, game)).body.data).toMatchObject({ refundedAmount: back, retainedAmount: kept });
    expect(await balanceOf(server, player.id)).toBe(Math.round(back * 100));
    expect(await left(player)).toBe(9);
  });

  test('comes back on the pass when the game is cancelled, and its mail and notice say so', async () => {
    const [game] = await aSeries();
    const player = await aHolder(game);
    await play(player, game);
    expect(await left(player)).toBe(9);
    await cancel(game, { note: 'Rain' });
    expect([await left(player), await heldCents(player), await balanceOf(server, player.id)]).toEqual([10, 4500, 0]);
    const [mail] = await mailsTo(player);
    expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain('You get 100 % back: the game is back on your pass.');
    const notices = await noticesOf(server, player, 'matchCancelled');
    expect(notices).toEqual([expect.stringMatching(/You get 100 % back: the game is back on your pass\. “Rain”$/)]);
  });

  test('comes back on the pass when the game moves, or becomes free, and on the wallet once the pass is handed back', async () => {
    const organiserId = people.organiser.id;
    const [game, next, third] = await aSeries({ organiserId });
    const player = await aHolder(game);
    for (const id of [game, next, third]) expect((await play(player, id)).status).toBe(200);
    await edit(game, paid(4));
    expect((await refund(player, game)).body.data).toMatchObject({ refundedAmount: 4.5, balance: 0 });
    expect(await left(player)).toBe(8);
    await edit(next, { ...paid(10), isPayingGame: false, price: undefined });
    expect(await left(player)).toBe(9);
    const mails = await mailsTo(player);
    expect(mails.map(({ text }) => text.replaceAll(/\s+/g, ' ')).join()).toContain(
      'The game is back on your pass. You keep your spot.',
    );
    const said = 'This game is free now. The game is back on your pass. You keep your spot.';
    expect(await noticesOf(server, player, 'matchChanged')).toContainEqual(expect.stringContaining(said));
    expect((await handBack(player, 36.45)).status).toBe(200);
    await cancel(third, { note: 'Rain' });
    expect(await balanceOf(server, player.id)).toBe(3645 + 450);
    expect(await heldCents(player)).toBe(0);
  });

  test('comes back on the pass once somebody takes it over, or takes it from the queue', async () => {
    const [game, next] = await aSeries({ minimumPlayers: 2, capacity: 3 });
    const [player, other, third] = [
      await aHolder(game),
      await aPlayer(server, { balanceCents: 1000 }),
      await aPlayer(server, { balanceCents: 1000 }),
    ];
    for (const id of [game, next]) {
      await play(player, id);
      await pay(other, id);
      await pay(await aPlayer(server, { balanceCents: 500 }), id);
    }
    await offer(player, game, third.email);
    expect((await takeOver(third, game, player.id)).status).toBe(200);
    expect(await left(player)).toBe(9);
    await server.as(player).post(`/api/matches/${next}/release`, {});
    const answer = await pay(third, next);
    expect(answer.body.code ?? answer.status).toBe(200);
    expect(await left(player)).toBe(10);
    expect(await balanceOf(server, player.id)).toBe(0);
  });

  test('moved to another game is refunded by the table, and the other is paid from the balance', async () => {
    const organiserId = people.organiser.id;
    const [game] = await aSeries({ organiserId });
    const player = await aHolder(game, 500);
    await play(player, game);
    const other = await aGame(server, { organiserId, priceCents: 500, hoursAhead: 100 });
    expect((await move(player, game, other)).body.data).toMatchObject({ amount: 5, refundedAmount: 4.05 });
    expect([await left(player), await balanceOf(server, player.id)]).toEqual([9, 405]);
  });

  test('waiting is paid from the balance, as agreed, and not with the pass', async () => {
    const [game] = await aSeries({ minimumPlayers: 3, capacity: 4 });
    const player = await aHolder(game, 500);
    for (let n = 0; n < 4; n += 1) await pay(await aPlayer(server, { balanceCents: 500 }), game);
    expect((await join(player, game, { allowPayment: true })).body.data).toMatchObject({ outcome: 'waiting' });
    await server.sql`update game set capacity = 5 where id = ${game}`;
    await server.jobs.runSweeps();
    expect([await left(player), await balanceOf(server, player.id)]).toEqual([10, 0]);
  });
});

test('its receipts say what was paid, and what came back', async () => {
  const [game] = await aSeries();
  const player = await aHolder(game);
  const [pass] = await mine(player);
  const receipt = async (id: string) => (await server.as(player).get(`/api/wallet/receipts/${id}`)).body.data;
  expect(await receipt(pass?._id ?? '')).toMatchObject({
    receipt: {
      kind: 'pass',
      method: 'balance',
      status: 'confirmed',
      lines: [{ kind: 'pass', name: 'Thursday game', amount: 45 }],
      total: 45,
      refund: null,
    },
  });
  await play(player, game);
  const list = await server.as(player).get('/api/internalPayments/user/me');
  const { payments } = list.body.data as { payments: { _id: string }[] };
  expect(payments).toMatchObject([{ amount: 4.5, method: 'pass' }]);
  expect(await receipt(payments[0]?._id ?? '')).toMatchObject({
    receipt: { kind: 'entrance_fee', method: 'pass', lines: [{ kind: 'base', amount: 4.5 }], total: 4.5 },
  });
  await handBack(player, 36.45);
  expect(await receipt(pass?._id ?? '')).toMatchObject({
    receipt: { status: 'partial_refund', refund: { amount: 36.45 } },
  });
  const timeline = await server.as(player).get('/api/wallet/timeline');
  expect((timeline.body.data as { lines: object[] }).lines).toMatchObject([
    { kind: 'pass_back', amount: 36.45 },
    { kind: 'pass_bought', amount: -45, receiptId: pass?._id },
    { kind: 'other', amount: 45 },
  ]);
});
