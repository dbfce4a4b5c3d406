import type { Readable } from 'node:stream';
import { type Access, asksProof, type Call, type CallInput, type CallRequest } from '@rondo/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions, RouteShorthandOptions } from 'fastify';
import { isLogged } from './admins/admin-command.ts';
import { requireLongEnough } from './admins/appointments.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './db.ts';
import type { Draining } from './processes/draining.ts';
import { type EventStream, EventStreams } from './live/event-streams.ts';
import { idempotencyKeyOf, type IdempotencyKey } from './calls/idempotency.ts';
import type { Events } from './events/hear-events.ts';
import type { Jobs } from './jobs.ts';
import { liveSessions } from './sessions/live-sessions.ts';
import { mayCall, turnedAway } from './sessions/may-call.ts';
import { isOwnAct } from './admins/own-acts.ts';
import { readInput } from './calls/read-input.ts';
import { limitAttempts } from './limits/rate-limit.ts';
import type { RateLimit } from './limits/rate-limits.ts';
import { Refused } from './refusal.ts';
import { ResponseCache } from './pages/response-cache.ts';
import { CompressedBody } from './pages/compressed-body.ts';
import { findViewer, refuseCrossSite, requireFreshSession, type Sessions, type Viewer } from './sessions/sessions.ts';
import type { Switches } from './switches/switches.ts';
import type { Standbys } from './standbys/standbys.ts';
import { routeWithFiles } from './files/multipart.ts';
import type { UploadedFile, Uploads } from './files/uploads.ts';

/** What the routes of every feature get. */
export interface Context {
  app: FastifyInstance;
  db: Database;
  /** Where public reads go. */
  standbys: Standbys;
  config: Config;
  clock: Clock;
  switches: Switches;
  sessions: Sessions;
  jobs: Jobs;
  events: Events;
  draining: Draining;
  uploads: Uploads;
  /** All calls served so far, from which the OpenAPI document and the access table are made. */
  calls: Call[];
}

export type Served<C extends Call> = CallRequest<C> & {
  /** null only for calls open to visitors. */
  viewer: C['access'] extends 'visitor' ? Viewer | null : Viewer;
  idempotencyKey: IdempotencyKey | null;
  /** The file of a call with one file. */
  file: UploadedFile | null;
  /** The files of a call with several files. */
  files: UploadedFile[];
  http: { request: FastifyRequest; reply: FastifyReply };
};

interface ServeOptions extends RouteShorthandOptions {
  /** Counts each call with valid input, for the account or the network address it comes from. */
  limit?: RateLimit & { of: 'account' | 'network' };
}

/** @throws Refused `too_many_requests` */
function limited<C extends Call, Answer>(
  { db }: Context,
  limit: RateLimit,
  handler: (request: Served<C>) => Promise<Answer>,
): typeof handler {
  return async (request) => {
    await limitAttempts(
      db,
      limit,
      limit.of === 'account' && request.viewer ? request.viewer.id : request.http.request.ip,
    );
    return handler(request);
  };
}

/**
 * Serves one call of the contract: checks the caller, validates all input at once, answers with the handler's result. Outside production
 * the answer is parsed against the contract, so that nothing undeclared leaves the server.
 */
export function serve<I extends CallInput, Answer, Who extends Access>(
  context: Context,
  call: Call<I, Answer, Who>,
  handler: (request: Served<Call<I, unknown, Who>>) => Promise<Answer>,
  { limit, ...options }: ServeOptions = {},
): void {
  context.calls.push(call);
  const route: RouteOptions = {
    ...options,
    method: call.method,
    url: routePath(call),
    handler: async (request, reply) => {
      const answer = await receive(context, call, request, reply, limit ? limited(context, limit, handler) : handler);
      // No browser or proxy stores a personal answer, unless the handler said otherwise.
      if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
      return context.config.production ? answer : call.output.parse(answer);
    },
  };
  if (call.input.file ?? call.input.files) routeWithFiles(context.app, route);
  else context.app.route(route);
}

/** Serves a call that answers with a file, a piece at a time; if it breaks off, the connection is ended, so that nobody takes the file for whole. */
export function serveFile<I extends CallInput, Who extends Access>(
  context: Context,
  call: Call<I, string, Who>,
  handler: (request: Served<Call<I, unknown, Who>>) => Promise<Readable>,
): void {
  context.calls.push(call);
  context.app.route({
    method: call.method,
    url: routePath(call),
    handler: async (request, reply) => {
      const file = await receive(context, call, request, reply, handler);
      return reply.header('cache-control', 'no-store').send(file);
    },
  });
}

