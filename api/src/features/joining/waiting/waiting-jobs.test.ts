import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { aGame } from '../../../../test/builders.ts';
import { useServer } from '../../../../test/server.ts';
import { findGamesToPromote } from './waiting-queries.ts';

const server = useServer();

test('one waiting list that can not be moved on holds up no other', async () => {
  const games = [await aGame(server), await aGame(server), await aGame(server)];
  for (const gameId of games)
    await server.sql`
      insert into waiting_entry (game_id, user_id, created_at)
      select ${gameId}, organiser_id, app_now() from game where id = ${gameId}`;
  const [broken] = await findGamesToPromote(server.db, server.clock.now());
  await server.sql`
    create function refuse_spot() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$`;
  await server.sql`
    create trigger broken before update on waiting_entry for each row
    when (old.game_id = ${sql.lit(broken)}) execute function refuse_spot()`;
  await server.jobs.runSweeps();
  const rows = await server.rows<{ game_id: string }>`
    select game_id from waiting_entry where status = 'waiting'`;
  expect(rows).toEqual([{ game_id: broken }]);
});
