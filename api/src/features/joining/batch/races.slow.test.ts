import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { aGame, aPlayer, balanceOf, type Player } from '../../../../test/builders.ts';
import { useCheckedServer } from '../../../../test/server.ts';
import { joiningCalls } from '../../../../test/joining-calls.ts';
import { inTransaction } from '../../../platform/db.ts';

const server = useCheckedServer();
const { pay, refund } = joiningCalls(server);

const game = (id: string) => server.value<number>`select joined_count from game where id = ${id}`;

describe('races', () => {
  test('a hundred for one spot: one gets it', async () => {
    const gameId = await aGame(server, { priceCents: 200, capacity: 3, minimumPlayers: 2 });
    for (let n = 0; n < 2; n += 1) await pay(await aPlayer(server, { balanceCents: 200 }), gameId);
    const players = await Promise.all(Array.from({ length: 100 }, () => aPlayer(server, { balanceCents: 200 })));
    const answers = await Promise.all(players.map((player) => pay(player, gameId)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'game_full')).toHaveLength(99);
  });

  test('one wallet with money for two, fifty games: two', async () => {
    const player = await aPlayer(server, { balanceCents: 900 });
    const games = await Promise.all(Array.from({ length: 50 }, () => aGame(server, { priceCents: 450 })));
    const answers = await Promise.all(games.map((gameId) => pay(player, gameId)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(answers.filter(({ body }) => body.code === 'insufficient_balance')).toHaveLength(48);
    expect(await balanceOf(server, player.id)).toBe(0);
  });

  test('joins, leaves and refunds of one game at once end in order', async () => {
    const gameId = await aGame(server, { priceCents: 300, capacity: 5, minimumPlayers: 4 });
    const players = await Promise.all(Array.from({ length: 20 }, () => aPlayer(server, { balanceCents: 3000 })));
    const round = async (player: Player) => {
      for (let n = 0; n < 5; n += 1) {
        await pay(player, gameId);
        await refund(player, gameId);
      }
    };
    await Promise.all(players.map(round));
    expect(await game(gameId)).toBeLessThanOrEqual(5);
  });
});

test('lock_games keeps its plans, and finds everything by its key (decisions/0003-joins-decided-together.md)', async () => {
  const settings = await server.value<string[]>`select proconfig as settings from pg_proc where proname = 'lock_games'`;
  expect(settings).toEqual(expect.arrayContaining(['plan_cache_mode=force_generic_plan', 'enable_seqscan=off']));
});

test('lock_games planned while there was nothing reads no more when there is much', async () => {
  const player = await aPlayer(server);
  const others = await Promise.all(Array.from({ length: 40 }, () => aPlayer(server)));
  const [asked, busy] = [await aGame(server), await aGame(server, { capacity: 40 })];
  const undone = new Error('undone');
  const looking = inTransaction(server.db, async (trx) => {
    const rowsRead = async () => {
      const { rows } = await sql<{ read: number }>`
        select sum(idx_tup_fetch + seq_tup_read)::int as read from pg_stat_xact_user_tables
        where relname in ('registration', 'waiting_entry', 'spot_hold')`.execute(trx);
      return rows[0]?.read ?? 0;
    };
    const look = async () => {
      const before = await rowsRead();
      await sql`select lock_games(array[${asked}]::uuid[], array[${player.id}]::uuid[], '{0}', '{}', true)`.execute(
        trx,
      );
      return (await rowsRead()) - before;
    };
    await sql`delete from registration`.execute(trx);
    await sql`discard plans`.execute(trx);
    await look();
    const ids = others.map(({ id }) => id);
    await sql`
      insert into registration (id, game_id, user_id, payer_id, price_cents, paid_cents, joined_at)
      select gen_random_uuid(), ${busy}, u, u, 0, 0, app_now() from unnest(${ids}::uuid[]) u`.execute(trx);
    await sql`
      insert into waiting_entry (game_id, user_id, created_at)
      select ${busy}, u, app_now() from unnest(${ids}::uuid[]) u`.execute(trx);
    await sql`
      insert into spot_hold (game_id, user_id, kind, expires_at, created_at)
      select ${busy}, u, 'checkout', app_now() + interval '1 hour', app_now() from unnest(${ids}::uuid[]) u`.execute(
      trx,
    );
    expect(await look()).toBe(0);
    throw undone;
  });
  await expect(looking).rejects.toBe(undone);
});
