import {
  gameStatuses,
  languageCodes,
  organiserKinds,
  owedEnds,
  paymentMethods,
  roles,
  spotStatuses,
} from '@rondo/rules';
import { z } from 'zod';
import { email, userName } from './accounts.ts';
import { consoleDay, consoleList, reason } from './console.ts';
import { correctionRefusals } from './correcting-address.ts';
import { defineCall } from './define-call.ts';
import { documentNumber } from './documents.ts';
import { bankDetails, enteredAccount } from './organisers-pay.ts';
import { setAsideNote } from './set-aside.ts';
import { orderKinds, orderStatuses } from './wallet.ts';
import { done, euros, id, instant, success } from './wire.ts';

/** Users, as admins see them. */

const byId = z.object({ id });

const listedUser = z.strictObject({
  _id: id,
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  /** Only a freelancer earns; null for a user who was never made an organiser. */
  organiserKind: z.enum(organiserKinds).nullable(),
  /** Archived confirmed games that they played. */
  games: z.int(),
  isConfirmed: z.boolean(),
  bannedAt: instant.nullable(),
  createdAt: instant,
});

export const { list: listUsers, file: usersFile } = consoleList({
  path: '/admin/users',
  summary: 'People, by words of their name or e-mail address.',
  rows: { users: listedUser },
  sorts: ['newest', 'oldest', 'name'],
  filters: {
    role: z
      .enum([...roles, 'banned', 'credit', 'owing', 'unused'])
      .optional()
      .describe(
        'credit: who has a balance; owing: who owes something after a charge-back; unused: whose account nobody uses, and money or an open case keeps',
      ),
    day: consoleDay.describe('Only people who signed up on this day; no guests'),
  },
});

/** The roles that an admin can give: a guest becomes a player by setting a password. */
export const givenRoles = ['player', 'organiser', 'admin'] as const;

const userDetails = listedUser.extend({
  language: z.enum(languageCodes),
  confirmedAt: instant.nullable(),
  waysIn: z.strictObject({ password: z.boolean(), google: z.boolean(), passkeys: z.int() }),
  sessions: z.strictObject({ count: z.int(), lastUsedAt: instant.nullable() }),
  balance: euros,
  /** Their debt after a charge-back; until it is settled, their wallet pays nothing. */
  owes: euros,
  /** The money kept for a guest until they set a password. */
  owedToGuest: euros,
  communities: z.array(z.strictObject({ name: z.string(), shortCode: z.string(), isAdmin: z.boolean() })),
  /** The latest spots. */
  spots: z.array(
    z.strictObject({
      _id: id,
      gameId: id,
      name: z.string(),
      startsAt: instant,
      gameStatus: z.enum(gameStatuses),
      status: z.enum(spotStatuses),
      paid: euros,
      refunded: euros,
    }),
  ),
  orders: z.array(
    z.strictObject({
      _id: id,
      kind: z.enum(orderKinds),
      amount: euros,
      fee: euros,
      method: z.enum(paymentMethods),
      status: z.enum(orderStatuses),
      /** Why it was set aside for a person. */
      setAside: setAsideNote.nullable(),
      createdAt: instant,
    }),
  ),
  /** Who made them an admin less than a week ago, and until when they can't decide about money; null for all others. */
  appointed: z.strictObject({ by: z.string(), until: instant }).nullable(),
  /** What admins did about them, without mere looks. */
  actions: z.array(
    z.strictObject({
      _id: z.int(),
      action: z.string(),
      reason: z.string().nullable(),
      by: z.string().nullable(),
      at: instant,
    }),
  ),
});

const oneUser = z.strictObject({ status: success, data: z.strictObject({ user: userDetails }) });

export const getUser = defineCall({
  method: 'GET',
  path: '/admin/users/{id}',
  summary: 'What support needs to know of a person. Each look is in the audit log.',
  access: 'admin',
  input: { params: byId },
  output: oneUser,
  errors: ['user_not_found'],
});

export const changeUser = defineCall({
  method: 'PATCH',
  path: '/admin/users/{id}',
  summary:
    'Give another person another role, ban them or lift a ban, which ends their sessions (an organiser of another kind stays in); or put their name or address right, of which both addresses are told.',
  access: 'admin',
  input: {
    params: byId,
    body: z
      .object({
        role: z.enum(givenRoles).optional(),
        organiserKind: z
          .enum(organiserKinds)
          .optional()
          .describe('Given with the role of an organiser, and only with that'),
        banned: z.boolean().optional(),
        name: userName.optional(),
        email: email.optional().describe('The address of an account; a guest’s is corrected with their booking'),
        reason,
      })
      .refine(({ reason: _, ...changes }) => Object.values(changes).some((change) => change !== undefined), {
        error: 'Give role, banned, name or email.',
      })
      .refine(({ role, organiserKind }) => (role === 'organiser') === (organiserKind !== undefined), {
        error: 'An organiser is freelance or volunteer, and nobody else is.',
        path: ['organiserKind'],
      }),
  },
  output: oneUser,
  errors: [
    'user_not_found',
    'not_on_oneself',
    'already_decided',
    'guest_has_no_role',
    'guest_address_apart',
    'name_reserved',
    'email_taken',
    'first_admins_on_server',
    'admin_address_on_server',
    'admin_too_new',
  ],
  idempotent: true,
});

