import { sql, type RawBuilder } from 'kysely';

/** The kinds of column that can hold a field. */
type Kind<Field> = Field extends string
  ? 'uuid' | 'text' | 'timestamptz' | 'date'
  : Field extends number
    ? 'int' | 'smallint'
    : Field extends boolean
      ? 'boolean'
      : Field extends Date
        ? 'timestamptz'
        : 'jsonb';

interface GivenRows<Row extends object> {
  /** The rows as a table of its own, after `from` or `join`. */
  from(rows: readonly Row[]): RawBuilder<Row>;
  /** The same, with the place of each row as `ordinality`. */
  inOrder(rows: readonly Row[]): RawBuilder<Row>;
  /** Each column, to be written wherever the statement means it. */
  at: { readonly [Field in keyof Row & string]: RawBuilder<Row[Field]> };
}

/**
 * Rows that a statement is given whole, as one parameter: a field that is renamed, added or of another kind fails to compile where it is
 * listed, and where a statement means it.
 * @param alias what the statement calls the table
 * @param kinds the fields of a row, with the kind of each
 */
export function givenRows<Row extends object>(
  alias: string,
  kinds: { readonly [Field in keyof Row & string]: Kind<NonNullable<Row[Field]>> },
): GivenRows<Row> {
  // Said once, not at each statement.
  const columns = sql.raw(
    Object.entries(kinds)
      .map(([field, kind]) => `"${field}" ${String(kind)}`)
      .join(', '),
  );
  const name = sql.raw(`"${alias}"`);
  const at = Object.fromEntries(Object.keys(kinds).map((field) => [field, sql.raw(`"${alias}"."${field}"`)]));
  const recordset = (rows: readonly Row[]) => sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as`;
  return {
    from: (rows) => sql`${recordset(rows)} ${name}(${columns})`,
    inOrder: (rows) => sql`rows from (${recordset(rows)} (${columns})) with ordinality as ${name}`,
    at: at as GivenRows<Row>['at'],
  };
}
