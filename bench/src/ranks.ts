import type { Redis } from 'ioredis';
import type { Client } from 'pg';
import { withClient } from '../../api/test/temporary-database.ts';
import { percentile, timeOf } from '../../chaos/src/figures.ts';
import { withLargeDatabase } from './database.ts';
import { withRedis } from './redis.ts';
import { compared, type Row, spread } from './table.ts';

const players = 10_000_000;
const sport = 'Volleyball';
const pageSize = 7;
/** How many players and pages are asked for. */
const asked = 1000;
/** The best of this many rounds counts for each request: its own cost, without what else the machine did. */
const rounds = 5;
/** How many scores one player's grades change. */
const moved = 5;

/** (h) Ranks and deep pages among ten million players, and the cost of changing scores (decisions/0036-ranks.md). */
export async function benchRanks(): Promise<Row[]> {
  return withLargeDatabase((url) =>
    withClient(url, async (client) => {
      await fillScores(client);
      const people = await idsOf(client);
      const own: Asking = { rank: (id) => rankOf(client, id), page: (skip) => pageAfter(client, skip) };
      const inRedis = await withRedis(async (redis) => {
        const other = inSortedSet(redis);
        await copyScores(client, redis);
        await compare(own, other, people.slice(0, 100));
        return measure(own, other, people, 'a sorted set of Redis');
      });
      // Fewer requests, because each takes seconds.
      const rows = inRedis ?? (await measure(own, inSql(client), people.slice(0, 5), 'count(*) and OFFSET'));
      return [...rows, ...(await measureCity(client)), ...(await measureWrites(url))];
    }),
  );
}

/** Scores distributed as in life, inserted in bulk: indexes and counts are made afterwards, and nobody has an account. */
async function fillScores(client: Client): Promise<void> {
  await client.query(`set session_replication_role = replica; set maintenance_work_mem = '1GB'`);
  await client.query(
    'alter table score drop constraint score_pkey; drop index score_ranked; drop index score_ranked_in_city',
  );
  await client.query(
    `insert into score (user_id, sport, score, grade_count, graded_games, updated_at, home_city)
     select md5(n::text)::uuid, $2,
       round(least(6, greatest(1, 3.2 + 0.6 * sqrt(-2 * ln(1 - random())) * cos(2 * pi() * random())))::numeric, 4), 9, 3, now(),
       case when n % 20 = 0 then 'Amsterdam' end
     from generate_series(1, $1::int) n`,
    [players, sport],
  );
  await client.query('alter table score add primary key (user_id, sport)');
  await client.query('create index score_ranked on score (sport, score desc, user_id) where is_ranked');
  await client.query(
    `create index score_ranked_in_city on score (sport, home_city, score desc, user_id)
     where is_ranked and home_city is not null`,
  );
  await client.query(
    `insert into rank_count (sport, width, part, players)
     select s.sport, p.width, p.part, count(*) from score s cross join lateral rank_parts(s.score) p
     where s.is_ranked group by 1, 2, 3`,
  );
  await client.query('set session_replication_role = origin');
  for (const table of ['score', 'rank_count']) await client.query(`vacuum analyze ${table}`);
  await client.query('checkpoint');
}

/** The questions put to each. */
interface Asking {
  rank(id: string): Promise<number>;
  page(skip: number): Promise<string[]>;
}

/** The ids of players from all over the list. */
async function idsOf(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    'select md5((1 + n * 7919 % $2)::text)::uuid as id from generate_series(1, $1::bigint) n',
    [asked, players],
  );
  return rows.map(({ id }) => id);
}

const skipOf = (n: number) => Math.floor((n * 104_729) % (players / pageSize)) * pageSize;

async function rankOf(client: Client, id: string): Promise<number> {
  const { rows } = await client.query<{ rank: string }>({
    name: 'rank',
    text: 'select rank_of($1, $2) as rank',
    values: [sport, id],
  });
  return Number(rows[0]?.rank);
}

async function pageAfter(client: Client, skip: number): Promise<string[]> {
  const { rows } = await client.query<{ user_id: string }>({
    name: 'page',
    text: 'select user_id from ranked_players($1, $2, $3)',
    values: [sport, skip, pageSize],
  });
  return rows.map(({ user_id }) => user_id);
}

const inSortedSet = (redis: Redis): Asking => ({
  rank: async (id) => Number(await redis.zrank('ranks', id)) + 1,
  page: (skip) => redis.zrange('ranks', String(skip), String(skip + pageSize - 1)),
});

const inSql = (client: Client): Asking => ({
  rank: async (id) => {
    const { rows } = await client.query<{ rank: string }>(
      `select 1 + count(*) as rank from score s, (select score, user_id from score where sport = $1 and user_id = $2) own
       where s.sport = $1 and s.is_ranked and (s.score > own.score or s.score = own.score and s.user_id < own.user_id)`,
      [sport, id],
    );
    return Number(rows[0]?.rank);
  },
  page: async (skip) => {
    const { rows } = await client.query<{ user_id: string }>(
      `select user_id from score where sport = $1 and is_ranked order by score desc, user_id limit $2 offset $3`,
      [sport, pageSize, skip],
    );
    return rows.map(({ user_id }) => user_id);
  },
});

