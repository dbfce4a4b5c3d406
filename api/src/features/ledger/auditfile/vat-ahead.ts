import { phrasesIn } from '@rondo/phrases';
import { amsterdamDay, type Cents } from '@rondo/rules';
import { chart, type ChartAccount } from '@rondo/rules/books';
import { sql } from 'kysely';
import type { Transaction } from '../../../platform/db.ts';
import { branch, leaf } from '../../../platform/files/write-xml.ts';
import { findVatAhead } from '../entries/vat-ahead-queries.ts';
import { amount } from './elements.ts';

/** The VAT inside what is sold ahead, in cents (decisions/0143-vat-ahead-in-the-auditfile.md). */
export interface VatAhead {
  /** Until the year began. */
  openingCents: Cents;
  /** By how much it grew in each month in which it changed. */
  months: readonly { month: number; day: string; cents: Cents }[];
}

/** @param today where the last month of a year that isn't over ends */
export async function findVatAheadOf(
  trx: Transaction,
  { year, today }: { year: number; today: string },
): Promise<VatAhead> {
  const { rows } = await sql<{ at: string | null }>`select min(created_at) as at from journal`.execute(trx);
  const began = rows[0]?.at ? amsterdamDay(new Date(rows[0].at)) : today;
  const before = `${year - 1}-12-31`;
  const openingCents = began <= before ? await findVatAhead(trx, { from: began, to: before }) : 0;
  const months: { month: number; day: string; cents: Cents }[] = [];
  for (let month = 1; month <= 12; month += 1) {
    const first = Temporal.PlainDate.from({ year, month, day: 1 });
    const last = first.with({ day: first.daysInMonth }).toString();
    const day = last < today ? last : today;
    const from = first.toString();
    const cents = from <= day && day >= began ? await findVatAhead(trx, { from, to: day }) : 0;
    if (cents !== 0) months.push({ month, day, cents });
  }
  return { openingCents, months };
}

const { ledger, files } = phrasesIn.nl;

/** What each month moves from *VAT in sales* to what is sold ahead, as a daybook of its own; nothing if no month moves anything. */
export function writeVatAhead(year: number, { months }: VatAhead): string {
  if (months.length === 0) return '';
  const transactions = months.map(({ month, day, cents }) => {
    const number = `VA-${year}-${String(month).padStart(2, '0')}`;
    const line = (at: number, account: ChartAccount, of: Cents) =>
      branch(
        'trLine',
        leaf('nr', `${number}-${at}`),
        leaf('accID', chart[account].number),
        leaf('docRef', number),
        leaf('effDate', day),
        amount(of),
      );
    return branch(
      'transaction',
      leaf('nr', number),
      leaf('desc', ledger.accounts.vat_ahead),
      leaf('periodNumber', month),
      leaf('trDt', day),
      line(1, 'vat_ahead', -cents),
      line(2, 'vat_in_sales', cents),
    );
  });
  const { ahead } = files.daybooks;
  return branch('journal', leaf('jrnID', 'ahead'), leaf('desc', ahead), leaf('jrnTp', 'M'), ...transactions);
}

/** The number of its lines, and the sum of each side. */
export const totalsOfAhead = ({ months }: VatAhead): { lines: number; cents: Cents } => ({
  lines: 2 * months.length,
  cents: months.reduce((sum, { cents }) => sum + Math.abs(cents), 0),
});
