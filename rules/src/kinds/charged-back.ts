import type { NoticeKind } from './kind.ts';

/** To the admins: a payment was taken back (product.md#charge-backs). */
export const chargedBack = {
  category: 'money',
  mails: { chargedBack: { budget: null, atOnce: true } },
  params: ['friend', 'amount', 'owed'],
} as const satisfies NoticeKind;
