import { timeZone } from '@rondo/rules';
import type { BasisPoints, SaleKind, VatRate } from '@rondo/rules/books';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/db.ts';
import { startOfDay } from '../../platform/time/amsterdam.ts';
import { back, type OpenLine, openLine } from './sale-queries.ts';

/** Every rate there is or was. */
export async function findRates(db: Database): Promise<VatRate[]> {
  const { rows } = await sql<VatRate>`
    select kind, to_char(from_day, 'YYYY-MM-DD') as "from", rate, exempt_reason as "exemptReason", keeps_prepaid as "keepsPrepaid"
    from vat_rate order by from_day, kind`.execute(db);
  return rows;
}

/** The last day, from a given one on, on which a documented sale of a kind was made. */
export async function findLastSold(trx: Transaction, kind: SaleKind, from: string): Promise<string | null> {
  const { rows } = await sql<{ day: string }>`
    select to_char(d.day, 'YYYY-MM-DD') as day from document d
    where d.day >= ${from}::date and exists (select from document_line l where l.document_id = d.id and l.kind = ${kind})
    order by d.day desc limit 1`.execute(trx);
  return rows[0]?.day ?? null;
}

/** Has what was sold looked at until a year after a rate began or was taken back. */
export async function lookAtRatesFrom(trx: Transaction, from: string): Promise<void> {
  await sql`
    update document_cursor set rates_until = greatest(rates_until, ${from}::date + 400)`.execute(trx);
}

/** A line of a receipt with another rate than that of the day of play. */
export interface Mispriced extends OpenLine {
  journalId: number;
  aboutName: string;
  aboutAt: string;
  /** The spot, which for a ride isn't the line's own. */
  spotId: string | null;
  spotGameId: string;
  newRate: BasisPoints;
  newExemptReason: string | null;
  /** What is corrected: the line's rest, or a ride's part of a pass. */
  dueCents: number;
}

const dayOf = (instant: ReturnType<typeof sql>) => sql`(${instant} at time zone ${timeZone})::date`;
const playedOn = dayOf(sql`g.starts_at`);

/** The rate of a kind on the day of play of a game `g`, sold by a journal `j`, as `rateOn` of the rules has it. */
const rateOfPlay = (kind: SaleKind) => sql`
  select r.rate, r.exempt_reason, r.from_day from vat_rate r
  where r.kind = ${kind} and r.from_day <= ${playedOn} and (not r.keeps_prepaid or r.from_day <= ${dayOf(sql`j.created_at`)})
  order by r.from_day desc limit 1`;

const mispriced = sql`${openLine}, d.journal_id as "journalId", g.name as "aboutName", g.starts_at as "aboutAt", g.id as "spotGameId",
  r.rate as "newRate", r.exempt_reason as "newExemptReason"`;
const isOther = sql`(r.rate, r.exempt_reason) is distinct from (l.rate, l.exempt_reason)`;

interface Looking {
  /** Games that began before this are left alone. */
  since: Date;
  now: Date;
  most: number;
}

/** Spots sold at another rate than that of the day they are played on, once this rate has begun. */
export async function findMispriced(trx: Transaction, { since, now, most }: Looking): Promise<Mispriced[]> {
  const { rows } = await sql<Mispriced>`
    select ${mispriced}, d.registration_id as "spotId", l.cents - back.cents as "dueCents" from game g
    join document d on d.game_id = g.id and d.series = 'R' join document_line l on l.document_id = d.id and l.kind = 'game'
    join journal j on j.id = d.journal_id cross join ${back} cross join lateral (${rateOfPlay('game')}) r
    where g.starts_at >= ${since} and r.from_day <= ${dayOf(sql`${now}::timestamptz`)} and ${isOther} and l.cents > back.cents
    limit ${most}`.execute(trx);
  return rows;
}

/** A ride `s` on a game `g`, with the receipt of its pass. */
const ride = sql`
  game g join registration s on s.game_id = g.id and s.pass_id is not null and s.status in ('active', 'played')
  join document d on d.user_id = s.payer_id and d.pass_id = s.pass_id and d.series = 'R' and d.registration_id is null
  join document_line l on l.document_id = d.id and l.kind = 'pass'`;

/** Rides on games that have begun, with their share of what is taxed of their pass, whose pass was sold at another rate than that of their day. */
export async function findMispricedRides(trx: Transaction, { since, now, most }: Looking): Promise<Mispriced[]> {
  const { rows } = await sql<Mispriced>`
    select ${mispriced}, s.id as "spotId", least(
      round(s.paid_cents * l.cents::numeric / (l.cents + l.gift_cents))::int, l.cents - back.cents) as "dueCents"
    from ${ride} join journal j on j.id = d.journal_id cross join ${back} cross join lateral (${rateOfPlay('pass')}) r
    where g.starts_at >= ${since} and g.starts_at <= ${now} and g.status <> 'cancelled' and ${isOther} and l.cents > back.cents
      and not exists (select from document c where c.user_id = s.payer_id and c.registration_id = s.id and c.why = 'vat_rate')
    limit ${most}`.execute(trx);
  return rows;
}

/** What was sold for games of a day and later, by the rate and the amount on its receipts. */
export async function findSoldAhead(
  db: Database,
  kind: SaleKind,
  from: string,
): Promise<{ rate: BasisPoints; cents: number; count: number }[]> {
  const sold = {
    game: sql`
      select l.rate, l.cents - back.cents as cents from game g join document d on d.game_id = g.id and d.series = 'R'
      join document_line l on l.document_id = d.id and l.kind = 'game' cross join ${back} where g.starts_at >= ${startOfDay(from)}`,
    pass: sql`
      select l.rate, round(s.paid_cents * l.cents::numeric / (l.cents + l.gift_cents))::int as cents from ${ride} where g.starts_at >= ${startOfDay(from)}`,
    // What isn't played has the rate of its sale.
    fee: null,
    correction: null,
  }[kind];
  if (!sold) return [];
  const { rows } = await sql<{ rate: BasisPoints; cents: number; count: number }>`
    select rate, cents, count(*)::int as count from (${sold}) sold where cents > 0 group by rate, cents`.execute(db);
  return rows;
}
