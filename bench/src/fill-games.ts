import type { Client } from 'pg';
import { withoutIndexes } from './database.ts';

/** Cities that games are spread around: latitude, longitude, name. */
export const cities = [
  [52.37, 4.89, 'Amsterdam'],
  [51.92, 4.48, 'Rotterdam'],
  [52.08, 4.31, 'Den Haag'],
  [52.09, 5.12, 'Utrecht'],
  [51.44, 5.47, 'Eindhoven'],
  [51.56, 5.09, 'Tilburg'],
  [53.22, 6.57, 'Groningen'],
  [52.35, 5.26, 'Almere'],
  [51.59, 4.78, 'Breda'],
  [51.84, 5.85, 'Nijmegen'],
  [52.22, 6.89, 'Enschede'],
  [52.38, 4.64, 'Haarlem'],
  [51.98, 5.91, 'Arnhem'],
  [52.16, 5.39, 'Amersfoort'],
  [53.2, 5.79, 'Leeuwarden'],
  [52.51, 6.09, 'Zwolle'],
] as const;
export const sports = ['Football', 'Futsal', 'Volleyball', 'Basketball'] as const;
export const levels = ['All levels', 'Beginner', 'Intermediate', 'Advanced'] as const;
const names = ['Potje', 'Avondwedstrijd', 'Toernooi', 'Open training', 'Zondagse', 'Vrijdagmiddag', 'Mix', 'Snelle'];
const venues = ['Sporthal Zuid', 'Sportpark De Kuil', 'Zaal Oost', 'Park Noord', 'Beachclub Één', 'Gymzaal Centrum'];
const communities = 200;
const organiser = '00000000-0000-4000-8000-000000000001';

/** What the trigger on games would have counted. */
const countedByCell = `
  insert into game_cell
  select floor((latitude + 90) * 32)::int * 10000 + floor((longitude + 180) * 20)::int, sport, private_community_id, count(*),
    bit_xor(('x' || left(replace(id::text, '-', ''), 16))::bit(64)::bigint), bit_xor(('x' || right(replace(id::text, '-', ''), 16))::bit(64)::bigint),
    sum(round(latitude * 1e6)::bigint), sum(round(longitude * 1e6)::bigint), min(latitude), min(longitude), max(latitude), max(longitude)
  from game where not archived group by 1, 2, 3`;

/** Fills an empty database with `total` games, `upcoming` of them within the next 40 days; the others up to 900 days ago. */
export async function fillGames(client: Client, total: number, upcoming: number): Promise<void> {
  await client.query(`set synchronous_commit = off; set maintenance_work_mem = '512MB'`);
  await client.query(
    `insert into app_user (id, name, email, role) values ($1, 'Organiser', 'o@rondo.test', 'organiser')`,
    [organiser],
  );
  await client.query(
    `insert into community (short_code, name, sport, city)
     select 'club-' || n, 'Club ' || n || ' ' || ($2::text[])[1 + n % 16], 'Volleyball', ($2::text[])[1 + n % 16]
     from generate_series(1, $1::int) n`,
    [communities, cities.map(([, , name]) => name)],
  );
  // The statement does the trigger's work itself, because a function call for each row would take most of the time.
  await client.query('alter table game disable trigger user');
  await withoutIndexes(client, ['game'], async () => {
    await client.query(
      `insert into game (name, sport, level, surface, capacity, minimum_players, price_cents, starts_at, duration_minutes, ends_at, cutoff_at,
      latitude, longitude, address, city, country, place_description, organiser_id, community_id, created_at, status, archived, search_text)
    select t.name, ($3::text[])[1 + (n / 16) % 4], ($4::text[])[1 + (n / 64) % 4], 'Indoors', 8 + n % 15, 4, (n / 256 % 5) * 200, s.at, 60,
      s.at + interval '1 hour', s.at - interval '12 hours', ($5::float8[])[1 + n % 16] + (random() - 0.5) * 0.3,
      ($6::float8[])[1 + n % 16] + (random() - 0.5) * 0.4, t.address, t.city, 'Netherlands', t.venue, $10, c.id,
      s.at - interval '10 days', 'confirmed', n > $2,
      case when n > $2 then '' else search_words(concat_ws(' ', t.name, t.venue, t.address, t.city, c.name)) end
    from generate_series(1, $1::int) as g(n)
      cross join lateral (select case when n <= $2 then now() + (1 + random() * 40) * interval '1 day' else now() - random() * interval '900 days' end as at) s
      cross join lateral (select ($8::text[])[1 + n / 7 % 8] || ' ' || lower(($3::text[])[1 + (n / 16) % 4]) || ' ' || n as name,
        ($9::text[])[1 + n / 11 % 6] as venue, 'Sportlaan ' || n % 300 as address, ($7::text[])[1 + n % 16] as city) t
      left join community c on g.n % 3 = 0 and c.short_code = 'club-' || (1 + g.n / 3 % ${communities})`,
      [
        total,
        upcoming,
        sports,
        levels,
        cities.map(([latitude]) => latitude),
        cities.map(([, longitude]) => longitude),
        cities.map(([, , name]) => name),
        names,
        venues,
        organiser,
      ],
    );
  });
  await client.query(countedByCell);
  await client.query('alter table game enable trigger user');
  await client.query('vacuum analyze game');
}
