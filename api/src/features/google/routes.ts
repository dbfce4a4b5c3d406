import {
  googleCallback,
  googleLink,
  googleLogIn,
  googleSignUp,
  googleUnlink,
  mobileGoogleLogIn,
  mobileGoogleSignUp,
} from '@rondo/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from '../../platform/wording/language.ts';
import { limitAttempts } from '../../platform/limits/rate-limit.ts';
import { rateLimits } from '../../platform/limits/rate-limits.ts';
import { Refused } from '../../platform/refusal.ts';
import { type Context, serve, serveRedirect } from '../../platform/serve.ts';
import { findViewer, type NewSession, refuseCrossSiteGet, giveSession } from '../../platform/sessions/sessions.ts';
import { startAttempt, takeAttempt } from '../../platform/sessions/sign-in-attempts.ts';
import type { Proof } from '../../providers/oidc/provider.ts';
import { answerLoggedIn } from '../sign-in/answer-logged-in.ts';
import type { Google, GoogleIdentity } from './ask-google.ts';
import { linkGoogle, logInWithGoogle, unlinkGoogle } from './log-in-with-google.ts';
import { requireConsents, signUpWithGoogle } from './sign-up-with-google.ts';

/** What a person went to Google for, stored until they come back. */
interface Wish {
  want: 'log in' | 'sign up' | 'link';
  newsletterConsent: boolean;
  returnTo: string | null;
  proof: Proof;
}

interface Entered {
  userId: string;
  session: NewSession;
}

interface Http {
  request: FastifyRequest;
  reply: FastifyReply;
}

const pages = { 'log in': '/login', 'sign up': '/signup', link: '/settings' } as const;

/** A page that says what went wrong, and still knows where the reader was going. */
const pageWith = (page: string, flag: string, value: string, returnTo: string | null = null) =>
  `${page}?${new URLSearchParams({ [flag]: value, ...(returnTo && { returnTo }) }).toString()}`;
const refusedOn = (want: Wish['want'], returnTo?: string | null) => (refused: Refused) => {
  if (refused.code === 'not_logged_in') return '/login';
  const page = pageWith(pages[want], 'google_error', refused.code, returnTo);
  // The only value that these messages need besides their code.
  const { minutes } = refused.params ?? {};
  return minutes === undefined ? page : `${page}&minutes=${minutes}`;
};

const loggedInPage = '/allgames?googleRedirect=true';
const unknownPage = (returnTo: string | null) => pageWith('/signup', 'user_not_exists', 'true', returnTo);
const knownPage = (returnTo: string | null) => pageWith('/signup', 'user_exists', 'true', returnTo);

export function googleRoutes(context: Context, google: Google): void {
  const { db, config, clock, switches } = context;

  const toGoogle = async ({ request, reply }: Http, wish: Omit<Wish, 'proof'>, userId: string | null = null) => {
    // A link on another site must neither log in a person who follows it nor accept the terms for them.
    refuseCrossSiteGet(request);
    await limitAttempts(db, rateLimits.google, request.ip);
    const { url, proof } = await google.begin(`${config.originOf(request)}/api/users/auth/google/callback`);
    await startAttempt(context, reply, 'google', { ...wish, proof } satisfies Wish, userId);
    return url;
  };

  const logIn = (identity: GoogleIdentity, newsletterConsent: boolean, request: FastifyRequest) =>
    logInWithGoogle(context, identity, { newsletterConsent, userAgent: request.headers['user-agent'] }, clock.now());

  const signUp = (
    identity: GoogleIdentity,
    consents: Parameters<typeof signUpWithGoogle>[2],
    request: FastifyRequest,
  ) => {
    switches.requireOn('sign_ups');
    const from = { language: languageOf(request), userAgent: request.headers['user-agent'] };
    return signUpWithGoogle(db, identity, consents, from, clock.now());
  };

  serveRedirect(
    context,
    googleLogIn,
    async ({ query: { newsletterConsent, returnTo = null }, http }) =>
      toGoogle(http, { want: 'log in', newsletterConsent, returnTo }),
    refusedOn('log in'),
  );

  serveRedirect(
    context,
    googleSignUp,
    async ({ query, http }) => {
      switches.requireOn('sign_ups');
      requireConsents(query);
      const { newsletterConsent, returnTo = null } = query;
      return toGoogle(http, { want: 'sign up', newsletterConsent, returnTo });
    },
    refusedOn('sign up'),
  );

  serveRedirect(
    context,
    googleLink,
    async ({ viewer, http }) => {
      return toGoogle(http, { want: 'link', newsletterConsent: false, returnTo: null }, viewer.id);
    },
    refusedOn('link'),
  );

  serveRedirect(
    context,
    googleCallback,
    async ({ http: { request, reply } }) => {
      const attempt = await takeAttempt<Wish>(context, { request, reply }, 'google');
      if (!attempt) return refusedOn('log in')(new Refused('google_failed'));
      const { want, newsletterConsent, returnTo, proof } = attempt.details;
      try {
        const query = request.url.slice(request.url.indexOf('?') + 1);
        const identity = await google.finish(query, proof);
        if (want === 'link') {
          switches.requireOn();
          // The person who comes back must be the one who left: another account may have logged in since.
          const viewer = await findViewer(context, request);
          if (viewer === null || viewer.id !== attempt.user_id) throw new Refused('not_logged_in');
          await linkGoogle(context, identity, viewer.id, clock.now());
          return '/settings?google_linked=true';
        }
        const consents = { newsletterConsent, termsConsent: true, privacyConsent: true };
        const entered: Entered | null =
          want === 'log in'
            ? await logIn(identity, newsletterConsent, request)
            : await signUp(identity, consents, request);
        if (!entered) return want === 'log in' ? unknownPage(returnTo) : knownPage(returnTo);
        await giveSession(context, { request, reply }, entered.session);
        return returnTo ?? loggedInPage;
      } catch (error) {
        if (error instanceof Refused) return refusedOn(want, returnTo)(error);
        throw error;
      }
    },
    refusedOn('log in'),
  );

  serve(context, googleUnlink, async ({ viewer }) => {
    await unlinkGoogle(context, viewer.id, clock.now());
    return { status: 'success', message: 'Google has been unlinked.' };
  });

  const identityOf = async (idToken: string, request: FastifyRequest) => {
    await limitAttempts(db, rateLimits.google, request.ip);
    return google.identityOf(idToken);
  };

  const answerOf = async (entered: Entered | null, http: Http, otherwise: string) => {
    if (!entered) return { status: 'success' as const, redirect: otherwise };
    return { ...(await answerLoggedIn(context, http, entered)), redirect: loggedInPage };
  };

  serve(context, mobileGoogleLogIn, async ({ body, http }) => {
    const identity = await identityOf(body.idToken, http.request);
    return answerOf(await logIn(identity, body.newsletterConsent, http.request), http, unknownPage(null));
  });

  serve(context, mobileGoogleSignUp, async ({ body, http }) => {
    requireConsents(body);
    const identity = await identityOf(body.idToken, http.request);
    return answerOf(await signUp(identity, body, http.request), http, knownPage(null));
  });
}
