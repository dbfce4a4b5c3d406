import type { CallRequest, listConsoleGames } from '@rondo/contract';
import { sql } from 'kysely';
import { columnsOf } from '../../platform/columns.ts';
import type { Database } from '../../platform/db.ts';
import { onDay } from '../../platform/on-day.ts';
import { type ConsolePage, findConsolePage } from '../../platform/pagination.ts';
import type { Rows } from '../../platform/schema.ts';
import { wordConditions } from '../../platform/search-words.ts';

const fields = [
  'id',
  'name',
  'sport',
  'city',
  'starts_at',
  'status',
  'archived',
  'joined_count',
  'capacity',
  'price_cents',
  'organiser_id',
  'featured_position',
] as const satisfies readonly (keyof Rows['game'])[];

export interface ConsoleGameRow extends Pick<Rows['game'], (typeof fields)[number]> {
  organiser_name: string;
  is_private: boolean;
}

const columns = sql`
  ${columnsOf('g', fields)}, g.private_community_id is not null as is_private,
  (select o.name from app_user o where o.id = g.organiser_id) as organiser_name`;

type Search = CallRequest<typeof listConsoleGames>['query'];

const statuses: Record<Search['status'], ReturnType<typeof sql>> = {
  upcoming: sql`not g.archived and g.status <> 'cancelled'`,
  played: sql`g.archived and g.status = 'confirmed'`,
  cancelled: sql`g.status = 'cancelled'`,
  // Said in two halves, since each has an index of its own.
  held: sql`g.status <> 'cancelled' and (g.archived or not g.archived)`,
};
const orders: Record<Search['sort'], ReturnType<typeof sql>> = {
  earliest: sql`g.starts_at, g.id`,
  latest: sql`g.starts_at desc, g.id`,
};

/** @param page null for a file */
export async function findGames(
  db: Database,
  { query, status, day, joined, sort }: Search,
  page: number | null,
): Promise<ConsolePage<ConsoleGameRow>> {
  const where = [
    statuses[status],
    ...wordConditions(sql`g.search_text`, query),
    ...(day ? [onDay(sql`g.starts_at`, day)] : []),
    ...(joined ? [sql`g.id in (select r.game_id from registration r where ${onDay(sql`r.joined_at`, joined)})`] : []),
  ];
  const list = sql<ConsoleGameRow>`select ${columns} from game g where ${sql.join(where, sql` and `)}`;
  return findConsolePage(db, list, orders[sort], page);
}

export async function findConsoleGame(db: Database, id: string): Promise<ConsoleGameRow | null> {
  const { rows } = await sql<ConsoleGameRow>`select ${columns} from game g where g.id = ${id}`.execute(db);
  return rows[0] ?? null;
}
