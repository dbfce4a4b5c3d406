import {
  passkeyLogIn,
  passkeyLogInOptions,
  passkeyRegistrationOptions,
  registerPasskey,
  removePasskey,
  renamePasskey,
  signInMethods,
} from '@rondo/contract';
import { rateLimits } from '../../platform/limits/rate-limits.ts';
import { Refused } from '../../platform/refusal.ts';
import { type Context, serve } from '../../platform/serve.ts';
import { startAttempt, takeAttempt } from '../../platform/sessions/sign-in-attempts.ts';
import { answerLoggedIn } from '../sign-in/answer-logged-in.ts';
import * as change from './change-passkeys.ts';
import { logInWithPasskey, startPasskeyLogIn } from './log-in-with-passkey.ts';
import { presentPasskey } from './present.ts';
import { findWaysIn, listPasskeys } from './queries.ts';
import * as register from './register-passkey.ts';

/** The challenge that the authenticator must sign. */
interface Challenge {
  challenge: string;
}

export function passkeyRoutes(context: Context): void {
  const { db, config, clock } = context;

  serve(context, signInMethods, async ({ viewer }) => {
    const [ways, passkeys] = await Promise.all([findWaysIn(db, viewer.id), listPasskeys(db, viewer.id)]);
    const google = { available: config.google !== null, linked: ways.is_google_linked };
    return {
      status: 'success',
      data: { hasPassword: ways.has_password, google, passkeys: passkeys.map(presentPasskey) },
    };
  });

  serve(context, passkeyRegistrationOptions, async ({ viewer, http }) => {
    const options = await register.startRegistration(context, viewer.id);
    const { challenge } = options;
    await startAttempt(context, http.reply, 'passkey_registration', { challenge } satisfies Challenge, viewer.id);
    return { status: 'success', data: { options: Object.fromEntries(Object.entries(options)) } };
  });

  serve(context, registerPasskey, async ({ viewer, body, http }) => {
    const attempt = await takeAttempt<Challenge>(context, http, 'passkey_registration');
    if (!attempt || attempt.user_id !== viewer.id) throw new Refused('passkey_failed');
    const from = {
      userId: viewer.id,
      challenge: attempt.details.challenge,
      userAgent: http.request.headers['user-agent'],
    };
    const passkey = await register.registerPasskey(context, from, body, clock.now());
    return { status: 'success', message: 'Your passkey has been added.', data: { passkey: presentPasskey(passkey) } };
  });

  serve(context, renamePasskey, async ({ viewer, params, body }) => {
    await change.renamePasskey(db, viewer.id, params.id, body.name);
    return { status: 'success', message: 'Your passkey has been renamed.' };
  });

  serve(context, removePasskey, async ({ viewer, params }) => {
    await change.removePasskey(context, viewer.id, params.id, clock.now());
    return { status: 'success', message: 'Your passkey has been removed.' };
  });

  serve(
    context,
    passkeyLogInOptions,
    async ({ http }) => {
      const options = await startPasskeyLogIn(config);
      const { challenge } = options;
      await startAttempt(context, http.reply, 'passkey_log_in', { challenge } satisfies Challenge);
      return { status: 'success', data: { options: Object.fromEntries(Object.entries(options)) } };
    },
    { limit: rateLimits.passkeyOptions },
  );

  serve(
    context,
    passkeyLogIn,
    async ({ body, http }) => {
      const attempt = await takeAttempt<Challenge>(context, http, 'passkey_log_in');
      if (!attempt) throw new Refused('passkey_failed');
      const from = { challenge: attempt.details.challenge, userAgent: http.request.headers['user-agent'] };
      const entered = await logInWithPasskey(context, from, body, clock.now());
      return answerLoggedIn(context, http, entered);
    },
    { limit: rateLimits.passkeyLogIn },
  );
}
