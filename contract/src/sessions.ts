import { accountForm, browsers, systems } from '@rondo/rules';
import { z } from 'zod';
import { defineCall } from './define-call.ts';
import { done, id, instant, success } from './wire.ts';

/** Where somebody is logged in, and confirming that it is really them. */

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
          /** Null if the device did not say. */
          browser: z.enum(browsers).nullable(),
          system: z.enum(systems).nullable(),
          createdAt: instant,
          /** Rounded to the hour. */
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

export const confirmIdentity = defineCall({
  method: 'POST',
  path: '/users/confirmIdentity',
  summary: 'Confirm by the password that it is oneself: for ten minutes this session may add ways to sign in.',
  access: 'player',
  input: { body: z.object({ password: z.string().min(1).max(accountForm.passwordMax) }) },
  output: done,
  errors: ['wrong_password'],
});

export const askForProof = defineCall({
  method: 'GET',
  path: '/users/proof',
  summary: 'Whether this session has a fresh proof of who one is, for a file that the browser fetches by itself.',
  access: 'player',
  proof: true,
  input: {},
  output: done,
  errors: [],
});
