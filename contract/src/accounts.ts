import { accountForm, roles, sports } from '@rondo/rules';
import { z } from 'zod';
import { defineCall } from './define-call.ts';
import { promocode } from './promocodes.ts';
import { done, euros, id, success, text } from './wire.ts';

export const email = z.string().trim().toLowerCase().max(accountForm.emailMax).pipe(z.email());

/** Sign-up and reset rule (2-accounts §5). */
export const password = z
  .string()
  .max(accountForm.passwordMax)
  .refine(
    (value) =>
      value.length >= accountForm.passwordMin && /[a-z]/.test(value) && /[A-Z]/.test(value) && /\d/.test(value),
    {
      params: { code: 'password_weak' },
    },
  );

export const userName = text(accountForm.nameMax, 1).pipe(
  z
    .string()
    .regex(/^[\p{L}\p{N}_\- ]+$/u, { error: 'Username must contain only letters, numbers, underscore(_) and dash(-)' }),
);

export const eloEntry = z.strictObject({ sport: z.enum(sports), elo: z.number() });

/** The logged-in user about themselves. */
export const me = z.strictObject({
  _id: id,
  name: z.string(),
  email: z.string(),
  photo: z.string().nullable(),
  role: z.enum(roles),
  /** Euros; null for guests, who see no balance. */
  balance: euros.nullable(),
  elo: z.array(eloEntry),
  game_count: z.int(),
  language: z.enum(['en', 'nl']),
  /** Unread notifications, at most 100: more are not counted. */
  unread: z.int(),
});

/** What every way in answers. */
export const loggedIn = z.strictObject({
  status: success,
  message: z.string(),
  /** Bearer token: short-lived, tied to the session. */
  token: z.string(),
  data: z.strictObject({ user: me }),
});

const session = z.strictObject({ status: success, user: me, promocodes: z.array(promocode) });

export const signUp = defineCall({
  method: 'POST',
  path: '/users/confirmation',
  summary: 'Sign up; sends the confirmation e-mail. The answer is the same whether or not the address has an account.',
  access: 'visitor',
  input: {
    body: z.object({
      name: userName,
      email,
      password,
      confirmPassword: z.string().max(accountForm.passwordMax),
      newsletterConsent: z.boolean().default(false),
      termsConsent: z.boolean().default(false),
      privacyConsent: z.boolean().default(false),
      language: z.enum(['en', 'nl']).optional(),
    }),
  },
  output: done,
  errors: ['consent_required', 'passwords_differ', 'password_weak', 'password_common'],
});

export const confirmSignUp = defineCall({
  method: 'GET',
  path: '/users/confirmation/{token}',
  summary: 'Confirm a sign-up with the e-mailed token (24 h, works once); logs in.',
  access: 'visitor',
  input: { params: z.object({ token: z.string().min(1).max(200) }) },
  output: z.strictObject({
    status: success,
    token: z.string(),
    data: z.strictObject({ user: z.strictObject({ _id: id }) }),
  }),
  errors: ['token_invalid'],
});

export const logIn = defineCall({
  method: 'POST',
  path: '/users/login',
  summary: 'Log in: sets the session cookie and returns a bearer token tied to the session.',
  access: 'visitor',
  input: {
    body: z.object({
      email,
      password: z.string().min(1).max(accountForm.passwordMax),
      newsletterConsent: z.boolean().default(false),
    }),
  },
  output: loggedIn,
  errors: ['wrong_credentials'],
});

export const logOut = defineCall({
  method: 'GET',
  path: '/users/logout',
  summary: 'Revoke the session on the server and clear the cookie.',
  access: 'visitor',
  input: {},
  output: done,
  errors: [],
});

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
