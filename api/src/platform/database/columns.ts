import { type RawBuilder, sql } from 'kysely';

/**
 * A table's columns for a select: `g.id, g.name`. Its row type picks them from the same list, so there is only one list
 * (decisions/0033-typed-sql.md).
 */
export const columnsOf = (alias: string, names: readonly string[]): RawBuilder<unknown> =>
  sql.raw(names.map((name) => `${alias}.${name}`).join(', '));
