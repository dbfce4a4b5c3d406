import { checkAuthToken, confirmSignUp, getMe, logIn, logOut, signUp, usersCount } from '@rondo/contract';
import { languageOf } from '../../platform/language.ts';
import { limitAttempts } from '../../platform/rate-limit.ts';
import { Refused } from '../../platform/refusal.ts';
import { type Context, serve, serveShared } from '../../platform/serve.ts';
import { clearSessionCookie, endSession, refuseCrossSiteGet, giveSession } from '../../platform/sessions.ts';
import { listPromocodes } from '../promocodes/list-promocodes.ts';
import * as confirmSignUpCommand from './confirm-sign-up.ts';
import * as logInCommand from './log-in.ts';
import { answerLoggedIn } from './logged-in-routes.ts';
import { presentMe } from './present.ts';
import { countUsers, findUser } from './queries.ts';
import * as signUpCommand from './sign-up.ts';

const mailsAnHour = 30;

export function accountRoutes(context: Context): void {
  const { db, config, clock } = context;

  const whoIs = async (userId: string) => {
    const [user, promocodes] = await Promise.all([findUser(db, userId), listPromocodes(db, userId, clock.now())]);
    if (!user) throw new Refused('not_logged_in');
    return { status: 'success' as const, user: presentMe(user), promocodes };
  };

  serve(context, signUp, async ({ body, http }) => {
    await limitAttempts(db, `sign-up:${http.request.ip}`, mailsAnHour, 60);
    await signUpCommand.signUp(context, body, body.language ?? languageOf(http.request), clock.now());
    return { status: 'success', message: 'We sent you an e-mail. Follow its link to confirm your account.' };
  });

  serve(context, confirmSignUp, async ({ params, http }) => {
    refuseCrossSiteGet(http.request);
    const userAgent = http.request.headers['user-agent'];
    const { userId, session } = await confirmSignUpCommand.confirmSignUp(db, params.token, clock.now(), userAgent);
    await giveSession(context, http, session);
    return { status: 'success', token: session.bearer, data: { user: { _id: userId } } };
  });

  serve(context, logIn, async ({ body, http }) => {
    const from = { ip: http.request.ip, userAgent: http.request.headers['user-agent'] };
    return answerLoggedIn(context, http, await logInCommand.logIn(db, body, from));
  });

  serve(context, logOut, async ({ viewer, http }) => {
    refuseCrossSiteGet(http.request);
    if (viewer) await endSession(db, viewer.sessionId);
    clearSessionCookie(config, http.reply);
    return { status: 'success', message: 'Successfully logged out!' };
  });

  serve(context, checkAuthToken, async ({ viewer }) => whoIs(viewer.id));
  serve(context, getMe, async ({ viewer }) => whoIs(viewer.id));
  serveShared(context, usersCount, async () => ({ status: 'success', count: await countUsers(db) }));
}
