import { weekParts } from '@rondo/rules';
import type { Client } from 'pg';
import { fitting } from '../../api/src/features/games/wishes/write-matches.ts';
import { type Database, openPool } from '../../api/src/platform/db.ts';
import { withClient, withDatabase } from './database.ts';
import { cities, sports } from './fill-games.ts';
import { ms, percentile, type Row } from './table.ts';

const people = 250_000;
const games = 120;
const goalMs = 50;

/** (g) Whom of a million wishes a new game fits, by the statement of Rondo; against a bare scan of the same entries of its index. */
export async function benchWishes(total = 1_000_000): Promise<Row[]> {
  return withDatabase(async (url) => {
    await withClient(url, (client) => fillWishes(client, total));
    const pool = openPool(url, 1);
    try {
      const { found, taken, bare } = await withClient(url, (client) => measure(client, pool.db));
      const [p50, p99] = [percentile(taken, 0.5), percentile(taken, 0.99)];
      return [
        {
          what: `(g) whom of ${total.toLocaleString('en')} wishes a new game fits: ${percentile(found, 0.5)} people, ${Math.max(...found)} at most`,
          measured: `p50 ${ms(p50)}, p99 ${ms(p99)}`,
          baseline: `p50 ${ms(percentile(bare, 0.5))}, counting the wishes of the game’s own tile`,
          ratio: (p50 / percentile(bare, 0.5)).toFixed(1),
          goal: `p99 ≤ ${goalMs} ms`,
          reached: p99 <= goalMs,
        },
      ];
    } finally {
      await pool.close();
    }
  });
}

async function measure(client: Client, db: Database) {
  const [found, taken, bare]: [number[], number[], number[]] = [[], [], []];
  for (let n = -20; n < games; n += 1) {
    const [latitude, longitude] = cities[Math.abs(n) % cities.length] ?? cities[0];
    const sport = sports[Math.abs(n) % sports.length] ?? 'Futsal';
    const part = weekParts[Math.abs(n) % weekParts.length] ?? 'weekdayEvening';
    const game = { latitude, longitude, sport, price_cents: 4_00, private_community_id: null };
    const { sql: text, parameters } = fitting({ ...game, level: 'Intermediate' }, part).compile(db);
    const started = performance.now();
    const { rows } = await client.query<{ count: number }>({
      text: `select count(*)::int as count from (${text}) f`,
      values: [...parameters],
    });
    const between = performance.now();
    await client.query(
      `select count(latitude + longitude) from wish_cell
       where sport = $1 and part = $2 and radius_km = any('{5,10,25,50}') and tile = $3`,
      [sport, part, tileOf(latitude, longitude)],
    );
    if (n < 0) continue;
    taken.push(between - started);
    bare.push(performance.now() - between);
    found.push(rows[0]?.count ?? 0);
  }
  return { found, taken, bare };
}

// The same arithmetic as in the generated column game.tile.
const tileOf = (latitude: number, longitude: number) =>
  Math.floor((latitude + 90) * 8) * 10_000 + Math.floor((longitude + 180) * 5);

/** Of twenty wishes nine around the cities, as people live, more of them around the larger, and the others anywhere; each of one or two sports, in one or two parts of the week. */
export async function fillWishes(client: Client, total: number): Promise<void> {
  await client.query(
    `set synchronous_commit = off; set maintenance_work_mem = '512MB'; set session_replication_role = replica`,
  );
  await client.query(
    `insert into app_user (name, email, role) select 'Player ' || n, 'p' || n || '@rondo.test', 'player' from generate_series(1, $1::int) n`,
    [people],
  );
  await client.query('drop index wish_cell_found; drop index wish_cell_wish');
  await client.query(
    `with who as (select array_agg(id) as ids from app_user)
    insert into wish (user_id, sports, parts, place_name, latitude, longitude, radius_km, levels, max_price_cents, telling, created_at, changed_at)
    select who.ids[1 + n % $2], case when n % 2 = 0 then array[s.one] else array[s.one, s.other] end,
      case when n % 3 = 0 then array[s.part] else array[s.part, 'weekdayEvening'] end, 'Here',
      case when n % 20 < 9 then ($3::float8[])[s.city] + (random() - 0.5) * 0.2 else 51.3 + random() * 2 end,
      case when n % 20 < 9 then ($4::float8[])[s.city] + (random() - 0.5) * 0.3 else 4.2 + random() * 2.6 end,
      (array[5, 10, 10, 25, 25, 50])[1 + n / 3 % 6], case when n % 3 = 0 then array['Beginner', 'Intermediate'] else '{}' end,
      (array[null, 500, 250, 1000])[1 + n / 5 % 4], (array['at_once', 'daily', 'weekly'])[1 + n % 3], now(), now()
    from who, generate_series(1, $1::int) n cross join lateral (
      select ($5::text[])[1 + n / 7 % 4] as one, ($5::text[])[1 + (n / 7 + 1) % 4] as other, ($6::text[])[1 + n / 11 % 6] as part,
        1 + floor(16 * random() ^ 2)::int as city) s`,
    [
      total,
      people,
      cities.map(([latitude]) => latitude),
      cities.map(([, longitude]) => longitude),
      sports,
      [...weekParts],
    ],
  );
  await client.query(
    `insert into wish_cell (wish_id, user_id, sport, part, radius_km, tile, latitude, longitude, levels, max_price_cents, telling)
    select w.id, w.user_id, s.sport, p.part, w.radius_km,
      (floor((w.latitude + 90) * 8) * 10000 + floor((w.longitude + 180) * 5))::int, w.latitude, w.longitude, w.levels, w.max_price_cents, w.telling
    from wish w cross join unnest(w.sports) s(sport) cross join (select unnest(enum) as part from (select $1::text[] as enum) e) p
    where p.part = any(w.parts)`,
    [[...weekParts]],
  );
  await client.query(
    `create index wish_cell_found on wish_cell (sport, part, radius_km, tile)
      include (latitude, longitude, levels, max_price_cents, telling, user_id, wish_id)`,
  );
  await client.query('vacuum analyze wish_cell');
}
