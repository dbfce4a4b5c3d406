import type { Database } from '../../platform/db.ts';
import type { IdempotencyKey } from '../../platform/idempotency.ts';
import { forgiveAttempt, limitAttempts } from '../../platform/rate-limit.ts';
import { Refused } from '../../platform/refusal.ts';
import { inboxOf, type MailBudget, mailBudgets } from './mail-budgets.ts';

const hour = 60;
const day = 24 * hour;

/**
 * Does something that mails to addresses somebody typed, unless one of them has had its share of such mails. Nothing is begun then;
 * and what does not come off counts for nothing. The same request again, by its key, counts once.
 * @throws Refused `mails_limited`, the same for every address, which says when to come back
 */
export async function withinMailBudget<T>(
  db: Database,
  { budget, addresses, key = null }: { budget: MailBudget; addresses: readonly string[]; key?: IdempotencyKey | null },
  act: () => Promise<T>,
): Promise<T> {
  const most = mailBudgets[budget];
  const counted: string[] = [];
  const count: Count = async (subject, times, minutes) => {
    await limitAttempts(db, subject, times, minutes);
    counted.push(subject);
  };
  try {
    for (const inbox of new Set(addresses.map(inboxOf))) {
      const subject = `mail:${budget}:${inbox}`;
      if (key && !(await isNew(count, `${subject}:${key.key}:${key.bodyHash.toString('base64url')}`))) continue;
      await countMail(count, subject, most);
    }
    return await act();
  } catch (error) {
    for (const subject of counted) await forgiveAttempt(db, subject);
    throw error;
  }
}

type Count = (subject: string, times: number, minutes: number) => Promise<void>;

async function countMail(count: Count, subject: string, most: { hour: number; day: number }): Promise<void> {
  try {
    await count(subject, most.hour, hour);
    await count(`${subject}:day`, most.day, day);
  } catch (error) {
    throw error instanceof Refused ? error.as('mails_limited') : error;
  }
}

async function isNew(count: Count, subject: string): Promise<boolean> {
  try {
    await count(subject, 1, day);
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}
