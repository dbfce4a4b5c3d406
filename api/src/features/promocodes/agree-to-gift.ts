import { sql } from 'kysely';
import { type AdminCall, adminCommand, writeAction } from '../../platform/admins/admin-command.ts';
import { anotherDecides, requireApart } from '../../platform/admins/appointments.ts';
import { type Database, inTransaction, type Transaction } from '../../platform/db.ts';
import { Refused } from '../../platform/refusal.ts';
import type { Rows } from '../../platform/schema.ts';

type Gift = Pick<
  Rows['promocode'],
  'id' | 'code' | 'made_by' | 'needs_second' | 'agreed_at' | 'discount_value' | 'uses_total'
>;

/** A locked code with this id, or this word, that gives money. @throws Refused `promocode_not_found`, `already_decided` */
async function lockWaiting(trx: Transaction, which: { id: string } | { code: string }): Promise<Gift> {
  const isIt =
    'id' in which ? sql`id = ${which.id}` : sql`lower(code) = lower(${which.code}) and word_freed_at is null`;
  const { rows } = await sql<Gift>`
    select id, code, made_by, needs_second, agreed_at, discount_value, uses_total from promocode
    where ${isIt} and discount_type = 'topupBalance' for no key update`.execute(trx);
  const [gift] = rows;
  if (!gift) throw new Refused('promocode_not_found');
  if (!gift.needs_second || gift.agreed_at !== null) throw new Refused('already_decided');
  return gift;
}

/** @returns the facts for the audit log */
async function agree(trx: Transaction, { id, code, discount_value: cents, uses_total: uses }: Gift, by: string | null) {
  await sql`
    update promocode set agreed_at = app_now(), agreed_by = ${by} where id = ${id}`.execute(trx);
  return { before: { agreed: false }, after: { agreed: true, code, cents, uses } };
}

/**
 * Approves a gift that is more than one admin may give; from then on people can use it (decisions/0125-two-people.md).
 * @throws Refused `promocode_not_found`, `own_proposal`, `admins_of_one_hand`, `already_decided`
 */
export async function agreeToGift(
  context: { db: Database },
  call: AdminCall,
  id: string,
  reason: string,
): Promise<void> {
  const command = { action: 'promocode.agree', subject: { kind: 'promocode', id }, reason } as const;
  await adminCommand(context, call, command, async (trx) => {
    const gift = await lockWaiting(trx, { id });
    if (gift.made_by === call.viewer.id) throw new Refused('own_proposal');
    if (gift.made_by !== null) await requireApart(trx, call.viewer.id, gift.made_by);
    return { answer: true, ...(await agree(trx, gift, call.viewer.id)) };
  });
}

/**
 * Approves it from the server, where no second admin could.
 * @throws Refused `promocode_not_found`, `already_decided`, `another_admin_decides`
 */
export async function agreeOnServer(db: Database, code: string, reason: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    const gift = await lockWaiting(trx, { code });
    const { rows } = await sql<{ is_there: boolean }>`
      select ${anotherDecides(sql`${gift.made_by}::uuid`, null)} as is_there`.execute(trx);
    if (rows[0]?.is_there) throw new Refused('another_admin_decides');
    const facts = await agree(trx, gift, null);
    await writeAction(trx, null, {
      action: 'promocode.agree',
      subject: { kind: 'promocode', id: gift.id },
      reason,
      ...facts,
    });
  });
}
