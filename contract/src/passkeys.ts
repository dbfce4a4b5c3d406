import { passkeys } from '@rondo/rules';
import { z } from 'zod';
import { defineCall } from './define-call.ts';
import { loggedIn } from './sign-in.ts';
import { done, id, instant, line, success } from './wire.ts';

/** Passkeys (WebAuthn), and the other ways into an account. */

const passkeyName = line(passkeys.nameMax, 1);

export const passkey = z.strictObject({
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

/**
 * WebAuthn options and answers travel in its JSON forms (WebAuthn §5.1.8 and §5.4); the server's WebAuthn library checks their content.
 */
const webAuthnOptions = z.record(z.string(), z.unknown());
const base64url = z
  .string()
  .min(1)
  .max(12_000)
  .regex(/^[\w-]+$/);
const credential = <R extends z.ZodType>(response: R) =>
  z.object({ id: base64url, rawId: base64url, type: z.literal('public-key'), response });

export const passkeyRegistrationOptions = defineCall({
  method: 'POST',
  path: '/users/passkeys/options',
  summary: 'Start adding a passkey: options for the authenticator, good for five minutes and one answer.',
  access: 'player',
  proof: true,
  input: {},
  output: z.strictObject({ status: success, data: z.strictObject({ options: webAuthnOptions }) }),
  errors: ['passkey_limit'],
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
  errors: ['passkey_failed', 'account_banned'],
});
