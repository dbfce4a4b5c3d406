import { sql } from 'kysely';
import type { Rondo } from '../src/compose.ts';

/** A template, as `sql` of Kysely takes it. */
type Statement = Parameters<typeof sql>;

/** Statements on a server's database, for tests that look at what was stored, or store it themselves. */
export interface Statements {
  /** Runs a statement: server.sql`update …`. */
  sql(...statement: Statement): Promise<void>;
  /** The rows of a query. */
  rows<T>(...query: Statement): Promise<T[]>;
  /** The first row of a query, which has one. */
  row<T>(...query: Statement): Promise<T>;
  /** The values of a query of one column: server.values<string>`select kind from …`. */
  values<T>(...query: Statement): Promise<T[]>;
  /** The one value of a query that has one row of one column. */
  value<T>(...query: Statement): Promise<T>;
}

export function statementsOn({ db }: Pick<Rondo, 'db'>): Statements {
  const rows = async <T>(...query: Statement) => (await sql<T>(...query).execute(db)).rows;
  const values = async <T>(...query: Statement) => (await rows<Record<string, T>>(...query)).flatMap(Object.values<T>);
  return {
    rows,
    values,
    value: async <T>(...query: Statement) => {
      const [only, ...more] = await values<T>(...query);
      if (only === undefined || more.length > 0) throw new Error(`${more.length + 1} values, or none`);
      return only;
    },
    row: async <T>(...query: Statement) => {
      const [first] = await rows<T>(...query);
      if (!first) throw new Error('no row');
      return first;
    },
    sql: async (...statement) => {
      await sql(...statement).execute(db);
    },
  };
}
