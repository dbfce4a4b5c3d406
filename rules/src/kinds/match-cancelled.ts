import { isRefunded, type NoticeKind } from './kind.ts';

/** A game one plays in, or waits for, was cancelled (product.md#notifications). */
export const matchCancelled = {
  category: 'changes',
  mails: {
    gameCancelled: { budget: null, leaves: true },
    gameCancelledByPerson: { budget: null, leaves: true },
    gameCancelledByRondo: { budget: null, leaves: true },
    gameCancelledRefund: { budget: null, atOnce: true, leaves: true },
    gameCancelledByPersonRefund: { budget: null, atOnce: true, leaves: true },
    gameCancelledByRondoRefund: { budget: null, atOnce: true, leaves: true },
    gameCancelledGuest: { budget: null, atOnce: true, leaves: true },
  },
  params: ['refund', 'ride', 'cause'],
  action: 'other',
  says: (params) => {
    const refunded = isRefunded(params);
    if (params.cause === 'organiser') return refunded ? 'organiserRefunded' : 'organiser';
    if (params.cause === 'rondo') return refunded ? 'rondoRefunded' : 'rondo';
    return refunded ? 'refunded' : null;
  },
} as const satisfies NoticeKind;
