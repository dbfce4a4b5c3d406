import { sql } from 'kysely';
import type { Database } from '../../../platform/db.ts';

/** Makes one row of each cell's rows in `game_cell`, or none where no games are left. A missed or repeated run does no harm. */
export async function addUpCells(db: Database): Promise<void> {
  await sql`
    with grown as (
      select cell, sport, private_community_id from game_cell
      group by cell, sport, private_community_id having count(*) > 1 or sum(games) = 0),
    gone as (
      delete from game_cell c using grown n
      where c.cell = n.cell and c.sport = n.sport and c.private_community_id is not distinct from n.private_community_id
      returning c.*)
    insert into game_cell
    select cell, sport, private_community_id, sum(games), bit_xor(id_high), bit_xor(id_low), sum(latitude_sum), sum(longitude_sum),
      min(south), min(west), max(north), max(east)
    from gone group by cell, sport, private_community_id having sum(games) <> 0`.execute(db);
}
