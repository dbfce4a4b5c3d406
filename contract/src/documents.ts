import { languageCodes, pageSizes } from '@rondo/rules';
import { saleKinds } from '@rondo/rules/books';
import { z } from 'zod';
import { defineCall } from './define-call.ts';
import { done, euros, id, instant, line, pagination, success } from './wire.ts';

/** Receipts, invoices and credit notes (product.md#vat): what was sold to a person, or went back, with its VAT. */

export const documentNumber = z
  .string()
  .regex(/^[RC]-\d{4}-\d{6,9}$/)
  .describe('`R-2026-000012` is a receipt, `C-2026-000003` a credit note; without gaps in each year');

const documentLine = z.strictObject({
  kind: z.enum(saleKinds),
  /** With VAT; below zero on a credit note. */
  amount: euros,
  /** What a gift on the balance paid of it besides, which is a discount; below zero what is a gift again. */
  gift: euros,
  /** In percent. */
  rate: z.number(),
  vat: euros,
  /** Why there is no VAT, in the operator's words. */
  exemptReason: z.string().nullable(),
  /** The receipt that this credit note takes back, in whole or in part. */
  of: documentNumber.nullable(),
});

/** A company to make out an invoice to, as entered. */
export const enteredCompany = {
  name: line(100, 2),
  address: line(200, 5).describe('Street, postcode and town'),
  vat: line(30, 4).describe(
    'Of a country of the EU, with or without spaces; its shape and check digits are checked, not whether it is registered',
  ),
  kvk: z
    .string()
    .regex(/^(?:\d{8})?$/)
    .default('')
    .describe('Eight digits; empty for none'),
};

const company = z.strictObject({
  name: z.string(),
  address: z.string(),
  vat: z.string(),
  kvk: z.string().nullable(),
});

const documentHead = z.strictObject({
  number: documentNumber,
  /** A receipt that is made out to a company is an invoice. */
  kind: z.enum(['receipt', 'invoice', 'creditNote']),
  /** The day of the sale, in Europe/Amsterdam. */
  day: z.iso.date(),
  total: euros,
  /** The game's name and start at that time. */
  about: z.strictObject({ name: z.string(), startsAt: instant.nullable() }).nullable(),
  /** The totals for each rate: without VAT, the VAT, and with VAT. */
  vat: z.array(
    z.strictObject({ rate: z.number(), net: euros, vat: euros, amount: euros, exemptReason: z.string().nullable() }),
  ),
});

const saleDocument = documentHead.extend({
  issuedAt: instant,
  /** Why a sale that stands has other papers: the rate of its day of play. Null for what was sold or goes back. */
  why: z.enum(['vat_rate']).nullable(),
  lines: z.array(documentLine),
  /** Null if no seller was set, as on a trial. */
  seller: z
    .strictObject({
      name: z.string(),
      address: z.string(),
      kvk: z.string(),
      vat: z.string(),
      phone: z.string().nullable(),
    })
    .nullable(),
  /** For a credit note: the buyer of what it takes back, if all of that is made out to the same buyer. */
  buyer: company.nullable(),
  /** Whether there is an e-invoice of it: it is made out to a company, and both addresses can be read. */
  hasXml: z.boolean(),
});

const oneDocument = z.strictObject({ status: success, data: z.strictObject({ document: saleDocument }) });
const byNumber = z.object({ number: documentNumber });
const byLink = z.object({ token: z.string().max(200) });
const byLinkAndNumber = byLink.extend(byNumber.shape);

export const myDocuments = defineCall({
  method: 'GET',
  path: '/wallet/documents',
  summary:
    'Receipts and credit notes of what oneself paid, the latest first: all, or those of one payment. Given within a minute; a top-up has one of its fee alone.',
  access: 'player',
  input: {
    query: z.object({
      of: id.optional().describe('An order, a spot or a pass'),
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      limit: z.coerce.number().int().min(1).max(100).default(pageSizes.walletList),
    }),
  },
  output: z.strictObject({ status: success, data: z.strictObject({ documents: z.array(documentHead) }), pagination }),
  errors: ['wallet_for_players'],
});

export const documentByNumber = defineCall({
  method: 'GET',
  path: '/documents/{number}',
  summary: 'A receipt, invoice or credit note of what oneself paid, as it was when it was given.',
  access: 'player',
  input: { params: byNumber },
  output: oneDocument,
  errors: ['document_not_found', 'wallet_for_players'],
});

const asFile = z.object({ lang: z.enum(languageCodes).optional().describe("The reader's language if left out") });

export const documentFile = defineCall({
  method: 'GET',
  path: '/documents/{number}.pdf',
  summary: 'The same as a file to keep (PDF/A; with its e-invoice inside, if it has one).',
  access: 'player',
  input: { params: byNumber, query: asFile },
  output: z.string(),
  errors: ['document_not_found', 'wallet_for_players'],
  media: 'application/pdf',
});

