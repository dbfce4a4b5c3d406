import { freshSessionMinutes, keptInBrowser, type Role } from '@rondo/rules';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import { askTogether } from '../database/ask-together.ts';
import type { Config } from '../config.ts';
import type { Database, Transaction } from '../db.ts';
import { rememberBrowser } from './known-browsers.ts';
import { Refused } from '../refusal.ts';
import type { Rows } from '../schema.ts';
import { dropCookie, keepCookie, readCookie } from './session-cookies.ts';
import { hashToken, newToken } from './tokens.ts';

/** The caller. */
export interface Viewer {
  id: string;
  role: Role;
  sessionId: number;
}

/** A live session of a user who may use it. */
interface Found extends Pick<Rows['app_user'], 'id' | 'role'> {
  session_id: number;
  /** Whether its last use was recorded more than an hour ago. */
  is_stale: boolean;
}

const bearerHours = 12;

export interface NewSession {
  userId: string;
  cookie: string;
  /** The token in the login's answer: short-lived, tied to the session. */
  bearer: string;
}

/**
 * Opens a session; a browser keeps the cookie, native shells and API clients the bearer token. Sessions use real time, so that advancing the demo's
 * clock logs nobody out. Every way in ends here, so a banned user is refused here, and the account counts as used
 * (product.md#accounts-that-nobody-uses). A caller that locks the account before must lock it `for no key update`: two logins at once with a shared
 * lock would wait for each other.
 * @throws Refused `account_banned`
 */
export async function openSession(
  trx: Transaction,
  userId: string,
  userAgent: string | undefined,
): Promise<NewSession> {
  const cookie = newToken();
  const bearer = newToken();
  const opened = await sql`
    with used as (
      update app_user set used_at = app_now() where id = ${userId} and banned_at is null returning id)
    insert into session (user_id, token_hash, bearer_hash, bearer_expires_at, user_agent, created_at, expires_at)
    select id, ${cookie.hash}, ${bearer.hash}, now() + make_interval(hours => ${bearerHours}),
      ${userAgent?.slice(0, 300) ?? null}, now(), now() + make_interval(secs => ${keptInBrowser.session.seconds})
    from used returning id`.execute(trx);
  if (opened.rows.length === 0) throw new Refused('account_banned');
  return { userId, cookie: cookie.token, bearer: bearer.token };
}

/**
 * Gives the session to the browser that logs in, and makes the browser known to the account; the browser's earlier session ends
 * (reliability.md#security-baseline: rotated at login).
 */
export async function giveSession(
  { db, config }: { db: Database; config: Config },
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { userId, cookie }: NewSession,
): Promise<void> {
  const before = readCookie(config, request, keptInBrowser.session);
  if (before) await sql`delete from session where token_hash = ${hashToken(before)}`.execute(db);
  keepCookie(config, reply, keptInBrowser.session, cookie);
  rememberBrowser(config, { request, reply }, userId);
}

export function clearSessionCookie(config: Config, reply: FastifyReply): void {
  dropCookie(config, reply, keptInBrowser.session);
}

/**
 * Adding a way into the account requires a recent login or password, and so do an admin's acts about money and people.
 * @throws Refused `confirm_identity`
 */
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

/** Deletes sessions that have ended. */
export async function sweepSessions(db: Database): Promise<void> {
  await sql`delete from session where expires_at <= now()`.execute(db);
}

/** Finds sessions by the hash of the token that a caller shows. */
export interface Sessions {
  ofCookie(hash: Buffer): Promise<Found | undefined>;
  ofBearer(hash: Buffer): Promise<Found | undefined>;
}

/** Looks up the sessions of requests that arrive together in one statement, for each of the two ways (decisions/0053-joins-through-http.md). */
export function findSessions(db: Database): Sessions {
  return {
    ofCookie: findBy(db, sql`s.token_hash = shown.hash and s.expires_at > now()`),
    ofBearer: findBy(db, sql`s.bearer_hash = shown.hash and s.bearer_expires_at > now()`),
  };
}

/** Looks each up by its key: without statistics, a plain join reads every session. */
function findBy(db: Database, isShown: RawBuilder<unknown>) {
  return askTogether<Buffer, Found>(async (hashes) => {
    const { rows } = await sql<Found & { n: number }>`
      select shown.n, u.id, u.role, s.id as session_id, s.last_used_at < now() - interval '1 hour' as is_stale
      from unnest(${hashes}::bytea[]) with ordinality as shown(hash, n)
      cross join lateral (select s.id, s.user_id, s.last_used_at from session s where ${isShown} limit 1) s
      cross join lateral (
        select u.id, u.role from app_user u where u.id = s.user_id and u.deleted_at is null and u.banned_at is null limit 1) u`.execute(
      db,
    );
    const found = new Map(rows.map(({ n, ...row }) => [n, row]));
    return hashes.map((_, index) => found.get(index + 1));
  });
}

/** Whether a request brings no session, so that nothing is looked up for it. */
export function isVisitor(config: Pick<Config, 'publicUrl'>, request: FastifyRequest): boolean {
  return request.headers.authorization === undefined && !readCookie(config, request, keptInBrowser.session);
}

/**
 * The caller, by `Authorization: Bearer` or else by the cookie. null for a visitor, or if the session has ended.
 * @throws Refused `cross_site` for a state-changing call with a cookie from elsewhere
 */
export async function findViewer(
  { db, config, sessions }: { db: Database; config: Config; sessions: Sessions },
  request: FastifyRequest,
): Promise<Viewer | null> {
  const bearer = /^Bearer ([\w-]{20,100})$/.exec(request.headers.authorization ?? '')?.[1];
  const cookie = readCookie(config, request, keptInBrowser.session);
  if (bearer === undefined && !cookie) return null;
  if (bearer === undefined && !['GET', 'HEAD'].includes(request.method)) refuseCrossSite(config, request);
  const found = await (bearer === undefined
    ? sessions.ofCookie(hashToken(cookie ?? ''))
    : sessions.ofBearer(hashToken(bearer)));
  if (!found) return null;
  const { id, role, session_id: sessionId, is_stale } = found;
  request.accountId = id;
  // Recorded once an hour, so that other calls cost no write.
  if (is_stale) await sql`update session set last_used_at = now() where id = ${sessionId}`.execute(db);
  return { id, role, sessionId };
}

/** A call made with a cookie must come from Rondo's own pages (product.md#logging-in). */
export function refuseCrossSite(config: Config, request: FastifyRequest): void {
  const { origin } = request.headers;
  const fetchSite = request.headers['sec-fetch-site'];
  // Over plain http, as on a developer's machine, any name by which the server is reached; over https only its own address.
  const isOwn = (given: string) =>
    given === config.publicUrl || (config.publicUrl.startsWith('http:') && given === `http://${request.headers.host}`);
  if (!(origin === undefined ? fetchSite === 'same-origin' : isOwn(origin))) throw new Refused('cross_site');
}

/**
 * For a GET that ends something by the cookie alone: it must come from one of Rondo's pages. A bearer token is always sent on purpose.
 * @throws Refused `cross_site`
 */
export function requireOwnPage(request: FastifyRequest): void {
  const onPurpose = request.headers.authorization !== undefined || request.headers['sec-fetch-site'] === 'same-origin';
  if (!onPurpose) throw new Refused('cross_site');
}

/** For a GET that logs in or out: a link on another site must not do that to a person who follows it (reliability.md#attacks). */
export function refuseCrossSiteGet(request: FastifyRequest): void {
  if (request.headers['sec-fetch-site'] === 'cross-site') throw new Refused('cross_site');
}
