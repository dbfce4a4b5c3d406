import { accountForm, browsers, systems } from '@rondo/rules';
import { z } from 'zod';
import { loggedIn } from './accounts.ts';
import { defineCall } from './define-call.ts';
import { passkey } from './passkeys.ts';
import { done, id, instant, success } from './wire.ts';

/** Signing in with Google, what else opens an account, and the sessions that come of it. */

const flag = z
  .enum(['true', 'false', '1', '0', ''])
  .default('false')
  .transform((value) => value === 'true' || value === '1');

const returnTo = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])[!-[\]-~]*$/)
  .optional()
  .describe('Path in the app to go on to');

const address = z.string().describe('Address to go to');

export const googleLogIn = defineCall({
  method: 'GET',
  path: '/users/auth/google/login',
  summary: 'Redirects to Google to log in.',
  access: 'visitor',
  input: { query: z.object({ newsletterConsent: flag, returnTo }) },
  output: address,
  errors: ['google_not_configured', 'google_unavailable'],
  redirect: true,
});

export const googleSignUp = defineCall({
  method: 'GET',
  path: '/users/auth/google/signup',
  summary: 'Redirects to Google to sign up; needs consent to terms and privacy policy.',
  access: 'visitor',
  input: { query: z.object({ newsletterConsent: flag, termsConsent: flag, privacyConsent: flag, returnTo }) },
  output: address,
  errors: ['consent_required', 'google_not_configured', 'google_unavailable'],
  redirect: true,
});

export const googleLink = defineCall({
  method: 'GET',
  path: '/users/auth/google/link',
  summary: 'Redirects to Google to link a Google account to one’s own; comes back to the settings.',
  access: 'player',
  input: {},
  output: address,
  errors: ['confirm_identity', 'google_not_configured', 'google_unavailable'],
  redirect: true,
});

export const googleCallback = defineCall({
  method: 'GET',
  path: '/users/auth/google/callback',
  summary:
    'Where Google sends people back: logs in, signs up or links, and redirects to a page. `user_exists`, `user_not_exists` or `google_error` in its address say what came of it otherwise.',
  access: 'visitor',
  input: {},
  output: address,
  errors: [
    'google_not_configured',
    'google_unavailable',
    'google_failed',
    'google_cancelled',
    'google_email_unverified',
    'google_link_first',
    'google_linked_elsewhere',
  ],
  redirect: true,
});

export const googleUnlink = defineCall({
  method: 'DELETE',
  path: '/users/auth/google',
  summary: 'Unlink the Google account: it opens this account no more. Without a link nothing changes.',
  access: 'player',
  input: {},
  output: done,
  errors: [],
});

const idToken = z.string().min(1).max(8192).describe('Signed by Google for the app (OpenID Connect ID token)');

/** Logged in; or, without token, where the app should go instead. */
const mobileAnswer = z.union([
  loggedIn.extend({ redirect: address }),
  z.strictObject({ status: success, redirect: address }),
]);

const mobileErrors = [
  'google_not_configured',
  'google_unavailable',
  'google_failed',
  'google_email_unverified',
  'google_link_first',
] as const;

export const mobileGoogleLogIn = defineCall({
  method: 'POST',
  path: '/mobile/google/login',
  summary: 'Log in with an ID token of the native app; who has no account is redirected to the sign-up page.',
  access: 'visitor',
  input: { body: z.object({ idToken, newsletterConsent: z.boolean().default(false) }) },
  output: mobileAnswer,
  errors: mobileErrors,
});

export const mobileGoogleSignUp = defineCall({
  method: 'POST',
  path: '/mobile/google/signup',
  summary: 'Sign up with an ID token of the native app; who has an account is redirected to a page that says so.',
  access: 'visitor',
  input: {
    body: z.object({
      idToken,
      newsletterConsent: z.boolean().default(false),
      termsConsent: z.boolean().default(false),
      privacyConsent: z.boolean().default(false),
    }),
  },
  output: mobileAnswer,
  errors: ['consent_required', ...mobileErrors],
});

export const signInMethods = defineCall({
  method: 'GET',
  path: '/users/signInMethods',
  summary: 'What opens the account: a password, a linked Google account, passkeys.',
  access: 'guest',
  input: {},
  output: z.strictObject({
    status: success,
    data: z.strictObject({
      hasPassword: z.boolean(),
      google: z.strictObject({ available: z.boolean(), linked: z.boolean() }),
      passkeys: z.array(passkey),
    }),
  }),
  errors: [],
});

export const confirmIdentity = defineCall({
  method: 'POST',
  path: '/users/confirmIdentity',
  summary: 'Confirm by the password that it is oneself: for ten minutes this session may add ways to sign in.',
  access: 'player',
  input: { body: z.object({ password: z.string().min(1).max(accountForm.passwordMax) }) },
  output: done,
  errors: ['wrong_password'],
});

export const listSessions = defineCall({
  method: 'GET',
  path: '/users/sessions',
  summary: 'Where one is logged in, this session first, then by their last use.',
  access: 'guest',
  input: {},
  output: z.strictObject({
    status: success,
    data: z.strictObject({
      sessions: z.array(
        z.strictObject({
          _id: id,
          /** Null where the device did not say what it is. */
          browser: z.enum(browsers).nullable(),
          system: z.enum(systems).nullable(),
          createdAt: instant,
          /** To the hour. */
          lastUsedAt: instant,
          isCurrent: z.boolean(),
        }),
      ),
    }),
  }),
  errors: [],
});

export const revokeSession = defineCall({
  method: 'DELETE',
  path: '/users/sessions/{id}',
  summary: 'Log out one of one’s own sessions.',
  access: 'guest',
  input: { params: z.object({ id }) },
  output: done,
  errors: ['session_not_found'],
});

export const revokeOtherSessions = defineCall({
  method: 'POST',
  path: '/users/sessions/revokeOthers',
  summary: 'Log out everywhere else.',
  access: 'guest',
  input: {},
  output: z.strictObject({ status: success, message: z.string(), count: z.int() }),
  errors: [],
});
