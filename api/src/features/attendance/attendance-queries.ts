import {
  attendance,
  type AttendedGame,
  type CheckInMark,
  type NoShowState,
  type Reliability,
  reliabilityOf,
} from '@rondo/rules/attendance';
import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';
import type { Rows } from '../../platform/schema.ts';

/** A game and whether its no-shows were confirmed; times are ISO text. */
export interface CheckedGameRow extends Pick<
  Rows['game'],
  'id' | 'name' | 'status' | 'starts_at' | 'ends_at' | 'organiser_id'
> {
  confirmed_at: string | null;
}

export async function findCheckedGame(db: Database, id: string): Promise<CheckedGameRow | null> {
  const { rows } = await sql<CheckedGameRow>`
    select g.id, g.name, g.status, g.starts_at, g.ends_at, g.organiser_id, v.confirmed_at
    from game g left join attendance_review v on v.game_id = g.id where g.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** A game as the rules take it. */
export function attendedGame({ status, starts_at, ends_at }: CheckedGameRow): AttendedGame {
  return { status, startsAt: new Date(starts_at), endsAt: new Date(ends_at) };
}

/** A no-show, or nothing but nulls where there is none. */
interface NoShowColumns {
  no_show_id: string | null;
  state: NoShowState | null;
  state_at: string | null;
  appeal: string | null;
  reason: string | null;
  second_appeal: string | null;
  verdict: string | null;
}

const noShowColumns = sql`
  n.id as no_show_id, n.state, n.state_at, n.appeal, n.reason, n.second_appeal, n.verdict`;

export interface SpotRow extends NoShowColumns, Pick<Rows['app_user'], 'name' | 'photo' | 'role'> {
  id: string;
  user_id: string;
  team_name: string | null;
  mark: CheckInMark;
  marked_at: string | null;
}

/** The players with a spot in a game, by name; without people who gave it up, were removed or refunded, or have left Rondo. */
export async function findSpots(db: Database, gameId: string): Promise<SpotRow[]> {
  const { rows } = await sql<SpotRow>`
    select r.id, r.user_id, u.name, u.photo, u.role, t.name as team_name, coalesce(c.mark, 'none') as mark, c.marked_at,
      ${noShowColumns}
    from registration r join app_user u on u.id = r.user_id and u.deleted_at is null
    left join team t on t.id = r.team_id left join check_in c on c.registration_id = r.id
    left join no_show n on n.registration_id = r.id
    where r.game_id = ${gameId} and r.status in ('active', 'played') order by lower(u.name), r.place`.execute(db);
  return rows;
}

export interface AttendedRow extends NoShowColumns {
  user_id: string;
  game_id: string;
  name: string;
  starts_at: string;
  ends_at: string;
  mark: CheckInMark;
}

/** The attendance of people in games of the last days, the latest first. Organisers check themselves in, so their own games don't count. */
export async function findAttended(db: Database, userIds: readonly string[], now: Date): Promise<AttendedRow[]> {
  const { rows } = await sql<AttendedRow>`
    select r.user_id, g.id as game_id, g.name, g.starts_at, g.ends_at, coalesce(c.mark, 'none') as mark, ${noShowColumns}
    from registration r join game g on g.id = r.game_id left join check_in c on c.registration_id = r.id
    left join no_show n on n.registration_id = r.id
    where r.user_id = any(${userIds}::uuid[]) and r.status in ('active', 'played') and g.organiser_id <> r.user_id
      and g.status <> 'cancelled' and g.ends_at <= ${now}
      and g.ends_at > ${now}::timestamptz - make_interval(days => ${attendance.keptDays})
      and (c.registration_id is not null or n.id is not null)
    order by g.starts_at desc, g.id`.execute(db);
  return rows;
}

export function reliabilityOfRows(rows: readonly AttendedRow[], now: Date): Reliability | null {
  const games = rows.map(({ ends_at: endsAt, mark, state }) => ({ endedAt: new Date(endsAt), mark, noShow: state }));
  return reliabilityOf(games, now);
}

/** How reliably each of these people comes, by id. */
export async function findReliability(
  db: Database,
  userIds: readonly string[],
  now: Date,
): Promise<Map<string, Reliability | null>> {
  const attended = Map.groupBy(await findAttended(db, userIds, now), ({ user_id: userId }) => userId);
  return new Map(userIds.map((id) => [id, reliabilityOfRows(attended.get(id) ?? [], now)]));
}