export const documentXml = defineCall({
  method: 'GET',
  path: '/documents/{number}.xml',
  summary: 'The e-invoice of an invoice or credit note to a company (UBL 2.1, Peppol BIS Billing 3).',
  access: 'player',
  input: { params: byNumber, query: asFile },
  output: z.string(),
  errors: ['document_not_found', 'no_e_invoice', 'wallet_for_players'],
  media: 'application/xml',
});

export const mailDocument = defineCall({
  method: 'POST',
  path: '/documents/{number}/mail',
  summary: 'Mail the file to oneself, five times a day at most.',
  access: 'player',
  input: { params: byNumber },
  output: done,
  errors: ['document_not_found', 'wallet_for_players'],
});

export const invoiceDocument = defineCall({
  method: 'POST',
  path: '/documents/{number}/invoice',
  summary: 'Make a receipt out to a company, once and for good.',
  access: 'player',
  input: { params: byNumber, body: z.object(enteredCompany) },
  output: oneDocument,
  errors: ['document_not_found', 'invoice_given', 'vat_number_invalid', 'letters_unprintable', 'wallet_for_players'],
});

export const bookingDocuments = defineCall({
  method: 'GET',
  path: '/guest/bookings/{token}/documents',
  summary: 'Receipts and credit notes of a booking, for whoever holds the link that was mailed to its payer.',
  access: 'visitor',
  input: { params: byLink },
  output: z.strictObject({ status: success, data: z.strictObject({ documents: z.array(documentHead) }) }),
  errors: ['booking_not_found'],
});

export const bookingDocument = defineCall({
  method: 'GET',
  path: '/guest/bookings/{token}/documents/{number}',
  summary: 'One of them.',
  access: 'visitor',
  input: { params: byLinkAndNumber },
  output: oneDocument,
  errors: ['booking_not_found', 'document_not_found'],
});

export const bookingDocumentFile = defineCall({
  method: 'GET',
  path: '/guest/bookings/{token}/documents/{number}.pdf',
  summary: 'The same as a file to keep (PDF/A; with its e-invoice inside, if it has one).',
  access: 'visitor',
  input: { params: byLinkAndNumber, query: asFile },
  output: z.string(),
  errors: ['booking_not_found', 'document_not_found'],
  media: 'application/pdf',
});

export const bookingDocumentXml = defineCall({
  method: 'GET',
  path: '/guest/bookings/{token}/documents/{number}.xml',
  summary: 'The e-invoice of one of them (UBL 2.1, Peppol BIS Billing 3).',
  access: 'visitor',
  input: { params: byLinkAndNumber, query: asFile },
  output: z.string(),
  errors: ['booking_not_found', 'document_not_found', 'no_e_invoice'],
  media: 'application/xml',
});

export const mailBookingDocument = defineCall({
  method: 'POST',
  path: '/guest/bookings/{token}/documents/{number}/mail',
  summary: 'Mail the file to the address of the booking, five times a day at most.',
  access: 'visitor',
  input: { params: byLinkAndNumber },
  output: done,
  errors: ['booking_not_found', 'document_not_found'],
});

export const invoiceBooking = defineCall({
  method: 'POST',
  path: '/guest/bookings/{token}/documents/{number}/invoice',
  summary: 'Make the receipt of a booking out to a company, once and for good.',
  access: 'visitor',
  input: { params: byLinkAndNumber, body: z.object(enteredCompany) },
  output: oneDocument,
  errors: ['booking_not_found', 'document_not_found', 'invoice_given', 'vat_number_invalid', 'letters_unprintable'],
});

export const myCompany = defineCall({
  method: 'GET',
  path: '/wallet/company',
  summary: 'The company that one’s invoices are made out to.',
  access: 'player',
  input: {},
  output: z.strictObject({ status: success, data: z.strictObject({ company: company.nullable() }) }),
  errors: ['wallet_for_players'],
});

export const keepCompany = defineCall({
  method: 'PUT',
  path: '/wallet/company',
  summary: 'What one pays for from now on has an invoice to this company.',
  access: 'player',
  input: { body: z.object(enteredCompany) },
  output: z.strictObject({ status: success, data: z.strictObject({ company }) }),
  errors: ['vat_number_invalid', 'letters_unprintable', 'wallet_for_players'],
});

export const removeCompany = defineCall({
  method: 'DELETE',
  path: '/wallet/company',
  summary: 'What one pays for from now on has a receipt again; invoices stay as they were given.',
  access: 'player',
  input: {},
  output: done,
  errors: ['wallet_for_players'],
});

export type SaleDocument = z.output<typeof saleDocument>;
export type DocumentHead = z.output<typeof documentHead>;
export type Company = z.output<typeof company>;