export const endOwed = defineCall({
  method: 'POST',
  path: '/admin/users/{id}/owed/end',
  summary:
    'Close what a person owes after a charge-back: it was paid to the bank, or it is written off. Their wallet pays again.',
  access: 'admin',
  decidesMoney: true,
  input: {
    params: byId,
    body: z.object({ how: z.enum(owedEnds), amount: euros.describe('The debt that the admin saw'), reason }),
  },
  output: oneUser,
  errors: ['user_not_found', 'not_on_oneself', 'nothing_owed', 'owed_changed'],
  idempotent: true,
});

/** The kept amount that the admin saw. */
const keptSeen = euros.describe('The kept amount that the admin saw');

export const getKeptForGuest = defineCall({
  method: 'GET',
  path: '/admin/users/{id}/guest-money',
  summary: 'What is kept for a guest, and by which way they can have it back.',
  access: 'admin',
  input: { params: byId },
  output: z.strictObject({
    status: success,
    data: z.strictObject({
      kept: euros,
      /** How much of it can go back the way they paid. */
      canGoBack: euros,
      /** The account to which the next payout pays it; null until an admin has entered it. */
      account: bankDetails.nullable(),
      /** Why the latest payment to their bank came back, if no account was entered since; null otherwise. */
      cameBack: z.string().nullable(),
    }),
  }),
  errors: ['user_not_found'],
});

export const payGuest = defineCall({
  method: 'POST',
  path: '/admin/users/{id}/guest-money',
  summary: 'Have what is kept for a guest go back the way they paid, as far as it can.',
  access: 'admin',
  decidesMoney: true,
  input: { params: byId, body: z.object({ amount: keptSeen, reason }) },
  output: done,
  errors: ['user_not_found', 'not_on_oneself', 'nothing_kept', 'kept_changed', 'not_back_this_way'],
  idempotent: true,
});

export const keepGuestAccount = defineCall({
  method: 'PUT',
  path: '/admin/users/{id}/guest-money/account',
  summary:
    'Enter the bank account that a guest gave, once what is kept for them can’t go back the way they paid: the next payout pays it there.',
  access: 'admin',
  decidesMoney: true,
  input: { params: byId, body: z.object({ ...enteredAccount, amount: keptSeen, reason }) },
  output: done,
  errors: [
    'user_not_found',
    'not_on_oneself',
    'nothing_kept',
    'kept_changed',
    'goes_back_this_way',
    'iban_invalid',
    'iban_not_sepa',
    'iban_is_own',
  ],
  idempotent: true,
});

export const correctGuestAddress = defineCall({
  method: 'PUT',
  path: '/admin/users/{id}/address',
  summary:
    'Correct the mistyped address of a guest with one spot, also once its link was opened: the booking is mailed to it, and links of before open nothing.',
  access: 'admin',
  input: { params: byId, body: z.object({ email, reason }) },
  output: oneUser,
  errors: ['user_not_found', 'not_on_oneself', 'player_address_apart', ...correctionRefusals],
  idempotent: true,
});

export const mailUserDocument = defineCall({
  method: 'POST',
  path: '/admin/users/{id}/documents',
  summary: 'Mail a document anew, as a file, to whoever paid.',
  access: 'admin',
  input: { params: byId, body: z.object({ number: documentNumber, reason }) },
  output: done,
  errors: ['user_not_found', 'not_on_oneself', 'document_not_found'],
  idempotent: true,
});

export const logUserOut = defineCall({
  method: 'POST',
  path: '/admin/users/{id}/log-out',
  summary: 'End all sessions of a person.',
  access: 'admin',
  input: { params: byId, body: z.object({ reason }) },
  output: z.strictObject({ status: success, message: z.string(), count: z.int() }),
  errors: ['user_not_found', 'not_on_oneself'],
  idempotent: true,
});

export const startRecovery = defineCall({
  method: 'POST',
  path: '/admin/users/{id}/recovery',
  summary: 'Mail a person the link that sets a password, as if they had asked for it.',
  access: 'admin',
  input: { params: byId, body: z.object({ reason }) },
  output: done,
  errors: ['user_not_found', 'not_on_oneself', 'account_banned', 'mails_limited'],
  idempotent: true,
});
