import type { Call } from '@rondo/contract';
import { type AdminCall, writeAction } from './admin-command.ts';
import { csvFile } from './csv.ts';
import type { Database } from './db.ts';
import { languageOf } from './language.ts';
import { rowOf, tableOf } from './write-table.ts';

/** A list of the console as a file; that it was taken away is written down. @param row what each row has, if it differs from the list's */
export async function sendList(
  db: Database,
  list: Call,
  request: AdminCall & { query: { query?: string } },
  rows: readonly object[],
  row = rowOf(list),
): Promise<string> {
  const kind = list.path.split('/').at(-1) ?? '';
  // Words that were searched for may be somebody's name or address, which no entry holds (decisions/0039-console.md).
  const { query: words, ...filters } = request.query;
  await writeAction(db, request, {
    action: 'list.look',
    subject: { kind, id: null },
    after: { ...filters, searched: Boolean(words), rows: rows.length },
  });
  void request.http.reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="rondo-${kind}.csv"`);
  const language = languageOf(request.http.request);
  return csvFile(tableOf(row, rows, language), language);
}
