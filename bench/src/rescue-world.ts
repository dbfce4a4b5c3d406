import type { Client } from 'pg';
import { cities, sports } from './fill-games.ts';

export const people = 60_000;
const pastGames = 60_000;
const players = 12;
const upcoming = 6_000;

/**
 * A country that plays: people with one or two sports around the cities, more around larger ones; a year of games, a third of which count for a
 * rescue, and two weeks of upcoming games, some full with people waiting; wishes, scores and clubs. One person in ten was told of another game today,
 * and one in ten wants to hear of none.
 * @returns tomorrow's games that lack two players, each with a first wave; one in eight belongs to a club, and one in eight asks for a score
 */
export async function fillRescueWorld(client: Client, short: number): Promise<{ id: string }[]> {
  await client.query(`set synchronous_commit = off; set session_replication_role = replica; select setseed(0.5)`);
  await client.query(
    `create temp table town as select n::int - 1 as city, lat, lon from unnest($1::float8[], $2::float8[]) with ordinality t(lat, lon, n)`,
    [cities.map(([latitude]) => latitude), cities.map(([, longitude]) => longitude)],
  );
  await fillPeople(client);
  await fillGames(client);
  await fillWishes(client);
  const games = await fillShort(client, short);
  for (const table of [
    'app_user',
    'score',
    'game',
    'registration',
    'waiting_entry',
    'wish',
    'wish_cell',
    'community_member',
    'rescue_told',
    'notification_choice',
  ])
    await client.query(`vacuum analyze ${table}`);
  return games;
}

/** Everybody has a score in each of their sports; `plays` numbers those of a sport in a city. */
async function fillPeople(client: Client): Promise<void> {
  await client.query(
    `insert into app_user (name, email, role) select 'Player ' || n, 'p' || n || '@rondo.test', 'player' from generate_series(1, $1::int) n`,
    [people],
  );
  await client.query(
    `create temp table plays as
     with someone as (select id, floor(16 * random() ^ 2)::int as city, floor(random() * 4)::int as one, random() < 0.5 as has_two from app_user)
     select id as user_id, city, ($1::text[])[1 + s % 4] as sport, row_number() over (partition by city, s % 4 order by id)::int - 1 as place,
       count(*) over (partition by city, s % 4)::int as size
     from someone cross join lateral generate_series(one, one + has_two::int) s`,
    [sports],
  );
  await client.query('create index on plays (city, sport, place); analyze plays');
  await client.query('insert into score (user_id, sport, score) select user_id, sport, 1 + 5 * random() from plays');
  await client.query(`insert into community (short_code, name, sport, city, is_private)
    select 'club-' || n, 'Club ' || n, 'Volleyball', 'Utrecht', true from generate_series(0, 15) n`);
  // A club of a city has one in ten of its people as members.
  await client.query(`insert into community_member (community_id, user_id, status)
    select distinct c.id, p.user_id, 'approved' from plays p join community c on c.short_code = 'club-' || p.city where p.place % 10 = 0`);
  await client.query(`insert into notification_choice (user_id, category, channel, is_on)
    select user_id, 'rescues', channel, false from (select distinct user_id from plays where place % 10 = 1), unnest('{app,push}'::text[]) channel`);
}

const gameColumns = `name, level, surface, capacity, minimum_players, price_cents, duration_minutes, latitude, longitude, address, organiser_id,
  created_at, sport, starts_at, ends_at, cutoff_at`;

/** The values for the nth game: a place near the middle of a city, and a time; larger cities have more games. */
const gameValues = (startsAt: string) => `'Game ' || n, 'All levels', 'Indoors', 14, 8, n % 3 * 250, 90,
  t.lat + (random() - 0.5) * 0.12, t.lon + (random() - 0.5) * 0.2, 'Sportlaan 1', p.user_id, now() - interval '200 days',
  p.sport, ${startsAt}, ${startsAt} + interval '90 minutes', ${startsAt} - interval '12 hours'`;

