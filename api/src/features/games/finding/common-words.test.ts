import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { aGame } from '../../../../test/builders.ts';
import { useServer } from '../../../../test/server.ts';

const server = useServer();

/** Games of which most have a common word, some a rare one, at up to ten places half an hour's drive apart. */
async function manyGames(): Promise<void> {
  const id = await aGame(server, { name: 'Potje kuil', hoursAhead: 40 });
  await server.sql`
    insert into game (name, sport, level, surface, capacity, minimum_players, price_cents, starts_at, duration_minutes, ends_at, cutoff_at,
      latitude, longitude, address, organiser_id, created_at)
    select case when n % 50 = 0 then 'Zeldzaam ' else 'Potje ' end || case when n % 13 = 0 then 'zaal' else 'kuil' end, sport, level, surface,
      8 + n % 7, 4, price_cents, starts_at + n * 7919 % 1300 * interval '1 minute', duration_minutes, ends_at + interval '2 days', cutoff_at,
      52 + n % 10 / 10.0, 5, address, organiser_id, created_at + n * 31 % 1300 * interval '1 second'
    from game cross join generate_series(1, 1300) n where id = ${id}`;
}

const orders = {
  upcoming: 'starts_at, id',
  recent: 'created_at desc, id',
  capacity: 'capacity desc, starts_at, id',
} as const;
const size = 16;

test('a search by words finds what reading all games finds, in the same order, and counts a thousand', async () => {
  await manyGames();
  for (const [sort, order] of Object.entries(orders))
    for (const { words, reach, more } of [
      { words: ['kuil'], reach: null, more: true },
      { words: ['potje', 'kuil'], reach: null, more: true },
      { words: ['kuil'], reach: 100, more: true },
      { words: ['kuil'], reach: 25, more: false },
      { words: ['zeldzaam', 'kuil'], reach: null, more: false },
    ]) {
      const meant = sql.join(
        words.map((word) => sql`search_text like ${`%${word}%`}`),
        sql` and `,
      );
      const all = await server.value<string[]>`
        select array_agg(id order by ${sql.raw(order)}) from game
        where ${meant} and ${reach ? sql`111.195 * abs(latitude - 52) <= ${reach}` : sql`true`}`;
      const around = reach ? `&latitude=52&longitude=5&radius=${reach}` : '';
      const totalCount = more ? 1000 : all.length;
      for (const page of [1, 2, 4, 5, 62, 70]) {
        const query = `query=${words.join('%20')}${around}&sort=${sort}&limit=${size}&page=${page}`;
        const { body } = await server.call('GET', `/api/matches?${query}`);
        const { matches, ...counted } = body.data as { matches: { _id: string }[] };
        const listed = page === 70 ? [] : all.slice((page - 1) * size, page * size);
        expect([query, matches.map(({ _id }) => _id)]).toEqual([query, listed]);
        expect(counted).toEqual({ totalCount, totalPages: Math.ceil(totalCount / size), more });
      }
    }
});
