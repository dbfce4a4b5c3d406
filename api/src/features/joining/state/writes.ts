import type { PriceLine } from '@rondo/rules';
import type { HandledOrder } from '../../payments/mark-handled.ts';
import type { NewOrder } from '../../payments/place-orders.ts';
import type { UsedCode } from '../../promocodes/use-codes.ts';
import type { RideMove } from '../../wallet/move-rides.ts';
import type { EventName, NewEvent } from '../../../platform/events/event-names.ts';
import type { Journal } from '../../wallet/post-journals.ts';
import type { GameState, GroupState } from './game-state.ts';

/** The rows that a batch writes for one game. Amounts in cents. */
export interface Writes {
  registrations: {
    id: string;
    userId: string;
    payerId: string;
    teamId: string | null;
    earlyBirdId: string | null;
    orderId: string | null;
    passId: string | null;
    /** The fee on top of a payment through the provider; null for payment from the balance. */
    feeCents: number | null;
    priceCents: number;
    paidCents: number;
    proofUntil: string | null;
    /** Set if there were discounts. */
    priceLines: PriceLine[] | null;
    /** The notification shown to the player at once; null if they get a fuller message, or none. */
    notification: 'signedUp' | 'paymentConfirmed' | 'waitingListPromoted' | null;
  }[];
  ended: { id: string; status: 'left' | 'refunded'; refundedCents: number; retainedCents: number }[];
  journals: Journal[];
  /** Rides taken off passes, or put back. */
  rides: RideMove[];
  queued: { userId: string; teamId: string | null; allowedCents: number | null; byLink: boolean; place: number }[];
  leftQueue: string[];
  /** People whose offer has lapsed. */
  lapsed: string[];
  /** People who waited and have joined, by themselves or as the first on the list. */
  promoted: string[];
  /** Spots kept for people, and until when. */
  offers: { userId: string; until: Date }[];
  /** People told that the first person to take a spot gets it. */
  told: string[];
  /** People whose holds were added, changed or removed; the state has the current ones. */
  changedHolds: Set<string>;
  changedGroups: Map<string, { group: GroupState; outcome: GroupOutcome | null }>;
  /** The people a group invites. */
  invited: { senderId: string; userId: string }[];
  orders: NewOrder[];
  /** Open orders whose payer started another checkout, or has joined. */
  supersededOrders: string[];
  handledOrders: HandledOrder[];
  /** Registrations of guests who have opened the link in their mail. */
  proved: string[];
  takenEarlyBirds: string[];
  usedCodes: UsedCode[];
  /** Registrations whose codes can be used again. */
  codesBack: string[];
  takenOver: { registrationId: string; toUserId: string }[];
  /** Places for teams of a tournament that somebody named (with its name in the state), and those that are free again: null. */
  places: Map<string, { captainId: string } | null>;
  /** Whether spots that a group kept have opened. */
  opened: boolean;
  confirmed: boolean;
  /** Whether a confirmed game has fallen below its minimum. */
  belowMinimum: boolean;
  news: News[];
}

/** A game of a batch, with its decided changes. */
export interface DecidedGame {
  state: GameState;
  writes: Writes;
}

/** What somebody did with another person's spot or money, or a payment with the payer's money. */
type News = OfGame<
  | 'spot.booked'
  | 'spot.paidFor'
  | 'spot.declined'
  | 'spot.endedByPayer'
  | 'spot.handedOver'
  | 'group.invited'
  | 'group.complete'
  | 'group.over'
  | 'payment.credited'
  | 'payment.returned'
>;
type OfGame<Name extends EventName> = { [N in Name]: { name: N } & Omit<NewEvent<N>['data'], 'gameId'> }[Name];

/** How a group ended; `gone`: its game was cancelled, or its starter left. */
export type GroupOutcome = 'complete' | 'expired' | 'declined' | 'withdrawn' | 'gone';

export function noWrites(): Writes {
  return {
    registrations: [],
    ended: [],
    journals: [],
    rides: [],
    queued: [],
    leftQueue: [],
    lapsed: [],
    promoted: [],
    offers: [],
    told: [],
    changedHolds: new Set(),
    changedGroups: new Map(),
    invited: [],
    orders: [],
    supersededOrders: [],
    handledOrders: [],
    proved: [],
    takenEarlyBirds: [],
    usedCodes: [],
    codesBack: [],
    takenOver: [],
    places: new Map(),
    opened: false,
    confirmed: false,
    belowMinimum: false,
    news: [],
  };
}
