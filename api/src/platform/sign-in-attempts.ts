import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Config } from './config.ts';
import type { Database } from './db.ts';
import { cookieName, cookieOptions } from './session-cookies.ts';
import { hashToken, newToken } from './tokens.ts';

/** What was begun elsewhere, with an OpenID provider or an authenticator, and in how many minutes its answer must come. */
const minutes = { google: 10, passkey_log_in: 5, passkey_registration: 5 } as const;
export type AttemptKind = keyof typeof minutes;

interface Attempt<Details> {
  /** Who was logged in when it began. */
  userId: string | null;
  details: Details;
}

const cookieOf = (config: Config, kind: AttemptKind) => cookieName(config, kind.replaceAll('_', '-'));

/** Keeps what the answer must match, bound to this browser by a cookie: an answer that somebody else got is worth nothing here. */
export async function startAttempt(
  { db, config }: { db: Database; config: Config },
  reply: FastifyReply,
  kind: AttemptKind,
  details: object,
  userId: string | null = null,
): Promise<void> {
  const { token, hash } = newToken();
  await sql`
    insert into sign_in_attempt (token_hash, kind, user_id, details, expires_at)
    values (${hash}, ${kind}, ${userId}, ${JSON.stringify(details)}, now() + make_interval(mins => ${minutes[kind]}))`.execute(
    db,
  );
  void reply.setCookie(cookieOf(config, kind), token, cookieOptions(config, minutes[kind] * 60));
}

/** The attempt this browser began, once: it is gone whatever comes of the answer. null when there is none any more. */
export async function takeAttempt<Details>(
  { db, config }: { db: Database; config: Config },
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  kind: AttemptKind,
): Promise<Attempt<Details> | null> {
  const name = cookieOf(config, kind);
  const token = request.cookies[name];
  if (!token) return null;
  void reply.setCookie(name, '', cookieOptions(config, 0));
  const { rows } = await sql<Attempt<Details>>`
    with taken as (
      delete from sign_in_attempt where token_hash = ${hashToken(token)} and kind = ${kind}
      returning user_id, details, expires_at)
    select user_id as "userId", details from taken where expires_at > now()`.execute(db);
  return rows[0] ?? null;
}

/** Forgets attempts that nobody came back from. */
export async function sweepAttempts(db: Database): Promise<void> {
  await sql`delete from sign_in_attempt where expires_at <= now()`.execute(db);
}
