import type { LeadingRight } from '@rondo/rules';
import { sql } from 'kysely';
import type { Database } from '../../../platform/db.ts';
import { ledBy, rightsOf } from '../../../platform/people/leading.ts';
import { findPage } from '../../../platform/calls/pagination.ts';
import type { Rows } from '../../../platform/schema.ts';
import { cardColumns, type GameCardRow } from '../rows/card-row.ts';

export interface OrganisedRow extends GameCardRow, Pick<Rows['game'], 'organiser_paid'> {
  waiting: number;
  series_left: number | null;
  /** Their rights in somebody else's game. */
  helps_with: LeadingRight[] | null;
}

/** Games somebody organises, or is a co-organiser of: upcoming ones soonest first; past and cancelled ones latest first. */
export async function findOrganisedGames(
  db: Database,
  userId: string,
  { period, ...page }: { period: 'upcoming' | 'past'; limit: number; skip: number },
  now: Date,
): Promise<{ rows: OrganisedRow[]; totalCount: number }> {
  const isToCome = sql`(not g.archived and g.status <> 'cancelled' and g.ends_at > ${now})`;
  const list = sql<OrganisedRow>`
    select ${cardColumns}, null::float8 as distance, g.organiser_paid, (
        select count(*) from waiting_entry w where w.game_id = g.id and w.status = 'waiting'
          and coalesce(w.offered_until > ${now}, true)) as waiting,
      case when g.series_id is not null then (
        select count(*) from game s where s.series_id = g.series_id and not s.archived and s.status <> 'cancelled'
          and s.ends_at > ${now} and s.starts_at >= g.starts_at) end as series_left,
      case when g.organiser_id <> ${userId} then ${rightsOf(userId, sql`g.id`)} end as helps_with
    from game g where g.id in ${ledBy(userId)} and ${period === 'upcoming' ? isToCome : sql`not ${isToCome}`}`;
  return findPage(db, list, { ...page, order: sql`starts_at ${period === 'upcoming' ? sql`asc` : sql`desc`}, id` });
}
