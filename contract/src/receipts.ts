import { paymentMethods, priceLineKinds } from '@rondo/rules';
import { z } from 'zod';
import { defineCall } from './define-call.ts';
import { cashOutStatuses, gameOfPayment, orderStatuses } from './wallet.ts';
import { euros, id, instant, success } from './wire.ts';

export const receiptLines = [...priceLineKinds, 'pass', 'amount', 'fee'] as const;

export const receiptKinds = ['top_up', 'entrance_fee', 'pass', 'promotion'] as const;

const receipt = z.strictObject({
  _id: id,
  /** Unique, and short enough to quote: `P-20261121-1A2B3C4D`. */
  number: z.string(),
  kind: z.enum(receiptKinds),
  createdAt: instant,
  payer: z.strictObject({ name: z.string(), email: z.string() }),
  match: gameOfPayment.extend({ address: z.string() }).nullable(),
  /** The player whose spot was paid for, if that was somebody else. */
  friend: z.string().nullable(),
  /** Discounts are negative; `amount` is set if there is no price before discounts. */
  lines: z.array(
    z.strictObject({
      kind: z.enum(receiptLines),
      name: z.string().nullable(),
      amount: euros,
    }),
  ),
  total: euros,
  /** `balance`: from the wallet. `pass`: paid ahead. `promotion`: given. */
  method: z.enum([...paymentMethods, 'balance', 'pass', 'promotion']),
  status: z.enum([...orderStatuses, ...cashOutStatuses]),
  /** The refund, to the balance or as a game on a pass. */
  refund: z.strictObject({ amount: euros, createdAt: instant }).nullable(),
});

export const walletReceipt = defineCall({
  method: 'GET',
  path: '/wallet/receipts/{id}',
  summary:
    'The receipt of a top-up order, of a payment for a spot, of a pass, or of a promocode that topped the balance up.',
  access: 'player',
  input: { params: z.object({ id }) },
  output: z.strictObject({ status: success, data: z.strictObject({ receipt }) }),
  errors: ['payment_not_found', 'wallet_for_players'],
});

export type Receipt = z.output<typeof receipt>;
