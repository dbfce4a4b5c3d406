import { departureRefusals } from '@rondo/rules';
import { z } from 'zod';
import { reason } from './console.ts';
import { defineCall } from './define-call.ts';
import { exportedData, spotGivenUp } from './profile.ts';
import { done, euros, id, success } from './wire.ts';

/** Forgetting a person, even a guest, who asked an admin for it (decisions/0097-forgetting-somebody.md). */

const byId = z.object({ id });

export const getForgetting = defineCall({
  method: 'GET',
  path: '/admin/users/{id}/forgetting',
  summary: 'What forgetting a person would do now, or what has to be done before.',
  access: 'admin',
  input: { params: byId },
  output: z.strictObject({
    status: success,
    data: z.strictObject({
      /** What they give up: their balance, passes, money kept for a guest, and refunds of their spots. */
      balance: euros,
      onPasses: euros,
      spots: z.array(spotGivenUp),
      /** The refusal that forgetting would get now, with the values for its sentence; null for none. */
      hindrance: z
        .strictObject({ code: z.enum(departureRefusals), params: z.record(z.string(), z.string()) })
        .nullable(),
    }),
  }),
  errors: ['user_not_found'],
});

export const exportUser = defineCall({
  method: 'GET',
  path: '/admin/users/{id}/export',
  summary:
    'The file that a person would download themself (`/users/export`), for somebody who can’t log in. In the audit log.',
  access: 'admin',
  proof: true,
  input: { params: byId },
  output: exportedData,
  errors: ['user_not_found'],
});

export const forgetUser = defineCall({
  method: 'POST',
  path: '/admin/users/{id}/forget',
  summary:
    'Forget a person who asked for it, as if they had deleted their account: what others still need stays without the person, and all else goes. A last mail says so.',
  access: 'admin',
  input: {
    params: byId,
    body: z.object({
      reason,
      giveUpBalance: z.number().min(0).max(10_000_000).default(0).describe('What they give up, in euros: all of it'),
    }),
  },
  output: done,
  errors: [
    'user_not_found',
    'not_on_oneself',
    'organiser_of_games',
    'leads_communities',
    'payment_under_way',
    'pay_owed',
    'payout_under_way',
    'debt_left',
    'balance_left',
  ],
  idempotent: true,
});
