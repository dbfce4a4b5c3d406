import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { aGame, aPlayer, balanceOf, type Player } from '../../../test/builders.ts';
import { gameForm, usePlace } from '../../../test/game-form.ts';
import { joiningCalls } from '../../../test/joining-calls.ts';
import { advance, refuses, useCheckedServer } from '../../../test/server.ts';
import { inTransaction } from '../../platform/db.ts';

const server = useCheckedServer();
usePlace(server);
const { join, pay, payForFriend } = joiningCalls(server);

/** Deletes accounts without a password, because comparing one would let everybody else go first. */
const leave = (player: Player, givenUpBalance = 0) =>
  server.as(player).delete('/api/users/deleteMe', { givenUpBalance });

/** What a person who has left still has in upcoming games and in the wallet. */
const leftOf = ({ id }: Player) =>
  server.row<{ spots: number; paid: number; waits: number; cents: number; gone: boolean }>`
    select (select count(*) from registration where user_id = u.id and status = 'active') as spots,
      (select count(*) from registration where payer_id = u.id and status = 'active') as paid,
      (select count(*) from waiting_entry where user_id = u.id and status = 'waiting') as waits,
      w.balance_cents as cents, u.deleted_at is not null as gone
    from app_user u join wallet w on w.user_id = u.id where u.id = ${id}`;
const nothing = { spots: 0, paid: 0, waits: 0, cents: 0, gone: true };

describe('leaving beside', () => {
  test('joins, of free games and full ones: nobody who has left is in', async () => {
    for (let round = 0; round < 6; round += 1) {
      const player = await aPlayer(server);
      const games = await Promise.all([1, 2, 3].map(() => aGame(server, { capacity: 5 })));
      const friend = await aPlayer(server, { balanceCents: 500 });
      const paid = await aGame(server, { priceCents: 500 });
      const [answer] = await Promise.all([
        leave(player),
        ...games.map((gameId) => join(player, gameId)),
        payForFriend(friend, paid, player.email),
      ]);
      expect(answer.status).toBe(200);
      expect(await leftOf(player)).toEqual(nothing);
    }
  });

  test('a join that waited for the lock meanwhile: it finds nobody there', async () => {
    const [player, gameId] = [await aPlayer(server), await aGame(server)];
    const joining = await inTransaction(server.db, async (trx) => {
      await sql`select from game where id = ${gameId} for update`.execute(trx);
      const asked = join(player, gameId);
      const waiting = sql`select from pg_stat_activity where wait_event_type = 'Lock' and query ~ 'lock_games'`;
      while ((await waiting.execute(server.db)).rows.length === 0);
      expect((await leave(player)).status).toBe(200);
      return { asked };
    });
    await refuses(joining.asked, 'not_logged_in');
    expect(await leftOf(player)).toEqual(nothing);
  });

  test('payments out of the balance: given up is what was said, or nothing', async () => {
    for (let round = 0; round < 6; round += 1) {
      const player = await aPlayer(server, { balanceCents: 1000 });
      const games = await Promise.all([1, 2].map(() => aGame(server, { priceCents: 500 })));
      const [answer] = await Promise.all([leave(player, 10), ...games.map((gameId) => pay(player, gameId))]);
      const left = await leftOf(player);
      expect([answer.body.code, left]).toEqual(
        answer.status === 200 ? [undefined, nothing] : ['balance_left', { ...left, gone: false }],
      );
    }
  });

  test('another leaving: once', async () => {
    const player = await aPlayer(server, { balanceCents: 500 });
    const answers = await Promise.all([1, 2, 3].map(() => leave(player, 5)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401, 401]);
  });

  test('a new game: it has an organiser', async () => {
    for (let round = 0; round < 4; round += 1) {
      const player = await aPlayer(server, { role: 'organiser' });
      const [answer, created] = await Promise.all([
        leave(player),
        server.as(player).post('/api/matches', gameForm(server)),
      ]);
      expect(new Set([answer.status, created.status])).not.toEqual(new Set([200]));
    }
  });

  test('a gift to the balance: nothing is given to nobody', async () => {
    await server.sql`insert into promocode (code, name, promo_type, discount_type, discount_value)
      values ('LEAVING', 'L', 'other', 'topupBalance', 500)`;
    for (let round = 0; round < 4; round += 1) {
      const player = await aPlayer(server);
      const [answer] = await Promise.all([
        leave(player),
        server.as(player).post('/api/promocode/activate', { code: 'LEAVING' }),
      ]);
      const { cents, gone } = await leftOf(player);
      expect([gone, cents]).toEqual(answer.status === 200 ? [true, 0] : [false, 500]);
    }
  });
});

describe('money that comes late', () => {
  const anExpiredOrder = async (player: Player) => {
    const { body } = await server.as(player).post('/api/payments/topUp', { amount: 10 });
    return { orderId: String(body.orderId), link: new URL(String(body.paymentLink)).pathname };
  };
  /** Reports a payment on the provider's page, as the provider would. */
  const paid = (link: string) => server.call('POST', `${link}/complete`, { body: { outcome: 'paid' } });
  const orderOf = (id: string) =>
    server.row<{ status: string; review_note: string | null }>`
      select status, review_note from payment_order where id = ${id}`;
  const expire = (orderId: string) => server.sql`
    update payment_order set status = 'expired', expires_at = app_now() - interval '1 minute',
      settled_at = app_now() where id = ${orderId}`;

  test('after somebody has left is set aside for a person', async () => {
    const player = await aPlayer(server);
    const { orderId, link } = await anExpiredOrder(player);
    await expire(orderId);
    expect((await leave(player)).status).toBe(200);
    await paid(link);
    expect(await orderOf(orderId)).toEqual({
      status: 'expired',
      review_note: 'payerLeft',
    });
    expect(await balanceOf(server, player.id)).toBe(0);
    await advance(server, 'PT25H');
    expect(await balanceOf(server, player.id)).toBe(0);
  });

  test('while somebody leaves is credited, and they stay, or set aside', async () => {
    const seen = new Set<string>();
    for (let round = 0; round < 8; round += 1) {
      const player = await aPlayer(server);
      const { orderId, link } = await anExpiredOrder(player);
      await expire(orderId);
      const paying = async () => {
        for (let wait = 0; wait < round * 2; wait += 1) await server.sql`select 1`;
        return paid(link);
      };
      const [answer] = await Promise.all([leave(player), paying()]);
      const { status, review_note: note } = await orderOf(orderId);
      const { cents, gone } = await leftOf(player);
      const credited = answer.status === 400;
      expect([gone, cents, status, note === null]).toEqual(
        credited ? [false, 1000, 'paid', true] : [true, 0, 'expired', false],
      );
      seen.add(answer.status === 200 ? 'left' : 'stayed');
    }
    expect(seen.size).toBeGreaterThan(0);
  });

  test('no wallet of somebody who has left takes any: the database refuses it', async () => {
    const player = await aPlayer(server);
    await leave(player);
    await expect(server.sql`update wallet set balance_cents = 1 where user_id = ${player.id}`).rejects.toThrow(
      'is deleted',
    );
  });
});
