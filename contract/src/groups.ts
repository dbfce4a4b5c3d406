import { groupWays, joinGroups } from '@rondo/rules';
import { z } from 'zod';
import { defineCall } from './define-call.ts';
import { entry, joinRefusals, payment } from './joining.ts';
import { face } from './people.ts';
import { euros, id, instant, success } from './wire.ts';

/** Joining a game as a group, in which each person pays for their own spot (product.md#joining-together). */

export const groupMemberStatuses = ['invited', 'reserved', 'joined'] as const;

const group = z.strictObject({
  /** The id, which its link contains too. */
  _id: id,
  way: z.enum(groupWays),
  /** The size of the group, starter included. */
  places: z.int(),
  /** Until when its spots are kept. */
  until: instant,
  /** Spots that are still kept for its members. */
  kept: z.int(),
  starter: face,
  /** People who were named or have followed the link, without those who declined. */
  people: z.array(face.extend({ status: z.enum(groupMemberStatuses) })),
  /** The caller's part in it; null if they followed its link. */
  you: z.enum(['starter', ...groupMemberStatuses, 'declined']).nullable(),
});

export const gameGroups = defineCall({
  method: 'GET',
  path: '/matches/{id}/groups',
  summary: 'The open groups of a game that the caller is of, and the one whose link they followed.',
  access: 'guest',
  input: { params: z.object({ id }), query: z.object({ group: id.optional().describe('The group of a link') }) },
  output: z.strictObject({ status: success, data: z.array(group) }),
  errors: [],
});

const amounts = { amount: euros, balance: euros };
const asked = { teamId: entry.teamId, secret_key: entry.secret_key };

/** Why a group can't be begun. */
const groupRefusals = [
  'group_open',
  'group_too_soon',
  'group_too_late',
  'group_others_wait',
  'group_does_not_fit',
  'group_too_large',
  'group_too_many_named',
  'group_of_strangers',
  'group_cannot_ask',
  'challenge_no_groups',
] as const;

const reserving = [
  ...joinRefusals,
  'game_full',
  'external_payment_needed',
  'periodic_not_usable',
  'price_changed',
  'insufficient_balance',
  'wallet_owes',
  'group_own_hold',
] as const;

export const startGroup = defineCall({
  method: 'POST',
  path: '/matches/{id}/groups',
  summary:
    'Keep spots for a group for half an hour. The caller joins with it, or, with all or nothing, has their price set aside until all are there.',
  access: 'player',
  input: {
    params: z.object({ id }),
    body: z.object({
      ...asked,
      ...payment,
      way: z.enum(groupWays),
      places: z.int().min(joinGroups.least).max(joinGroups.most).describe('The size of the group, with the caller'),
      people: z
        .array(id)
        .max(joinGroups.most - 1)
        .default([])
        .describe('Partners of the caller, who are told; the other spots are for people with the link'),
    }),
  },
  output: z.strictObject({
    status: success,
    message: z.string(),
    data: z.strictObject({ _id: id, kept: z.int(), until: instant, ...amounts }),
  }),
  errors: [...reserving, ...groupRefusals, 'game_is_free'],
  idempotent: true,
});

export const reserveInGroup = defineCall({
  method: 'POST',
  path: '/matches/{id}/groups/{group}/spot',
  summary: 'Take a spot in a group of all or nothing: its price is set aside until all are there.',
  access: 'player',
  input: { params: z.object({ id, group: id }), body: z.object({ ...asked, ...payment }) },
  output: z.strictObject({
    status: success,
    message: z.string(),
    data: z.strictObject({
      /** Whether everybody is there with this person, and so has joined. */
      complete: z.boolean(),
      ...amounts,
    }),
  }),
  errors: [...reserving, 'group_over'],
  idempotent: true,
});

export const leaveGroup = defineCall({
  method: 'DELETE',
  path: '/matches/{id}/groups/{group}',
  summary:
    'Decline a spot in a group, or end one’s own; with all or nothing it ends for everyone, who get their money back at once.',
  access: 'player',
  input: { params: z.object({ id, group: id }) },
  output: z.strictObject({ status: success, message: z.string() }),
  errors: ['game_not_found', 'group_over', 'already_joined'],
});

export type GameGroup = z.output<typeof group>;
