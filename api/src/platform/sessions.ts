import { freshSessionMinutes, type Role } from '@rondo/rules';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Config } from './config.ts';
import type { Database, Transaction } from './db.ts';
import { rememberBrowser } from './known-browsers.ts';
import { Refused } from './refusal.ts';
import { cookieName, cookieOptions } from './session-cookies.ts';
import { hashToken, newToken } from './tokens.ts';

/** Who is calling. */
export interface Viewer {
  id: string;
  role: Role;
  sessionId: number;
}

interface Found extends Viewer {
  /** Its last use was written down more than an hour ago. */
  isStale: boolean;
}

const sessionDays = 30;
const bearerHours = 12;

export interface NewSession {
  userId: string;
  cookie: string;
  /** The token of the login's answer: short-lived, tied to the session. */
  bearer: string;
}

/**
 * Opens a session; the browser keeps the cookie, native shells and API clients the bearer token. Sessions live by real time:
 * the demo's clock moves games, and logs nobody out.
 */
export async function openSession(
  trx: Transaction,
  userId: string,
  userAgent: string | undefined,
): Promise<NewSession> {
  const cookie = newToken();
  const bearer = newToken();
  await sql`
    insert into session (user_id, token_hash, bearer_hash, bearer_expires_at, user_agent, created_at, expires_at)
    values (${userId}, ${cookie.hash}, ${bearer.hash}, now() + make_interval(hours => ${bearerHours}),
      ${userAgent?.slice(0, 300) ?? null}, now(), now() + make_interval(days => ${sessionDays}))`.execute(trx);
  return { userId, cookie: cookie.token, bearer: bearer.token };
}

/**
 * The browser that logs in has this session from now on, and is known to the account; the session it had before ends
 * (reliability.md: rotated at login).
 */
export async function giveSession(
  { db, config }: { db: Database; config: Config },
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { userId, cookie }: NewSession,
): Promise<void> {
  const before = request.cookies[cookieName(config)];
  if (before) await sql`delete from session where token_hash = ${hashToken(before)}`.execute(db);
  void reply.setCookie(cookieName(config), cookie, cookieOptions(config, sessionDays * 86_400));
  rememberBrowser(config, { request, reply }, userId);
}

export function clearSessionCookie(config: Config, reply: FastifyReply): void {
  void reply.setCookie(cookieName(config), '', cookieOptions(config, 0));
}

/** What opens the account further is for who logged in, or gave the password, a moment ago. @throws Refused `confirm_identity` */
export async function requireFreshSession(db: Database, sessionId: number): Promise<void> {
  const { rows } = await sql`
    select from session
    where id = ${sessionId} and identity_confirmed_at > now() - make_interval(mins => ${freshSessionMinutes})`.execute(
    db,
  );
  if (rows.length === 0) throw new Refused('confirm_identity');
}

/** Ends one session. */
export async function endSession(db: Database, sessionId: number): Promise<void> {
  await sql`delete from session where id = ${sessionId}`.execute(db);
}

/** Removes sessions that have ended. */
export async function sweepSessions(db: Database): Promise<void> {
  await sql`delete from session where expires_at <= now()`.execute(db);
}

/**
 * Who calls: by `Authorization: Bearer`, else by the cookie. null for a visitor, also with a session that has ended.
 * @throws Refused `cross_site` for a state-changing call with a cookie from elsewhere.
 */
export async function findViewer(db: Database, config: Config, request: FastifyRequest): Promise<Viewer | null> {
  const bearer = /^Bearer ([\w-]{20,100})$/.exec(request.headers.authorization ?? '')?.[1];
  const cookie = request.cookies[cookieName(config)];
  if (bearer === undefined && !cookie) return null;
  if (bearer === undefined && !['GET', 'HEAD'].includes(request.method)) refuseCrossSite(config, request);
  const { rows } = await (bearer === undefined
    ? sql<Found>`
        select u.id, u.role, s.id as "sessionId", s.last_used_at < now() - interval '1 hour' as "isStale"
        from session s join app_user u on u.id = s.user_id
        where s.token_hash = ${hashToken(cookie ?? '')} and s.expires_at > now() and u.deleted_at is null`.execute(db)
    : sql<Found>`
        select u.id, u.role, s.id as "sessionId", s.last_used_at < now() - interval '1 hour' as "isStale"
        from session s join app_user u on u.id = s.user_id
        where s.bearer_hash = ${hashToken(bearer)} and s.bearer_expires_at > now() and u.deleted_at is null`.execute(
        db,
      ));
  if (!rows[0]) return null;
  const { isStale, ...viewer } = rows[0];
  // Once an hour, so that other calls cost no write.
  if (isStale) await sql`update session set last_used_at = now() where id = ${viewer.sessionId}`.execute(db);
  return viewer;
}

/** A call made with a cookie must come from our own pages (3-decisions §1, reliability.md). */
export function refuseCrossSite(config: Config, request: FastifyRequest): void {
  const { origin } = request.headers;
  const fetchSite = request.headers['sec-fetch-site'];
  // On plain http, as on a developer's machine, whatever name it is reached by; on https its own address only.
  const isOwn = (given: string) =>
    given === config.publicUrl || (config.publicUrl.startsWith('http:') && given === `http://${request.headers.host}`);
  if (!(origin === undefined ? fetchSite === 'same-origin' : isOwn(origin))) throw new Refused('cross_site');
}

/**
 * For a GET that ends something by the cookie alone: only what says that it comes from a page of ours. A bearer token is sent on
 * purpose.
 * @throws Refused `cross_site`
 */
export function requireOwnPage(request: FastifyRequest): void {
  const onPurpose = request.headers.authorization !== undefined || request.headers['sec-fetch-site'] === 'same-origin';
  if (!onPurpose) throw new Refused('cross_site');
}

/** For a GET that logs in or out: a link on another site must not do that to whoever follows it (reliability.md). */
export function refuseCrossSiteGet(request: FastifyRequest): void {
  if (request.headers['sec-fetch-site'] === 'cross-site') throw new Refused('cross_site');
}
