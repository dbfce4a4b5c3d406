import { sql } from 'kysely';
import { columnsOf } from '../../../platform/database/columns.ts';
import type { Rows } from '../../../platform/schema.ts';

const deciding = [
  'status',
  'archived',
  'tournament_external',
  'starts_at',
  'price_cents',
  'changed_at',
] as const satisfies readonly (keyof Rows['game'])[];

/** The facts of a game that decide how a player may give up a spot in it. */
export interface DecidingRow extends Pick<Rows['game'], (typeof deciding)[number]> {
  start_set_at: string;
}

/** Columns of a `DecidingRow`, of the table `game g`. */
export const decidingColumns = sql`${columnsOf('g', deciding)}, coalesce(g.rescheduled_at, g.created_at) as start_set_at`;

/** The game as the rules ask for it. */
export const decidingGame = (row: DecidingRow) => ({
  status: row.status,
  archived: row.archived,
  external: row.tournament_external,
  priceCents: row.price_cents,
  startsAt: new Date(row.starts_at),
  createdAt: new Date(row.start_set_at),
  changedAt: row.changed_at === null ? null : new Date(row.changed_at),
});
