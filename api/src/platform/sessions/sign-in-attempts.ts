import { keptInBrowser } from '@rondo/rules';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Config } from '../config.ts';
import type { Database } from '../db.ts';
import type { Rows } from '../schema.ts';
import { dropCookie, keepCookie, readCookie } from './session-cookies.ts';
import { hashToken, newToken } from './tokens.ts';

/** Attempts at an OpenID provider or an authenticator; the answer must come while the cookie lasts. */
const cookies = {
  google: keptInBrowser.google,
  passkey_log_in: keptInBrowser.passkeyLogIn,
  passkey_registration: keptInBrowser.passkeyRegistration,
} as const;
export type AttemptKind = keyof typeof cookies;

/** An attempt, with the user who was logged in when it began. */
type Attempt<Details> = Pick<Rows['sign_in_attempt'], 'user_id'> & { details: Details };

/** Stores what the answer must match, bound to this browser by a cookie, so that an answer somebody else got is worthless here. */
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
    values (${hash}, ${kind}, ${userId}, ${JSON.stringify(details)}, now() + make_interval(secs => ${cookies[kind].seconds}))`.execute(
    db,
  );
  keepCookie(config, reply, cookies[kind], token);
}

/** The attempt that this browser started; null if there is none. It can be taken only once, because it is deleted whatever the answer. */
export async function takeAttempt<Details>(
  { db, config }: { db: Database; config: Config },
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  kind: AttemptKind,
): Promise<Attempt<Details> | null> {
  const token = readCookie(config, request, cookies[kind]);
  if (!token) return null;
  dropCookie(config, reply, cookies[kind]);
  const { rows } = await sql<Attempt<Details>>`
    with taken as (
      delete from sign_in_attempt where token_hash = ${hashToken(token)} and kind = ${kind}
      returning user_id, details, expires_at)
    select user_id, details from taken where expires_at > now()`.execute(db);
  return rows[0] ?? null;
}

/** Deletes attempts that nobody came back from. */
export async function sweepAttempts(db: Database): Promise<void> {
  await sql`delete from sign_in_attempt where expires_at <= now()`.execute(db);
}
