import type { Client } from 'pg';
import { timeOf } from '../../chaos/src/figures.ts';
import { withRondo } from '../../chaos/src/in-process.ts';
import { withClient } from '../../api/test/temporary-database.ts';
import { withLargeDatabase } from './database.ts';
import { cities, fillGames, sports } from './fill-games.ts';
import { get, mixed } from './searches.ts';
import { bestOf, compared, type Row } from './table.ts';

const communities = 10_000;
const games = { total: 200_000, upcoming: 100_000 };
/** The best of this many rounds counts for each request: its own cost, without what else the machine did. */
const rounds = 5;

const words = ['club', 'utrecht', 'zondag', 'avond', 'zw', 'hal 77'] as const;

/** Questions to the list as people ask them: a page, words, a sport. */
const asked = Array.from({ length: 120 }, (_, n) => ({
  query: n % 3 === 0 ? '' : (words[n % words.length] ?? ''),
  sport: n % 2 === 0 ? (sports[n % sports.length] ?? null) : null,
  page: 1 + (n % 4),
}));
type Asked = (typeof asked)[number];

/** (g) The list of communities among ten thousand, and the cost of private ones in a search of games. */
export async function benchCommunities(): Promise<Row[]> {
  return withLargeDatabase(async (url, folder) => {
    await withClient(url, async (client) => {
      await fillGames(client, games.total, games.upcoming);
      await fillCommunities(client);
    });
    const bare = await withClient(url, (client) => best(asked, (one) => bareList(client, one)));
    const [closed, open] = await withClient(url, (client) => searchBothWays(client));
    return withRondo({ databaseUrl: url, folder, production: true }, async (origin) => {
      // A different question each time, because an answer is shared for a second.
      let n = 0;
      const through = await best(asked, (one) => get(`${origin}${pathOf(one)}&unshared=${(n += 1)}`));
      return [
        row('(g) list of 10,000 communities', through, bare, 1.5, ' bare best query'),
        row('(g) search of games, a third of communities private', closed, open, 1.1, ' without private ones'),
      ];
    });
  });
}

function row(what: string, times: number[], others: number[], most: number, of: string): Row {
  const row = compared(what, times, others, of);
  return { ...row, goal: `≤ ${most}`, reached: row.share <= most };
}

function pathOf({ query, sport, page }: Asked): string {
  const given = new URLSearchParams({ query, page: String(page), ...(sport && { sport }) });
  return `/api/communities?${given.toString()}`;
}

async function fillCommunities(client: Client): Promise<void> {
  await client.query(
    `insert into community (short_code, name, description, sport, city, is_private, member_count)
     select 'group-' || n, 'Club ' || n, 'Elke zondag of op een avond in hal ' || n % 100 || ', voor iedereen die wil spelen.',
       ($2::text[])[1 + n % 4], ($3::text[])[1 + n % 16], n % 3 = 0, n * 7919 % 400
     from generate_series(1, $1::int) n`,
    [communities - 200, sports, cities.map(([, , name]) => name)],
  );
  await client.query(`update community set is_private = true where short_code ~ '^club-\\d*[036]$'`);
  await client.query('vacuum analyze community');
  await client.query('vacuum analyze game');
}

/** The same page by hand, prepared, on one connection. */
async function bareList(client: Client, { query, sport, page }: Asked): Promise<void> {
  const values = [12, (page - 1) * 12, ...(query === '' ? [] : [`%${query}%`]), ...(sport ? [sport] : [])];
  const where = [
    ...(query === '' ? [] : ['(name ilike $3 or description ilike $3 or city ilike $3)']),
    ...(sport ? [`sport = $${values.length}`] : []),
  ];
  const text = `select *, count(*) over () as total from community ${where.length > 0 ? `where ${where.join(' and ')}` : ''}
    order by member_count desc, id limit $1 offset $2`;
  await client.query({ name: `list ${query !== ''} ${sport !== null}`, text, values });
}

/** The search of games around a place, in turn with and without the condition that keeps private ones out. */
async function searchBothWays(client: Client): Promise<[number[], number[]]> {
  const search = (condition: string) => (one: (typeof mixed)[number]) =>
    client.query({
      name: `search ${condition}`,
      text: `select id, count(*) over () from game
        where not archived ${condition} and starts_at >= now() and sport = $3
          and latitude between $1 - 0.225 and $1 + 0.225 and longitude between $2 - 0.365 and $2 + 0.365
        order by starts_at, id limit 16`,
      values: [one.latitude, one.longitude, one.sport],
    });
  const [closed, open] = [search('and private_community_id is null'), search('')];
  const taken: [number[], number[]] = [[], []];
  await best(mixed.slice(0, 30), closed);
  for (const one of mixed.slice(0, 120)) {
    taken[0].push(...(await best([one], closed)));
    taken[1].push(...(await best([one], open)));
  }
  return taken;
}

/** The best time of each way, in milliseconds. */
async function best<T>(all: readonly T[], run: (one: T) => Promise<unknown>): Promise<number[]> {
  const taken: number[] = [];
  for (const one of all) taken.push(await bestOf(rounds, () => timeOf(() => run(one))));
  return taken;
}
