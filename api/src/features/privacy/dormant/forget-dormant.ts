import { decideDormancy, type DormancyStep, heldUntil } from '@rondo/rules/dormancy';
import { sql } from 'kysely';
import { writeAction } from '../../../platform/admins/admin-command.ts';
import { type Clock, timeAfterLock } from '../../../platform/clock.ts';
import { type Database, inTransaction, type Transaction } from '../../../platform/db.ts';
import { Refused } from '../../../platform/refusal.ts';
import { retryIfJoined } from '../../joining/batch/joined-meanwhile.ts';
import { events } from '../../notifications/events.ts';
import { lockReceiver, type Receiver } from '../../notifications/find-receivers.ts';
import { sendMessages } from '../../notifications/send-messages.ts';
import { type LeaveContext, leaveRondo } from '../leave-rondo.ts';
import { findDeparting, findGamesToLeave, heldBy } from '../queries.ts';
import { findDormant, findOneDormant, hasOpenCases, lastUsed } from './queries.ts';

type DormantContext = LeaveContext & { db: Database; clock: Clock };

/**
 * Warns owners of accounts that nobody uses, twice, and then forgets the accounts (product.md#accounts-that-nobody-uses,
 * decisions/0101-retention.md). Each account has its own transaction, so that the next run does what a crash left, and a failing one holds up no
 * other.
 */
export async function forgetDormant(context: DormantContext, signal: AbortSignal): Promise<void> {
  const { db, clock } = context;
  // If an owner was banned meanwhile and the ban is lifted, they are warned anew, so that they have the time to log in.
  await sql`
    delete from dormant_account d using app_user u
    where u.id = d.user_id and (u.banned_at is not null or ${lastUsed} > d.told_at)`.execute(db);
  const failures: unknown[] = [];
  for (const userId of await findDormant(db, clock.now())) {
    if (signal.aborted) break;
    await takeStep(context, userId).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}

async function takeStep(context: DormantContext, userId: string): Promise<void> {
  const { db } = context;
  const isOver = await inTransaction(db, (trx) => tell(trx, context, userId));
  if (!isOver || (await forget(context, userId))) return;
  await inTransaction(db, (trx) => hold(trx, context, userId));
}

interface Due {
  to: Receiver;
  usedAt: Date;
  step: DormancyStep;
  now: Date;
}

/** Locks an account, so that a login waits; null if somebody has used it meanwhile. */
async function lockDue(trx: Transaction, userId: string): Promise<Due | null> {
  const to = await lockReceiver(trx, { id: userId });
  const now = await timeAfterLock(trx);
  const found = await findOneDormant(trx, userId, now);
  if (!to || !found) return null;
  const { ends_at: endsAt, next_at: nextAt, reminded_at: remindedAt } = found;
  const notice =
    endsAt === null || nextAt === null
      ? null
      : { endsAt: new Date(endsAt), nextAt: new Date(nextAt), isReminded: remindedAt !== null };
  const step = decideDormancy({ dueAt: new Date(found.due_at), notice }, now);
  return step && { to, usedAt: new Date(found.used_at), step, now };
}

/** @returns whether the owner has been warned, and their time is over */
async function tell(trx: Transaction, context: DormantContext, userId: string): Promise<boolean> {
  const due = await lockDue(trx, userId);
  if (!due) return false;
  const { to, usedAt, step, now } = due;
  if (step.act === 'end') return true;
  await sql`
    insert into dormant_account (user_id, told_at, ends_at, next_at) values (${userId}, ${now}, ${step.endsAt}, ${step.nextAt})
    on conflict (user_id) do update set reminded_at = ${now}, ends_at = excluded.ends_at, next_at = excluded.next_at`.execute(
    trx,
  );
  const told = events.accountUnused(to, { usedAt, endsAt: step.endsAt, balanceCents: await balanceOf(trx, userId) });
  await sendMessages(trx, messagesOf(context), [told], now);
  return false;
}

/** @returns false if something keeps the account */
async function forget(context: DormantContext, userId: string): Promise<boolean> {
  try {
    return await retryIfJoined(() =>
      inTransaction(context.db, async (trx) => {
        const due = await lockDue(trx, userId);
        if (due?.step.act !== 'end') return true;
        const { now } = due;
        if ((await hasOpenCases(trx, userId, now)) || (await findGamesToLeave(trx, userId, now)).length > 0)
          return false;
        await leaveRondo(trx, context, { userId, asked: { by: 'admin' }, givenUpCents: 0 });
        const subject = { kind: 'user', id: userId };
        await writeAction(trx, null, {
          action: 'user.forget',
          subject,
          after: { forgotten: true, unusedSince: due.usedAt },
        });
        return true;
      }),
    );
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}

/** Nothing is taken: the owner is told once a year, and the console shows the account to admins. */
async function hold(trx: Transaction, context: DormantContext, userId: string): Promise<void> {
  const due = await lockDue(trx, userId);
  if (due?.step.act !== 'end') return;
  await sql`
    update dormant_account set held_at = coalesce(held_at, ${due.now}), next_at = ${heldUntil(due.now)}
    where user_id = ${userId}`.execute(trx);
  const told = events.accountHeld(due.to, { usedAt: due.usedAt, balanceCents: await balanceOf(trx, userId) });
  await sendMessages(trx, messagesOf(context), [told], due.now);
}

async function balanceOf(trx: Transaction, userId: string): Promise<number> {
  const person = await findDeparting(trx, { id: userId, sessionId: null });
  return person ? heldBy(person) : 0;
}

const messagesOf = ({ jobs, config }: DormantContext) => ({ jobs, publicUrl: config.publicUrl });
