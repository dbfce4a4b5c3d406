import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';
import type { Rows } from '../../platform/schema.ts';
import type { Standbys } from '../../platform/standbys/standbys.ts';

/** Games that can still be joined, for search engines: live, not cancelled, not started. */
const upcoming = (now: Date) => sql`not archived and starts_at >= ${now}`;

export async function countUpcoming(db: Database, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from game where ${upcoming(now)}`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function countPublicCommunities(db: Database): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*) as count from community where not is_private and closed_at is null`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Short codes of public communities, in a fixed order. */
export async function findPublicCommunities(
  db: Database,
  { skip, take }: { skip: number; take: number },
): Promise<string[]> {
  const { rows } = await sql<{ short_code: string }>`
    select short_code from community where not is_private and closed_at is null order by created_at, id limit ${take} offset ${skip}`.execute(
    db,
  );
  return rows.map(({ short_code }) => short_code);
}

type Position = Pick<Rows['game'], 'starts_at' | 'id'>;

/** The position of the `skip`-th game, found in the index alone, however deep. */
async function positionBefore(db: Database, now: Date, skip: number): Promise<Position | null> {
  const { rows } = await sql<Position>`
    select starts_at::text as starts_at, id from game where ${upcoming(now)}
    order by game.starts_at, id limit 1 offset ${skip - 1}`.execute(db);
  return rows[0] ?? null;
}

async function batchAfter(db: Database, now: Date, after: Position | null, size: number) {
  const further = after ? sql`(starts_at, id) > (${after.starts_at}::timestamptz, ${after.id}::uuid)` : sql`true`;
  const { rows } = await sql<Position & { unlisted: boolean }>`
    select starts_at::text as starts_at, id, status = 'cancelled' or private_community_id is not null as unlisted
    from game
    where ${upcoming(now)} and ${further} order by game.starts_at, id limit ${size}`.execute(db);
  return rows;
}

/**
 * Ids of upcoming games in order of start, from a position on, a batch at a time, so that only one batch is in memory and no connection is held
 * between batches. Cancelled games and those of private communities (`isListed` of the rules) are filtered out of each batch, so that the order
 * remains the index's.
 */
export async function* upcomingIds(
  standbys: Standbys,
  { now, skip, take, batch }: { now: Date; skip: number; take: number; batch: number },
): AsyncGenerator<string[]> {
  let after = skip > 0 ? await standbys.read(null, (db) => positionBefore(db, now, skip)) : null;
  if (skip > 0 && !after) return;
  for (let left = take; left > 0; left -= batch) {
    const [size, from] = [Math.min(batch, left), after];
    const rows = await standbys.read(null, (db) => batchAfter(db, now, from, size));
    yield rows.filter(({ unlisted }) => !unlisted).map(({ id }) => id);
    after = rows.at(-1) ?? null;
    if (rows.length < size) return;
  }
}
