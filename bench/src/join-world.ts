import { type Joiner, makeGames, makeJoiners } from '../../chaos/src/world.ts';
import { bareJoin, barePromoJoin } from './bare-joins.ts';
import { withClient } from '../../api/test/temporary-database.ts';

/**
 * Makes people with a session and money, and lets games be as large as the number of people: one that all can join needs more room than a real one.
 */
export async function makePlayers(url: string, count: number): Promise<Joiner[]> {
  await withClient(url, async (client) => {
    await client.query(bareJoin);
    await client.query(barePromoJoin);
    await client.query(
      'alter table game drop constraint game_capacity_check, alter column capacity type int, alter column joined_count type int',
    );
  });
  return makeJoiners(url, count, 10_000_000);
}

/** Every pair of player and game once: over 1,000 games, or all in one. */
export async function makePairs(url: string, players: readonly Joiner[], hot: boolean): Promise<[Joiner, string][]> {
  const games = await makeGames(url, hot ? 1 : 1000, players.length, 100);
  await withClient(url, (client) => client.query(`update game set status = 'confirmed' where id = any($1)`, [games]));
  return players.map((player, n) => [player, games[n % games.length] ?? '']);
}

/** Everybody who joins has the code, selected and unused. */
export async function giveCodes(url: string, players: readonly Joiner[]): Promise<void> {
  await withClient(url, async (client) => {
    await client.query(`insert into promocode (code, name, promo_type, discount_type, discount_value)
      select 'BENCH', 'Bench', 'other', 'nominal', 30 where not exists (select from promocode where code = 'BENCH')`);
    await client.query(
      `insert into promocode_holder (user_id, promocode_id, activated_at, is_selected)
      select u, p.id, now(), true from unnest($1::uuid[]) u, promocode p where p.code = 'BENCH'
      on conflict (user_id, promocode_id) do update
        set is_selected = true, redeemed_at = null, redeemed_registration_id = null`,
      [players.map(({ id }) => id)],
    );
    await client.query('vacuum analyze promocode_holder');
  });
}
