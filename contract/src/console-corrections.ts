import {
  type CorrectedAccount,
  correctable,
  correctedAccounts,
  eurosToCents,
  type HouseAccount,
  isCorrectable,
  standsAgainst,
} from '@rondo/rules';
import { z } from 'zod';
import { consoleList, reason } from './console.ts';
import { defineCall } from './define-call.ts';
import { euros, id, instant, line, success } from './wire.ts';

/**
 * Corrections of the ledger: one admin books a small one alone (decisions/0083-one-admin.md); otherwise one admin proposes it and another approves or
 * declines it (decisions/0042-corrections.md).
 */

export const correctionStates = ['open', 'approved', 'declined', 'expired'] as const;

const houseAccounts = [...new Set(Object.values(correctable).flat())] as [HouseAccount, ...HouseAccount[]];
const account = z.enum(correctedAccounts as [CorrectedAccount, ...CorrectedAccount[]]);
const against = z.enum(houseAccounts);
const person = z.strictObject({ _id: id, name: z.string() });

const correction = z.strictObject({
  _id: id,
  person,
  account,
  against,
  /** Positive adds to `account`. */
  amount: euros,
  orderId: id.nullable(),
  reason: z.string(),
  proposedBy: person,
  proposedAt: instant,
  expiresAt: instant,
  state: z.enum(correctionStates),
  /** Who an open correction waits for: another admin or, if there is none, a command on the server. */
  awaits: z.enum(['admin', 'server']).nullable(),
  /** `by` is the proposer if one admin booked it alone, and null for a command on the server. */
  decision: z.strictObject({ by: person.nullable(), at: instant, reason: z.string() }).nullable(),
  /** The journal it was booked with. */
  journalId: z.int().nullable(),
});

const oneCorrection = z.strictObject({ status: success, data: z.strictObject({ correction }) });

export const { list: listCorrections, file: correctionsFile } = consoleList({
  path: '/admin/corrections',
  summary: 'Corrections, by words of the name or address of whom they concern.',
  rows: { corrections: correction },
  sorts: ['newest', 'oldest'],
  filters: {
    state: z.enum(correctionStates).optional(),
  },
});

export const proposeCorrection = defineCall({
  method: 'POST',
  path: '/admin/corrections',
  summary:
    'Correct the ledger: booked at once, `approved`, while one admin alone may correct by so much for the person this month (25 euros, with goodwill); otherwise proposed, and another admin approves it within a week.',
  access: 'admin',
  input: {
    body: z
      .object({
        person: line(254, 3).describe('The address or id of the person concerned'),
        account,
        against,
        amount: z
          .number()
          .refine((amount) => isCorrectable(eurosToCents(amount) ?? 0), { error: 'Up to 10000 euros, in whole cents.' })
          .describe('Euros; positive adds to the account'),
        orderId: id.optional(),
        reason,
      })
      .refine(({ account: of, against: other }) => standsAgainst(of, other), {
        path: ['against'],
        error: 'Not against this account.',
      }),
  },
  output: oneCorrection,
  errors: [
    'user_not_found',
    'not_on_oneself',
    'wallet_for_players',
    'not_an_organiser',
    'correction_below_zero',
    'payment_not_found',
    'order_of_another',
  ],
  idempotent: true,
});

export const decideCorrection = defineCall({
  method: 'POST',
  path: '/admin/corrections/{id}/decide',
  summary: 'Approve the correction that another admin proposed, which books it, or decline it.',
  access: 'admin',
  decidesMoney: true,
  input: {
    params: z.object({ id }),
    body: z.object({ decision: z.enum(['approved', 'declined']), reason }),
  },
  output: oneCorrection,
  errors: [
    'correction_not_found',
    'not_on_oneself',
    'own_proposal',
    'admins_of_one_hand',
    'already_decided',
    'correction_expired',
    'proposer_no_admin',
    'user_not_found',
    'wallet_for_players',
    'not_an_organiser',
    'correction_below_zero',
  ],
  idempotent: true,
});
