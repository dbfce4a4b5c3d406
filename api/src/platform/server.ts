import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { Refusal } from '@rondo/contract';
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { constants } from 'node:zlib';
import type { Config } from './config.ts';
import { contentSecurityPolicy } from './pages/content-security-policy.ts';
import { StorageError } from '../providers/storage/provider.ts';
import { isTransient, violates } from './db.ts';
import { serveMetrics } from './processes/metrics.ts';
import { newNonce } from './pages/nonces.ts';
import { networkOf } from './limits/network-of.ts';
import type { LogLines } from './observability/log-writer.ts';
import { requestIdOf } from './observability/request-ids.ts';
import { logRequests } from './observability/request-log.ts';
import { logSecurityEvents } from './observability/security-events.ts';
import { traceRequests } from './observability/trace-requests.ts';
import { openApiDocument } from './calls/openapi.ts';
import { tryAgainIn } from './limits/rate-limit.ts';
import { Refused } from './refusal.ts';
import type { Context } from './serve.ts';
import { brokenPage } from './pages/bare-pages.ts';
import { CompressedBody } from './pages/compressed-body.ts';
import { isPage } from './pages/is-page.ts';
import { languageOf } from './wording/language.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The nonce for this answer's own scripts and styles (content security policy). */
    nonce: string;
  }
}

/** A server with everything that all features need: limits, headers, error answers, metrics. Routes are added later. */
export async function createServer(config: Config, logTo?: LogLines): Promise<FastifyInstance> {
  const app = Fastify({
    logger: {
      level: config.logLevel,
      redact: ['req.headers.authorization', 'req.headers.cookie'],
      ...(logTo && { stream: logTo }),
    },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request' }),
    genReqId: ({ headers }) => requestIdOf(headers['x-request-id']),
    trustProxy: believed(config.trustProxy),
    bodyLimit: 256 * 1024,
    requestTimeout: 30_000,
    http: { connectionsCheckingInterval: 5000 },
    routerOptions: { maxParamLength: 200 },
    rewriteUrl: ({ url }) => pathAsked(url),
    return503OnClosing: true,
    forceCloseConnections: true,
    frameworkErrors: answerError, // addresses that can't be decoded, which are refused before routing
  });
  app.decorateRequest('nonce', '');
  app.decorateRequest('accountId', null);
  app.decorateRequest('refusedWith', null);
  app.decorateRequest('sentBefore', 0);
  const headers = alwaysSent(config);
  const policyFor = contentSecurityPolicy(config);
  app.addHook('onRequest', (request, reply, done) => {
    // Replaced here, not where limits are checked, so that no limit can forget it.
    Object.defineProperty(request, 'ip', { value: networkOf(request.ip) });
    request.nonce = newNonce();
    void reply.headers(headers);
    void reply.header('content-security-policy', policyFor(request.nonce));
    void reply.header('x-request-id', request.id);
    done();
  });
  traceRequests(app);
  logRequests(app, config, logTo);
  logSecurityEvents(app, config, logTo);
  await app.register(cookie);
  // Compresses pages and lists; files were compressed when they were built.
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    // A window of 256 kB instead of 4 MB for each answer under way, since few are larger.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 } },
  });
  serveMetrics(app, config);
  app.setErrorHandler(answerError);
  return app;
}

/**
 * The requested address as one of Rondo's paths, without anything that could later be read as another host (`//evil.example`, `/\\evil.example`, or a
 * whole address, as sent to proxies).
 */
function pathAsked(url = '/'): string {
  return `/${url.replace(/^[a-z][\w+.-]*:\/\/[^/?#]*/i, '').replace(/^[/\\]+/, '')}`;
}

/** Fastify accepts no plain number here, because it can't tell which party sent the last entry: with a number, nobody may bypass the proxy. */
function believed(trustProxy: Config['trustProxy']) {
  if (typeof trustProxy === 'number') return (_address: string, hop: number) => hop < trustProxy;
  return trustProxy ?? false;
}

/** Intended refusals with status 503, each of which would only fill the log. */
const onPurpose: ReadonlySet<string> = new Set(['busy', 'maintenance']);

