import type { Cents } from '@rondo/rules';
import type { AuditAct } from '@rondo/rules/audit-acts';
import type { AuditFacts } from '@rondo/rules/audit-facts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { timeAfterLock } from '../clock.ts';
import type { Database, Transaction } from '../db.ts';
import { type IdempotencyKey, runIdempotently } from '../calls/idempotency.ts';
import { networkOf } from '../limits/network-of.ts';
import { noteAdminAct } from '../observability/security-events.ts';
import { Refused } from '../refusal.ts';
import { requireFreshSession, type Viewer } from '../sessions/sessions.ts';

/** One entry of the audit log. */
interface AdminAction {
  action: AuditAct;
  subject: { kind: string; id: string | null };
  /** The person whom the act is about; the subject if that is a person. */
  about?: string | undefined;
  /** How much money the act moved, in either direction; nothing for money that moves later. */
  movedCents?: Cents | undefined;
  reason?: string | null | undefined;
  /** null if nothing existed before, or nothing changes. */
  before?: AuditFacts | null | undefined;
  after?: AuditFacts | null | undefined;
}

interface Command extends Pick<AdminAction, 'action' | 'subject' | 'reason'> {
  /** The person whom the act is about, if any: never the admin themself. Their account is locked. */
  about?: string;
  /** Whether the act asks for a fresh session although its call doesn't, because others make the call too (contract/src/define-call.ts). */
  asksIdentity?: boolean;
}

/**
 * What only the act itself knows for its entry: the facts before and after, what it moved, and sometimes whose money, its subject, or that it was
 * another act.
 */
type Entry = Pick<AdminAction, 'before' | 'after' | 'movedCents' | 'about'> &
  Partial<Pick<AdminAction, 'subject' | 'action'>>;

/** Requests that wrote an entry in the log, or whose key belongs to an earlier call that did. */
const logged = new WeakSet<FastifyRequest>();

/** Whether an admin's act is in the log, as each must be (decisions/0076-acts-of-admins.md). */
export const isLogged = (request: FastifyRequest): boolean => logged.has(request);

/** The parts of a served call that tell who acts, and from where. */
export interface AdminCall {
  viewer: Viewer;
  idempotencyKey: IdempotencyKey | null;
  http: { request: FastifyRequest; reply: FastifyReply };
}

/**
 * Runs an admin's act in one transaction with its log entry, and only while they are an admin (decisions/0039-console.md). Repeated with the same
 * key, it is done once.
 * @param act the act, which gives its entry the state before and after
 * @throws Refused `not_allowed` for somebody who is no longer an admin; `confirm_identity`; `not_on_oneself`
 */
export async function adminCommand<T>(
  { db }: { db: Database },
  { viewer, http, idempotencyKey }: AdminCall,
  { about, asksIdentity = false, ...command }: Command,
  act: (trx: Transaction, now: Date) => Promise<Entry & { answer: T }>,
): Promise<T> {
  logged.add(http.request);
  if (about === viewer.id) throw new Refused('not_on_oneself');
  return runIdempotently(db, viewer.id, idempotencyKey, async (trx) => {
    await requireAdmin(trx, viewer.id, about);
    if (asksIdentity) await requireFreshSession(trx, viewer.sessionId);
    const { answer, ...entry } = await act(trx, await timeAfterLock(trx));
    await writeAction(trx, { viewer, http, idempotencyKey }, { about, ...command, ...entry });
    return answer;
  });
}

/** The result of an act, and what the log keeps of it if an admin did it. */
export interface Done<T> {
  answer: T;
  logged: () => Promise<Entry>;
}

/**
 * Runs an act that admins and others do: for an admin like {@link adminCommand}, with a log entry and, if required, a fresh session; for others
 * without. Repeated with the same key, it is done once.
 */
export function commandOfAnyone<T>(
  { db }: { db: Database },
  call: AdminCall,
  command: Command,
  act: (trx: Transaction) => Promise<Done<T>>,
): Promise<T> {
  if (call.viewer.role === 'admin')
    return adminCommand({ db }, call, command, async (trx) => {
      const { answer, logged } = await act(trx);
      return { answer, ...(await logged()) };
    });
  return runIdempotently(db, call.viewer.id, call.idempotencyKey, async (trx) => (await act(trx)).answer);
}

/** Logs an admin's act, or a look at personal data. The server's operator acts by commands on the server, without an account. */
export async function writeAction(
  db: Database,
  by: AdminCall | null,
  { action, subject, about, movedCents = 0, reason, before, after }: AdminAction,
): Promise<void> {
  const json = (facts: AuditFacts | null | undefined) => (facts ? JSON.stringify(facts) : null);
  const aboutId = about ?? (subject.kind === 'user' ? subject.id : null);
  if (by) {
    logged.add(by.http.request);
    noteAdminAct(by.http.request, { action, subjectKind: subject.kind, about: aboutId, before, after });
  }
  await sql`
    insert into admin_action (actor_id, action, subject_kind, subject_id, about_id, amount_cents, reason, before, after, address,
      session_id, request_id, at)
    values (${by?.viewer.id ?? null}, ${action}, ${subject.kind}, ${subject.id}, ${aboutId}, nullif(abs(${movedCents}::int), 0),
      ${reason ?? null}, ${json(before)}::jsonb, ${json(after)}::jsonb, ${by && networkOf(by.http.request.ip)},
      ${by?.viewer.sessionId ?? null}, ${by?.http.request.id ?? null}, app_now())`.execute(db);
}

/** Locks both accounts in the order of their ids, so that of two admins who demote each other one comes first. */
async function requireAdmin(trx: Transaction, adminId: string, about: string | undefined): Promise<void> {
  if (about !== undefined)
    await sql`
      select from app_user where id in (${adminId}, ${about}) order by id for no key update`.execute(trx);
  const { rows } = await sql`
    select from app_user where id = ${adminId} and role = 'admin' and banned_at is null and deleted_at is null
    for share`.execute(trx);
  if (rows.length === 0) throw new Refused('not_allowed');
}
