import { z } from 'zod';
import { email } from './accounts.ts';
import { defineCall } from './define-call.ts';
import { done } from './wire.ts';

/** A guest's mistyped address (product.md#guests). */

/** Why a guest's mistyped address is not corrected. */
export const correctionRefusals = [
  'email_invalid',
  'guest_is_player',
  'game_cancelled',
  'game_archived',
  'not_joined',
  'address_same',
  'guest_has_more',
  'address_not_free',
  'mails_limited',
] as const;

export const correctPaidAddress = defineCall({
  method: 'POST',
  path: '/guest/orders/{id}/address',
  summary:
    'A guest who paid corrects the address that their booking was mailed to, until its link was opened: for whoever holds the order id.',
  access: 'visitor',
  input: { params: z.object({ id: z.string().max(64) }), body: z.object({ email }) },
  output: done,
  errors: ['payment_not_found', 'link_opened', ...correctionRefusals],
});