/**
 * Serves a public list whose answer depends only on its query: equal requests within a second share one answer, serialised once, with an
 * ETag.
 */
export function serveCached<I extends CallInput, Answer>(
  context: Context,
  call: Call<I, Answer>,
  handler: (request: Pick<Served<Call<I>>, 'params' | 'query'>) => Promise<Answer>,
): void {
  share(context, call, handler, async () => ({ readers: 'all', given: {} }));
}

/**
 * Does the same for a list that shows visitors less: logged-in users share one answer, so the handler must not distinguish between them.
 * @param personal the query parameter that may distinguish them: with it, each has an answer of their own
 */
export function serveCachedByLogin<I extends CallInput, Answer>(
  context: Context,
  call: Call<I, Answer>,
  handler: (request: Pick<Served<Call<I>>, 'params' | 'query'> & { viewer: Viewer | null }) => Promise<Answer>,
  personal: (keyof Served<Call<I>>['query'] & string) | null = null,
): void {
  share(context, call, handler, async (request) => {
    const viewer = await findViewer(context, request);
    const isPersonal = personal !== null && personal in Object(request.query);
    return { readers: viewer ? (isPersonal ? viewer.id : 'users') : 'all', given: { viewer } };
  });
}

/**
 * Does the same for a list that shows some people more than others: people with the same audience share an answer. Visitors have none.
 * @param findAudience what distinguishes this person's answer from others', such as the groups they belong to
 */
export function serveCachedByAudience<I extends CallInput, Answer>(
  context: Context,
  call: Call<I, Answer>,
  findAudience: (viewer: Viewer) => Promise<readonly string[]>,
  handler: (request: Pick<Served<Call<I>>, 'params' | 'query'> & { audience: readonly string[] }) => Promise<Answer>,
): void {
  share(context, call, handler, async (request) => {
    const viewer = await findViewer(context, request);
    const audience = viewer ? await findAudience(viewer) : [];
    return { readers: audience.length > 0 ? audience.join() : 'all', given: { audience } };
  });
}

/**
 * Does the same for visitors of something that open pages watch: those who see one version of it share an answer, so that none is older than the change
 * that a page was told of. Logged-in users have answers of their own.
 * @param findVersion what differs after each change
 */
export function serveCachedByVersion<I extends CallInput, Answer>(
  context: Context,
  call: Call<I, Answer>,
  findVersion: (params: Served<Call<I>>['params']) => Promise<string>,
  handler: (request: Pick<Served<Call<I>>, 'params' | 'query'> & { viewer: Viewer | null }) => Promise<Answer>,
): void {
  share<I, Answer, { viewer: Viewer | null }>(context, call, handler, async (request) => {
    const viewer = await findViewer(context, request);
    if (viewer) return { readers: null, given: { viewer } };
    const { params } = readInput(call, { params: request.params, query: request.query, body: undefined });
    return { readers: `all ${await findVersion(params as Served<Call<I>>['params'])}`, given: { viewer } };
  });
}

/**
 * @param findReaders finds the group that shares a request's answer, or null if nobody does, and what the handler learns about the group; `all` are those
 * of an answer that may be stored
 */
function share<I extends CallInput, Answer, Given>(
  context: Context,
  call: Call<I, Answer>,
  handler: (request: Pick<Served<Call<I>>, 'params' | 'query'> & Given) => Promise<Answer>,
  findReaders: (request: FastifyRequest) => Promise<{ readers: string | null; given: Given }>,
): void {
  context.calls.push(call);
  const shared = new ResponseCache<CompressedBody>(1000);
  context.app.route({
    method: call.method,
    url: routePath(call),
    handler: async (request, reply) => {
      const { readers, given } = await findReaders(request);
      const make = async () => {
        const input = readInput(call, { params: request.params, query: request.query, body: undefined });
        const made = await handler({ ...input, ...given } as Pick<Served<Call<I>>, 'params' | 'query'> & Given);
        return context.config.production ? made : call.output.parse(made);
      };
      if (readers === null) {
        void reply.header('cache-control', 'no-store');
        return make();
      }
      // Keyed by the address as sent, because a shared answer needs no validation again.
      const answer = await shared.get(
        `${readers} ${request.url}`,
        async () => new CompressedBody(JSON.stringify(await make())),
      );
      const { etag } = answer;
      void reply
        .header('etag', etag)
        .header('cache-control', readers === 'all' ? 'no-cache' : 'private, no-store')
        .type('application/json; charset=utf-8');
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return answer.send(request, reply);
    },
  });
}

