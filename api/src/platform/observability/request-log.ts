import type { ErrorCode } from '@rondo/contract';
import type { FastifyInstance } from 'fastify';
import { IncomingMessage } from 'node:http';
import type { Config } from '../config.ts';
import { accountCode } from './account-code.ts';
import { type LogLines, LogWriter } from './log-writer.ts';
import { Sampler } from './sampler.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The calling account, once it is known. */
    accountId: string | null;
    refusedWith: ErrorCode | null;
    /** How many bytes its connection had sent before. */
    sentBefore: number;
  }
}

/** Routes that are asked each second and say nothing about people. */
const leftOut: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * Writes a line for each request (operate/watch.md#the-log): its route, never its address, because some addresses open somebody's booking. In a rush,
 * one line stands for several.
 */
export function logRequests(app: FastifyInstance, { requestLog, secretKey }: Config, to?: LogLines): void {
  if (requestLog === 'off') return;
  const writer = new LogWriter('request', to);
  const sampler = new Sampler(requestLog === 'on' ? undefined : 0);
  app.addHook('onRequest', (request, _reply, done) => {
    request.sentBefore = request.raw.socket?.bytesWritten ?? 0;
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    done();
    const { raw, method, accountId, refusedWith, trace } = request;
    const route = request.routeOptions.url ?? 'none';
    // A page fetches its data by requests of its own, which are part of the page's request.
    if (leftOut.has(route) || !(raw instanceof IncomingMessage)) return;
    const weight = sampler.weigh(performance.now());
    const status = reply.statusCode;
    const isOurs = status >= 500 && status !== 503;
    if (weight === 0 && !isOurs) return;
    writer.write('info', request, {
      ...(trace && { trace: trace.traceId }),
      method,
      route,
      status,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      bytes: raw.socket.bytesWritten - request.sentBefore,
      ...(accountId !== null && { account: accountCode(secretKey, accountId) }),
      ...(refusedWith !== null && { code: refusedWith }),
      ...(weight > 1 && { of: weight }),
    });
  });
  app.addHook('onClose', async () => writer.flush());
}
