import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';
import { printsOf } from './ticket-queries.ts';

/** Notes that a phone gets a ticket as it is now, so that changes of it are seen from here on. */
export async function keepTicket(db: Database, id: string): Promise<void> {
  await sql`
    insert into phone_ticket (registration_id, user_id, says, created_at)
    select id, user_id, says, app_now() from (${printsOf(sql`r.id = ${id}`)}) print
    on conflict (registration_id) do update set says = excluded.says, changed_at = app_now()
      where phone_ticket.says <> excluded.says`.execute(db);
}

/** Google keeps it from now on, if its holder goes through with it. */
export async function keepWithGoogle(db: Database, id: string): Promise<void> {
  await sql`
    insert into phone_ticket_copy (registration_id, wallet, device, told_at, try_at)
    values (${id}, 'google', '', app_now(), app_now())
    on conflict (registration_id, wallet, device) do update set told_at = excluded.told_at`.execute(db);
}

/** As many devices as anybody may have; each is told of every change. */
const mostDevices = 10;

/**
 * A device of Apple's has the ticket, and is told of its changes from now on; also of one that may have come while it fetched it. Beyond
 * ten, those that were told last take the place of the others.
 * @returns whether it is new
 */
export async function registerDevice(
  db: Database,
  id: string,
  { device, pushToken }: { device: string; pushToken: string },
): Promise<boolean> {
  const { rows } = await sql<{ is_new: boolean }>`
    with too_many as (
      delete from phone_ticket_copy where registration_id = ${id} and wallet = 'apple' and device in (
        select device from phone_ticket_copy where registration_id = ${id} and wallet = 'apple' and device <> ${device}
        order by told_at desc, device offset ${mostDevices - 1}))
    insert into phone_ticket_copy (registration_id, wallet, device, push_token, told_at, try_at)
    values (${id}, 'apple', ${device}, ${pushToken}, app_now() - interval '10 minutes', app_now())
    on conflict (registration_id, wallet, device) do update set push_token = excluded.push_token
    returning xmax = 0 as is_new`.execute(db);
  return rows[0]?.is_new ?? false;
}

export async function removeDevice(db: Database, id: string, device: string): Promise<void> {
  await sql`
    delete from phone_ticket_copy where registration_id = ${id} and wallet = 'apple' and device = ${device}`.execute(
    db,
  );
}
