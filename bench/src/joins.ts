import { Client } from 'pg';
import type { GameAnswer, GameCommand } from '../../api/src/features/joining/state/commands.ts';
import { decideBatch } from '../../api/src/features/joining/batch/decide-batch.ts';
import { CommandBatcher } from '../../api/src/features/joining/batch/command-batcher.ts';
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

/** The same with a selected promocode of 30 cents, which it uses up. */
const barePromoJoin = `
create function bare_promo_join(player uuid, wanted uuid) returns text language plpgsql as $$
declare g record; w bigint; r uuid := gen_random_uuid(); j bigint; t timestamptz; code record; cost int;
begin
  select * into g from game where id = wanted for no key update;
  t := clock_timestamp();
  if g.status = 'cancelled' or g.archived or t >= g.starts_at then return 'closed'; end if;
  if g.joined_count >= g.capacity then return 'full'; end if;
  if exists (select 1 from registration where game_id = wanted and user_id = player and status in ('active', 'played')) then return 'joined'; end if;
  select balance_cents into w from wallet where user_id = player for no key update;
  select p.id, p.name, p.discount_value into code from promocode_holder h join promocode p on p.id = h.promocode_id
    where h.user_id = player and h.is_selected and h.redeemed_at is null and (p.ends_at is null or p.ends_at > t);
  cost := greatest(0, g.price_cents - coalesce(code.discount_value, 0));
  if w < cost then return 'short'; end if;
  insert into registration (id, game_id, user_id, payer_id, price_cents, paid_cents, price_lines, joined_at)
    values (r, wanted, player, player, g.price_cents, cost, jsonb_build_array(
      jsonb_build_object('kind', 'base', 'amountCents', g.price_cents),
      jsonb_build_object('kind', 'promocode', 'name', code.name, 'amountCents', -code.discount_value)), t);
  insert into journal (kind, idempotency_key, game_id, user_id, registration_id, created_at)
    values ('entrance_fee', 'entrance_fee:' || r, wanted, player, r, t) returning id into j;
  insert into posting (journal_id, account, owner_id, amount_cents)
    values (j, 'wallet', player, -cost), (j, 'escrow', wanted, cost);
  update promocode_holder set redeemed_at = t, redeemed_registration_id = r, is_selected = false
    where user_id = player and promocode_id = code.id and redeemed_at is null;
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

/** (b) Paid joins, spread over 1,000 games and on one hot game, with 16 and 64 clients, without and with a promocode. */
export async function benchJoins(): Promise<Row[]> {
  return withDatabase(async (url) => {
    await withClient(url, async (client) => {
      await client.query(bareJoin);
      await client.query(barePromoJoin);
      // One game that all can join needs more room than a real one has.
      await client.query(
        'alter table game drop constraint game_capacity_check, alter column capacity type int, alter column joined_count type int',
      );
    });
    const joiners = (await makeJoiners(url, players * 100, 10_000_000)).map(({ id }) => id);
    const pool = openPool(url, 16);
    const jobs = await openJobs(pool.db, url, () => undefined);
    const decide = decideBatch({ db: pool.db, jobs, config: { publicUrl: 'http://localhost', secretKey: '' } });
    const rows: Row[] = [];
    try {
      const cases = [false, true].flatMap((promo) =>
        [false, true].flatMap((hot) => [16, 64].map((clients) => ({ promo, hot, clients }))),
      );
      for (const { promo, hot, clients } of cases) {
        if (promo) await giveCodes(url, joiners);
        const bare = await measureBare(url, clients, await makePairs(url, joiners, hot), promo);
        if (promo) await giveCodes(url, joiners);
        const batcher = new CommandBatcher<GameCommand, GameAnswer>(decide);
        const rondo = await drive(clients, await makePairs(url, joiners, hot), async (userId, gameId) => {
          const command = {
            kind: 'pay',
            userId,
            players: [{ userId, teamId: null, email: null }],
            entryKey: null,
            offeredCents: promo ? 70 : 100,
            periodicId: null,
            key: null,
          } as const;
          return (await batcher.submit(gameId, command)).did === 'joined';
        });
        rows.push(row({ promo, hot, clients }, rondo, bare));
      }
    } finally {
      await jobs.stop();
      await pool.close();
    }
    return rows;
  });
}

interface Case {
  /** Whether each player pays with a promocode. */
  promo: boolean;
  hot: boolean;
  clients: number;
}

function row({ promo, hot, clients }: Case, rondo: Speed, bare: Speed): Row {
  const ratio = rondo.perSecond / bare.perSecond;
  const least = hot ? 3 : 0.8;
  const inTime = !hot || clients < 64 || rondo.p99 <= 15;
  return {
    what: `(b) paid joins${promo ? ' with a promocode' : ''} ${hot ? 'on one hot game' : 'over 1,000 games'}, ${clients} clients`,
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

/** Every joiner has the code, selected and not used yet. */
async function giveCodes(url: string, joiners: string[]): Promise<void> {
  await withClient(url, async (client) => {
    await client.query(`insert into promocode (code, name, promo_type, discount_type, discount_value)
      select 'BENCH', 'Bench', 'other', 'nominal', 30 where not exists (select from promocode where code = 'BENCH')`);
    await client.query(
      `insert into promocode_holder (user_id, promocode_id, activated_at, is_selected)
      select u, p.id, now(), true from unnest($1::uuid[]) u, promocode p where p.code = 'BENCH'
      on conflict (user_id, promocode_id) do update
        set is_selected = true, redeemed_at = null, redeemed_registration_id = null`,
      [joiners],
    );
    await client.query('vacuum analyze promocode_holder');
  });
}

async function measureBare(url: string, clients: number, pairs: [string, string][], promo: boolean): Promise<Speed> {
  const call = promo ? 'bare_promo_join' : 'bare_join';
  const connections = await Promise.all(
    Array.from({ length: clients }, async () => {
      const client = new Client({ connectionString: url });
      await client.connect();
      return client;
    }),
  );
  const speed = await drive(clients, pairs, async (player, game, client) => {
    const answer = await connections[client]?.query<{ answer: string }>({
      name: call,
      text: `select ${call}($1, $2) as answer`,
      values: [player, game],
    });
    return answer?.rows[0]?.answer === 'in';
  });
  await Promise.all(connections.map((client) => client.end()));
  return speed;
}
