import { gameStatuses, paymentMethods, sports, surfaces, spotStatuses } from '@rondo/rules';
import { z } from 'zod';
import { email } from './accounts.ts';
import { ticket } from './attendance.ts';
import { defineCall } from './define-call.ts';
import { refundNow } from './game-shapes.ts';
import { entry, joinRefusals, ofGroup, payment, refundRefusals, refundShown } from './joining.ts';
import { offerRefusals } from './spots.ts';
import { phoneWallets } from './phone-tickets.ts';
import { takenOutBy } from './taking-out.ts';
import { orderStatuses } from './wallet.ts';
import { weather } from './weather.ts';
import { done, euros, id, instant, line, success } from './wire.ts';

/** Joining and leaving a game without a login: by an email address, and by the link mailed to it. */

const consents = { terms: z.boolean('terms_required'), privacy: z.boolean('privacy_required') };

/** Until when the link mailed to a guest must be opened to keep their free spot; null if the spot is theirs already. */
const proofUntil = instant.nullable();

const method = z.enum(paymentMethods, 'payment_method_unknown').default('ideal');

/** A checkout that holds a spot until it expires. */
const checkout = z.strictObject({
  status: success,
  paymentLink: z.string(),
  /** Null if the spot costs nothing now: then it is booked, and the link leads to the game. */
  orderId: id.nullable(),
  amount: euros,
  fee: euros,
  expiresAt: instant.nullable(),
  proofUntil,
});

const guestMoney = z.strictObject({
  status: success,
  data: z.strictObject({
    email: z.string(),
    /** False once they set a password, because the money is then in their wallet. */
    isGuest: z.boolean(),
    /** The money kept for them, in euros. */
    kept: euros,
    /** How much of it can go back the way they paid. */
    canGoBack: euros,
    /** The amount on its way back through the provider. */
    underWay: euros,
    /** The amount sent back through the provider. */
    sent: euros,
    /** The masked account to which the next payout sends what can't go back; null if no account was given. */
    account: z.string().nullable(),
    /** The amount on its way to a bank account. */
    toBank: euros,
    /** The amount paid to a bank account. */
    byBank: euros,
  }),
});
const byMoneyToken = { params: z.object({ token: z.string().max(200) }) };

export const getGuestMoney = defineCall({
  method: 'GET',
  path: '/guest/money/{token}',
  summary: 'What is kept for a guest, by the token of a mailed link; it changes nothing.',
  access: 'visitor',
  input: byMoneyToken,
  output: guestMoney,
  errors: ['guest_money_not_found'],
});

export const askGuestMoneyBack = defineCall({
  method: 'POST',
  path: '/guest/money/{token}/back',
  summary: 'Have what is kept go back the way the guest paid, by the token of a mailed link.',
  access: 'visitor',
  input: byMoneyToken,
  output: guestMoney,
  errors: ['guest_money_not_found', 'nothing_kept', 'not_back_this_way', 'user_not_found'],
});

const checkoutRefusals = [
  ...joinRefusals,
  'game_full',
  'game_is_free',
  'price_changed',
  'payment_method_unknown',
  'payments_off',
  'provider_unavailable',
  'too_many_unfinished',
] as const;

export const joinFreeAsGuest = defineCall({
  method: 'POST',
  path: '/guest/joinFreeAsGuest',
  summary: 'Join a free game by e-mail address; the booking is managed by the link mailed to it.',
  access: 'visitor',
  input: { body: z.object({ ...entry, ...ofGroup, email, ...consents }) },
  output: z.strictObject({ status: success, message: z.string(), proofUntil }),
  errors: [
    'mails_limited',
    'email_invalid',
    ...joinRefusals,
    'log_in_first',
    'too_many_unfinished',
    'game_full',
    'payment_required',
    'external_payment_needed',
    'terms_required',
    'privacy_required',
  ],
  idempotent: true,
});

