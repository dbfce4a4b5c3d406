import type { Cents } from '../money.ts';
import { type BasisPoints, type SoldLine, vatBack, vatIn } from './vat.ts';

/** The general rate of VAT in the Netherlands, which an organiser's work bears (decisions/0145-invoices-for-organisers.md). */
export const generalVatRate: BasisPoints = 2100;

/** An invoice that Rondo wrote for an organiser, with what was taken back of it so far. */
export interface PayInvoice extends SoldLine {
  id: string;
}

/** A paper that a change of an organiser's pay asks for. */
export interface PayPaper {
  /** Pay with its VAT; below zero on a credit note. */
  cents: Cents;
  vatCents: Cents;
  rate: BasisPoints;
  /** The invoice that a credit note takes back, in whole or in part; null for an invoice. */
  of: string | null;
}

/**
 * The papers of a change of what an organiser earned with a game (decisions/0145-invoices-for-organisers.md): an invoice of what was added, if Rondo writes
 * theirs; credit notes of what was taken back, the latest invoice first. Pay that was never invoiced is taken back without a paper.
 */
export function papersOfPay(
  changeCents: Cents,
  { isInvoiced, given }: { isInvoiced: boolean; given: readonly PayInvoice[] },
): PayPaper[] {
  if (changeCents > 0)
    return isInvoiced
      ? [{ cents: changeCents, vatCents: vatIn(changeCents, generalVatRate), rate: generalVatRate, of: null }]
      : [];
  let left = -changeCents;
  const papers: PayPaper[] = [];
  for (const invoice of given.toReversed()) {
    const cents = Math.min(left, invoice.cents - invoice.backCents);
    if (cents <= 0) continue;
    left -= cents;
    papers.push({ cents: -cents, vatCents: 0 - vatBack(invoice, cents), rate: invoice.rate, of: invoice.id });
  }
  return papers;
}

/** `SB-2026-0003`: invoices and credit notes of one organiser in a year have numbers without gaps. */
export const sayPayInvoice = ({ year, number }: { year: number; number: number }): string =>
  `SB-${year}-${String(number).padStart(4, '0')}`;
export const payInvoiceNumber = /^SB-(\d{4})-(\d{4,7})$/;

/** Reads what {@link sayPayInvoice} wrote; the contract has checked its form. */
export function readPayInvoice(said: string): { year: number; number: number } {
  const [, year, number] = payInvoiceNumber.exec(said) ?? [];
  return { year: Number(year), number: Number(number) };
}
