import { keptInBrowser } from '@rondo/rules';
import { confirmSignUp, confirmSignUpByPassword, logIn, logOut, logOutByGet, signUp } from '@rondo/contract';
import { browserKnownTo } from '../../platform/sessions/known-browsers.ts';
import { languageOf } from '../../platform/wording/language.ts';
import { type Context, serve } from '../../platform/serve.ts';
import {
  clearSessionCookie,
  endSession,
  refuseCrossSiteGet,
  requireOwnPage,
  giveSession,
  type Viewer,
} from '../../platform/sessions/sessions.ts';
import { dropCookie, keepCookie, readCookie } from '../../platform/sessions/session-cookies.ts';
import { answerLoggedIn } from './answer-logged-in.ts';
import * as confirmSignUpCommand from './confirm-sign-up.ts';
import * as logInCommand from './log-in.ts';
import * as signUpCommand from './sign-up.ts';

type Proof = Parameters<typeof confirmSignUpCommand.confirmSignUp>[2];
type Http = Parameters<typeof giveSession>[1];

/** Signing up by mail, and logging in by password. */
export function signInRoutes(context: Context): void {
  const { db, config, clock, switches } = context;

  serve(context, signUp, async ({ body, http }) => {
    switches.requireOn('sign_ups');
    const from = { language: body.language ?? languageOf(http.request), ip: http.request.ip };
    const browser = await signUpCommand.signUp(context, body, from, clock.now());
    keepCookie(config, http.reply, keptInBrowser.signUp, browser);
    return { status: 'success', message: 'We’ve sent you an email. Open the link in it to confirm your account.' };
  });

  const confirm = async (token: string, proof: Proof, http: Http) => {
    switches.requireOn('sign_ups');
    const userAgent = http.request.headers['user-agent'];
    const { userId, session } = await confirmSignUpCommand.confirmSignUp(db, token, proof, clock.now(), userAgent);
    dropCookie(config, http.reply, keptInBrowser.signUp);
    await giveSession(context, http, session);
    return { status: 'success' as const, token: session.bearer, data: { user: { _id: userId } } };
  };

  serve(context, confirmSignUp, async ({ params, http }) => {
    refuseCrossSiteGet(http.request);
    return confirm(params.token, { browser: readCookie(config, http.request, keptInBrowser.signUp) }, http);
  });

  serve(context, confirmSignUpByPassword, async ({ params, body, http }) =>
    confirm(params.token, { password: body.password }, http),
  );

  serve(context, logIn, async ({ body, http }) => {
    const from = {
      ip: http.request.ip,
      userAgent: http.request.headers['user-agent'],
      knownBrowser: (userId: string) => browserKnownTo(config, http.request, userId),
    };
    return answerLoggedIn(context, http, await logInCommand.logIn(context, body, from));
  });

  const leave = async (viewer: Viewer | null, reply: Http['reply']) => {
    if (viewer) await endSession(db, viewer.sessionId);
    clearSessionCookie(config, reply);
    return { status: 'success' as const, message: 'Successfully logged out!' };
  };
  serve(context, logOut, async ({ viewer, http }) => leave(viewer, http.reply));
  serve(context, logOutByGet, async ({ viewer, http }) => {
    requireOwnPage(http.request);
    return leave(viewer, http.reply);
  });
}
