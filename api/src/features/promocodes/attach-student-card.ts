import { amsterdamDay } from '@rondo/rules';
import { cardValidity } from '@rondo/rules/promocodes';
import { sql } from 'kysely';
import { randomBytes } from 'node:crypto';
import { startOfDay } from '../../platform/time/amsterdam.ts';
import { timeAfterLock } from '../../platform/clock.ts';
import { type Database, sqlState, type Transaction } from '../../platform/db.ts';
import { type IdempotencyKey, runIdempotently } from '../../platform/calls/idempotency.ts';
import { limitAttempts } from '../../platform/limits/rate-limit.ts';
import { rateLimits } from '../../platform/limits/rate-limits.ts';
import { Refused } from '../../platform/refusal.ts';
import { lockWallets } from '../wallet/post-journals.ts';

const uniqueViolation = '23505';

export interface StudentCard {
  /** The number in capitals, without spaces. */
  cardNumber: string;
  day: number;
  month: number;
}

/**
 * Adds a student card: a periodic promocode for its holder alone, valid for a year from the day it was picked up (product.md#student-card). Each
 * person has one valid card; after it expires, the same or another one can follow. A number stays with its account.
 * @param discountCents what it takes off one game a calendar month
 * @returns the id of the promocode
 * @throws Refused `card_date_missing`, `card_expired`, `card_taken`, `card_attached`, `too_many_requests`
 */
export async function attachStudentCard(
  db: Database,
  asked: { userId: string; card: StudentCard; discountCents: number },
  key: IdempotencyKey | null,
): Promise<string> {
  await limitAttempts(db, rateLimits.studentCard, asked.userId);
  try {
    return await runIdempotently(db, asked.userId, key, (trx) => attach(trx, asked));
  } catch (error) {
    // If two people enter one number at the same moment, the database accepts the first.
    if (sqlState(error) === uniqueViolation) throw new Refused('card_taken');
    throw error;
  }
}

async function attach(
  trx: Transaction,
  { userId, card, discountCents }: { userId: string; card: StudentCard; discountCents: number },
): Promise<string> {
  await lockWallets(trx, [userId]); // makes two calls of one person run one after the other
  const now = await timeAfterLock(trx);
  const [year = 0, month = 0, day = 0] = amsterdamDay(now).split('-').map(Number);
  const validity = cardValidity(card.day, card.month, { year, month, day });
  if (!validity.valid) throw new Refused(validity.code);
  const { rows } = await sql<{ own: boolean; valid: boolean }>`
    select c.user_id = ${userId} as own, p.ends_at > ${now} as valid
    from student_card c join promocode p on p.id = c.promocode_id
    where c.user_id = ${userId} or c.card_number = ${card.cardNumber}`.execute(trx);
  if (rows.some(({ own }) => !own)) throw new Refused('card_taken');
  if (rows.some(({ valid }) => valid)) throw new Refused('card_attached');
  const promocodeId = await makePromocode(trx, discountCents, startOfDay(validity.until), now);
  await sql`insert into promocode_holder (user_id, promocode_id, activated_at)
    values (${userId}, ${promocodeId}, ${now})`.execute(trx);
  await sql`
    insert into student_card (user_id, card_number, valid_from, promocode_id, created_at)
    values (${userId}, ${card.cardNumber}, ${validity.from}, ${promocodeId}, ${now})
    on conflict (user_id) do update set card_number = excluded.card_number, valid_from = excluded.valid_from,
      promocode_id = excluded.promocode_id, created_at = excluded.created_at`.execute(trx);
  return promocodeId;
}

async function makePromocode(trx: Transaction, cents: number, endsAt: Date, now: Date): Promise<string> {
  const code = `ESN-${randomBytes(5).toString('hex').toUpperCase()}`;
  const { rows } = await sql<{ id: string }>`
    insert into promocode (code, name, promo_type, discount_type, discount_value, ends_at, uses_total, uses_taken, created_at)
    values (${code}, 'Student card (ESN)', 'periodic', 'nominal', ${cents}, ${endsAt}, 1, 1, ${now})
    returning id`.execute(trx);
  return rows[0]?.id ?? '';
}
