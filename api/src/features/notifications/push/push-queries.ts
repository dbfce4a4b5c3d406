import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/db.ts';
import type { Rows } from '../../../platform/schema.ts';
import type { PushPayload, PushTarget } from '../../../providers/push/provider.ts';
import { claimSeconds } from '../claim-rows.ts';

type Keys = { publicKey: string; privateKey: string };

/** The installation's key pair: the stored one, or `made`, which is then stored. Processes that start at the same time agree on one pair. */
export async function keepKeys(db: Database, made: () => Keys | Promise<Keys>): Promise<Keys> {
  const kept = async (): Promise<Keys | undefined> => {
    const { rows } = await sql<Pick<Rows['vapid_key'], 'public_key' | 'private_key'>>`
      select public_key, private_key from vapid_key`.execute(db);
    return rows[0] && { publicKey: rows[0].public_key, privateKey: rows[0].private_key };
  };
  const before = await kept();
  if (before) return before;
  const { publicKey, privateKey } = await made();
  await sql`
    insert into vapid_key (public_key, private_key) values (${publicKey}, ${privateKey}) on conflict do nothing`.execute(
    db,
  );
  return (await kept()) ?? { publicKey, privateKey };
}

/** The most browsers one person can have push messages on; the oldest are dropped. */
const maxBrowsers = 10;

/** Sends push messages to a browser from now on, for this person only, until this session ends. */
export async function saveSubscription(
  trx: Transaction,
  { userId, sessionId }: { userId: string; sessionId: number },
  { endpoint, p256dh, auth }: PushTarget,
): Promise<void> {
  // Subscriptions are saved one at a time for each person, so that they are counted correctly.
  await sql`select from app_user where id = ${userId} for no key update`.execute(trx);
  // Another person's messages must not reach the person who uses the browser now.
  await sql`delete from push_subscription where endpoint = ${endpoint} and user_id <> ${userId}`.execute(trx);
  await sql`
    insert into push_subscription (user_id, session_id, endpoint, p256dh, auth)
    values (${userId}, ${sessionId}, ${endpoint}, ${p256dh}, ${auth})
    on conflict (endpoint) do update
      set user_id = excluded.user_id, session_id = excluded.session_id, p256dh = excluded.p256dh, auth = excluded.auth`.execute(
    trx,
  );
  await sql`
    delete from push_subscription where id in (
      select id from push_subscription where user_id = ${userId} order by created_at desc, id offset ${maxBrowsers})`.execute(
    trx,
  );
}

export async function dropSubscription(db: Database, userId: string, endpoint: string): Promise<void> {
  await sql`delete from push_subscription where user_id = ${userId} and endpoint = ${endpoint}`.execute(db);
}

export interface NewPush {
  subscriptionId: string;
  payload: PushPayload;
  /** ISO 8601, real time. */
  sendAt: string;
  /** When the message becomes useless; after a day if omitted. */
  until?: string;
}

/** Hours after which a push message is too old. */
const usefulHours = 24;

export async function queuePushes(trx: Transaction, pushes: readonly NewPush[]): Promise<void> {
  if (pushes.length === 0) return;
  await sql`
    insert into push_message (subscription_id, payload, next_attempt_at, expires_at)
    select "subscriptionId", payload, "sendAt", least(until, "sendAt" + make_interval(hours => ${usefulHours}))
    from jsonb_to_recordset(${JSON.stringify(pushes)}::jsonb)
      as p("subscriptionId" uuid, payload jsonb, "sendAt" timestamptz, until timestamptz)`.execute(trx);
}

export interface DuePush extends PushTarget, Pick<Rows['push_message'], 'id' | 'subscription_id' | 'attempts'> {
  payload: PushPayload;
  /** How many notifications its receiver hasn't read. */
  unread: number;
  ttl_seconds: number;
}

/** Claims messages by postponing their next attempt for a moment, as with mails, and drops those that are too old. */
export async function claimPushes(db: Database, limit: number): Promise<DuePush[]> {
  await sql`delete from push_message where expires_at <= now()`.execute(db);
  const { rows } = await sql<DuePush>`
    with m as (
      update push_message set attempts = attempts + 1,
        next_attempt_at = now() + ${claimSeconds} * interval '1 second' * power(2, least(attempts, 10))
      where id in (select id from push_message where next_attempt_at <= now()
                   order by next_attempt_at limit ${limit} for update skip locked)
      returning *
    )
    select m.id, m.subscription_id, m.payload, m.attempts, s.endpoint, s.p256dh, s.auth,
      (select count(*) from (
        select from notification n where n.user_id = s.user_id and n.status = 'unread' and n.in_app limit 100) few) as unread,
      greatest(60, extract(epoch from m.expires_at - now())::int) as ttl_seconds
    from m join push_subscription s on s.id = m.subscription_id`.execute(db);
  return rows;
}

/** Keeps claimed messages from other senders. */
export async function renewPushes(db: Database, claimed: readonly DuePush[]): Promise<void> {
  await sql`
    update push_message m set next_attempt_at = greatest(m.next_attempt_at, now() + make_interval(secs => ${claimSeconds}))
    from unnest(${claimed.map(({ id }) => id)}::uuid[], ${claimed.map(({ attempts }) => attempts)}::int[]) as c(id, attempts)
    where m.id = c.id and m.attempts = c.attempts`.execute(db);
}

export async function dropPush(db: Database, id: string): Promise<void> {
  await sql`delete from push_message where id = ${id}`.execute(db);
}

/** Removes a browser that is gone, with everything that waits for it. */
export async function dropBrowser(db: Database, subscriptionId: string): Promise<void> {
  await sql`delete from push_subscription where id = ${subscriptionId}`.execute(db);
}

/** Waits half a minute at first, two hours at most; longer if the push service says so. */
export async function postponePush(
  db: Database,
  { id, attempts }: Pick<DuePush, 'id' | 'attempts'>,
  reason: string,
  seconds: number | null,
): Promise<void> {
  await sql`
    update push_message set last_error = ${reason.slice(0, 500)},
      next_attempt_at = now() + greatest(interval '30 seconds' * power(2, least(${attempts}::int - 1, 8)),
        make_interval(secs => ${seconds ?? 0}::float8))
    where id = ${id}`.execute(db);
}
