import { z } from 'zod';
import { defineCall } from './define-call.ts';
import { takingOutReason } from './taking-out.ts';
import { done, euros, id, line, success } from './wire.ts';

/** The fields of every way of joining. */
export const entry = {
  matchId: id,
  teamId: z.uuid('team_not_found').nullish(),
  secret_key: z
    .string()
    .max(200)
    .nullish()
    .describe('A key that opens the game: from the passcode or the private link'),
};

/** Names the group whose kept spot may be taken. */
export const ofGroup = {
  group: id.nullish().describe('The group whose link they followed, one of whose spots they may take'),
};

/** The fields of every payment for spots. */
export const payment = {
  selectedPeriodicPromocode: id.nullish().describe('The periodic promocode to use, such as that of a student card'),
  amount: z
    .number()
    .min(0)
    .max(1000)
    .nullish()
    .describe('The price the payer saw, without fees, in euros; refused if it has changed'),
};

/** Why a game can't be joined, in whichever way. */
export const joinRefusals = [
  'game_not_found',
  'game_cancelled',
  'game_archived',
  'joining_closed',
  'signup_not_open',
  'taken_out',
  'not_let_in',
  'already_joined',
  'already_waiting',
  'members_only',
  'challenge_members_only',
  'challenge_not_answered',
  'wrong_passcode',
  'team_required',
  'team_not_found',
  'team_full',
  'tournament_drawn',
  'level_too_low',
  'guest_level_too_low',
  'account_banned',
] as const;

/** Why a payment for a spot is refused. */
export const paymentRefusals = [
  'game_full',
  'game_is_free',
  'external_payment_needed',
  'periodic_not_usable',
  'price_changed',
  'insufficient_balance',
  'wallet_owes',
  'wallet_for_players',
] as const;

export const checkPasscode = defineCall({
  method: 'POST',
  path: '/matches/{id}/passcode',
  summary: 'Exchange a game passcode for a short-lived key to join with.',
  access: 'visitor',
  input: { params: z.object({ id }), body: z.object({ passcode: line(100) }) },
  output: z.strictObject({ status: success, message: z.string(), secret_key: z.string() }),
  errors: ['game_not_found', 'members_only', 'wrong_passcode', 'passcode_limited'],
});

export const joinGame = defineCall({
  method: 'POST',
  path: '/matches/mainlist',
  summary: 'Join a free game; when the game is full, free or paid, join its waiting list.',
  access: 'player',
  input: {
    body: z.object({
      ...entry,
      ...ofGroup,
      allowPayment: z
        .boolean()
        .default(false)
        .describe('When queueing for a paid game: pay from the balance as soon as a spot opens'),
    }),
  },
  output: z.strictObject({
    status: success,
    message: z.string(),
    data: z.strictObject({ outcome: z.enum(['joined', 'waiting']), position: z.int().nullable() }),
  }),
  errors: [...joinRefusals, 'payment_required', 'external_payment_needed'],
  idempotent: true,
});

export const leaveGame = defineCall({
  method: 'PATCH',
  path: '/matches/mainlist',
  summary:
    'Leave a free game or a waiting list; or take another player out of a game that one leads, or that any admin may: who paid gets everything back, and the player can’t join it again unless let in.',
  access: 'player',
  input: {
    body: z.object({
      matchId: id,
      targetId: id.describe('The player who leaves, or is taken out'),
      reason: takingOutReason.optional().describe('Why another player is taken out; that player reads it'),
    }),
  },
  output: z.strictObject({ status: success, message: z.string() }),
  errors: [
    'game_not_found',
    'not_joined',
    'leaving_closed',
    'refund_instead',
    'game_cancelled',
    'game_archived',
    'game_started',
    'player_not_in',
    'reason_needed',
  ],
  idempotent: true,
});

export const withdrawAgreement = defineCall({
  method: 'DELETE',
  path: '/matches/{id}/waitinglist/payment',
  summary: 'Keep one’s place on the waiting list, but pay nothing by itself any more: an open spot is offered instead.',
  access: 'player',
  input: { params: z.object({ id }) },
  output: done,
  errors: ['game_not_found', 'not_waiting'],
});

export const payEntranceFee = defineCall({
  method: 'POST',
  path: '/internalPayments/payEntranceFee',
  summary: 'Join a paid game from the balance, or with a pass.',
  access: 'player',
  input: {
    body: z.object({
      ...entry,
      ...ofGroup,
      ...payment,
      pass: z.boolean().default(false).describe('Whether a ride of the caller’s pass pays; `amount` is then its price'),
    }),
  },
  output: z.strictObject({
    status: success,
    message: z.string(),
    data: z.strictObject({ amount: euros, balance: euros }),
  }),
  errors: [...joinRefusals, ...paymentRefusals, 'pass_not_usable'],
  idempotent: true,
});

/** The refund that the player was shown before giving up a spot. */
export const refundShown = z
  .number()
  .min(0)
  .max(1000)
  .nullish()
  .describe('The refund the player saw, in euros; refused if it has changed');

/** Why a paid spot can't be given up. */
export const refundRefusals = [
  'game_not_found',
  'not_joined',
  'refund_not_possible',
  'refund_changed',
  'game_is_free',
  'game_archived',
  'game_cancelled',
] as const;

export const refundEntranceFee = defineCall({
  method: 'POST',
  path: '/internalPayments/refundEntranceFee',
  summary:
    'Give up a paid spot, one’s own or one that one paid for; who paid gets back what the refund policy says, in credits.',
  access: 'player',
  input: {
    body: z.object({
      matchId: id,
      targetId: id.nullish().describe('The player; the caller if left out'),
      amount: refundShown,
    }),
  },
  output: z.strictObject({
    status: success,
    message: z.string(),
    data: z.strictObject({ refundedAmount: euros, retainedAmount: euros, balance: euros }),
  }),
  errors: [...refundRefusals, 'spot_not_yours'],
  idempotent: true,
});
