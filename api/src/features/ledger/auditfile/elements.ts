import { type Cents, centsToEuros } from '@rondo/rules';
import { leaf } from '../../../platform/files/write-xml.ts';

/** An id without its hyphens, with which it would be longer than a number may be. */
export const personNumber = (id: string): string => id.replaceAll('-', '');

/** `game-9` */
export const vatId = ({ kind, rate }: { kind: string; rate: number }): string => `${kind}-${rate / 100}`;

export const totals = (lines: number, debit: Cents, credit: Cents): string =>
  leaf('linesCount', lines) + leaf('totalDebit', euros(debit)) + leaf('totalCredit', euros(credit));

const euros = (cents: Cents): string => centsToEuros(cents).toFixed(2);

/** What Rondo owes or has earned is credit, what it has or has spent debit. @param of `vat` for VAT */
export const amount = (cents: Cents, name = 'amnt'): string =>
  leaf(name, euros(Math.abs(cents))) + leaf(`${name}Tp`, cents < 0 ? 'D' : 'C');
