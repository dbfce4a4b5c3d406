import { Readable } from 'node:stream';
import type { Call, CallRequest, CallResponse } from '@rondo/contract';
import { defaultLanguage, type Language } from '@rondo/rules';
import { type Download, isDownload } from '@rondo/rules/audit-kinds';
import type { RawBuilder } from 'kysely';
import { z } from 'zod';
import { type AdminCall, writeAction } from './admin-command.ts';
import { byteOrderMark, csvLines } from './csv.ts';
import type { Database } from '../db.ts';
import { languageOf } from '../wording/language.ts';
import { countRows, findConsolePage, readInBatches } from '../calls/pagination.ts';
import { type Context, serve, serveFile } from '../serve.ts';
import { headsOf, tableOf } from './write-table.ts';

type ListInput = { query: z.ZodType<{ query: string; sort: string; page: number }> };
type ListCall = Call<ListInput, { status: 'success'; data: object }, 'admin'>;
type Query<L extends ListCall> = CallRequest<L>['query'];
type Data<L extends ListCall> = CallResponse<L>['data'];
/** The shape of one row of a list in its answer. */
type Item<L extends ListCall> = {
  [Name in keyof Data<L>]: Data<L>[Name] extends readonly (infer Row)[] ? Row : never;
}[keyof Data<L>] &
  object;

/** A list of the console: page, count, order and file are made from this one description (decisions/0087-console-lists.md). */
export interface Listing<L extends ListCall, Row extends object> {
  list: L;
  file: Call<L['input'], string, 'admin'>;
  /** Selects all requested rows, in no order. */
  rows: (query: Query<L>, db: Database) => RawBuilder<Row> | Promise<RawBuilder<Row>>;
  /** The orders, by the columns of its tables. */
  orders: Record<Query<L>['sort'], RawBuilder<unknown>>;
  present: (row: Row) => Item<L>;
  /** What the answer has beside its rows. */
  more?: (db: Database, query: Query<L>) => Promise<Partial<Data<L>>>;
  /** The lines of a file, if one row of the list has several there. */
  lines?: { shape: z.ZodType; of: (item: Item<L>, language: Language) => readonly object[] };
  /** Logs that somebody looks at personal data, before they see it. */
  look?: (db: Database, request: AdminCall & { query: Query<L> }) => Promise<void>;
}

/** Infers the types of a {@link Listing}. */
export const listing = <L extends ListCall, Row extends object>(one: Listing<L, Row>): Listing<L, Row> => one;

/** Serves a list and its file. */
export function serveList<L extends ListCall, Row extends object>(context: Context, one: Listing<L, Row>): void {
  const { db } = context;
  const [name] = rowsOf(one.list);
  const file = fileOf(one);

  type Asked = AdminCall & { query: Query<L> };
  serve(context, one.list, async (request) => {
    const asked = request as unknown as Asked;
    await one.look?.(db, asked);
    const { query } = asked;
    const [{ rows, pagination }, more] = await Promise.all([
      findConsolePage(db, await one.rows(query, db), orderOf(one, query), query.page),
      one.more?.(db, query),
    ]);
    return { status: 'success' as const, data: { ...more, [name]: rows.map(one.present), pagination } };
  });

  serveFile(context, one.file, async (request) => {
    const asked = request as unknown as Asked;
    await one.look?.(db, asked);
    return sendList(db, { ...one, ...file }, asked);
  });
}

const orderOf = <L extends ListCall, Row extends object>({ orders }: Listing<L, Row>, { sort }: { sort: string }) =>
  (orders as Record<string, RawBuilder<unknown>>)[sort] as RawBuilder<unknown>;

/** The name of a list's rows in its answer, and their shape. */
function rowsOf(list: Call): [name: string, row: z.ZodType] {
  const { data } = (list.output as z.ZodObject<{ data: z.ZodObject }>).shape;
  for (const [name, field] of Object.entries(data.shape))
    if (field instanceof z.ZodArray) return [name, field.element as z.ZodType];
  throw new Error(`${list.path} answers with no list`);
}

/**
 * How the log calls a list's file, by the end of its path, and what its rows are.
 * @throws if the log or a column has no words, so that such a Rondo doesn't start
 */
function fileOf<L extends ListCall, Row extends object>({
  list,
  lines,
}: Listing<L, Row>): Pick<Table, 'name' | 'shape'> {
  const name = list.path.split('/').at(-1) ?? '';
  if (!isDownload(name)) throw new Error(`the log has no words for a file of ${list.path}`);
  const shape = lines?.shape ?? rowsOf(list)[1];
  headsOf(shape, defaultLanguage);
  return { name, shape };
}

/** Sends the whole list as a file, however long. */
async function sendList<L extends ListCall, Row extends object>(
  db: Database,
  one: Listing<L, Row> & ReturnType<typeof fileOf>,
  request: AdminCall & { query: Query<L> },
): Promise<Readable> {
  const rows = await one.rows(request.query, db);
  // Search words may be somebody's name or address, which log entries must not contain (decisions/0039-console.md).
  const { query: words, ...filters } = request.query;
  const language = languageOf(request.http.request);
  async function* batches() {
    for await (const batch of readInBatches(db, rows, orderOf(one, request.query))) {
      const items = batch.map(one.present);
      yield one.lines ? items.flatMap((item) => one.lines?.of(item, language) ?? []) : items;
    }
  }
  return sendTable(db, request, {
    name: one.name,
    shape: one.shape,
    asked: { ...filters, searched: Boolean(words), rows: await countRows(db, rows) },
    batches: batches(),
  });
}

interface Table {
  /** The name in the log and of the file. */
  name: Download;
  /** The shape of each row. */
  shape: z.ZodType;
  /** What the log keeps of the request. */
  asked: Readonly<Record<string, unknown>>;
  batches: AsyncIterable<readonly object[]> | Iterable<readonly object[]>;
}

/** Sends a table as a file for a spreadsheet, written as its rows come; the log notes before that it was taken. */
export async function sendTable(
  db: Database,
  request: AdminCall,
  { name, shape, asked, batches }: Table,
): Promise<Readable> {
  await writeAction(db, request, { action: 'list.look', subject: { kind: name, id: null }, after: asked });
  void request.http.reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="rondo-${name}.csv"`);
  const language = languageOf(request.http.request);
  async function* lines(): AsyncGenerator<string> {
    yield byteOrderMark + csvLines([headsOf(shape, language)], language);
    for await (const batch of batches) yield csvLines(tableOf(shape, batch, language), language);
  }
  return Readable.from(lines());
}
