import { phrasesIn } from '@rondo/phrases';
import { chart, chartAccountOf, daybooks } from '@rondo/rules/books';
import { fetchInBatches } from '../../../platform/calls/pagination.ts';
import type { Transaction } from '../../../platform/db.ts';
import { branch, leaf } from '../../../platform/files/write-xml.ts';
import { type LineRow, linesOf, type Span } from './auditfile-queries.ts';
import { amount, personNumber, vatId } from './elements.ts';

const { ledger, files } = phrasesIn.nl;

/** Everything that was booked: each journal of the ledger is a transaction with its postings as lines. */
export async function* writeTransactions(
  trx: Transaction,
  span: Span,
  iban: string | null,
): AsyncGenerator<string, void> {
  let last: LineRow | null = null;
  for await (const rows of fetchInBatches(trx, linesOf(span))) {
    let xml = '';
    for (const row of rows) {
      xml += between(last, row) + line(row, iban);
      last = row;
    }
    yield xml;
  }
  yield between(last, null);
}

/** The elements that end after one line, and begin before the next. */
function between(last: LineRow | null, next: LineRow | null): string {
  const isSameBook = last?.daybook === next?.daybook;
  if (isSameBook && last?.journal_id === next?.journal_id) return '';
  const ends = last ? `</transaction>\n${isSameBook ? '' : '</journal>\n'}` : '';
  const begins = next ? `${isSameBook ? '' : beginDaybook(next)}${beginTransaction(next)}` : '';
  return ends + begins;
}

function beginDaybook({ daybook }: LineRow): string {
  const { id, type } = daybooks[daybook] ?? daybooks[2];
  return `<journal>${leaf('jrnID', id)}${leaf('desc', files.daybooks[id])}${leaf('jrnTp', type)}\n`;
}

const beginTransaction = ({ journal_id: nr, kind, day }: LineRow): string =>
  `<transaction>${leaf('nr', nr)}${leaf('desc', ledger.kind[kind])}${leaf('periodNumber', Number(day.slice(5, 7)))}${leaf('trDt', day)}\n`;

function line(row: LineRow, iban: string | null): string {
  const { id, account, kind, journal_id: journal, day, cents, person, documents, other_document: other, vat } = row;
  return branch(
    'trLine',
    leaf('nr', id),
    leaf('accID', chart[chartAccountOf(account, kind)].number),
    leaf('docRef', documents ?? other ?? journal),
    leaf('effDate', day),
    amount(cents),
    leaf('custSupID', person && personNumber(person)),
    leaf('invRef', documents),
    leaf('bankAccNr', account === 'bank' ? iban : null),
    ...(vat ?? []).map((of) =>
      branch('vat', leaf('vatID', vatId(of)), leaf('vatPerc', of.rate / 100), amount(of.cents, 'vatAmnt')),
    ),
  );
}
