import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';

export interface OwedRow {
  account: 'wallet' | 'owed_to_organiser';
  cents: number;
  /** The change since the compared time. */
  since_cents: number;
}

/** What Rondo owes to players (their wallets) and to organisers, in all. */
export async function findOwedInAll(db: Database, thenNow: Date): Promise<OwedRow[]> {
  const { rows } = await sql<OwedRow>`
    with since as (
      select p.account, sum(p.amount_cents)::bigint as cents
      from journal j join posting p on p.journal_id = j.id
      where j.created_at > ${thenNow} and p.account in ('wallet', 'owed_to_organiser') group by p.account)
    select o.account, o.cents, coalesce(s.cents, 0) as since_cents
    from (
      select 'wallet' as account, coalesce(sum(balance_cents), 0)::bigint as cents from wallet
      union all
      select 'owed_to_organiser', coalesce(sum(amount_cents), 0)::bigint from posting
      where account = 'owed_to_organiser') o
    left join since s on s.account = o.account`.execute(db);
  return rows;
}
