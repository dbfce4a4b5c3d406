import type { FastifyInstance } from 'fastify';
import { IncomingMessage } from 'node:http';
import { readTraceparent, stepBelow, type TraceContext, writeTraceparent } from './trace-context.ts';
import { beginSpan, currentTrace, type Span, within } from './tracing.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The request's step in a trace; null if its caller has no trace and it isn't recorded. */
    trace: TraceContext | null;
    span: Span | null;
  }
}

/** Continues the caller's trace in a request, and answers with the request's step; the step is recorded if anything is. */
export function traceRequests(app: FastifyInstance): void {
  app.decorateRequest('trace', null);
  app.decorateRequest('span', null);
  app.addHook('onRequest', (request, reply, done) => {
    const { method } = request;
    const route = request.routeOptions.url ?? 'none';
    const isFromOutside = request.raw instanceof IncomingMessage;
    const given = readTraceparent(request.headers['traceparent']);
    // The requests that a page makes for its data are part of it.
    const parent = given ?? (isFromOutside ? null : currentTrace());
    request.span = beginSpan({
      name: `${method} ${route}`,
      kind: 'server',
      attributes: { 'http.request.method': method, 'http.route': route, 'rondo.request': request.id },
      parent,
      isFromOutside,
    });
    const step = request.span?.context ?? (given && stepBelow(given));
    request.trace = given !== null || step?.isSampled ? step : null;
    if (given !== null && request.trace !== null) void reply.header('traceparent', writeTraceparent(request.trace));
    done();
  });
  // Runs after the body has arrived, because the body's events belong to no request.
  app.addHook('preHandler', (request, _reply, done) => within(request.span?.context ?? null, done));
  app.addHook('onResponse', (request, reply, done) => {
    done();
    const status = reply.statusCode;
    const broken = status >= 500 && { error: request.refusedWith ?? status };
    request.span?.end({ attributes: { 'http.response.status_code': status }, ...broken });
  });
}
