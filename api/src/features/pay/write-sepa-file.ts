import { amsterdamDay, type Cents, centsToEuros, type PayeeKind } from '@rondo/rules';
import { inBankLetters } from '@rondo/rules/bank-letters';
import { targetDayFrom } from '@rondo/rules/target-days';
import { Document } from 'sepa';

export interface Transfer {
  id: string;
  kind: PayeeKind;
  holder: string;
  iban: string;
  amountCents: Cents;
}

/** The words on the payee's bank statement. */
const statementWords = { organiser: 'Rondo organiser pay', guest: 'Rondo refund' } as const;

/**
 * A credit transfer for the bank (pain.001.001.09), executed on the day it is filed, or the next day on which banks settle. The library follows the
 * ISO schema, and refuses numbers and lengths that the schema doesn't allow.
 */
export function writeSepaFile(
  { number, filedAt, debtor }: { number: number; filedAt: Date; debtor: { name: string; iban: string } },
  transfers: readonly Transfer[],
): string {
  const document = new Document('pain.001.001.09');
  const { grpHdr: head } = document;
  head.id = `RONDO-PAY-${number}`;
  head.created = filedAt;
  head.initiatorName = inBankLetters(debtor.name);
  const payment = document.createPaymentInfo();
  // The library reads the day in the machine's time zone.
  payment.requestedExecutionDate = new Date(`${targetDayFrom(amsterdamDay(filedAt))}T12:00:00`);
  payment.debtorName = inBankLetters(debtor.name);
  payment.debtorIBAN = debtor.iban;
  document.addPaymentInfo(payment);
  for (const { id, kind, holder, iban, amountCents } of transfers) {
    const transfer = payment.createTransaction();
    transfer.end2endId = id.replaceAll('-', '');
    transfer.amount = centsToEuros(amountCents);
    transfer.creditorName = inBankLetters(holder);
    transfer.creditorIBAN = iban;
    transfer.remittanceInfo = `${statementWords[kind]}, run ${number}`;
    payment.addTransaction(transfer);
  }
  return document.toString();
}
