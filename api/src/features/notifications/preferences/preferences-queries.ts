import type { NotificationCategory, NotificationChannel } from '@rondo/rules/notifications';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/db.ts';
import type { Rows } from '../../../platform/schema.ts';

export interface PreferencesRow {
  choices: Pick<Rows['notification_choice'], 'category' | 'channel' | 'is_on'>[];
  /** null if they never chose; its fields are null if they chose none. */
  quiet: { from: number | null; until: number | null } | null;
  newsletter: boolean;
  browsers: number;
  here: boolean;
}

/** A person's choices, and whether the browser with this endpoint gets push messages; null for a deleted account. */
export async function findPreferences(
  db: Database,
  userId: string,
  endpoint: string | null = null,
): Promise<PreferencesRow | null> {
  const { rows } = await sql<PreferencesRow>`
    select u.newsletter_consent or exists (
        select from newsletter_subscription s where s.email = u.email and s.unsubscribed_at is null) as newsletter,
      coalesce((select jsonb_agg(jsonb_build_object('category', category, 'channel', channel, 'is_on', is_on))
                from notification_choice where user_id = u.id), '[]') as choices,
      (select jsonb_build_object('from', from_minute, 'until', until_minute) from quiet_hours where user_id = u.id) as quiet,
      (select count(*) from push_subscription where user_id = u.id) as browsers,
      exists (select from push_subscription where user_id = u.id and endpoint = ${endpoint}) as here
    from app_user u where u.id = ${userId} and u.deleted_at is null`.execute(db);
  return rows[0] ?? null;
}

export interface Choice {
  category: NotificationCategory;
  channel: NotificationChannel;
  on: boolean;
}

/** Stores the choices of the settings page, which undoing an unsubscribe link no longer changes. */
export async function saveChoices(trx: Transaction, userId: string, choices: readonly Choice[]): Promise<void> {
  if (choices.length === 0) return;
  await sql`
    insert into notification_choice (user_id, category, channel, is_on)
    select distinct on (category, channel) ${userId}, category, channel, "on"
    from rows from (jsonb_to_recordset(${JSON.stringify(choices)}::jsonb) as (category text, channel text, "on" boolean))
      with ordinality order by category, channel, ordinality desc
    on conflict (user_id, category, channel) do update set is_on = excluded.is_on, ended_by = null, was_on = null`.execute(
    trx,
  );
}

/** Switches off those mails of these categories that are on, and records the link and the previous state. */
export async function endMails(
  trx: Transaction,
  userId: string,
  endedBy: string,
  categories: readonly { category: NotificationCategory; byDefault: boolean }[],
): Promise<void> {
  await sql`
    insert into notification_choice (user_id, category, channel, is_on, ended_by)
    select ${userId}, category, 'mail', false, ${endedBy}
    from jsonb_to_recordset(${JSON.stringify(categories)}::jsonb) as c(category text, "byDefault" boolean)
    where "byDefault" or exists (
      select from notification_choice h where h.user_id = ${userId} and h.category = c.category and h.channel = 'mail' and h.is_on)
    on conflict (user_id, category, channel) do update set is_on = false, ended_by = excluded.ended_by, was_on = true
      where notification_choice.is_on`.execute(trx);
}

/**
 * Restores exactly what a link switched off.
 * @returns whether the link had switched anything off
 */
export async function bringBackMails(trx: Transaction, userId: string, endedBy: string): Promise<boolean> {
  const ended = sql`user_id = ${userId} and ended_by = ${endedBy}`;
  const { rows: back } = await sql`
    delete from notification_choice where ${ended} and was_on is null returning category`.execute(trx);
  const { rows: again } = await sql`
    update notification_choice set is_on = true, ended_by = null, was_on = null where ${ended} returning category`.execute(
    trx,
  );
  return back.length + again.length > 0;
}

/** Saves quiet hours in minutes since midnight; null for none. */
export async function saveQuietHours(
  trx: Transaction,
  userId: string,
  quiet: { from: number; until: number } | null,
): Promise<void> {
  await sql`
    insert into quiet_hours (user_id, from_minute, until_minute)
    values (${userId}, ${quiet?.from ?? null}, ${quiet?.until ?? null})
    on conflict (user_id) do update set from_minute = excluded.from_minute, until_minute = excluded.until_minute`.execute(
    trx,
  );
}

/** Sets the newsletter both for the account and for the footer's form, because they are one thing to the reader. */
export async function saveNewsletter(trx: Transaction, userId: string, wanted: boolean): Promise<void> {
  await sql`update app_user set newsletter_consent = ${wanted} where id = ${userId} and deleted_at is null`.execute(
    trx,
  );
  if (wanted) return;
  await sql`
    update newsletter_subscription set unsubscribed_at = now()
    where email = (select email from app_user where id = ${userId}) and unsubscribed_at is null`.execute(trx);
}

/** Whether an address, given by its hash, is on the newsletter's list; null if it never was. */
export async function isOnList(db: Database, addressHash: Buffer): Promise<boolean | null> {
  const { rows } = await sql<{ on_list: boolean }>`
    select unsubscribed_at is null as on_list from newsletter_subscription where address_hash = ${addressHash}`.execute(
    db,
  );
  return rows[0]?.on_list ?? null;
}

/** Takes an address off the newsletter's list and withdraws its account's consent, or puts both back. */
export async function switchAddress(trx: Transaction, addressHash: Buffer, on: boolean): Promise<void> {
  const { rows } = await sql<{ email: string }>`
    update newsletter_subscription set unsubscribed_at = case when ${on} then null else coalesce(unsubscribed_at, now()) end
    where address_hash = ${addressHash} returning email`.execute(trx);
  if (!on)
    await sql`update app_user set newsletter_consent = false where email = ${rows[0]?.email} and deleted_at is null`.execute(
      trx,
    );
}
