import { sports } from '@rondo/rules';
import { journalKinds, ownerKinds, saleKinds } from '@rondo/rules/books';
import { z } from 'zod';
import { consoleList, consoleSpan } from './console.ts';
import { defineCall } from './define-call.ts';
import { ledgerAccounts } from './ledger.ts';
import { euros, id, instant, success } from './wire.ts';

/** The ledger as admins read it (product.md#administration): what the accounts hold, the closed days, the journals. */

/** How many closed days of the ledger are shown at a time. */
export const closesPage = 14;

export const ledgerOverview = defineCall({
  method: 'GET',
  path: '/admin/ledger',
  summary: 'What each account of the ledger holds now, and closed days, the latest first.',
  access: 'admin',
  input: { query: z.object({ page: z.coerce.number().int().min(1).max(1000).default(1) }) },
  output: z.strictObject({
    status: success,
    data: z.strictObject({
      accounts: z.array(z.strictObject({ account: z.enum(ledgerAccounts), balance: euros })),
      /** The sum of all accounts, which is zero. */
      sum: euros,
      closes: z.array(z.strictObject({ day: z.iso.date(), journals: z.int(), closedAt: instant })),
      totalPages: z.int(),
    }),
  }),
  errors: [],
});

export const verifyClose = defineCall({
  method: 'GET',
  path: '/admin/ledger/closes/{day}',
  summary: 'Hash a closed day again, and say what differs from when it was closed.',
  access: 'admin',
  input: { params: z.object({ day: z.iso.date().refine((day) => day >= '2000') }) },
  output: z.strictObject({
    status: success,
    data: z.strictObject({
      /** The day's journals that were hashed. */
      journals: z.int(),
      /** Whether the close and all its journals are unchanged. */
      holds: z.boolean(),
      /** Journals that were altered, removed or added. */
      altered: z.array(z.int()),
    }),
  }),
  errors: ['close_not_found', 'close_too_large'],
});

const named = z.strictObject({ _id: id, name: z.string() });

const journal = z.strictObject({
  _id: z.int(),
  kind: z.enum(journalKinds),
  at: instant,
  /** When it counts in the books, for a payout that was booked after its day. */
  valuedAt: instant.nullable(),
  /** The sum of the positive lines. */
  moved: euros,
  person: named.nullable(),
  game: named.nullable(),
  orderId: id.nullable(),
  /** For a correction: who agreed on it, and why; `approvedBy` is the proposer if one admin booked it alone, and null for a command on the server. */
  correction: z
    .strictObject({ proposedBy: z.string(), approvedBy: z.string().nullable(), reason: z.string() })
    .nullable(),
  lines: z.array(
    z.strictObject({
      _id: z.int(),
      account: z.enum(ledgerAccounts),
      /** The account's owner; null for the house. */
      owner: z.strictObject({ kind: z.enum(ownerKinds), _id: id, name: z.string().nullable() }).nullable(),
      amount: euros,
    }),
  ),
});

export const { list: listJournals, file: journalsFile } = consoleList({
  path: '/admin/journals',
  summary:
    'Journals: all, or of a person (address or id), a game or an order (id), a day (`2026-11-21`), or one by its number. Looking at a person’s is in the audit log.',
  rows: { journals: journal },
  sorts: ['newest', 'oldest'],
  filters: {
    ...consoleSpan,
    account: z.enum(ledgerAccounts).optional().describe('Only journals that moved this account'),
    sale: z.enum(saleKinds).optional().describe('Only journals with a document that has such a line'),
    sport: z.enum(sports).optional().describe('Only journals with a document about such a game'),
  },
});

/** A row of that file: a line of a journal, with what its journal is about. */
export const journalLine = z.strictObject({
  journal: z.int(),
  kind: z.string(),
  at: instant,
  account: z.string(),
  owner: z.string(),
  ownerId: z.string(),
  amount: euros,
  person: z.string(),
  personId: z.string(),
  game: z.string(),
  gameId: z.string(),
  orderId: z.string().nullable(),
  proposedBy: z.string(),
  approvedBy: z.string(),
  reason: z.string(),
  valuedAt: instant.nullable(),
});
