import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { aGame, aPlayer, type Player } from '../../../test/builders.ts';
import { guestCalls, guestEmail } from '../../../test/guest-calls.ts';
import { joiningCalls } from '../../../test/joining-calls.ts';
import { refuses, useCheckedServer } from '../../../test/server.ts';

const server = useCheckedServer();
const { join, pay, refund, payForFriend, offer, takeOver } = joiningCalls(server);
const { joinFree, startPaying } = guestCalls(server);

const sweep = () => server.jobs.runSweeps();

describe('keys', () => {
  test('nobody can send one that the house uses, so who has paid gets the spot', async () => {
    const gameId = await aGame(server, { priceCents: 500 });
    const email = guestEmail();
    const checkout = await startPaying(gameId, email);
    const free = await aGame(server);
    await refuses(joinFree(free, email, {}, `settle ${checkout.orderId}`), 'invalid_input');
    expect((await joinFree(free, email, {}, `settle:${checkout.orderId}`)).status).toBe(200);
    await checkout.complete('paid');
    await sweep();
    expect(await checkout.status()).toMatchObject({ outcome: 'joined' });
  });

  test('one order that can not be settled does not hold up the others', async () => {
    const gameId = await aGame(server, { priceCents: 500 });
    const [stuck, other] = [await startPaying(gameId, guestEmail()), await startPaying(gameId, guestEmail())];
    await stuck.complete('paid');
    await other.complete('paid');
    const answer = sql`
      insert into idempotency_key (user_id, key, body_hash, answer)
      select user_id, 'settle ' || id, 'x', '{}' from payment_order where id = ${stuck.orderId}`;
    await answer.execute(server.db);
    await sweep();
    expect(await stuck.status()).toMatchObject({ status: 'paid', outcome: null });
    expect(await other.status()).toMatchObject({ outcome: 'joined' });
    await server.sql`delete from idempotency_key where key = ${`settle ${stuck.orderId}`}`;
    await sweep();
    expect(await stuck.status()).toMatchObject({ outcome: 'joined' });
  });

  test('one for many calls of several kinds at once: one effect, the others are told', async () => {
    for (let round = 0; round < 5; round += 1) {
      const key = randomUUID();
      const player = await aPlayer(server, { balanceCents: 20_000 });
      const games = await Promise.all(Array.from({ length: 6 }, () => aGame(server, { priceCents: 500 })));
      const topUp = () => server.as(player).post('/api/payments/topUp', { amount: 5 }, key);
      const answers = await Promise.all([
        ...games.map((gameId) => pay(player, gameId, {}, key)),
        topUp(),
        topUp(),
        ...games.map((gameId) => payForFriend(player, gameId, guestEmail(), {}, key)),
      ]);
      const refused = answers.filter(({ body }) => body.code === 'idempotency_key_reused');
      const done = answers.filter(({ status }) => status === 200);
      expect(refused.length + done.length).toBe(answers.length);
      expect(new Set(done.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    }
  });
});

describe('what is held for somebody', () => {
  test.each([0, 1, 2])('lets nobody else in: friends of whom number %i has a checkout under way', async (place) => {
    const gameId = await aGame(server, { priceCents: 500, capacity: 3, minimumPlayers: 2 });
    const held = guestEmail();
    await startPaying(gameId, held);
    const other = await startPaying(gameId, guestEmail());
    const payer = await aPlayer(server, { balanceCents: 5000 });
    const emails = [guestEmail(), guestEmail()].toSpliced(place, 0, held);
    await refuses(payForFriend(payer, gameId, emails), 'game_full');
    const fitting = emails.filter((email, index) => email === held || index === (place + 1) % 3);
    expect((await payForFriend(payer, gameId, fitting)).status).toBe(200);
    await other.complete('paid');
    await sweep();
    expect(await other.status()).toMatchObject({ outcome: 'joined' });
  });

  test('an offer outlives a checkout of its own holder', async () => {
    const gameId = await aGame(server, { priceCents: 500, capacity: 3, minimumPlayers: 2, hoursAhead: 200 });
    for (let n = 0; n < 2; n += 1) await pay(await aPlayer(server, { balanceCents: 500 }), gameId);
    const last = await startPaying(gameId, guestEmail());
    const first = await aPlayer(server);
    await join(first, gameId);
    await join(await aPlayer(server, { balanceCents: 500 }), gameId, { allowPayment: true });
    await last.complete('failed');
    await sweep();
    const kept = async () => {
      const rows = await server.rows<{ until: string }>`
        select h.expires_at as until from spot_hold h join waiting_entry w on w.user_id = h.user_id and w.game_id = h.game_id
        where h.game_id = ${gameId} and h.user_id = ${first.id} and h.released_at is null
          and h.expires_at = w.offered_until`;
      return rows.length;
    };
    expect(await kept()).toBe(1);
    const checkout = await startPaying(gameId, first.email, {}, undefined, first.token);
    expect(checkout.answer.status).toBe(200);
    expect(await kept()).toBe(1);
    await checkout.complete('failed');
    await sweep();
    expect(await kept()).toBe(1);
  });
});

describe('people', () => {
  test('who paid for a spot is not told of credits they did not get', async () => {
    const owner = await aPlayer(server);
    const checkout = await startPaying(
      await aGame(server, { priceCents: 500 }),
      owner.email,
      {},
      undefined,
      owner.token,
    );
    await checkout.complete('paid');
    await sweep();
    const asked = { as: owner.token, body: { orderId: checkout.orderId } };
    const { body } = await server.call('POST', '/api/payments/payment', asked);
    expect(body.order).toMatchObject({ status: 'paid', amount: 5, paidTokens: 0 });
  });

  test('a refund of the spot of nobody there is', async () => {
    const player = await aPlayer(server, { balanceCents: 500 });
    const gameId = await aGame(server, { priceCents: 500 });
    await pay(player, gameId);
    await refuses(refund(player, gameId, undefined, { targetId: randomUUID() }), 'not_joined', { status: 400 });
  });

  test('a new address in a dozen refused requests at once: all get the same answer, and nobody is left', async () => {
    const gameId = await aGame(server, { passcode: 'rondo' });
    const email = guestEmail();
    const answers = await Promise.all(Array.from({ length: 12 }, () => joinFree(gameId, email)));
    expect(new Set(answers.map(({ body }) => body.code))).toEqual(new Set(['wrong_passcode']));
  });
});

describe('a spot that is offered', () => {
  const offered = async (): Promise<{ gameId: string; giver: Player; taker: Player }> => {
    const gameId = await aGame(server, { priceCents: 500, confirmed: true });
    const [giver, taker] = [
      await aPlayer(server, { balanceCents: 1500 }),
      await aPlayer(server, { balanceCents: 500, name: 'Eva' }),
    ];
    await pay(giver, gameId);
    await offer(giver, gameId, taker.email);
    return { gameId, giver, taker };
  };

  test('is withdrawn or taken, never both', async () => {
    for (let round = 0; round < 15; round += 1) {
      const { gameId, giver, taker } = await offered();
      const withdrawn = server.as(giver).delete(`/api/matches/${gameId}/handover`);
      const answers = await Promise.all([takeOver(taker, gameId, giver.id), withdrawn]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    }
  });

  test('is that one, not the next one of the same player', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { gameId, giver, taker } = await offered();
      await server.sql`update game set changed_at = app_now() where id = ${gameId}`;
      const others = await Promise.all([1, 2].map(() => aPlayer(server, { balanceCents: 500 })));
      // The first has a transaction of its own, the others are decided together.
      await Promise.all([
        ...others.map((other) => pay(other, gameId)),
        refund(giver, gameId),
        pay(giver, gameId),
        takeOver(taker, gameId, giver.id),
      ]);
      const later = await server.rows`
        select from registration r where r.game_id = ${gameId} and r.user_id = ${giver.id} and r.status = 'refunded'
          and r.refunded_cents = r.paid_cents and not exists (select from hand_over h where h.registration_id = r.id)
      `;
      expect(later).toEqual([]);
    }
  });

  test('does not tell its player whether the address has an account', async () => {
    const { gameId, giver, taker } = await offered();
    const seen = async () => {
      const { body } = await server.as(giver).get(`/api/matches/${gameId}`);
      return (body.data as { match: { viewer: { handOverTo: string | null } } }).match.viewer.handOverTo;
    };
    expect(await seen()).toBe(taker.email);
    await server.as(giver).delete(`/api/matches/${gameId}/handover`);
    const email = guestEmail();
    await offer(giver, gameId, email);
    expect(await seen()).toBe(email);
  });
});
