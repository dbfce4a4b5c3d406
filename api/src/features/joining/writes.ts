import type { PriceLine } from '@rondo/rules';
import type { HandledOrder } from '../payments/mark-handled.ts';
import type { NewOrder } from '../payments/place-orders.ts';
import type { UsedCode } from '../promocodes/use-codes.ts';
import type { Journal } from '../wallet/post-journals.ts';

/** Rows that the decisions of one batch write for one game. Amounts in cents. */
export interface Writes {
  registrations: {
    id: string;
    userId: string;
    payerId: string;
    teamId: string | null;
    earlyBirdId: string | null;
    orderId: string | null;
    priceCents: number;
    paidCents: number;
    proofUntil: string | null;
    /** When there were discounts. */
    priceLines: PriceLine[] | null;
    /** What the player hears of it in the app at once; null: it is told with more words, or to nobody. */
    notice: 'signedUp' | 'paymentConfirmed' | 'waitingListPromoted' | null;
  }[];
  ended: { id: string; status: 'left' | 'refunded'; refundedCents: number; retainedCents: number }[];
  journals: Journal[];
  queued: { userId: string; teamId: string | null; allowedCents: number | null; byLink: boolean; place: number }[];
  leftQueue: string[];
  /** Let their offer pass. */
  lapsed: string[];
  /** Waited and got in, by themselves or as the first in line. */
  promoted: string[];
  /** A spot is kept for them until then. */
  offers: { userId: string; until: Date }[];
  /** Hear that there is a spot for the first who takes it. */
  told: string[];
  /** Whose holds have come, changed or gone: the state knows which they are now. */
  changedHolds: Set<string>;
  orders: NewOrder[];
  handledOrders: HandledOrder[];
  /** Registrations of guests who have opened the link in their mail. */
  proved: string[];
  takenEarlyBirds: string[];
  usedCodes: UsedCode[];
  takenOver: { registrationId: string; toUserId: string }[];
  confirmed: boolean;
  /** The game was confirmed before and has fallen below its minimum. */
  belowMinimum: boolean;
  news: News[];
}

/** What people hear of beside their own doing, in the app or by mail. */
export type News =
  /** Somebody without a login has a spot, and manages it by the link in a mail. */
  | { what: 'booked'; userId: string; registrationId: string; paidCents: number; proofUntil: string | null }
  /** The payment came too late for a spot, or for a game that is off: it is credit. */
  | { what: 'credited'; userId: string; amountCents: number }
  | { what: 'friendPaid'; userId: string; payerId: string; registrationId: string }
  /** The player gave up a spot that somebody else paid. */
  | { what: 'friendDeclined'; userId: string; payerId: string; refundedCents: number }
  /** The payer gave up the player's spot. */
  | { what: 'spotGivenUp'; userId: string; payerId: string }
  | { what: 'handOverTaken'; userId: string; takerId: string; payerId: string; refundedCents: number };

export function noWrites(): Writes {
  return {
    registrations: [],
    ended: [],
    journals: [],
    queued: [],
    leftQueue: [],
    lapsed: [],
    promoted: [],
    offers: [],
    told: [],
    changedHolds: new Set(),
    orders: [],
    handledOrders: [],
    proved: [],
    takenEarlyBirds: [],
    usedCodes: [],
    takenOver: [],
    confirmed: false,
    belowMinimum: false,
    news: [],
  };
}
