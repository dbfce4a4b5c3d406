import { daysOfMonth, ownGamesInMonth } from '@rondo/rules';
import { sql } from 'kysely';
import { isHeld } from '../../../platform/people/held-spots.ts';
import type { Database } from '../../../platform/db.ts';
import { endOfDay, startOfDay } from '../../../platform/time/amsterdam.ts';
import { ledBy } from '../../../platform/people/leading.ts';
import { findPage } from '../../../platform/calls/pagination.ts';
import { cardColumns, type GameCardRow } from '../rows/card-row.ts';

export interface JoinedRow extends GameCardRow {
  /** For a cancelled game, the refund of the spots they had paid for, for themselves and friends; otherwise null. */
  refunded_cents: number | null;
}

/** Games a person has joined, including those cancelled while they were in: upcoming ones soonest first, past ones latest first. */
export async function findJoined(
  db: Database,
  userId: string,
  { period, ...page }: { period: 'upcoming' | 'past' | 'all'; limit: number; skip: number },
  now: Date,
): Promise<{ rows: JoinedRow[]; totalCount: number }> {
  const periods = {
    upcoming: sql`not g.archived and g.ends_at > ${now}`,
    past: sql`(g.archived or g.ends_at <= ${now})`,
    all: sql`true`,
  };
  const list = sql<JoinedRow>`
    select ${cardColumns}, null::float8 as distance,
      case when r.status = 'cancelled' then coalesce((
        select sum(p.refunded_cents) from registration p
        where p.game_id = g.id and p.payer_id = ${userId} and p.status = 'cancelled'), 0) end as refunded_cents
    from registration r join game g on g.id = r.game_id
    where r.user_id = ${userId} and ${isHeld('r')} and ${periods[period]}`;
  const order = sql`starts_at ${period === 'upcoming' ? sql`asc` : sql`desc`}, id`;
  return findPage(db, list, { ...page, order });
}

export interface WaitingRow extends GameCardRow {
  /** Position on the waiting list, from 1. */
  position: number;
  /** Until when a spot is kept for them. */
  offered_until: string | null;
}

/** Games a person waits for, the soonest first. An expired offer no longer counts, whether or not the sweep has run. */
export async function findWaiting(
  db: Database,
  userId: string,
  page: { limit: number; skip: number },
  now: Date,
): Promise<{ rows: WaitingRow[]; totalCount: number }> {
  const waits = sql`status = 'waiting' and coalesce(offered_until > ${now}, true)`;
  const list = sql<WaitingRow>`
    select ${cardColumns}, null::float8 as distance, w.offered_until, (
      select count(*) from waiting_entry e where e.game_id = g.id and e.id <= w.id and ${waits}) as position
    from (select game_id, id, offered_until from waiting_entry where user_id = ${userId} and ${waits}) w
    join game g on g.id = w.game_id
    where not g.archived and g.status <> 'cancelled' and g.starts_at > ${now}`;
  return findPage(db, list, { ...page, order: sql`starts_at, id` });
}

export interface OwnDayRow extends GameCardRow {
  plays: boolean;
  waits: boolean;
  hosts: boolean;
}

/** Games of a month that a person plays, waits for or hosts, in order. @param month `2026-12` */
export async function findOwnOfMonth(db: Database, userId: string, month: string, now: Date): Promise<OwnDayRow[]> {
  const { from, to } = daysOfMonth(month);
  const { rows } = await sql<OwnDayRow>`
    with mine as (
      select game_id as id, true as plays, false as waits, false as hosts from registration
      where user_id = ${userId} and ${isHeld('registration')}
      union all
      select game_id, false, true, false from waiting_entry
      where user_id = ${userId} and status = 'waiting' and coalesce(offered_until > ${now}, true)
      union all
      select led.id, false, false, true from ${ledBy(userId)} led
    ), each as (
      select id, bool_or(plays) as plays, bool_or(waits) as waits, bool_or(hosts) as hosts from mine group by id
    )
    select ${cardColumns}, null::float8 as distance, each.plays, each.waits, each.hosts
    from each join game g on g.id = each.id
    where g.starts_at >= ${startOfDay(from)} and g.starts_at < ${endOfDay(to)}
    order by g.starts_at, g.id limit ${ownGamesInMonth}`.execute(db);
  return rows;
}
