import { sql } from 'kysely';
import { columnsOf } from '../../../platform/database/columns.ts';
import { earlyBirdColumns } from '../../../platform/database/game-columns.ts';
import type { Transaction } from '../../../platform/db.ts';
import { insertRows, updateRow } from '../../../platform/database/insert-rows.ts';
import type { Rows } from '../../../platform/schema.ts';

/** Team places and early bird spots of a game that are taken, by players and by people who are paying. */
export interface SpotsOfGame {
  activeHolds: number;
  teams: { id: string; position: number; name: string; size: number; memberCount: number }[];
  /** Whether its teams are the places of a tournament. */
  hasPlaces: boolean;
  /** Whether they are the sides of a challenge. */
  hasSides: boolean;
}

/** For a game whose row the caller has locked. */
export async function findSpots(trx: Transaction, gameId: string, now: Date): Promise<SpotsOfGame> {
  const { rows } = await sql<
    Pick<SpotsOfGame, 'teams'> & { active_holds: number; has_places: boolean; has_sides: boolean }
  >`
    with hold as (
      select * from spot_hold where game_id = ${gameId} and released_at is null and expires_at > ${now}
    )
    select
      (select count(*) from hold where registration_id is null) as active_holds,
      exists (select from tournament where game_id = ${gameId}) as has_places,
      exists (select from challenge where game_id = ${gameId}) as has_sides,
      coalesce((select jsonb_agg(jsonb_build_object('id', t.id, 'position', t.position, 'name', t.name, 'size', t.size,
          'memberCount', t.member_count + (select count(*) from hold where team_id = t.id)) order by t.position)
        from team t where t.game_id = ${gameId}), '[]') as teams`.execute(trx);
  const [row] = rows;
  return {
    activeHolds: row?.active_holds ?? 0,
    hasPlaces: row?.has_places ?? false,
    hasSides: row?.has_sides ?? false,
    teams: row?.teams ?? [],
  };
}

/** The teams of a game as a form for editing has them. */
export async function findTeams(trx: Transaction, gameId: string) {
  const { rows } = await sql<{ _id: string; name: string; color: string; team_size: number }>`
    select id as _id, name, color, size as team_size from team where game_id = ${gameId} order by position`.execute(
    trx,
  );
  return rows;
}

export type EarlyBirdColumns = Pick<Rows['early_bird'], (typeof earlyBirdColumns)[number]>;

/** The early bird entries of games, by priority. */
export async function findEarlyBirds(
  trx: Transaction,
  gameIds: readonly string[],
): Promise<(EarlyBirdColumns & Pick<Rows['early_bird'], 'game_id'>)[]> {
  const { rows } = await sql<EarlyBirdColumns & Pick<Rows['early_bird'], 'game_id'>>`
    select e.game_id, ${columnsOf('e', earlyBirdColumns)} from early_bird e
    where e.game_id = any(${gameIds}::uuid[]) order by priority`.execute(trx);
  return rows;
}

/**
 * Replaces a game's early bird entries, by priority. Players who have one, or are paying for one, keep the discount: an entry has at least
 * as many spots as are taken, and players of a removed one keep their price.
 */
export async function writeEarlyBirds(
  trx: Transaction,
  gameId: string,
  entries: readonly EarlyBirdColumns[],
  now: Date,
): Promise<void> {
  const kept = entries.map(({ priority }) => priority);
  await sql`update registration set early_bird_id = null where early_bird_id in (
    select id from early_bird where game_id = ${gameId} and priority <> all(${kept}::int[]))`.execute(trx);
  await sql`delete from early_bird where game_id = ${gameId} and priority <> all(${kept}::int[])`.execute(trx);
  if (entries.length > 0)
    await sql`
      insert into early_bird (game_id, priority, spots_total, discount_type, discount_value)
      select ${gameId}, priority, spots_total, discount_type, discount_value
      from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
        as e(priority smallint, spots_total smallint, discount_type text, discount_value int)
      on conflict (game_id, priority) do update set
        spots_total = greatest(excluded.spots_total, early_bird.spots_occupied + (
          select count(*) from spot_hold h
          where h.early_bird_id = early_bird.id and h.released_at is null and h.expires_at > ${now})),
        discount_type = excluded.discount_type, discount_value = excluded.discount_value`.execute(trx);
}

interface TeamForm {
  position: number;
  name: string;
  color: string;
  team_size: number;
}

/** Replaces a tournament's teams, by position. */
export async function writeTeams(
  trx: Transaction,
  gameId: string,
  teams: readonly TeamForm[],
  { teams: known }: SpotsOfGame,
): Promise<void> {
  const positions = new Set(teams.map(({ position }) => position));
  await removeTeams(
    trx,
    known.filter(({ position }) => !positions.has(position)).map(({ id }) => id),
  );
  for (const { position, name, color, team_size: size } of teams) {
    const team = known.find((one) => one.position === position);
    if (team) await updateRow(trx, 'team', team.id, { name, color, size });
    else await insertRows(trx, 'team', [{ game_id: gameId, name, color, size, position }]);
  }
}

/** Removes teams; their members, and people waiting for them, then have no team. */
export async function removeTeams(trx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`update registration set team_id = null where team_id = any(${ids}::uuid[])`.execute(trx);
  await sql`update waiting_entry set team_id = null where team_id = any(${ids}::uuid[])`.execute(trx);
  // Entries that were taken back may still say which team made them.
  await sql`update game_result set side_id = null where side_id = any(${ids}::uuid[])`.execute(trx);
  await sql`delete from team where id = any(${ids}::uuid[])`.execute(trx);
}
