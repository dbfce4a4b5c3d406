import type { Journal } from '../wallet/post-journals.ts';

/** Rows that the decisions of one batch write. */
export interface Writes {
  registrations: {
    id: string;
    userId: string;
    payerId: string;
    teamId: string | null;
    earlyBirdId: string | null;
    priceCents: number;
    paidCents: number;
    /** What the player hears of it in the app. */
    notice: 'signedUp' | 'waitingListPromoted';
  }[];
  ended: { id: string; status: 'left' | 'refunded'; refundedCents: number; retainedCents: number }[];
  journals: Journal[];
  queued: { userId: string; teamId: string | null; allowedCents: number | null }[];
  leftQueue: string[];
  /** Let their offer pass. */
  lapsed: string[];
  /** Waited and got in, by themselves or as the first in line. */
  promoted: string[];
  /** A spot is kept for them until then. */
  offers: { userId: string; until: Date }[];
  /** Hear that there is a spot for the first who takes it. */
  told: string[];
  /** Holds that were used up, or given up, by their holder. */
  endedHolds: string[];
  takenEarlyBirds: string[];
  confirmed: boolean;
  /** The game was confirmed before and has fallen below its minimum. */
  belowMinimum: boolean;
}

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
    endedHolds: [],
    takenEarlyBirds: [],
    confirmed: false,
    belowMinimum: false,
  };
}