/** Stored negative, so that equal scores are in the order of their ids in Redis too. */
async function copyScores(client: Client, redis: Redis): Promise<void> {
  await client.query('begin');
  await client.query('declare all_scores cursor for select user_id, score from score');
  for (;;) {
    const { rows } = await client.query<{ user_id: string; score: string }>('fetch 5000 from all_scores');
    if (rows.length === 0) break;
    await redis.zadd('ranks', ...rows.flatMap(({ user_id, score }) => [String(-Number(score)), user_id]));
  }
  await client.query('commit');
}

/** @throws if the answers differ */
async function compare(one: Asking, other: Asking, people: readonly string[]): Promise<void> {
  for (const [n, id] of people.entries()) {
    const both = await Promise.all(
      [one, other].map(async (asking) => [await asking.rank(id), await asking.page(skipOf(n))]),
    );
    if (JSON.stringify(both[0]) !== JSON.stringify(both[1]))
      throw new Error(`${id} and page ${n} are ranked differently`);
  }
}

/** Both in turn, so that other work of the machine affects both. */
async function measure(own: Asking, other: Asking, people: readonly string[], name: string): Promise<Row[]> {
  const taken = { rank: [[], []] as [number[], number[]], page: [[], []] as [number[], number[]] };
  for (const [n, id] of people.entries()) {
    const best = [own, other].map(() => ({ rank: Infinity, page: Infinity }));
    for (let round = 0; round < rounds; round += 1)
      for (const [which, asking] of [own, other].entries()) {
        const least = best[which];
        if (!least) continue;
        least.rank = Math.min(least.rank, await timeOf(() => asking.rank(id)));
        least.page = Math.min(least.page, await timeOf(() => asking.page(skipOf(n))));
      }
    // The first tenth warms up.
    if (n < people.length / 10) continue;
    for (const [which, { rank, page }] of best.entries()) {
      taken.rank[which]?.push(rank);
      taken.page[which]?.push(page);
    }
  }
  const row = (what: string, [ours, theirs]: [number[], number[]], most: number): Row => {
    const row = compared(
      `(h) ${what}, ${players.toLocaleString('en')} players, one connection`,
      ours,
      theirs,
      ` ${name}`,
    );
    return { ...row, goal: `≤ ${most}`, reached: row.share <= most };
  };
  return [row('a rank', taken.rank, 2.2), row('a page of 7, however deep', taken.page, 4)];
}

/** Ranks within one city, which a twentieth of all players chose; they are counted at each request. */
async function measureCity(client: Client): Promise<Row[]> {
  const ranked = `(select user_id, score from score where sport = $1 and home_city = 'Amsterdam' and is_ranked)`;
  const rank = `
    select 1 + count(better.user_id) from ${ranked} own left join ${ranked} better
      on better.score >= own.score and (better.score > own.score or better.user_id < own.user_id)
    where own.user_id = $2 group by own.user_id`;
  const page = `select user_id from ${ranked} players order by score desc, user_id offset $2 limit ${pageSize}`;
  const size = players / 20;
  const taken = { rank: [] as number[], first: [] as number[], deep: [] as number[] };
  for (let n = 1; n <= 50; n += 1) {
    const id = `md5((20 * (1 + ${n} * 7919 % ${size}))::text)::uuid`;
    taken.rank.push(await timeOf(() => client.query(rank.replace('$2', id), [sport])));
    taken.first.push(await timeOf(() => client.query(page, [sport, 0])));
    taken.deep.push(await timeOf(() => client.query(page, [sport, (n * 104_729) % size])));
  }
  const row = (what: string, ours: number[]): Row => ({
    what: `(h) ${what} in a city of ${size.toLocaleString('en')}`,
    measured: spread(ours),
  });
  return [row('a rank', taken.rank), row('the first page', taken.first), row('a page anywhere', taken.deep)];
}

/** A statement that changes scores as grades do, committed durably: with the counts, and on connections without triggers. */
async function measureWrites(url: string): Promise<Row[]> {
  let game = 0;
  const move = (client: Client) => {
    game += 1;
    return client.query({
      name: 'move',
      text: `with locked as (
          select user_id from score where sport = $1 and user_id = any(array(
            select md5((1 + ($2::bigint * ${moved} + k) * 104729 % ${players})::text)::uuid from generate_series(1, ${moved}) k))
          order by user_id for update)
        update score s set score = least(6, greatest(1, score + (random() - 0.5) / 5)), updated_at = now()
        from locked where s.user_id = locked.user_id and s.sport = $1`,
      values: [sport, game],
    });
  };
  const inTurns = async (clients: number): Promise<[number[], number[]]> => {
    const taken: [number[], number[]] = [[], []];
    const run = async (role: string, into: number[]) =>
      withClient(url, async (client) => {
        await client.query(`set session_replication_role = ${role}`);
        for (let n = 0; n < 50; n += 1) into.push(await timeOf(() => move(client)));
      });
    for (let round = 0; round < 10; round += 1)
      for (const [which, role] of ['origin', 'replica'].entries())
        await Promise.all(Array.from({ length: clients }, () => run(role, taken[which] ?? [])));
    return taken;
  };
  const row = (what: string, [ours, theirs]: [number[], number[]], most: number | null): Row => {
    const row = compared(`(h) ${what}`, ours, theirs, ' without counts');
    return { ...row, ...(most !== null && { goal: `≤ ${most} ms`, reached: percentile(ours, 0.5) <= most }) };
  };
  return [
    row(`the ${moved} scores that a player’s grades move, committed`, await inTurns(1), 10),
    row('the same by 16 clients at once, games of their own', await inTurns(16), null),
  ];
}
