import { Client, type Connection, type Submittable } from 'pg';

/** A column that a statement answers with. */
export interface Column {
  name: string;
  /** PostgreSQL's name for the type: `int4`, `_text`… */
  type: string;
  /** The table's column that it shows; null if it is computed. */
  source: { table: string; column: string } | null;
}

interface Field {
  name: string;
  dataTypeID: number;
  tableID: number;
  columnID: number;
}

/** Asks for the columns of a statement's answer, without running it. */
class Description implements Submittable {
  readonly asked = Promise.withResolvers<Field[]>();
  readonly text: string;
  private fields: Field[] = [];

  constructor(text: string) {
    this.text = text;
  }
  submit(connection: Connection): void {
    connection.parse({ name: '', text: this.text, types: [] }, true);
    connection.describe({ type: 'S', name: '' }, true);
    connection.sync();
  }
  handleRowDescription({ fields }: { fields: Field[] }): void {
    this.fields = fields;
  }
  handleError(error: Error): void {
    this.asked.reject(error);
  }
  handleReadyForQuery(): void {
    this.asked.resolve(this.fields);
  }
}

export type Describe = (text: string) => Promise<Column[]>;

/** Lends a function that describes statements in the database at `url`, and throws what is wrong with a statement. */
export async function withDescriptions<T>(url: string, work: (describe: Describe) => Promise<T>): Promise<T> {
  const client = new Client(url);
  await client.connect();
  try {
    const types = await client.query<{ oid: number; typname: string }>('select oid, typname from pg_type');
    const typeNames = new Map(types.rows.map(({ oid, typname }) => [oid, typname]));
    const columns = await client.query<{ id: string; table: string; column: string }>(
      `select attrelid || '.' || attnum as id, attrelid::regclass::text as table, attname as column
       from pg_attribute join pg_class c on c.oid = attrelid
       where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and attnum > 0`,
    );
    const sources = new Map(columns.rows.map(({ id, table, column }) => [id, { table, column }]));
    return await work(async (text) => {
      const description = new Description(text);
      client.query(description);
      return (await description.asked.promise).map(({ name, dataTypeID, tableID, columnID }) => ({
        name,
        type: typeNames.get(dataTypeID) ?? `type ${dataTypeID}`,
        source: sources.get(`${tableID}.${columnID}`) ?? null,
      }));
    });
  } finally {
    await client.end();
  }
}
