import { AsyncLocalStorage } from 'node:async_hooks';
import { earlierOf, keptInBrowser, laterOf, type LogPosition } from '@rondo/rules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { keepCookie, readCookie } from '../sessions/session-cookies.ts';
import { sameText, type Secret, sign, someSecret } from '../sessions/tokens.ts';

/** The header that tells an API client how far the log was after its write, and that it sends back with its next read. */
const header = 'rondo-written';

/** The reader on whose behalf a request, or a part of it, is answered. */
export interface Reader {
  /** The position its reads must have reached; null: anything will do. */
  wanted: LogPosition | null;
  /** The position all its reads so far had reached; null: it has read nothing that is followed. */
  readAt: LogPosition | null;
  /** Tells the caller how far the log was after a write. */
  tell(position: LogPosition): void;
  outer: Reader | null;
}

const readers = new AsyncLocalStorage<Reader>();

/** The reader whose request is being answered; null: none that may read from a standby next. */
export const currentReader = (): Reader | null => readers.getStore() ?? null;

/** The position a read must have reached, because its reader wrote or saw it. */
export const wantedPosition = (): LogPosition | null => currentReader()?.wanted ?? null;

function* around(reader: Reader | null): Generator<Reader> {
  for (let one = reader; one !== null; one = one.outer) yield one;
}

/** Notes how far the log was after a write, for its author and for later reads in the same request. */
export function noteWritten(position: LogPosition, reader = currentReader()): void {
  for (const one of around(reader)) {
    one.wanted = laterOf(one.wanted, position);
    one.tell(one.wanted ?? position);
  }
}

/** Notes what a read had at least. */
export function noteRead(position: LogPosition): void {
  for (const one of around(currentReader()))
    one.readAt = one.readAt === null ? position : earlierOf(one.readAt, position);
}

/**
 * Does work whose reads have what is wanted, besides what the caller wants.
 * @returns what all of them had; null: unknown
 */
export async function following<T>(
  wanted: LogPosition | null,
  work: () => Promise<T>,
): Promise<{ result: T; readAt: LogPosition | null }> {
  const outer = currentReader();
  if (outer === null) return { result: await work(), readAt: null };
  const own: Reader = { wanted: laterOf(outer.wanted, wanted), readAt: null, outer, tell: () => undefined };
  return { result: await readers.run(own, work), readAt: own.readAt };
}

/** Does work for several requests at once, each of which hears what it wrote. */
export function forReaders<T>(all: readonly (Reader | null)[], work: () => Promise<T>): Promise<T> {
  const followed = all.filter((one) => one !== null);
  if (followed.length === 0) return readers.exit(work);
  const tell = (position: LogPosition) => followed.forEach((one) => noteWritten(position, one));
  return readers.run({ wanted: null, readAt: null, outer: null, tell }, work);
}

/**
 * Follows each caller from what they write to what they read next, by a cookie, or the header that it was told in
 * (decisions/0059-reads-from-standbys.md).
 */
export function followReaders(app: FastifyInstance, config: Config): void {
  // After the body has arrived: its events belong to no request.
  app.addHook('preHandler', (request, reply, done) => {
    // A page asks for its data by requests within its own.
    const outer = currentReader();
    const wanted = laterOf(read(config, request), outer?.wanted ?? null);
    readers.run({ wanted, readAt: null, outer, tell: (position) => tell(config, reply, position) }, done);
  });
}

function tell(config: Config, reply: FastifyReply, position: LogPosition): void {
  if (reply.sent) return;
  const token = textOf(config.secretKey, position);
  keepCookie(config, reply, keptInBrowser.written, token);
  void reply.header(header, token);
}

/** Signed, because a place that nobody wrote would send each read to the primary. */
function textOf(secret: Secret, { timeline, at }: LogPosition): string {
  return `${timeline}.${at}.${sign(secret, 'written', timeline, at).slice(0, 22)}`;
}

function read(config: Config, request: FastifyRequest): LogPosition | null {
  const token = request.headers[header] ?? readCookie(config, request, keptInBrowser.written) ?? '';
  const [, timeline, at] = /^(\d{1,9})\.(\d{1,16})\.[\w-]{22}$/.exec(String(token)) ?? [];
  if (timeline === undefined || at === undefined) return null;
  const position = { timeline: Number(timeline), at: Number(at) };
  const isOurs = someSecret(config.secretKey, (one) => sameText(textOf(one, position), String(token)));
  return isOurs ? position : null;
}
