import { accountForm, languageCodes, isPersonName, isReservedName, roles, skillBands, sports } from '@rondo/rules';
import { isStrongPassword } from '@rondo/rules/new-password';
import { z } from 'zod';
import { defineCall } from './define-call.ts';
import { promocode } from './promocodes.ts';
import { done, euros, id, line, success } from './wire.ts';

const atom = String.raw`[\p{L}\p{M}\p{N}!#$%&'*+/=?^_\x60{|}~\-]+`;
const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}\-]{0,61}[\p{L}\p{M}\p{N}])?`;
/** An address as in RFC 5321 and 6531, with letters of any language; without the forms in quotation marks, and with a dot in the domain. */
const address = new RegExp(
  String.raw`^${atom}(?:\.${atom})*@(?:${label}\.)+\p{L}[\p{L}\p{M}\p{N}\-]*[\p{L}\p{M}\p{N}]$`,
  'u',
);

/** @param said what is said about an invalid address: a refusal's code, or a form's own sentence */
export const emailSaying = (said: string) =>
  z
    .string(said)
    .trim()
    .toLowerCase()
    .normalize('NFC')
    .max(accountForm.emailMax)
    .pipe(z.email({ pattern: address, error: said }));

export const email = emailSaying('email_invalid');

/** The rules for a password at sign-up and reset (product.md#passwords). */
export const password = z
  .string({ error: ({ code }) => (code === 'invalid_type' ? 'password_weak' : undefined) })
  .max(accountForm.passwordMax)
  .refine(isStrongPassword, { params: { code: 'password_weak' } });

const nameRule = 'Username must contain only letters, numbers, underscore(_) and dash(-)';
export const userName = line(accountForm.nameMax, 1, nameRule, nameRule).pipe(
  z
    .string()
    .refine(isPersonName, nameRule)
    .refine((name) => !isReservedName(name), { params: { code: 'name_reserved' } }),
);

/** A score in a sport (product.md#score). */
export const eloEntry = z.strictObject({
  sport: z.enum(sports),
  elo: z.number(),
  /** The band of the score's two decimals, however many `elo` has. */
  band: z.enum(skillBands),
  /** The probability that the true strength is within a third of a band of the score, in percent. */
  reliability: z.int().min(0).max(100),
  /** Whether the score has no rank yet, because it rests on too few games. */
  provisional: z.boolean(),
});

/** The logged-in user, as they see themselves. */
export const me = z.strictObject({
  _id: id,
  name: z.string(),
  email: z.string(),
  photo: z.string().nullable(),
  role: z.enum(roles),
  /** Euros; null for guests, who see no balance. */
  balance: euros.nullable(),
  /** Their debt in euros after a charge-back; until it is settled, the balance is 0 and pays nothing. */
  owes: euros,
  elo: z.array(eloEntry),
  game_count: z.int(),
  language: z.enum(languageCodes),
  /** Unread notifications, counted up to 100. */
  unread: z.int(),
  /** Whether they are a co-organiser of a game. */
  helpsOrganise: z.boolean(),
  /** Whether they accepted the present terms. */
  acceptedTerms: z.boolean(),
  /** Whether they get the newsletter. */
  getsNewsletter: z.boolean(),
});

const session = z.strictObject({ status: success, user: me, promocodes: z.array(promocode) });

export const checkAuthToken = defineCall({
  method: 'GET',
  path: '/users/checkAuthToken',
  summary: 'The user of this session and their promocodes.',
  access: 'guest',
  input: {},
  output: session,
  errors: [],
});

export const getMe = defineCall({
  method: 'GET',
  path: '/users/me',
  summary: 'The user of this session and their promocodes.',
  access: 'guest',
  input: {},
  output: session,
  errors: [],
});

export const acceptTerms = defineCall({
  method: 'POST',
  path: '/users/me/terms',
  summary: 'Accept the terms as they are now, so that the box about them starts ticked.',
  access: 'guest',
  input: {},
  output: done,
  errors: [],
});

export const usersCount = defineCall({
  method: 'GET',
  path: '/users/usersCount',
  summary: 'How many confirmed users there are.',
  access: 'visitor',
  input: {},
  output: z.strictObject({ status: success, count: z.int() }),
  errors: [],
});

export type Me = z.output<typeof me>;
