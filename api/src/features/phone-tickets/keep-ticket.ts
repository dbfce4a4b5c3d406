import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';
import { printsOf } from './ticket-queries.ts';

/** Notes that a phone gets a ticket as it is now, so that later changes are noticed. */
export async function keepTicket(db: Database, id: string): Promise<void> {
  await sql`
    insert into phone_ticket (registration_id, user_id, says, created_at)
    select id, user_id, says, app_now() from (${printsOf(sql`r.id = ${id}`)}) print
    on conflict (registration_id) do update set says = excluded.says, changed_at = app_now()
      where phone_ticket.says <> excluded.says`.execute(db);
}

/** Notes that Google keeps the ticket from now on, if its holder completes the step. */
export async function keepWithGoogle(db: Database, id: string): Promise<void> {
  await sql`
    insert into phone_ticket_copy (registration_id, wallet, device, told_at, try_at)
    values (${id}, 'google', '', app_now(), app_now())
    on conflict (registration_id, wallet, device) do update set told_at = excluded.told_at`.execute(db);
}

/** The most devices for one ticket; each is told of every change. */
const mostDevices = 10;

/**
 * Registers an Apple device that has the ticket: it is told of changes from now on, including one that may have happened while it fetched the ticket.
 * Beyond ten devices, the latest registered replace the others.
 * @returns whether the device is new
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
