import { z } from 'zod';
import { defineCall } from './define-call.ts';
import { instant, line, success } from './wire.ts';

/** What the yearly report of organisers' pay to the tax office needs of each (decisions/0142-the-yearly-report.md). */

/** The details as they are kept: of a person who is reported, or of one who charges VAT and so is left out. */
export const taxDetails = z.strictObject({
  name: z.string(),
  address: z.string(),
  /** Null for who charges VAT. */
  bornOn: z.iso.date().nullable(),
  /** The last three digits; null for who has none, or charges VAT. */
  bsn: z.string().nullable(),
  vat: z.string().nullable(),
  /** Since when Rondo writes their invoices (decisions/0145-invoices-for-organisers.md); null if they send their own. */
  invoicedSince: instant.nullable(),
});

const person = { name: line(100, 1), address: line(200, 5).describe('Street, number, postcode and town') };
const output = z.strictObject({ status: success, data: z.strictObject({ taxDetails }) });

export const keepTaxDetails = defineCall({
  method: 'PUT',
  path: '/organising/tax-details',
  summary:
    'What the yearly report to the tax office says of oneself. Asked of who was paid this year or last year; the BSN is never sent back, only its end.',
  access: 'player',
  proof: true,
  input: {
    body: z.object({
      ...person,
      bornOn: z.iso.date(),
      bsn: line(20).default('').describe('Nine digits, with or without spaces'),
      hasNoBsn: z.boolean().default(false).describe('Who has none is reported without it'),
    }),
  },
  output,
  errors: ['bsn_invalid', 'birth_day_wrong', 'not_reported'],
});

export const keepVatNumber = defineCall({
  method: 'PUT',
  path: '/organising/vat-number',
  summary:
    'That one charges VAT, and so is left out of the yearly report to the tax office. A BSN that was given is deleted. A freelancer with a Dutch number may agree that Rondo writes their invoices, whose VAT is within their pay.',
  access: 'player',
  proof: true,
  input: {
    body: z.object({
      ...person,
      vat: line(20, 1),
      isInvoiced: z.boolean().default(false).describe('Whether Rondo writes their invoices from now on'),
    }),
  },
  output,
  errors: ['vat_number_invalid', 'not_reported', 'invoices_not_written', 'vat_not_dutch', 'letters_unprintable'],
});

export type TaxDetails = z.output<typeof taxDetails>;
