import type { Database } from '../../../platform/db.ts';
import type { IdempotencyKey } from '../../../platform/calls/idempotency.ts';
import { forgiveAttempt, limitAttempts } from '../../../platform/limits/rate-limit.ts';
import type { RateLimit } from '../../../platform/limits/rate-limits.ts';
import { Refused } from '../../../platform/refusal.ts';
import { inboxOf, type MailBudget, mailBudgets } from './mail-budgets.ts';

const hour = 60;
const day = 24 * hour;

/**
 * Runs an action that mails typed addresses, unless one of them has used up its budget for such mails; then the action isn't started. A failed run
 * doesn't count, and a request repeated with its key counts once.
 * @throws Refused `mails_limited`, the same for every address, which says when to come back
 */
export async function withinMailBudget<T>(
  db: Database,
  { budget, addresses, key = null }: { budget: MailBudget; addresses: readonly string[]; key?: IdempotencyKey | null },
  act: () => Promise<T>,
): Promise<T> {
  const most = mailBudgets[budget];
  const name = `mail:${budget}`;
  const aTime = { name, most: 1, minutes: day };
  const limits = [
    { name, most: most.hour, minutes: hour },
    { name: `${name}:day`, most: most.day, minutes: day },
  ];
  const counted: [RateLimit, string][] = [];
  const count: Count = async (limit, who) => {
    await limitAttempts(db, limit, who);
    counted.push([limit, who]);
  };
  try {
    for (const inbox of new Set(addresses.map(inboxOf))) {
      if (key && !(await isNew(count, aTime, `${inbox}:${key.key}:${key.bodyHash.toString('base64url')}`))) continue;
      for (const limit of limits) await countMail(count, limit, inbox);
    }
    return await act();
  } catch (error) {
    for (const [limit, who] of counted) await forgiveAttempt(db, limit, who);
    throw error;
  }
}

type Count = (limit: RateLimit, who: string) => Promise<void>;

async function countMail(count: Count, limit: RateLimit, inbox: string): Promise<void> {
  try {
    await count(limit, inbox);
  } catch (error) {
    throw error instanceof Refused ? error.as('mails_limited') : error;
  }
}

async function isNew(count: Count, limit: RateLimit, who: string): Promise<boolean> {
  try {
    await count(limit, who);
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}
