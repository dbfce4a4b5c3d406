import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';
import { Refused } from '../../platform/refusal.ts';

/**
 * Puts an address on the list of the newsletter, again too when it had been taken off (2-accounts §8).
 * @throws Refused `already_subscribed`, also when its account gets the newsletter
 */
export async function subscribe(db: Database, email: string, now: Date): Promise<void> {
  const { rows } = await sql`
    insert into newsletter_subscription (email, created_at)
    select ${email}, ${now}::timestamptz
    where not exists (
      select from app_user where email = ${email} and newsletter_consent and deleted_at is null)
    on conflict (email) do update set created_at = excluded.created_at, unsubscribed_at = null
      where newsletter_subscription.unsubscribed_at is not null
    returning email`.execute(db);
  if (rows.length === 0) throw new Refused('already_subscribed');
}
