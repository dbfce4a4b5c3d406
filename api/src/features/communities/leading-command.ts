import type { AuditAct } from '@rondo/rules/audit-acts';
import { type AdminCall, commandOfAnyone } from '../../platform/admins/admin-command.ts';
import type { Database, Transaction } from '../../platform/db.ts';
import type { CommunityRow } from './queries.ts';
import { requireLeadLocked } from './require-standing.ts';

interface Command {
  action: Extract<AuditAct, `community.${string}`>;
  reason?: string;
  about?: string;
  asksIdentity?: boolean;
}

type Facts = Readonly<Record<string, unknown>>;

/**
 * Runs a leader's command for their community, with the community locked. Acts of Rondo's admins are logged.
 * @throws Refused `community_not_found`, `not_allowed`, and as `adminCommand` says
 */
export function leadingCommand<T>(
  { db }: { db: Database },
  call: AdminCall,
  { ref, ...command }: Command & { ref: string },
  act: (trx: Transaction, community: CommunityRow) => Promise<{ answer: T; before?: Facts; after?: Facts }>,
): Promise<T> {
  const subject = { kind: 'community', id: null };
  return commandOfAnyone({ db }, call, { ...command, subject }, async (trx) => {
    const { community } = await requireLeadLocked(trx, ref, call.viewer);
    const { answer, ...facts } = await act(trx, community);
    return { answer, logged: async () => ({ ...facts, subject: { kind: 'community', id: community.id } }) };
  });
}
