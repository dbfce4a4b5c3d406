import { Client } from 'pg';
import type { GameAnswer, GameCommand } from '../../api/src/features/joining/commands.ts';
import { decideTogether } from '../../api/src/features/joining/decide-together.ts';
import { Door } from '../../api/src/features/joining/door.ts';
import { openPool } from '../../api/src/platform/db.ts';
import { openJobs } from '../../api/src/platform/jobs.ts';
import { makeGames, makeJoiners } from '../../chaos/src/world.ts';
import { withClient, withDatabase } from './database.ts';
import { ms, percentile, type Row } from './table.ts';

/** Joins a measurement makes at most; each is measured for three seconds. */
const players = 400;
const seconds = 3;

/** The bare transaction: what a paid join writes, in one plpgsql call and nothing around it. */
const bareJoin = `
create function bare_join(player uuid, wanted uuid) returns text language plpgsql as $$
declare g record; w bigint; r uuid := gen_random_uuid(); j bigint; t timestamptz;
begin
  select * into g from game where id = wanted for no key update;
  t := clock_timestamp();
  if g.status = 'cancelled' or g.archived or t >= g.starts_at then return 'closed'; end if;
  if g.joined_count >= g.capacity then return 'full'; end if;
  if exists (select 1 from registration where game_id = wanted and user_id = player and status in ('active', 'played')) then return 'joined'; end if;
  select balance_cents into w from wallet where user_id = player for no key update;
  if w < g.price_cents then return 'short'; end if;
  insert into registration (id, game_id, user_id, payer_id, price_cents, paid_cents, joined_at)
    values (r, wanted, player, player, g.price_cents, g.price_cents, t);
  insert into journal (kind, idempotency_key, game_id, user_id, registration_id, created_at)
    values ('entrance_fee', 'entrance_fee:' || r, wanted, player, r, t) returning id into j;
  insert into posting (journal_id, account, owner_id, amount_cents)
    values (j, 'wallet', player, -g.price_cents), (j, 'escrow', wanted, g.price_cents);
  insert into notification (user_id, kind, game_id, params, redirect_path, created_at)
    values (player, 'signedUp', wanted, jsonb_build_object('gameName', g.name), '/match/' || wanted, t);
  return 'in';
end $$`;

interface Speed {
  perSecond: number;
  p99: number;
}

/** Runs `join` from `clients` clients over all pairs, until the time is up. */
async function drive(
  clients: number,
  pairs: [string, string][],
  join: (player: string, game: string, client: number) => Promise<boolean>,
): Promise<Speed> {
  let next = 0;
  let done = 0;
  const taken: number[] = [];
  const started = performance.now();
  const until = started + seconds * 1000;
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      while (performance.now() < until) {
        const pair = pairs[next];
        if (!pair) return;
        next += 1;
        const from = performance.now();
        if (await join(pair[0], pair[1], client)) done += 1;
        taken.push(performance.now() - from);
      }
    }),
  );
  return { perSecond: (done * 1000) / (performance.now() - started), p99: percentile(taken, 0.99) };
}

/** (b) Paid joins, spread over 1,000 games and on one hot game, with 16 and 64 clients. */
export async function benchJoins(): Promise<Row[]> {
  return withDatabase(async (url) => {
    await withClient(url, async (client) => {
      await client.query(bareJoin);
      // One game that all can join needs more room than a real one has.
      await client.query(
        'alter table game drop constraint game_capacity_check, alter column capacity type int, alter column joined_count type int',
      );
    });
    const joiners = (await makeJoiners(url, players * 100, 10_000_000)).map(({ id }) => id);
    const pool = openPool(url, 16);
    const jobs = await openJobs(pool.db, url, () => undefined);
    const decide = decideTogether({ db: pool.db, jobs, config: { publicUrl: 'http://localhost', secretKey: '' } });
    const rows: Row[] = [];
    try {
      for (const hot of [false, true])
        for (const clients of [16, 64]) {
          const bare = await measureBare(url, clients, await makePairs(url, joiners, hot));
          const door = new Door<GameCommand, GameAnswer>(decide);
          const rondo = await drive(clients, await makePairs(url, joiners, hot), async (userId, gameId) => {
            const command = {
              kind: 'pay',
              userId,
              players: [{ userId, teamId: null, email: null }],
              hasPasscodeKey: false,
              offeredCents: 100,
              periodicId: null,
              key: null,
            } as const;
            return (await door.enter(gameId, command)).did === 'joined';
          });
          rows.push(row(hot, clients, rondo, bare));
        }
    } finally {
      await jobs.stop();
      await pool.close();
    }
    return rows;
  });
}

function row(hot: boolean, clients: number, rondo: Speed, bare: Speed): Row {
  const ratio = rondo.perSecond / bare.perSecond;
  const least = hot ? 3 : 0.8;
  const inTime = !hot || clients < 64 || rondo.p99 <= 15;
  return {
    what: `(b) paid joins ${hot ? 'on one hot game' : 'over 1,000 games'}, ${clients} clients`,
    measured: `${Math.round(rondo.perSecond)}/s, p99 ${ms(rondo.p99)}`,
    baseline: `${Math.round(bare.perSecond)}/s, p99 ${ms(bare.p99)}, one plpgsql call`,
    ratio: ratio.toFixed(2),
    goal: hot && clients === 64 ? `≥ ${least}, p99 ≤ 15 ms` : `≥ ${least}`,
    reached: ratio >= least && inTime,
  };
}

/** Every pair once: over 1,000 games, or all in one. */
async function makePairs(url: string, joiners: string[], hot: boolean): Promise<[string, string][]> {
  if (hot) {
    const [game = ''] = await makeGames(url, 1, 30_000, 100);
    await withClient(url, (client) => client.query(`update game set status = 'confirmed' where id = $1`, [game]));
    return joiners.slice(0, 29_000).map((player) => [player, game]);
  }
  const games = await makeGames(url, 1000, 30_000, 100);
  await withClient(url, (client) => client.query(`update game set status = 'confirmed' where id = any($1)`, [games]));
  return joiners.map((player, n) => [player, games[n % games.length] ?? '']);
}

async function measureBare(url: string, clients: number, pairs: [string, string][]): Promise<Speed> {
  const connections = await Promise.all(
    Array.from({ length: clients }, async () => {
      const client = new Client({ connectionString: url });
      await client.connect();
      return client;
    }),
  );
  const speed = await drive(clients, pairs, async (player, game, client) => {
    const answer = await connections[client]?.query<{ bare_join: string }>({
      name: 'bare',
      text: 'select bare_join($1, $2)',
      values: [player, game],
    });
    return answer?.rows[0]?.bare_join === 'in';
  });
  await Promise.all(connections.map((client) => client.end()));
  return speed;
}
