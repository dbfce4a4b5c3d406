import { type RawBuilder, sql } from 'kysely';

/** An instant within JSON made by a statement, in the form used elsewhere: `2026-11-21T08:10:06.100Z`. Sessions run in UTC. */
export const isoInstant = (at: RawBuilder<unknown>): RawBuilder<string> =>
  sql`to_char(${at}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const asJsonHasIt = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?\+00:00$/;

/** A row that PostgreSQL returned as JSON, with its instants in that form too. */
export const withIsoInstants = <Row extends object>(row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      typeof value === 'string' && asJsonHasIt.test(value) ? new Date(value).toISOString() : value,
    ]),
  ) as Row;
