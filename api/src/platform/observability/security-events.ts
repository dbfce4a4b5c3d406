import type { ErrorCode } from '@rondo/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { securityEvents } from '../processes/metrics.ts';
import { accountCode } from './account-code.ts';
import { type LogLines, LogWriter } from './log-writer.ts';
import { Sampler } from './sampler.ts';
import type { SecurityKind } from './security-kinds.ts';

/** An act of the caller, or of an admin about somebody. */
interface SecurityAct {
  kind: SecurityKind;
  /** The account that the act was about, if that is not the caller's. */
  about?: string | null;
  /** What was exported, or the earlier and the new role. */
  what?: string;
  from?: string;
  to?: string;
}

/** What requests did. It counts once they are answered with success, because a transaction may still fail. */
const acts = new WeakMap<FastifyRequest, SecurityAct[]>();

export function noteSecurityEvent(request: FastifyRequest, act: SecurityAct): void {
  acts.set(request, [...(acts.get(request) ?? []), act]);
}

/** Refusals that may show an attack, beside all refusals by a limit. */
const ofRefusals: Partial<Record<ErrorCode, SecurityKind>> = {
  wrong_credentials: 'login.refused',
  google_failed: 'login.refused',
  passkey_failed: 'login.refused',
  account_banned: 'login.refused',
  wrong_password: 'identity.refused',
  confirm_identity: 'identity.asked',
  not_allowed: 'access.refused',
  cross_site: 'access.refused',
};

/** The kind of event that a refusal is, or null. */
function kindOfRefusal({ refusedWith, accountId }: FastifyRequest, status: number): SecurityKind | null {
  if (refusedWith === null) return null;
  // For a logged-in caller, the code says that somebody else is banned.
  if (refusedWith === 'account_banned' && accountId !== null) return null;
  return ofRefusals[refusedWith] ?? (status === 429 ? 'limit.reached' : null);
}

/** The address in a form; for a refused login it says which account was tried. */
function addressIn(body: unknown): string | null {
  const { email } = Object(body) as { email?: unknown };
  return typeof email === 'string' ? email.toLowerCase() : null;
}

/** Writes and counts events that an operator watches for attacks, as a separate stream of the log (security-events.md). */
export function logSecurityEvents(app: FastifyInstance, { securityLog, secretKey }: Config, to?: LogLines): void {
  const writer = new LogWriter('security', to);
  const sampler = new Sampler();
  const code = (id: string | null | undefined) => (id ? accountCode(secretKey, id) : undefined);
  app.addHook('onResponse', (request, reply, done) => {
    done();
    const { accountId, refusedWith, method, ip, body } = request;
    const refused = kindOfRefusal(request, reply.statusCode);
    const events: readonly SecurityAct[] =
      refused === null ? (reply.statusCode < 400 ? (acts.get(request) ?? []) : []) : [{ kind: refused }];
    for (const { kind, about, ...facts } of events) {
      securityEvents.inc({ kind });
      const weight = securityLog ? sampler.weigh(performance.now()) : 0;
      if (weight === 0) continue;
      writer.write(refused === null ? 'info' : 'warn', request, {
        kind,
        method,
        route: request.routeOptions.url ?? 'none',
        network: ip,
        account: code(accountId),
        about: code(about ?? (refused && addressIn(body))),
        ...facts,
        ...(refused !== null && { code: refusedWith }),
        ...(weight > 1 && { of: weight }),
      });
    }
  });
  app.addHook('onClose', async () => writer.flush());
}

/** The parts of an admin's log entry that are about roles, bans and exports. */
interface AdminAct {
  action: string;
  subjectKind: string;
  about: string | null;
  before: Readonly<Record<string, unknown>> | null | undefined;
  after: Readonly<Record<string, unknown>> | null | undefined;
}

/** Notes an admin's changes of roles and bans, and the files they took. */
export function noteAdminAct(request: FastifyRequest, { action, subjectKind, about, before, after }: AdminAct): void {
  const [from, to] = [before?.['role'], after?.['role']];
  if (typeof from === 'string' && typeof to === 'string' && from !== to)
    noteSecurityEvent(request, { kind: 'role.changed', about, from, to });
  const banned = after?.['banned'];
  if (typeof banned === 'boolean' && banned !== before?.['banned'])
    noteSecurityEvent(request, { kind: banned ? 'account.banned' : 'account.unbanned', about });
  if (action === 'list.look') noteSecurityEvent(request, { kind: 'data.exported', what: subjectKind });
  if (action === 'user.export') noteSecurityEvent(request, { kind: 'data.exported', what: 'account', about });
}
