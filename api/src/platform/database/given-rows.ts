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
  /** The rows as a table, after `from` or `join`. */
  from(rows: readonly Row[]): RawBuilder<Row>;
  /** The rows as a table, with the position of each row as `ordinality`. */
  inOrder(rows: readonly Row[]): RawBuilder<Row>;
  /** Each column, written wherever the statement uses it. */
  at: { readonly [Field in keyof Row & string]: RawBuilder<Row[Field]> };
}

/**
 * Rows given to a statement as one parameter. If a field is renamed, added or changes its kind, the list of fields and the statements that use it
 * don't compile.
 * @param alias the table's name in the statement
 * @param kinds the fields of a row, with the kind of each
 */
export function givenRows<Row extends object>(
  alias: string,
  kinds: { readonly [Field in keyof Row & string]: Kind<NonNullable<Row[Field]>> },
): GivenRows<Row> {
  // Written once, not for each statement.
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
