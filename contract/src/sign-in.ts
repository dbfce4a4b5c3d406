import { accountForm, languageCodes } from '@rondo/rules';
import { z } from 'zod';
import { email, me, password, userName } from './accounts.ts';
import { defineCall } from './define-call.ts';
import { done, id, returnTo, success } from './wire.ts';

/** Signing up by mail, and logging in by password. */

/** The answer of every way of logging in. */
export const loggedIn = z.strictObject({
  status: success,
  message: z.string(),
  /** Bearer token: short-lived, tied to the session. */
  token: z.string(),
  data: z.strictObject({ user: me }),
});

export const signUp = defineCall({
  method: 'POST',
  path: '/users/confirmation',
  summary:
    'Sign up; sends the confirmation e-mail, whose link carries `returnTo` along. The answer is the same whether or not the address has an account.',
  access: 'visitor',
  input: {
    body: z.object({
      name: userName,
      email,
      password,
      confirmPassword: z.string('passwords_differ').max(accountForm.passwordMax),
      newsletterConsent: z.boolean().default(false),
      termsConsent: z.boolean().default(false),
      privacyConsent: z.boolean().default(false),
      language: z.enum(languageCodes).optional(),
      returnTo,
    }),
  },
  output: done,
  errors: [
    'sign_ups_off',
    'mails_limited',
    'email_invalid',
    'name_reserved',
    'consent_required',
    'passwords_differ',
    'password_weak',
    'password_common',
  ],
});

const confirmed = z.strictObject({
  status: success,
  token: z.string(),
  data: z.strictObject({ user: z.strictObject({ _id: id }) }),
});

export const confirmSignUp = defineCall({
  method: 'GET',
  path: '/users/confirmation/{token}',
  summary:
    'Confirm a sign-up with the e-mailed token (24 h, works once, superseded by a newer one) in the browser that signed up; logs in. Another browser needs the password: `POST`.',
  access: 'visitor',
  input: { params: z.object({ token: z.string().min(1).max(200) }) },
  output: confirmed,
  errors: ['token_invalid', 'already_confirmed', 'sign_up_password_needed', 'account_banned', 'sign_ups_off'],
});

export const confirmSignUpByPassword = defineCall({
  method: 'POST',
  path: '/users/confirmation/{token}',
  summary: 'Confirm a sign-up with the e-mailed token and the password it was made with, in any browser; logs in.',
  access: 'visitor',
  input: {
    params: z.object({ token: z.string().min(1).max(200) }),
    body: z.object({ password: z.string().min(1).max(accountForm.passwordMax) }),
  },
  output: confirmed,
  errors: ['token_invalid', 'already_confirmed', 'wrong_password', 'account_banned', 'sign_ups_off'],
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
  errors: ['wrong_credentials', 'login_limited', 'account_banned'],
});

const loggingOut = {
  path: '/users/logout',
  access: 'visitor',
  input: {},
  output: done,
  errors: [],
} as const;

export const logOut = defineCall({
  ...loggingOut,
  method: 'POST',
  summary: 'Revoke the session on the server and clear the cookie.',
});

/** For clients that log out by GET. A link or picture anywhere could trigger that, so Rondo's own pages use {@link logOut}. */
export const logOutByGet = defineCall({
  ...loggingOut,
  method: 'GET',
  summary: 'The same, by a bearer token or from a page of ours (`Sec-Fetch-Site: same-origin`).',
});
