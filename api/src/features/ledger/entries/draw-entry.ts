import { phrasesIn } from '@rondo/phrases';
import type { Cents } from '@rondo/rules';
import { type ChartAccount, chart, type EntryLine, entryOf, sayNumber } from '@rondo/rules/books';
import type { Booked } from './entry-queries.ts';

/** A line as programs read it: words are Dutch, as bookkeepers here expect them, and name nobody. */
export interface DrawnLine extends EntryLine {
  number: string;
  name: string;
  rgs: string;
  debitCents: Cents;
  creditCents: Cents;
  /** The rate of its VAT in percent, `9`; empty on other lines. */
  rate: string;
}

/** A period as one entry of the memorial. */
export interface Entry {
  /** The day on which it is posted: the last of the period. */
  day: string;
  /** `RONDO-20261101-20261130`, the same each time. */
  reference: string;
  description: string;
  /** `R-2026-000001 t/m R-2026-000120, C-2026-000001 t/m C-2026-000009` */
  documents: string;
  lines: DrawnLine[];
}

const { ledger, document } = phrasesIn.nl;

/** Draws the entry of a period, by the codes of its accounts. */
export function drawEntry(
  { from, to }: { from: string; to: string },
  { moved, documented, numbers, vatAheadCents }: Booked,
  codes: Readonly<Record<ChartAccount, string>>,
): Entry {
  const lines = entryOf(moved, documented, vatAheadCents).map((line) => ({
    ...line,
    number: chart[line.account].number,
    name: line.vat
      ? `${ledger.accounts[line.account]}: ${document.kind[line.vat.kind]}`
      : ledger.accounts[line.account],
    rgs: codes[line.account],
    debitCents: Math.max(0, -line.cents),
    creditCents: Math.max(0, line.cents),
    rate: line.vat ? String(line.vat.rate / 100) : '',
  }));
  const documents = numbers.map(({ series, year, first, last }) =>
    [...new Set([first, last])].map((number) => sayNumber({ series, year, number })).join(' t/m '),
  );
  return {
    day: to,
    reference: `RONDO-${from.replaceAll('-', '')}-${to.replaceAll('-', '')}`,
    description: `Rondo ${from} t/m ${to}`,
    documents: documents.join(', '),
    lines,
  };
}
