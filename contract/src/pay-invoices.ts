import { languageCodes } from '@rondo/rules';
import { payInvoiceNumber as form } from '@rondo/rules/books';
import { z } from 'zod';
import { consoleList, consoleSpan } from './console.ts';
import { defineCall } from './define-call.ts';
import { euros, id } from './wire.ts';

/** Invoices that Rondo writes in the name of organisers who charge VAT (decisions/0145-invoices-for-organisers.md). */

export const payInvoiceNumber = z
  .string()
  .regex(form)
  .describe('`SB-2026-0003`; without gaps among an organiser’s invoices and credit notes of a year');

const language = z.object({ lang: z.enum(languageCodes).optional().describe("The reader's language if left out") });

export const payInvoiceFile = defineCall({
  method: 'GET',
  path: '/organising/pay/invoices/{number}.pdf',
  summary: 'An invoice or credit note that Rondo wrote in one’s name, as a file to keep (PDF/A).',
  access: 'player',
  input: { params: z.object({ number: payInvoiceNumber }), query: language },
  output: z.string(),
  errors: ['document_not_found'],
  media: 'application/pdf',
});

export const payInvoiceFileOf = defineCall({
  method: 'GET',
  path: '/admin/books/pay-invoices/{id}.pdf',
  summary: 'The same for admins, of any organiser.',
  access: 'admin',
  proof: false, // it is of one person
  input: { params: z.object({ id: z.string().max(64) }), query: language },
  output: z.string(),
  errors: ['document_not_found'],
  media: 'application/pdf',
});

export const { list: listPayInvoices, file: payInvoicesFile } = consoleList({
  path: '/admin/books/pay-invoices',
  summary: 'Invoices and credit notes that Rondo wrote in the name of organisers; their VAT is deducted.',
  rows: {
    invoices: z.strictObject({
      _id: id,
      /** `SB-2026-0003` */
      invoice: z.string(),
      day: z.iso.date(),
      person: z.strictObject({ _id: id, name: z.string() }),
      game: z.strictObject({ _id: id, name: z.string() }),
      /** Below zero on a credit note. */
      withoutVat: euros,
      vat: euros,
      total: euros,
    }),
  },
  sorts: ['newest', 'oldest', 'most'],
  filters: consoleSpan,
});
