import path from 'node:path';
import { withClient, withDatabase } from '../api/test/temporary-database.ts';
import { root } from './run-program.ts';

export const schemaFile = path.join(root, 'api/src/platform/schema.ts');

/** The type of a column in code, by PostgreSQL's name of the type, as `api/src/platform/db.ts` reads and `pg` writes it. */
const inCode: Record<string, string> = {
  bool: 'boolean',
  bytea: 'Buffer',
  date: 'Day',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  interval: 'unknown',
  jsonb: 'Json',
  numeric: 'number',
  text: 'string',
  timestamptz: 'Timestamp',
  uuid: 'string',
};

/** The type of a column that refers to a table of words, or is named after one, with or without the name of its own table. */
const inRules: Record<string, string> = {
  language: 'rules.Language',
  notification_kind: 'rules.NotificationKind',
  sport: 'rules.Sport',
  rated_sport: 'rules.RatedSport',
};

interface ColumnRow {
  table: string;
  column: string;
  type: string;
  nullable: boolean;
  always: boolean;
  filled: boolean;
  /** The check that lists the column's texts. */
  check: string | null;
  /** The table it refers to. */
  reference: string | null;
}

const columnsOfTables = `
  select c.relname as table, a.attname as column, t.typname as type, not a.attnotnull as nullable,
    a.attidentity = 'a' or a.attgenerated <> '' as always, a.atthasdef or a.attidentity <> '' as filled,
    (select pg_get_constraintdef(k.oid) from pg_constraint k
     where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
       and pg_get_constraintdef(k.oid) ~ '= ANY \\(ARRAY\\[''' limit 1) as check,
    (select k.confrelid::regclass::text from pg_constraint k
     where k.conrelid = c.oid and k.contype = 'f' and k.conkey = array[a.attnum] limit 1) as reference
  from pg_class c join pg_attribute a on a.attrelid = c.oid join pg_type t on t.oid = a.atttypid
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped
  order by c.relname, a.attnum`;

const head = `// Written by \`npm run types\` from the migrations: not by hand.
import type * as rules from '@rondo/rules';
import type { ColumnType, Generated, GeneratedAlways, Selectable } from 'kysely';

/** Read as ISO text. */
type Timestamp = ColumnType<string, Date | string, Date | string>;
type Day = ColumnType<Date, Date | string, Date | string>;
type Json = ColumnType<unknown, object, object>;
/** Is filled when it isn't given. */
type Filled<T> = T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : Generated<T>;
`;

/** The tables that all migrations together make, as TypeScript (decisions/0091-libraries.md). */
export async function schemaTypes(): Promise<string> {
  const { rows } = await withDatabase((url) => withClient(url, (client) => client.query<ColumnRow>(columnsOfTables)));
  const tables = Map.groupBy(rows, ({ table }) => table);
  const interfaces = [...tables].map(
    ([table, columns]) =>
      `interface ${pascal(table)} {\n${columns.map((column) => `  ${column.column}: ${typeOf(column)};\n`).join('')}}\n`,
  );
  const names = [...tables.keys()].map((table) => `  ${table}: ${pascal(table)};\n`).join('');
  return [
    head,
    ...interfaces,
    `export interface DB {\n${names}}\n`,
    `/** Rows of each table as they are read. */\nexport type Rows = { [T in keyof DB]: Selectable<DB[T]> };\n`,
  ].join('\n');
}

function typeOf({ table, column, type, nullable, always, filled, check, reference }: ColumnRow): string {
  const array = type.startsWith('_');
  const words = inRules[reference ?? column] ?? inRules[`${table}_${column}`];
  const found = words ?? inCode[array ? type.slice(1) : type];
  if (found === undefined) throw new Error(`${table}.${column} is of a type nobody has mapped: ${type}`);
  const listed = check?.match(/'[^']*'(?=::text)/g) ?? [];
  const one = listed.length > 0 ? [...new Set(listed)].join(' | ') : found;
  const whole = `${array ? `${one}[]` : one}${nullable ? ' | null' : ''}`;
  if (always) return `GeneratedAlways<${whole}>`;
  return filled ? `Filled<${whole}>` : whole;
}

const pascal = (table: string) => table.replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());
