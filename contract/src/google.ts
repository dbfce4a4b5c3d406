import { z } from 'zod';
import { defineCall } from './define-call.ts';
import { loggedIn } from './sign-in.ts';
import { done, returnTo, success } from './wire.ts';

/** Signing in with Google. */

const flag = z
  .enum(['true', 'false', '1', '0', ''])
  .default('false')
  .transform((value) => value === 'true' || value === '1');

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
  errors: ['consent_required', 'google_not_configured', 'google_unavailable', 'sign_ups_off'],
  redirect: true,
});

export const googleLink = defineCall({
  method: 'GET',
  path: '/users/auth/google/link',
  summary: 'Redirects to Google to link a Google account to one’s own; comes back to the settings.',
  access: 'player',
  proof: true,
  input: {},
  output: address,
  errors: ['google_not_configured', 'google_unavailable'],
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
    'google_guest_first',
    'google_linked_elsewhere',
    'account_banned',
    'sign_ups_off',
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

/** The answer of a login; or, without a token, where the app should go instead. */
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
  'account_banned',
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
  errors: ['consent_required', 'google_guest_first', 'sign_ups_off', ...mobileErrors],
});
