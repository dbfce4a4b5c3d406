import { chartAccounts, rgsCode } from '@rondo/rules/books';
import { z } from 'zod';
import { reason } from './console.ts';
import { defineCall } from './define-call.ts';
import { line, success } from './wire.ts';

/** The chart of accounts, and the file that bookkeeping programs read (product.md#books). */

/** Versions of the XML Auditfile Financieel. */
export const auditfileVersions = ['3.2', '4.0'] as const;

const account = z.enum(chartAccounts);

const accounts = z.strictObject({
  status: success,
  data: z.strictObject({
    accounts: z.array(z.strictObject({ account, number: z.string(), rgs: z.string() })),
    /** Years with something booked, the latest first. */
    years: z.array(z.int()),
    /** Whether these books are a sub-administration, which is imported into others (`BOOKS_ARE`). */
    isPart: z.boolean(),
    /** The settings without which there is no auditfile. */
    missing: z.array(z.string()),
  }),
});

export const booksAccounts = defineCall({
  method: 'GET',
  path: '/admin/books/accounts',
  summary: 'The chart of accounts with the RGS code of each, and the years of which there is an auditfile.',
  access: 'admin',
  input: {},
  output: accounts,
  errors: [],
});

export const changeAccount = defineCall({
  method: 'PATCH',
  path: '/admin/books/accounts/{account}',
  summary: 'Give an account another RGS code, which no other account has. It is in each auditfile from then on.',
  access: 'admin',
  input: {
    params: z.object({ account }),
    body: z.object({
      rgs: line(40).pipe(z.string().regex(rgsCode)).describe('`BLimBanRba`, or with an extension `BLimBanRba.01`'),
      reason,
    }),
  },
  output: accounts,
  errors: ['rgs_taken'],
  idempotent: true,
});

export const auditfile = defineCall({
  method: 'GET',
  path: '/admin/books/auditfile',
  summary:
    'All that was booked in a year, as XML Auditfile Financieel. People are numbers in it. That it was taken is in the audit log.',
  access: 'admin',
  input: {
    query: z.object({
      year: z.coerce.number().int().min(2000).max(2099),
      version: z.enum(auditfileVersions).default('3.2'),
    }),
  },
  output: z.string(),
  errors: ['seller_missing', 'year_to_come'],
  media: 'application/xml',
});
