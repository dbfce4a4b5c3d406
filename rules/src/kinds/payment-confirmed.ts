import type { NoticeKind } from './kind.ts';

/** A spot one paid for, with the amount. */
export const paymentConfirmed = {
  category: 'bookings',
  ownMail: { budget: null, game: 'calendar' },
  params: ['amount'],
} as const satisfies NoticeKind;
