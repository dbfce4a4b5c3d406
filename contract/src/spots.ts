import { friendsAtOnce } from '@rondo/rules';
import { z } from 'zod';
import { email } from './accounts.ts';
import { defineCall } from './define-call.ts';
import { gameCard } from './game-shapes.ts';
import { entry, joinRefusals, payment, paymentRefusals, refundRefusals, refundShown } from './joining.ts';
import { done, euros, id, success } from './wire.ts';

/** What players do with spots besides joining and leaving: bring friends, hand a spot over, move to another game. */

const paid = z.strictObject({
  status: success,
  message: z.string(),
  data: z.strictObject({ amount: euros, balance: euros }),
});
const byGame = { params: z.object({ id }) };

export const payForFriend = defineCall({
  method: 'POST',
  path: '/internalPayments/payForFriend',
  summary:
    'Pay from the balance for one friend or several, all of them or none; refunds of their spots come to the payer.',
  access: 'player',
  input: {
    body: z.object({
      ...entry,
      ...payment,
      payForFriendEmail: z
        .union([email.transform((one) => [one]), z.array(email).min(1).max(friendsAtOnce)])
        .describe('The address of a player, or of somebody new, who becomes a guest'),
    }),
  },
  output: paid,
  errors: [
    'mails_limited',
    ...joinRefusals,
    ...paymentRefusals,
    'friend_joined',
    'friend_cannot_join',
    'friend_level_too_low',
    'friend_not_member',
    'friend_twice',
    'friend_is_you',
  ],
  idempotent: true,
});

/** Why a paid spot can't be offered to anybody, neither by its player nor through the booking link. */
export const offerRefusals = [
  'not_joined',
  'game_is_free',
  'game_cancelled',
  'game_archived',
  'joining_closed',
  'external_payment_needed',
  'refund_instead',
  'already_offered',
] as const;

export const offerSpot = defineCall({
  method: 'POST',
  path: '/matches/{id}/handover',
  summary:
    'Offer one’s paid spot, which can not be refunded any more, to somebody, who may take it over for the price of that moment; one keeps it until then.',
  access: 'player',
  input: { ...byGame, body: z.object({ email }) },
  output: done,
  errors: ['mails_limited', 'email_invalid', 'game_not_found', ...offerRefusals, 'hand_over_to_self', 'friend_joined'],
});

const whose = z.object({
  targetId: id.optional().describe('A friend whose spot the caller paid for; the caller’s own spot if left out'),
});

export const releaseSpot = defineCall({
  method: 'POST',
  path: '/matches/{id}/release',
  summary:
    'Release a paid spot, one’s own or a friend’s for whom one paid, which can not be refunded any more, to the queue: its player stays in until somebody takes it for the price of that moment, and then who paid gets everything back.',
  access: 'player',
  input: { ...byGame, query: whose },
  output: done,
  errors: ['game_not_found', 'spot_not_yours', ...offerRefusals],
});

export const withdrawSpot = defineCall({
  method: 'DELETE',
  path: '/matches/{id}/handover',
  summary:
    'Offer one’s spot no more, neither to somebody nor to the queue; or release a friend’s no more, for whom one paid.',
  access: 'player',
  input: { ...byGame, query: whose },
  output: done,
  errors: ['game_not_found', 'spot_not_yours', 'hand_over_not_found', 'spot_being_paid'],
});

export const takeSpotOver = defineCall({
  method: 'POST',
  path: '/matches/{id}/handover/accept',
  summary: 'Take a spot that was offered over: pays the current price, the giver gets theirs back in full.',
  access: 'player',
  input: {
    ...byGame,
    body: z.object({ ...payment, secret_key: entry.secret_key, fromId: id.describe('The player who gives the spot') }),
  },
  output: paid,
  errors: [...joinRefusals, ...paymentRefusals, 'hand_over_not_found'],
  idempotent: true,
});

export const declineSpot = defineCall({
  method: 'POST',
  path: '/matches/{id}/handover/decline',
  summary: 'Decline a spot that was offered.',
  access: 'player',
  input: { ...byGame, body: z.object({ fromId: id.describe('The player who gives the spot') }) },
  output: done,
  errors: ['game_not_found', 'hand_over_not_found'],
});

export const moveAlternatives = defineCall({
  method: 'GET',
  path: '/matches/{id}/alternatives',
  summary: 'Games of the same organiser that the player could move to.',
  access: 'player',
  input: byGame,
  output: z.strictObject({ status: success, data: z.strictObject({ matches: z.array(gameCard) }) }),
  errors: ['game_not_found', 'members_only'],
});

export const moveSpot = defineCall({
  method: 'POST',
  path: '/matches/{id}/move',
  summary:
    'Move to another game of the same organiser in one step: the first spot is given up by the policy only if the second is won.',
  access: 'player',
  input: {
    ...byGame,
    body: z.object({ ...entry, ...payment, matchId: id.describe('The game to move to'), refund: refundShown }),
  },
  output: z.strictObject({
    status: success,
    message: z.string(),
    data: z.strictObject({ amount: euros, refundedAmount: euros, retainedAmount: euros, balance: euros }),
  }),
  errors: [...joinRefusals, ...paymentRefusals, ...refundRefusals, 'leaving_closed', 'other_organiser', 'same_game'],
  idempotent: true,
});
