import { accountForm, browsers, passkeys, systems } from '@rondo/rules';
import { z } from 'zod';
import { me } from './accounts.ts';
import { defineCall } from './define-call.ts';
import { done, id, instant, success, text } from './wire.ts';

/** Ways to sign in besides a password (Google, passkeys), and the sessions that come of them. */

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

const loggedIn = z.strictObject({
  status: success,
  message: z.string(),
  token: z.string(),
  data: z.strictObject({ user: me }),
});

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

const passkeyName = text(passkeys.nameMax, 1);

const passkey = z.strictObject({
  _id: id,
  name: z.string(),
  createdAt: instant,
  lastUsedAt: instant.nullable(),
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

/** Options and answers of WebAuthn travel as its JSON forms (WebAuthn §5.1.8 and §5.4); the authenticator's answer is checked there. */
const webAuthnOptions = z.record(z.string(), z.unknown());
const base64url = z
  .string()
  .min(1)
  .max(12_000)
  .regex(/^[\w-]+$/);
const credential = <R extends z.ZodType>(response: R) =>
  z.object({ id: base64url, rawId: base64url, type: z.literal('public-key'), response });

export const confirmIdentity = defineCall({
  method: 'POST',
  path: '/users/confirmIdentity',
  summary: 'Confirm by the password that it is oneself: for ten minutes this session may add ways to sign in.',
  access: 'player',
  input: { body: z.object({ password: z.string().min(1).max(accountForm.passwordMax) }) },
  output: done,
  errors: ['wrong_password'],
});

export const passkeyRegistrationOptions = defineCall({
  method: 'POST',
  path: '/users/passkeys/options',
  summary: 'Start adding a passkey: options for the authenticator, good for five minutes and one answer.',
  access: 'player',
  input: {},
  output: z.strictObject({ status: success, data: z.strictObject({ options: webAuthnOptions }) }),
  errors: ['confirm_identity', 'passkey_limit'],
});

export const registerPasskey = defineCall({
  method: 'POST',
  path: '/users/passkeys',
  summary: 'Add the passkey that the authenticator made.',
  access: 'player',
  input: {
    body: z.object({
      name: passkeyName.nullish().describe('Without it the passkey is named after the device'),
      credential: credential(
        z.object({
          clientDataJSON: base64url,
          attestationObject: base64url,
          transports: z.array(z.string().max(20)).max(10).optional(),
        }),
      ),
    }),
  },
  output: z.strictObject({ status: success, message: z.string(), data: z.strictObject({ passkey }) }),
  errors: ['passkey_failed', 'passkey_known', 'passkey_limit'],
});

export const renamePasskey = defineCall({
  method: 'PATCH',
  path: '/users/passkeys/{id}',
  summary: 'Rename a passkey of one’s own.',
  access: 'player',
  input: { params: z.object({ id }), body: z.object({ name: passkeyName }) },
  output: done,
  errors: ['passkey_not_found'],
});

export const removePasskey = defineCall({
  method: 'DELETE',
  path: '/users/passkeys/{id}',
  summary: 'Remove a passkey of one’s own: it opens the account no more.',
  access: 'player',
  input: { params: z.object({ id }) },
  output: done,
  errors: ['passkey_not_found'],
});

export const passkeyLogInOptions = defineCall({
  method: 'POST',
  path: '/users/passkeys/login/options',
  summary: 'Start logging in with a passkey: options for the authenticator, good for five minutes and one answer.',
  access: 'visitor',
  input: {},
  output: z.strictObject({ status: success, data: z.strictObject({ options: webAuthnOptions }) }),
  errors: [],
});

export const passkeyLogIn = defineCall({
  method: 'POST',
  path: '/users/passkeys/login',
  summary: 'Log in with a passkey: sets the session cookie and returns a bearer token tied to the session.',
  access: 'visitor',
  input: {
    body: z.object({
      newsletterConsent: z.boolean().default(false),
      credential: credential(
        z.object({
          clientDataJSON: base64url,
          authenticatorData: base64url,
          signature: base64url,
          userHandle: base64url.optional(),
        }),
      ),
    }),
  },
  output: loggedIn,
  errors: ['passkey_failed'],
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
