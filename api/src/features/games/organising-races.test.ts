import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { aPlayer, balanceOf, type Player, usePlayer } from '../../../test/builders.ts';
import { dayIn, gameForm, usePlace } from '../../../test/game-form.ts';
import { joiningCalls } from '../../../test/joining-calls.ts';
import { refuses, useCheckedServer } from '../../../test/server.ts';

const server = useCheckedServer({ DATABASE_POOL_SIZE: '10' });
usePlace(server);
const { pay } = joiningCalls(server);
const admin = usePlayer(server, { role: 'admin' });

const series = async (weeks: number): Promise<string[]> => {
  const more = { isPayingGame: true, price: 5, game_date: `${dayIn(server, 20)}T20:00`, repeat_weeks: weeks };
  const { body } = await server.as(admin).post('/api/matches', gameForm(server, more));
  return (body.data as { created: string[] }).created;
};
const cancel = (id: string, body: object, key?: string) =>
  server.as(admin).post(`/api/admin/match/${id}/cancel`, body, key);

/** Resolves once a transaction waits for a lock held by the one under test. */
async function untilSomebodyWaits(): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const rows = await server.rows`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    if (rows.length > 0) return;
    await pause(20);
  }
  throw new Error('nobody waits');
}

test('a key is for one game: with another one it is refused rather than answered with the first', async () => {
  const [one = '', other = ''] = await series(2);
  const key = randomUUID();
  expect((await cancel(one, {}, key)).body).toMatchObject({ data: { cancelled: [one] } });
  await refuses(cancel(other, {}, key), 'idempotency_key_reused');
  expect((await cancel(one, {}, key)).body).toMatchObject({ data: { cancelled: [one] } });
});

test('cancelling a series locks the wallets of all of its games in the order of their ids', async () => {
  const [first = '', second = ''] = await series(2);
  const players = await Promise.all([1, 2].map(() => aPlayer(server, { balanceCents: 500 })));
  const [low, high] = players.toSorted((a, b) => (a.id < b.id ? -1 : 1)) as [Player, Player];
  await pay(high, first);
  await pay(low, second);
  const locked = (trx: typeof server.db, { id }: Player) =>
    sql`select from wallet where user_id = ${id} for no key update nowait`.execute(trx);
  const cancelling = await server.db.transaction().execute(async (trx) => {
    await locked(trx, low);
    const answer = cancel(first, { scope: 'following' });
    await untilSomebodyWaits();
    // Locks as a batch of joins would that already holds the lower game.
    await locked(trx, high);
    return { answer };
  });
  expect((await cancelling.answer).body).toMatchObject({ data: { cancelled: [first, second] } });
  expect([await balanceOf(server, low.id), await balanceOf(server, high.id)]).toEqual([500, 500]);
});

test('which games of a series are the later ones is asked after an edit that moves them', async () => {
  const [first = '', second = '', third = '', fourth = ''] = await series(4);
  const cancelling = await server.db.transaction().execute(async (trx) => {
    await sql`
      update game set starts_at = starts_at - interval '8 days', ends_at = ends_at - interval '8 days',
        cutoff_at = cutoff_at - interval '8 days' where id = any(${[first, second, third, fourth]}::uuid[])`.execute(
      trx,
    );
    const answer = cancel(third, { scope: 'following' });
    await untilSomebodyWaits();
    return { answer };
  });
  expect((await cancelling.answer).body).toMatchObject({ data: { cancelled: [third, fourth] } });
});
