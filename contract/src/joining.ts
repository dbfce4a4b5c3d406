import { z } from 'zod';
import { defineCall } from './define-call.ts';
import { euros, id, success } from './wire.ts';

const game = { matchId: id, teamId: id.nullish() };
const secretKey = { secret_key: z.string().max(200).nullish() };

const joinRefusals = [
  'game_not_found',
  'game_cancelled',
  'game_archived',
  'joining_closed',
  'signup_not_open',
  'already_joined',
  'already_waiting',
  'wrong_passcode',
  'team_required',
  'team_full',
  'level_too_low',
] as const;

export const checkPasscode = defineCall({
  method: 'POST',
  path: '/matches/{id}/passcode',
  summary: 'Exchange a game passcode for a short-lived key to join with.',
  access: 'visitor',
  input: { params: z.object({ id }), body: z.object({ passcode: z.string().max(100) }) },
  output: z.strictObject({ status: success, message: z.string(), secret_key: z.string() }),
  errors: ['game_not_found', 'wrong_passcode'],
});

export const joinGame = defineCall({
  method: 'POST',
  path: '/matches/mainlist',
  summary: 'Join a free game; when the game is full, free or paid, join its waiting list.',
  access: 'player',
  input: {
    body: z.object({
      ...game,
      ...secretKey,
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
  errors: [...joinRefusals, 'payment_required'],
  idempotent: true,
});

export const leaveGame = defineCall({
  method: 'PATCH',
  path: '/matches/mainlist',
  summary: 'Leave a free game or a waiting list.',
  access: 'player',
  input: { body: z.object({ matchId: id, targetId: id.describe('The user who leaves: oneself') }) },
  output: z.strictObject({ status: success, message: z.string() }),
  errors: ['game_not_found', 'not_joined', 'leaving_closed', 'refund_instead', 'game_cancelled', 'game_archived'],
  idempotent: true,
});

export const payEntranceFee = defineCall({
  method: 'POST',
  path: '/internalPayments/payEntranceFee',
  summary: 'Join a paid game from the balance.',
  access: 'player',
  input: {
    body: z.object({
      ...game,
      ...secretKey,
      selectedPeriodicPromocode: id.nullish(),
      amount: z
        .number()
        .min(0)
        .max(1000)
        .nullish()
        .describe('The price the player saw, in euros; refused if it has changed'),
    }),
  },
  output: z.strictObject({
    status: success,
    message: z.string(),
    data: z.strictObject({ amount: euros, balance: euros }),
  }),
  errors: [...joinRefusals, 'game_full', 'game_is_free', 'price_changed', 'insufficient_balance', 'wallet_for_players'],
  idempotent: true,
});

export const refundEntranceFee = defineCall({
  method: 'POST',
  path: '/internalPayments/refundEntranceFee',
  summary: 'Give up a paid spot and get back what the refund policy says, in credits.',
  access: 'player',
  input: { body: z.object({ matchId: id }) },
  output: z.strictObject({
    status: success,
    message: z.string(),
    data: z.strictObject({ refundedAmount: euros, retainedAmount: euros, balance: euros }),
  }),
  errors: ['game_not_found', 'not_joined', 'refund_not_possible', 'game_is_free', 'game_archived', 'game_cancelled'],
  idempotent: true,
});
