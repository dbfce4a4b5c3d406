import type { Sport } from '@rondo/rules';
import type { TournamentEntry, TournamentFormat } from '@rondo/rules/tournament-form';
import { sql } from 'kysely';
import { countRows } from '../../../platform/calls/pagination.ts';
import type { Database } from '../../../platform/db.ts';
import { type Audience, forReaders } from '../../games/rows/listed-rows.ts';

/** A tournament in the list; `starts_at` is ISO text. */
export interface ListedRow {
  id: string;
  name: string;
  sport: Sport;
  starts_at: string;
  city: string;
  address: string;
  price_cents: number;
  archived: boolean;
  entry: TournamentEntry;
  format: TournamentFormat;
  places: number;
  /** How many teams somebody is in. */
  teams: number;
  is_drawn: boolean;
}

interface Page {
  when: 'coming' | 'over';
  skip: number;
  limit: number;
}

/** A page of the tournaments that are played on Rondo, and their number: to come and under way by their start, or over, the latest first. */
export async function findListed(
  db: Database,
  { when, skip, limit }: Page,
  audience: Audience,
): Promise<{ rows: ListedRow[]; totalCount: number }> {
  const isOver = when === 'over';
  const list = sql`
    select g.id, g.starts_at from game g join tournament o on o.game_id = g.id
    where g.tournament and ${isOver ? sql`g.archived` : sql`not g.archived`} and g.status <> 'cancelled' and ${forReaders(audience)}`;
  const order = isOver ? sql`starts_at desc, id` : sql`starts_at, id`;
  const [{ rows }, totalCount] = await Promise.all([
    sql<ListedRow>`
      select g.id, g.name, g.sport, g.starts_at, g.city, g.address, g.price_cents, g.archived, o.entry, o.terms ->> 'format' as format,
        t.places, t.teams, o.drawn_at is not null as is_drawn
      from (${list} order by ${order} limit ${limit} offset ${skip}) page
      join game g on g.id = page.id join tournament o on o.game_id = g.id
      cross join lateral (
        select count(*)::int as places, (count(*) filter (where member_count > 0))::int as teams
        from team where game_id = g.id) t
      order by page.starts_at ${isOver ? sql`desc` : sql``}, page.id`.execute(db),
    countRows(db, list),
  ]);
  return { rows, totalCount };
}
