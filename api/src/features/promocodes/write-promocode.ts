import type { CallRequest, changePromocode as Change, createPromocode as Create } from '@rondo/contract';
import { eurosToCents } from '@rondo/rules';
import { giftTakesTwo } from '@rondo/rules/goodwill';
import { sql } from 'kysely';
import { type AdminCall, adminCommand } from '../../platform/admins/admin-command.ts';
import { timeAfterLock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/db.ts';
import { Refused } from '../../platform/refusal.ts';
import type { Rows } from '../../platform/schema.ts';
import type { MessageContext } from '../notifications/send-messages.ts';
import { takeGiftsBack } from './take-gifts-back.ts';

type Created = CallRequest<typeof Create>['body'];
type Changed = CallRequest<typeof Change>['body'];

/**
 * Makes a promocode; the word of an ended one may be used again. A gift of more than one admin may give waits until another admin agrees.
 * @returns its id
 * @throws Refused `promocode_taken`, `promocode_too_much`, `promocode_ends_early`, `game_not_found`
 */
export async function createPromocode(
  context: { db: Database },
  call: AdminCall,
  { reason, matchIds, ...made }: Created,
): Promise<string> {
  const command = {
    action: 'promocode.create',
    subject: { kind: 'promocode', id: null },
    reason,
  } as const;
  return adminCommand(context, call, command, async (trx, now) => {
    const { code, name, discountType, startsAt, endsAt, usesTotal } = made;
    const from = startsAt === undefined ? now : new Date(startsAt);
    if (endsAt !== undefined && (new Date(endsAt) <= from || new Date(endsAt) <= now))
      throw new Refused('promocode_ends_early');
    const value = discountType === 'percentage' ? made.discountValue : eurosToCents(made.discountValue);
    const gameIds = [...new Set(matchIds)];
    await requireWithinPrice(trx, { discountType, value, gameIds });
    await sql`
      update promocode set word_freed_at = ${now}
      where lower(code) = lower(${code}) and word_freed_at is null and ends_at <= ${now} and promo_type <> 'periodic'`.execute(
      trx,
    );
    const needsSecond = discountType === 'topupBalance' && giftTakesTwo(value ?? 0, usesTotal ?? null);
    const { rows } = await sql<{ id: string }>`
      insert into promocode (code, name, promo_type, discount_type, discount_value, match_scope, starts_at, ends_at, uses_total, created_at,
        made_by, needs_second)
      values (${code}, ${name}, 'other', ${discountType}, ${value}, ${gameIds.length > 0 ? 'selected' : 'all'},
        ${startsAt ?? null}, ${endsAt ?? null}, ${usesTotal ?? null}, ${now}, ${call.viewer.id}, ${needsSecond})
      on conflict do nothing returning id`.execute(trx);
    const id = rows[0]?.id;
    if (id === undefined) throw new Refused('promocode_taken');
    await sql`
      insert into promocode_game (promocode_id, game_id) select ${id}, unnest(${gameIds}::uuid[])`.execute(trx);
    return {
      answer: id,
      after: { promocode: id, ...made, games: gameIds.length, ...(needsSecond && { needsSecond }) },
    };
  });
}

/** No price may go below zero: a code takes off at most 100 percent, and at most the price of chosen games. */
async function requireWithinPrice(
  trx: Transaction,
  { discountType, value, gameIds }: { discountType: Created['discountType']; value: number | null; gameIds: string[] },
): Promise<void> {
  if (value === null || !Number.isInteger(value) || (discountType === 'percentage' && value > 100))
    throw new Refused('promocode_too_much');
  const { rows } = await sql<Pick<Rows['game'], 'price_cents'>>`
    select price_cents from game where id = any(${gameIds}::uuid[])`.execute(trx);
  if (rows.length < gameIds.length) throw new Refused('game_not_found');
  if (discountType === 'nominal' && rows.some(({ price_cents: price }) => price < value))
    throw new Refused('promocode_too_much');
}

/**
 * Changes the name, the end or the number of uses of a promocode. What it gives stays, because people hold it; but when it ends, or later, the rest
 * of its gifts can be taken back. If more uses make it more than one admin may give, they wait until another admin agrees.
 * @throws Refused `promocode_not_found`, `promocode_ends_early`, `promocode_used_more`, `promocode_taken` if another code has its word by now,
 * `already_decided` if it has expired and nothing is left to take back
 */
export async function changePromocode(
  { db, ...context }: MessageContext & { db: Database },
  call: AdminCall,
  id: string,
  { reason, name, endsAt, usesTotal, expired, takeGifts }: Changed,
): Promise<void> {
  const subject = { kind: 'promocode', id };
  const command = { action: 'promocode.change', subject, reason } as const;
  await adminCommand({ db }, call, command, async (trx) => {
    const { rows } = await sql<
      Pick<
        Rows['promocode'],
        | 'name'
        | 'starts_at'
        | 'ends_at'
        | 'uses_total'
        | 'uses_taken'
        | 'word_freed_at'
        | 'discount_type'
        | 'discount_value'
      >
    >`
      select name, starts_at, ends_at, uses_total, uses_taken, word_freed_at, discount_type, discount_value from promocode
      where id = ${id} and promo_type <> 'periodic' for no key update`.execute(trx);
    const [before] = rows;
    if (!before) throw new Refused('promocode_not_found');
    // If two admins end it at once, the second time is after the first.
    const now = await timeAfterLock(trx);
    const hasEnded = before.ends_at !== null && new Date(before.ends_at) <= now;
    const giftsBack = expired && takeGifts && (await takeGiftsBack(trx, context, { promocodeId: id, reason }, now));
    if (expired && hasEnded && !(giftsBack && giftsBack.people > 0)) throw new Refused('already_decided');
    if (endsAt !== undefined && before.word_freed_at !== null) throw new Refused('promocode_taken');
    const starts = before.starts_at === null ? now : new Date(before.starts_at);
    if (endsAt && (new Date(endsAt) <= now || new Date(endsAt) <= starts)) throw new Refused('promocode_ends_early');
    if (usesTotal && usesTotal < before.uses_taken) throw new Refused('promocode_used_more');
    const after = {
      name: name ?? before.name,
      ends_at: expired && !hasEnded ? now.toISOString() : endsAt === undefined ? before.ends_at : endsAt,
      uses_total: usesTotal === undefined ? before.uses_total : usesTotal,
    };
    await sql`
      update promocode set name = ${after.name}, ends_at = ${after.ends_at}, uses_total = ${after.uses_total},
        starts_at = case when starts_at > ${after.ends_at} then ${after.ends_at} else starts_at end
      where id = ${id}`.execute(trx);
    const isRaised = before.uses_total !== null && (after.uses_total === null || after.uses_total > before.uses_total);
    const needsSecond =
      isRaised && before.discount_type === 'topupBalance' && giftTakesTwo(before.discount_value, after.uses_total);
    if (needsSecond)
      await sql`
        update promocode set needs_second = true, made_by = ${call.viewer.id}, agreed_at = null, agreed_by = null
        where id = ${id}`.execute(trx);
    const { name: was, ends_at, uses_total } = before;
    return {
      answer: true,
      movedCents: giftsBack ? giftsBack.cents : 0,
      before: { name: was, ends_at, uses_total },
      after: { ...after, ...(needsSecond && { needsSecond }), ...(giftsBack && { giftsBack }) },
    };
  });
}