export const payAsGuest = defineCall({
  method: 'POST',
  path: '/internalPayments/guest/pay',
  summary: 'Pay for a spot by e-mail address: holds the spot for 15 minutes and answers with the provider’s checkout.',
  access: 'visitor',
  input: {
    body: z.object({
      ...entry,
      ...ofGroup,
      email,
      amount: z.number().min(0).max(1000).nullish().describe('The price the payer saw, without the fee, in euros'),
      method,
      ...consents,
    }),
  },
  output: checkout,
  errors: [
    ...checkoutRefusals,
    'email_invalid',
    'log_in_first',
    'external_payment_needed',
    'terms_required',
    'privacy_required',
  ],
  idempotent: true,
});

export const payThroughProvider = defineCall({
  method: 'POST',
  path: '/internalPayments/checkout',
  summary:
    'Pay the exact price of one’s own spot through the provider, with one’s codes: holds spot, price and codes for 15 minutes and answers with the checkout.',
  access: 'guest',
  input: {
    body: z.object({
      ...entry,
      ...ofGroup,
      ...payment,
      method,
      isAndroidApp: z.boolean().nullish().describe('Whether the page to return to leads into the app'),
    }),
  },
  output: checkout,
  errors: [...checkoutRefusals, 'external_payment_needed', 'periodic_not_usable'],
  idempotent: true,
});

export const payExternalEvent = defineCall({
  method: 'POST',
  path: '/external/payment',
  summary: 'Pay for an external event: holds the spot for 15 minutes and answers with the provider’s checkout.',
  access: 'visitor',
  input: {
    body: z.object({
      ...entry,
      email,
      name: line(50, 1),
      teamName: line(50),
      organisation: line(80),
      organisationMember: z
        .boolean()
        .describe('Whether they are a member of the organisation, and pay its member price'),
      method,
    }),
  },
  output: checkout,
  errors: [...checkoutRefusals, 'email_invalid', 'not_external'],
  idempotent: true,
});

/** What a ticket says about its game. */
const ticketGame = z.strictObject({
  _id: id,
  name: z.string(),
  sport: z.enum(sports),
  field_type: z.enum(surfaces),
  /** The picture, as on the game's card. */
  scene: z.string(),
  game_date: instant,
  /** Hours. */
  duration: z.number(),
  status: z.enum(gameStatuses),
  address: z.string(),
  city: z.string(),
});

export const spotPaymentStatus = defineCall({
  method: 'POST',
  path: '/payments/esn/payment',
  summary: 'How a payment for a spot stands, for whoever holds its order id; asks the provider when it is still open.',
  access: 'visitor',
  input: { body: z.object({ orderId: z.string().max(64) }) },
  output: z.strictObject({
    status: success,
    order: z.strictObject({
      _id: id,
      amount: euros,
      fee: euros,
      /** Credits that the payer got for it: the amount if there was no spot left, otherwise 0. */
      paidTokens: euros,
      matchId: id,
      status: z.enum(orderStatuses),
      underReview: z
        .boolean()
        .describe(
          'Whether an admin must look into it, for example because another amount was paid; nothing is decided until then',
        ),
      superseded: z
        .boolean()
        .describe('Whether its payer started another checkout for the game, or joined in another way'),
      /** What happened with the spot; `returned`: the payment goes back to the payer; null while that isn't known yet. */
      outcome: z.enum(['joined', 'credited', 'returned', 'none']).nullable(),
      isIn: z.boolean().describe('Whether its payer is in the game by it now; false once they gave the spot up'),
      /** Until when the spot is held. */
      expiresAt: instant,
      paymentLink: z.string().nullable().describe('The checkout, while it can still be paid'),
      match: ticketGame.extend({
        description: z.string(),
        coordinates: z.tuple([z.number(), z.number()]).describe('Longitude, latitude'),
      }),
      teamName: z.string().nullable(),
      external: z.boolean().describe('Whether it is another organisation’s event, whose spots can’t be handed over'),
      groupchat: z.string().nullable().describe('Only for a logged-in payer who is in the game'),
      isGuest: z
        .boolean()
        .describe('Whether the payer has no password, and manages the booking only by the mailed link'),
      address: z
        .enum(['correctable', 'opened'])
        .nullable()
        .describe(
          'For a guest who is in: whether the payer may still correct the address, or its mailed link was opened',
        ),
    }),
    userEmail: z.string(),
  }),
  errors: ['payment_not_found'],
});