function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const refused = toRefusal(error);
  request.refusedWith = refused.code;
  if (refused.httpStatus >= 500 && !onPurpose.has(refused.code)) logFailure(error, refused, request);
  if (refused.httpStatus === 503) void reply.header('retry-after', '2');
  if (refused.retryAfterSeconds !== undefined) void reply.header('retry-after', String(refused.retryAfterSeconds));
  void reply.header('cache-control', 'no-store');
  void reply.code(refused.httpStatus);
  if (refused.httpStatus >= 500 && isPage(request))
    void reply.type('text/html; charset=utf-8').send(brokenPage(languageOf(request), request.nonce, request.id));
  else void reply.type('application/json; charset=utf-8').send(bodyOf(refused, request));
}

/** If the fault is Rondo's, the refusal names its request, so that the log can be searched for the reason. */
function bodyOf(refused: Refused, { id }: FastifyRequest): Refusal {
  if (refused.httpStatus < 500 || onPurpose.has(refused.code)) return refused.body;
  return { ...refused.body, params: { ...refused.params, reference: id } };
}

/** Rondo's own refusals, such as too many uploads, are not faults, so their stack is not logged. */
function logFailure(error: Error, refused: Refused, { log, routeOptions }: FastifyRequest): void {
  if (error === refused && refused.code !== 'internal')
    log.warn({ code: refused.code, route: routeOptions.url }, 'refused');
  else log.error(error);
}

/**
 * What browsers are told with every answer, beside the policy with its nonce. Set as Fastify's own headers, which Node then writes in one go: a plugin
 * that sets each on Node's answer cost a tenth of a short request.
 */
const alwaysSent = ({ publicUrl }: Config) => ({
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
  ...(publicUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
});

/** What is wrong with a request that Fastify can't read, in Rondo's own words. */
const unreadable: Readonly<Partial<Record<string, string>>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is no JSON.',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The body is empty, though it is said to be JSON.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'The body is of a kind that this call doesn’t take.',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The body is not as long as it says.',
  FST_ERR_CTP_BODY_TOO_LARGE: 'The body is too large.',
};

function toRefusal(error: FastifyError): Refused {
  if (error instanceof Refused) return error;
  if (violates(error, 'journal_in_open_month')) return new Refused('month_is_closed');
  const status = error.statusCode ?? 500;
  // The client disconnected in the middle of a request; Rondo has not lost a connection.
  if (status >= 500 && (isTransient(error) || error instanceof StorageError)) return new Refused('unavailable');
  if (error.code === 'FST_REQ_FILE_TOO_LARGE') return new Refused('picture_not_usable');
  if (status === 429) return tryAgainIn(60);
  if (status >= 400 && status < 500)
    return new Refused('invalid_input', undefined, [
      { path: '', message: unreadable[error.code] ?? 'The request can’t be read.' },
    ]);
  return new Refused('internal');
}

/** Documents every call served so far, and answers 404 in the API's own shape below /api. Call it last, after all features. */
export async function serveDocuments(context: Context): Promise<void> {
  const { app, config, calls } = context;
  // Made on first use, because few processes ever need it.
  let document: CompressedBody | undefined;
  app.get('/api/openapi.json', async (request, reply) => {
    document ??= new CompressedBody(JSON.stringify(openApiDocument(calls, config.publicUrl)));
    return document.send(request, reply.type('application/json; charset=utf-8'));
  });
  // The documentation page has inline styles, which are allowed only there.
  await app.register(async (scope) => {
    const shell = { openapi: '3.1.0', info: { title: 'Rondo', version: '1' }, paths: {} };
    await scope.register(swagger, { mode: 'static', specification: { document: shell } });
    await scope.register(swaggerUi, {
      routePrefix: '/api/docs',
      staticCSP: false,
      uiConfig: { url: '/api/openapi.json', docExpansion: 'list' },
    });
    scope.addHook('onSend', async (request, reply) => {
      if (request.url.startsWith('/api/docs'))
        void reply.header(
          'content-security-policy',
          "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'",
        );
    });
  });
  app.all('/api/*', async () => {
    throw new Refused('not_found');
  });
}
