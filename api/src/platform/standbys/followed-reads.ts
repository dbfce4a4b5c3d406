import { AsyncLocalStorage } from 'node:async_hooks';
import { earlierOf, keptInBrowser, laterOf, type LogPosition } from '@rondo/rules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { keepCookie, readCookie } from '../sessions/session-cookies.ts';
import { sameText, type Secret, sign, someSecret } from '../sessions/tokens.ts';

/** The header that tells an API client how far the log was after its write; the client sends it back with its next read. */
const header = 'rondo-written';

/** The reader on whose behalf a request, or a part of it, is answered. */
export interface Reader {
  /** The position that its reads must have reached; null if any will do. */
  wanted: LogPosition | null;
  /** The position that all its reads so far had reached; null if it has read nothing that counts. */
  readAt: LogPosition | null;
  /** Tells the caller how far the log was after a write. */
  tell(position: LogPosition): void;
  outer: Reader | null;
}

const readers = new AsyncLocalStorage<Reader>();

/** The reader whose request is being answered; null if there is none that may read from a standby next. */
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

/** Notes the position that a read had reached at least. */
export function noteRead(position: LogPosition): void {
  for (const one of around(currentReader()))
    one.readAt = one.readAt === null ? position : earlierOf(one.readAt, position);
}

/**
 * Does work whose reads must have reached `wanted`, and what the caller wants.
 * @returns the position that all of them had reached; null if unknown
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

/** Does work for several requests at once; each is told the position of what it wrote. */
export function forReaders<T>(all: readonly (Reader | null)[], work: () => Promise<T>): Promise<T> {
  const followed = all.filter((one) => one !== null);
  if (followed.length === 0) return readers.exit(work);
  const tell = (position: LogPosition) => followed.forEach((one) => noteWritten(position, one));
  return readers.run({ wanted: null, readAt: null, outer: null, tell }, work);
}

/** Makes each caller's next read include what they wrote, by a cookie or the header with the position (decisions/0059-reads-from-standbys.md). */
export function followReaders(app: FastifyInstance, config: Config): void {
  // Runs after the body has arrived, because the body's events belong to no request.
  app.addHook('preHandler', (request, reply, done) => {
    // A page fetches its data by requests within its own request.
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

/** Signed, because a position that nobody wrote would send every read to the primary. */
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
