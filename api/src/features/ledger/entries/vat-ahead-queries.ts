import { sql } from 'kysely';
import type { Transaction } from '../../../platform/db.ts';
import { endOfDay, startOfDay } from '../../../platform/time/amsterdam.ts';
import type { Days } from '../moved-rows.ts';

/** A line of a spot's own paper, and not of a whole pass; `o` is the receipt it is on or takes back. */
const isOfSpot = sql`(l.kind = 'game' or l.kind = 'pass' and o.registration_id is not null)`;
const isOfPass = sql`(l.kind = 'pass' and o.registration_id is null)`;
const linesOf = sql`document_line l on l.document_id = d.id join document o on o.id = coalesce(l.of_document, d.id)`;

/**
 * By how much the VAT inside what is sold ahead grew in a period of whole days, in cents (decisions/0137-vat-of-what-is-sold-ahead.md). A spot is sold
 * ahead until its game is settled, or until it is given up and part of it kept. A pass is as far as its money is on it, or on games to come. Only games
 * and passes on which something happened in the period are read.
 */
export async function findVatAhead(trx: Transaction, { from, to }: Days): Promise<number> {
  const [start, end] = [startOfDay(from), endOfDay(to)];
  const { rows } = await sql<{ cents: number }>`
    with booked as (
      select id, kind, game_id from journal
      where created_at >= ${start} and created_at < ${end} and kind in ('settlement', 'refund', 'pass_bought', 'pass_back', 'forfeit')),
    written as (
      select o.game_id, o.pass_id, ${isOfPass} as is_of_pass from document d join ${linesOf}
      where d.day between ${from}::date and ${to}::date and (${isOfSpot} or ${isOfPass})),
    touched as (
      select t.game_id, coalesce(s.created_at, 'infinity') as settled_at from (
        select game_id from booked where kind in ('settlement', 'refund') and game_id is not null
        union select game_id from written where not is_of_pass and game_id is not null) t
      left join journal s on s.idempotency_key = 'settlement:' || t.game_id),
    spots as (
      select l.vat_cents * (
          (d.day <= ${to}::date and e.earned_at >= ${end})::int - (d.day < ${from}::date and e.earned_at >= ${start})::int) as cents
      from touched t join document d on d.game_id = t.game_id join ${linesOf} left join registration r on r.id = o.registration_id,
      lateral (select case when r.status = 'refunded' then least(t.settled_at, r.ended_at) else t.settled_at end as earned_at) e
      where d.day <= ${to}::date and ${isOfSpot}),
    passes as (
      select p.id, p.user_id from pass p where p.id in (
        select s.pass_id from touched t join registration s on s.game_id = t.game_id and s.pass_id is not null
        union select p.owner_id from booked b join posting p on p.journal_id = b.id and p.account = 'pass'
        union select pass_id from written where is_of_pass)),
    ends (day, instant, sign) as (values (${from}::date - 1, ${start}::timestamptz, -1), (${to}::date, ${end}::timestamptz, 1)),
    rests as (
      select e.sign * round(l.vat_cents * l.left_cents::numeric / nullif(l.cents, 0)) as cents from passes p cross join ends e, lateral (
        select sum(l.vat_cents) as vat_cents, sum(l.cents + l.gift_cents) as cents, (
          select coalesce(sum(m.amount_cents), 0) from posting m join journal j on j.id = m.journal_id
          where m.account = 'pass' and m.owner_id = p.id and j.created_at < e.instant
        ) + (
          select coalesce(sum(s.paid_cents - case when s.free_since < e.instant then s.refunded_cents else 0 end), 0)
          from registration s left join journal j on j.idempotency_key = 'settlement:' || s.game_id
          where s.pass_id = p.id and s.joined_at < e.instant and coalesce(j.created_at >= e.instant, true)
            and not (s.status in ('refunded', 'cancelled') and s.ended_at < e.instant)
            and not exists (
              select from document c
              where c.user_id = p.user_id and c.registration_id = s.id and c.why = 'vat_rate' and c.day <= e.day)
        ) as left_cents
        from document d join ${linesOf} where d.user_id = p.user_id and o.pass_id = p.id and d.day <= e.day and ${isOfPass}) l)
    select coalesce(sum(cents), 0)::bigint as cents from (select cents from spots union all select cents from rests) changed`.execute(
    trx,
  );
  return rows[0]?.cents ?? 0;
}
