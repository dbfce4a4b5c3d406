import { keptInBrowser, ownPath } from '@rondo/rules';
import type { FastifyRequest } from 'fastify';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { addressLanguage, languageOf } from '../wording/language.ts';
import { limitConcurrency } from '../load/limit-concurrency.ts';
import { streetsPath } from '../settings/map-settings.ts';
import { oncePerEventLoopTurn } from '../load/once-per-event-loop-turn.ts';
import type { Context } from '../serve.ts';
import { ResponseCache } from './response-cache.ts';
import { CompressedBody } from './compressed-body.ts';
import { keepCookie, readCookie } from '../sessions/session-cookies.ts';
import type { WebSource } from './web-source.ts';

interface Page {
  status: number;
  /** The origin that the page may show in a frame. */
  frame: string | undefined;
  nonce: string;
  body: CompressedBody;
  bytes: Buffer;
}

/** How long visitors share a page, in milliseconds, which is as long as they share lists. */
const sharedMs = 1000;
/** How many pages are rendered at a time, and how many may wait; further readers are refused, so that API calls keep working. */
const underWay = 8;
const maxQueued = 200;

/** Serves the web app: its files, and every other path as a page with its first data. */
export async function servePages(context: Context, web: WebSource): Promise<void> {
  const { app, config, clock, switches } = context;
  await web.serveFiles(app);

  const { tileUrl, tileAttribution, socialFeedUrl, analyticsUrl, privacyPolicyUrl, reviewsUrl } = config;
  const { contactEmail, seller, partners, studentCardDiscountCents, feesPaidByRondo } = config;
  const settings = {
    streetsUrl: config.streets === null ? null : streetsPath,
    tileUrl,
    tileAttribution,
    socialFeedUrl,
    analyticsUrl,
    privacyPolicyUrl,
    reviewsUrl,
    contactEmail,
    seller,
    partners,
    isDemo: config.demo,
    googleSignIn: config.google !== null,
    studentCardDiscountCents,
    feesPaidByRondo,
  };
  // Rendering takes the processor from API calls, so visitors share pages that are the same for all of them
  // (decisions/0029-shared-pages.md).
  const shared = new ResponseCache<Page>(sharedMs);
  const policyFor = contentSecurityPolicy(config);
  const turn = oncePerEventLoopTurn();
  const inLine = limitConcurrency(underWay, maxQueued);
  app.get('/*', async (request, reply) => {
    const { cookie, authorization } = request.headers;
    const arrived = addressLanguage(request);
    if (arrived) keepCookie(config, reply, keptInBrowser.visitLanguage, arrived);
    const webApp = await web.load();
    const url = ownPath(request.url) ?? '/404';
    const language = languageOf(request);
    const colorScheme = schemeOf(request);
    const render = () =>
      inLine(async (): Promise<Page> => {
        const { nonce } = request;
        const { status, html, frame } = await webApp.render({
          url,
          language,
          colorScheme,
          nonce,
          origin: config.publicUrl,
          now: clock.now().toISOString(),
          settings: { ...settings, off: switches.noticed(config.payments.provider) },
          turn,
          get: async (path) => {
            const answer = await app.inject({
              url: path,
              // Makes limits count for the reader and not for this process.
              remoteAddress: request.ip,
              headers: {
                'x-request-id': request.id,
                ...(cookie && { cookie }),
                ...(authorization && { authorization }),
              },
            });
            return { status: answer.statusCode, body: answer.json<unknown>() };
          },
        });
        const body = new CompressedBody(html);
        return { status, frame, nonce, body, bytes: body.bytes };
      });
    const isVisitor = !readCookie(config, request, keptInBrowser.session) && authorization === undefined;
    const isShared = isVisitor && webApp.isForEverybody(url);
    const page = isShared ? await shared.get(`${language} ${colorScheme} ${url}`, render) : await render();
    void reply
      .code(page.status)
      .headers({
        // A page with personal data is stored nowhere; otherwise a browser asks whether it has changed.
        'cache-control': isShared ? 'private, no-cache' : 'private, no-store',
        vary: 'Cookie, Accept-Language',
        'content-security-policy': policyFor(page.nonce, page.frame),
      })
      .type('text/html; charset=utf-8');
    return page.body.send(request, reply);
  });
}

function schemeOf(request: FastifyRequest): 'light' | 'dark' | 'auto' {
  const chosen = request.cookies[keptInBrowser.scheme.name];
  return chosen === 'light' || chosen === 'dark' ? chosen : 'auto';
}
