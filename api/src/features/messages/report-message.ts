import { mayKeepMessage } from '@rondo/rules';
import { sql } from 'kysely';
import { type AdminCall, commandOfAnyone } from '../../platform/admins/admin-command.ts';
import { timeAfterLock } from '../../platform/clock.ts';
import { type Database, inTransaction, type Transaction } from '../../platform/db.ts';
import { recordEvents } from '../../platform/events/record-events.ts';
import { Refused } from '../../platform/refusal.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { leads, requireCommunity } from '../communities/require-standing.ts';
import { findPart, lockMessage, type MessageStanding } from './message-queries.ts';

/**
 * Reports a message to the people who decide about it: Rondo's admins for a message of a game, its other admins for one of a community.
 * They are told once, with the first report.
 * @throws Refused `group_message_gone`, `already_reported`
 */
export function reportMessage({ db }: { db: Database }, viewer: Viewer, id: string, reason: string): Promise<void> {
  return inTransaction(db, async (trx) => {
    const message = await requireMessage(trx, id);
    if (!(await gotIt(trx, message, viewer))) throw new Refused('group_message_gone');
    const now = await timeAfterLock(trx);
    const { rows } = await sql`
      insert into group_message_report (message_id, reporter_id, reason, created_at)
      values (${id}, ${viewer.id}, ${reason}, ${now}) on conflict do nothing returning message_id`.execute(trx);
    if (rows.length === 0) throw new Refused('already_reported');
    const all = await sql`select from group_message_report where message_id = ${id}`.execute(trx);
    if (all.rows.length > 1) return;
    const { game_id: gameId, author_id: authorId } = message;
    const data = { messageId: id, gameId, authorId, reporterId: viewer.id };
    await recordEvents(trx, [{ name: 'message.reported', data }], now);
  });
}

/**
 * Decides about a message, reported or not. A removed message is not shown anywhere any more, not in notifications either; for a kept one, its
 * reports are settled.
 * @throws Refused `group_message_gone`, `not_allowed`
 */
export async function decideMessage(
  { db }: { db: Database },
  call: AdminCall,
  id: string,
  decision: 'remove' | 'keep',
): Promise<void> {
  const { viewer } = call;
  const command = { action: 'message.decide', subject: { kind: 'message', id } } as const;
  await commandOfAnyone({ db }, call, command, async (trx) => {
    const done = { answer: true, logged: async () => ({ after: { decision } }) };
    const message = await requireMessage(trx, id);
    const isLed =
      message.community_id !== null && leads(viewer, await requireCommunity(trx, message.community_id, viewer));
    if (viewer.role !== 'admin' && !isLed) throw new Refused('not_allowed');
    if (decision === 'keep' && !mayKeepMessage(viewer, { authorId: message.author_id }))
      throw new Refused('not_allowed');
    const now = await timeAfterLock(trx);
    await sql`
      update group_message_report set decided_at = ${now} where message_id = ${id} and decided_at is null`.execute(trx);
    if (decision === 'keep') return done;
    await sql`update group_message set removed_at = ${now} where id = ${id}`.execute(trx);
    await sql`
      delete from notification
      where kind in ('matchMessage', 'communityMessage', 'messageReported') and params ->> 'message' = ${id}`.execute(
      trx,
    );
    return done;
  });
}

/** Locks the message, so that a report and a decision come one after the other. @throws Refused `group_message_gone` */
async function requireMessage(trx: Transaction, id: string): Promise<MessageStanding> {
  const message = await lockMessage(trx, id);
  if (!message) throw new Refused('group_message_gone');
  return message;
}

/** Whether somebody can read another person's message. */
async function gotIt(trx: Transaction, message: MessageStanding, viewer: Viewer): Promise<boolean> {
  if (message.author_id === viewer.id) return false;
  if (message.community_id !== null) {
    const standing = await requireCommunity(trx, message.community_id, viewer);
    return standing.membership === 'approved' || leads(viewer, standing);
  }
  const { plays, waits } = await findPart(trx, message.game_id ?? '', viewer.id);
  return plays || (waits && message.to_waiting);
}