const byToken = { params: z.object({ token: z.string().max(200) }) };

export const getBooking = defineCall({
  method: 'GET',
  path: '/guest/bookings/{token}',
  summary: 'A booking, for whoever holds the link that was mailed to its player.',
  access: 'visitor',
  input: byToken,
  output: z.strictObject({
    status: success,
    data: z.strictObject({
      booking: z.strictObject({
        match: ticketGame,
        status: z.enum(spotStatuses),
        proofUntil: instant
          .nullable()
          .describe(
            'A free spot is its guest’s until then, unless the link is opened; of a spot that is over: when that was',
          ),
        email: z.string(),
        /** Whether the player has no password yet; setting one gives them access to their credits. */
        isGuest: z.boolean(),
        opened: z.boolean().describe('Whether the mailed link was opened before; a guest’s page says so'),
        paid: euros,
        fee: euros.describe('The fee that was added for paying'),
        /** The payer, if that is somebody else. */
        paidBy: z
          .strictObject({
            name: z.string().nullable().describe('Null if they hide it from people who are not logged in'),
          })
          .nullable(),
        /** The amount that was refunded. */
        refunded: euros,
        /** Set if the player was taken out: by whom, and why. */
        takenOut: z.strictObject({ by: takenOutBy, reason: z.string().nullable() }).nullable(),
        /** Whether it can be given up now, and the refund; null if it is no longer possible. */
        giveUp: refundNow.nullable(),
        /** Whether the spot, no longer refundable, can be or already is released to the waiting list; null if neither. */
        release: z.enum(['possible', 'open']).nullable(),
        teamName: z.string().nullable(),
        /** The ticket to show on the day; null for a spot that was given up. */
        ticket: ticket.nullable(),
        /** Shown while the spot is held. */
        weather: weather.nullable(),
        phoneWallets: phoneWallets.describe('Where the ticket can be kept, while the spot is held'),
      }),
    }),
  }),
  errors: ['booking_not_found'],
});

export const proveBooking = defineCall({
  method: 'POST',
  path: '/guest/bookings/{token}/proof',
  summary: 'The mailed link was opened: a guest’s free spot stays theirs, and counts for the game to be on.',
  access: 'visitor',
  input: byToken,
  output: done,
  errors: ['booking_not_found', 'game_cancelled', 'proof_too_late'],
});

export const releaseBooking = defineCall({
  method: 'POST',
  path: '/guest/bookings/{token}/release',
  summary: 'Release a booked spot to the queue, as its player could: it is theirs until somebody takes it.',
  access: 'visitor',
  input: byToken,
  output: done,
  errors: ['booking_not_found', ...offerRefusals],
});

export const keepBooking = defineCall({
  method: 'DELETE',
  path: '/guest/bookings/{token}/release',
  summary: 'Release a booked spot no more.',
  access: 'visitor',
  input: byToken,
  output: done,
  errors: ['booking_not_found', 'not_joined', 'game_cancelled', 'hand_over_not_found', 'spot_being_paid'],
});

export const cancelBooking = defineCall({
  method: 'POST',
  path: '/guest/bookings/{token}/cancel',
  summary: 'Give up a booked spot; who paid gets back what the refund policy says, in credits.',
  access: 'visitor',
  input: { ...byToken, body: z.object({ amount: refundShown }) },
  output: z.strictObject({
    status: success,
    message: z.string(),
    data: z.strictObject({ refundedAmount: euros, retainedAmount: euros }),
  }),
  errors: ['booking_not_found', ...refundRefusals, 'leaving_closed'],
});