/** Players of a game are neighbours in the list of people who play its sport in its city. */
async function fillGames(client: Client): Promise<void> {
  const place = `cross join lateral (select * from town where city = floor(16 * (n * 7919 % 10007 / 10007.0) ^ 2)) t
    cross join lateral (select q.* from (select * from plays where city = t.city and sport = ($2::text[])[1 + n % 4] and place = 0) z
      join plays q on q.city = z.city and q.sport = z.sport and q.place = n * 31 % z.size) p`;
  const past = 's.at';
  await client.query(
    `with made as (
      insert into game (${gameColumns}, status, archived, joined_count)
      select ${gameValues(past)}, 'confirmed', true, ${players}
      from generate_series(1, $1::int) n cross join lateral (select now() - (n % 365 + random()) * interval '1 day' as at) s ${place}
      returning id, organiser_id, sport)
    insert into registration (game_id, user_id, payer_id, price_cents, paid_cents, status, joined_at)
    select m.id, q.user_id, q.user_id, 0, 0, 'played', now() from made m join plays p on p.user_id = m.organiser_id and p.sport = m.sport
      cross join generate_series(1, ${players}) k join plays q on q.city = p.city and q.sport = p.sport and q.place = (p.place + k) % p.size`,
    [pastGames, sports],
  );
  await client.query(
    `with made as (
      insert into game (${gameColumns}, status, joined_count)
      select ${gameValues(past)}, 'confirmed', 14
      from generate_series(1, $1::int) n cross join lateral (select now() + (1 + n % 14) * interval '1 day' + random() * interval '5 hours' as at) s ${place}
      returning id, organiser_id, sport),
    seat as (
      select m.id as game_id, q.user_id, k from made m join plays p on p.user_id = m.organiser_id and p.sport = m.sport
        cross join generate_series(1, 17) k join plays q on q.city = p.city and q.sport = p.sport and q.place = (p.place + k) % p.size),
    waits as (insert into waiting_entry (game_id, user_id, created_at) select game_id, user_id, now() from seat where k > 14)
    insert into registration (game_id, user_id, payer_id, price_cents, paid_cents, joined_at)
    select game_id, user_id, user_id, 0, 0, now() from seat where k <= 14`,
    [upcoming, sports],
  );
}

/** One person in three wishes for their sport in the evening near home. */
async function fillWishes(client: Client): Promise<void> {
  await client.query(
    `with made as (
      insert into wish (user_id, sports, parts, place_name, latitude, longitude, radius_km, levels, max_price_cents, telling, created_at, changed_at)
      select p.user_id, array[p.sport], '{weekdayEvening,weekendEvening}', 'Here', t.lat + (random() - 0.5) * 0.12, t.lon + (random() - 0.5) * 0.2,
        ('{5,10,25,50}'::int[])[1 + p.place % 4], case when p.place % 2 = 0 then '{}' else '{Beginner,Intermediate}'::text[] end,
        (array[null, 500])[1 + p.place % 2], 'at_once', now(), now()
      from plays p join town t on t.city = p.city where p.place % 3 = 0 returning *)
    insert into wish_cell (wish_id, user_id, sport, part, radius_km, tile, latitude, longitude, levels, max_price_cents, telling)
    select id, user_id, sports[1], part, radius_km, (floor((latitude + 90) * 8) * 10000 + floor((longitude + 180) * 5))::int,
      latitude, longitude, levels, max_price_cents, telling
    from made cross join lateral unnest(parts) part`,
  );
}

async function fillShort(client: Client, short: number): Promise<{ id: string }[]> {
  const { rows } = await client.query<{ id: string }>(
    `with made as (
      insert into game (${gameColumns}, level_limit, private_community_id)
      select ${gameValues('s.at')}, case when n % 8 = 3 then 4 else 0 end, case when n % 8 = 5 then c.id end
      from generate_series(1, $1::int) n
        cross join lateral (select date_trunc('day', now()) + interval '1 day 18 hours' as at) s
        cross join lateral (select * from town where city = n % 16) t
        join plays p on p.city = t.city and p.sport = ($2::text[])[1 + n / 16 % 4] and p.place = n % 7
        join community c on c.short_code = 'club-' || t.city
      returning id),
    waves as (insert into rescue_wave (game_id, number, missing, started_at) select id, k, 2, now() from made, generate_series(1, 2) k)
    select id from made`,
    [short, sports],
  );
  // They were told today about some other game.
  await client.query(`insert into rescue_told (game_id, user_id, wave, told_on)
    select w.game_id, u.user_id, 1, current_date from (select distinct on (user_id) user_id, city from plays where place % 10 = 2) u
      cross join lateral (select game_id from rescue_wave order by game_id limit 1) w`);
  return rows;
}
