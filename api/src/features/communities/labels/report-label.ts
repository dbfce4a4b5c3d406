import { findLabel, mayKeepLabel } from '@rondo/rules';
import { sql } from 'kysely';
import type { AdminCall } from '../../../platform/admins/admin-command.ts';
import { timeAfterLock } from '../../../platform/clock.ts';
import { type Database, inTransaction, type Transaction } from '../../../platform/db.ts';
import { Refused } from '../../../platform/refusal.ts';
import type { Viewer } from '../../../platform/sessions/sessions.ts';
import { ofCommunity } from '../../notifications/messages.ts';
import { sendMessages, type MessageContext } from '../../notifications/send-messages.ts';
import { leadingCommand } from '../leading-command.ts';
import { findAdmins, findUntold } from '../member-queries.ts';
import { requireMemberLocked } from '../require-standing.ts';
import { findLabels, type MemberLabel, type Named } from './label-queries.ts';

interface ReportContext extends MessageContext {
  db: Database;
}

interface LabelOf extends Named {
  ref: string;
  userId: string;
}

/**
 * Reports a tag or nickname to the community's admins, who hear of a member at most once in 24 hours. Only the member it was suggested to sees, and
 * can report, a label that waits for an answer.
 * @throws Refused `community_not_found`, `not_a_member`, `label_not_found`, `already_reported`
 */
export function reportLabel(
  { db, ...context }: ReportContext,
  viewer: Viewer,
  { ref, userId, reason, ...named }: LabelOf & { reason: string },
): Promise<void> {
  return inTransaction(db, async (trx) => {
    const { community } = await requireMemberLocked(trx, ref, viewer);
    const label = await requireLabel(trx, community.id, userId, named);
    if (label.status === 'pending' && userId !== viewer.id) throw new Refused('label_not_found');
    const now = await timeAfterLock(trx);
    const { rows } = await sql`
      insert into label_report (label_id, reporter_id, reason, created_at)
      values (${label.id}, ${viewer.id}, ${reason}, ${now}) on conflict do nothing returning label_id`.execute(trx);
    if (rows.length === 0) throw new Refused('already_reported');
    const admins = (await findAdmins(trx, community.id)).filter((id) => id !== viewer.id && id !== userId);
    const heard = { kind: 'labelReported', communityId: community.id, now } as const;
    const told = (await findUntold(trx, admins, heard)).map((id) =>
      ofCommunity(id, 'labelReported', community, { params: { words: label.words } }),
    );
    await sendMessages(trx, context, told, now);
  });
}

/**
 * Decides about a tag or nickname, whether or not it was reported: if removed, it never comes back, leaves the notification that suggested it, and
 * its owner hears why; if kept, its reports are settled.
 * @throws Refused `community_not_found`, `not_allowed`, `label_not_found`
 */
export function decideLabel(
  { db, ...context }: ReportContext,
  call: AdminCall,
  { ref, userId, decision, reason, ...named }: LabelOf & { decision: 'remove' | 'keep'; reason: string },
): Promise<true> {
  const { viewer } = call;
  const command = { ref, action: 'community.label', ...(reason && { reason }) } as const;
  return leadingCommand({ db }, call, command, async (trx, community) => {
    const done = { answer: true, after: { userId, kind: named.kind, decision } } as const;
    const label = await requireLabel(trx, community.id, userId, named);
    if (decision === 'keep' && !mayKeepLabel(viewer, { userId })) throw new Refused('not_allowed');
    const now = await timeAfterLock(trx);
    await sql`
      update label_report set decided_at = ${now} where label_id = ${label.id} and decided_at is null`.execute(trx);
    if (decision === 'keep') return done;
    await sql`
      update label set status = 'removed', place = null, decided_at = ${now} where id = ${label.id}`.execute(trx);
    await sql`
      delete from notification
      where user_id = ${userId} and kind = 'labelSuggested' and community_id = ${community.id}
        and lower(params ->> 'words') = lower(${label.words})`.execute(trx);
    const params = { words: label.words, ...(reason && { adminNote: reason }) };
    if (userId !== viewer.id)
      await sendMessages(trx, context, [ofCommunity(userId, 'labelRemoved', community, { params })], now);
    return done;
  });
}

/** A label that is confirmed or waits for an answer. @throws Refused `label_not_found` */
async function requireLabel(
  trx: Transaction,
  communityId: string,
  userId: string,
  { kind, words }: Named,
): Promise<MemberLabel> {
  const label = findLabel(await findLabels(trx, communityId, userId), kind, words);
  if (label?.status !== 'confirmed' && label?.status !== 'pending') throw new Refused('label_not_found');
  return label;
}