/**
 * Serves a call that answers with server-sent events. `admit` checks the caller and returns what to do with a stream to write to, which
 * in turn returns what to do when it ends. The stream ends with the session that opened it.
 */
export function serveStream<I extends CallInput, Who extends Access>(
  context: Context,
  call: Call<I, string, Who>,
  admit: (request: Served<Call<I, unknown, Who>>) => Promise<(stream: EventStream) => () => void>,
): void {
  context.calls.push(call);
  const streams = new EventStreams(context.draining);
  const sessions = liveSessions(context.db, (error) => context.app.log.warn(error, 'sessions were not looked at'));
  context.app.route({
    method: call.method,
    url: routePath(call),
    handler: async (request, reply) => {
      await receive(context, call, request, reply, async (served) => {
        const open = await admit(served);
        streams.open(reply, (stream) => {
          const stop = open(stream);
          const unwatch = served.viewer && sessions.watch(served.viewer.sessionId, () => stream.end());
          return () => {
            unwatch?.();
            stop();
          };
        });
      });
    },
  });
}

/**
 * Serves a call that redirects a browser to the address `handler` returns. A refusal is shown on `refusedPage` if the address was opened
 * as a page; a program gets it as usual.
 */
export function serveRedirect<I extends CallInput, Who extends Access>(
  context: Context,
  call: Call<I, string, Who>,
  handler: (request: Served<Call<I, unknown, Who>>) => Promise<string>,
  refusedPage: (refused: Refused) => string,
): void {
  context.calls.push(call);
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    try {
      return await receive(context, call, request, reply, handler);
    } catch (error) {
      if (error instanceof Refused && request.headers.accept?.includes('text/html')) {
        request.refusedWith = error.code;
        return refusedPage(error);
      }
      throw error;
    }
  };
  context.app.route({
    method: call.method,
    url: routePath(call),
    handler: async (request, reply) => {
      const address = await answer(request, reply);
      return reply.header('cache-control', 'no-store').redirect(address, 303);
    },
  });
}

function routePath(call: Call): string {
  return `/api${call.path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
}

/** Checks the caller, and only then reads the input; `handle` may use it until the call is answered. */
async function receive<C extends Call, Answer>(
  context: Context,
  call: C,
  request: FastifyRequest,
  reply: FastifyReply,
  handle: (served: Served<C>) => Promise<Answer>,
): Promise<Answer> {
  const viewer = await findViewer(context, request);
  if (!mayCall(call.access, viewer)) throw new Refused(turnedAway(call, viewer));
  // A login form posted from another site would log the visitor in as somebody else.
  if (viewer === null && call.method !== 'GET' && request.headers.origin !== undefined)
    refuseCrossSite(context.config, request);
  if (viewer && asksProof(call)) await requireFreshSession(context.db, viewer.sessionId);
  if (viewer && call.decidesMoney) await requireLongEnough(context.db, viewer.id);
  const use = async ({ data, files }: { data: unknown; files: UploadedFile[] }) => {
    const file = files[0] ?? null;
    const input = readInput(call, { params: request.params, query: request.query, body: data });
    const idempotencyKey = call.idempotent
      ? idempotencyKeyOf(request.headers['idempotency-key'], { path: call.path, ...input, file })
      : null;
    const answer = await handle({
      ...input,
      viewer,
      idempotencyKey,
      file,
      files,
      http: { request, reply },
    } as Served<C>);
    if (viewer?.role === 'admin') requireEntry(context, call, request, viewer);
    return answer;
  };
  const { file, tooLarge = 'picture_not_usable' } = call.input;
  const { files = file === undefined ? undefined : { field: file, most: 1 } } = call.input;
  if (files === undefined) return use({ data: request.body, files: [] });
  const from = viewer === null ? { network: request.ip } : { account: viewer.id };
  return context.uploads.receive(request, { from, tooLarge, ...files }, use);
}

/** A change by an admin is either logged or their own affair: a call that is neither fails outside production. */
function requireEntry({ config, app }: Context, call: Call, request: FastifyRequest, viewer: Viewer): void {
  if (call.method === 'GET' || isOwnAct(call, viewer.id, request.body) || isLogged(request)) return;
  const mistake = new Error(`${call.method} ${call.path} of an admin has no entry in the log`);
  if (!config.production) throw mistake;
  app.log.error(mistake, 'an act of an admin is not in the log');
}
