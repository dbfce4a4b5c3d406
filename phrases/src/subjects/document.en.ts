import type { SaleKind } from '@rondo/rules/books';
import type { Each } from '../translate.ts';

/** A receipt, invoice or credit note with its VAT, to read and to print. */
export const document = {
  receipt: 'Receipt',
  invoice: 'Invoice',
  creditNote: 'Credit note',
  day: 'Date of sale',
  given: 'Issued on',
  kind: {
    game: 'Entrance fee',
    pass: 'Pass for 10 games',
    fee: 'Transaction fee',
    correction: 'Correction',
  } as const satisfies Each<SaleKind>,
  why: { title: 'Why', vat_rate: 'VAT rate of the day you play' },
  gift: 'Paid with a gift',
  takesBack: 'Against receipt',
  takesBackInvoice: 'Against invoice',
  buyer: 'Billed to',
  buyerVat: 'VAT number {{vat}} (unchecked)',
  buyerKvk: 'KvK number {{kvk}}',
  vat: {
    title: 'VAT',
    rate: 'Rate',
    net: 'Excl. VAT',
    of: 'VAT',
    gross: 'Incl. VAT',
    percent: '{{rate}} %',
    exempt: '{{rate}} %, no VAT: {{reason}}',
  },
  total: 'Total, VAT included',
  file: 'Download PDF',
  xml: 'E-invoice (UBL)',
  mail: 'Email it to me',
  mailed: 'Check your inbox for the PDF.',
  kept: 'This never changes.',
  notFoundBody: 'You have no document with this number.',
} as const;
