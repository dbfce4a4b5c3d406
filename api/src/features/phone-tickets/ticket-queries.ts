import type { Language } from '@rondo/rules';
import { type RawBuilder, sql } from 'kysely';
import { columnsOf } from '../../platform/database/columns.ts';
import type { Database } from '../../platform/db.ts';
import type { Rows } from '../../platform/schema.ts';

/** A game's columns that its tickets show as they are. */
const shown = [
  'name',
  'status',
  'starts_at',
  'ends_at',
  'duration_minutes',
  'address',
  'city',
  'place_description',
  'latitude',
  'longitude',
  'contact_details',
  'organisational_details',
] as const satisfies readonly (keyof Rows['game'])[];

export interface TicketRow extends Pick<Rows['game'], (typeof shown)[number]> {
  id: string;
  user_id: string;
  game_id: string;
  /** Whether the spot was neither given up nor taken away. */
  is_held: boolean;
  language: Language;
  holder: string;
  /** null if the organiser hides it. */
  organiser: string | null;
  team: string | null;
}

/** Everything that the tickets of these spots say: a change of any of it is a change of the ticket. */
const saidOf = (spots: RawBuilder<unknown>) => sql`
  select r.id, r.user_id, r.game_id, r.status in ('active', 'played', 'cancelled') as is_held, ${columnsOf('g', shown)},
    u.language, u.name as holder, case when not o.hides_name then o.name end as organiser, t.name as team
  from registration r join game g on g.id = r.game_id join app_user u on u.id = r.user_id
    join app_user o on o.id = g.organiser_id left join team t on t.id = r.team_id
  where ${spots}`;

/** The same as one line for each ticket, which shows whether it changed; the ticket of a spot that was given up never changes. */
export const printsOf = (spots: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select said.id, said.user_id, md5(case when said.is_held then said::text else '' end) as says from (${saidOf(spots)}) said`;

export async function findTickets(db: Database, ids: readonly string[]): Promise<TicketRow[]> {
  const { rows } = await sql<TicketRow>`${saidOf(sql`r.id = any(${ids}::uuid[])`)}`.execute(db);
  return rows;
}

/** A person's own ticket for a game that is not over. */
export async function findOwnTicket(db: Database, userId: string, gameId: string): Promise<TicketRow | null> {
  const { rows } = await sql<TicketRow>`
    ${saidOf(sql`r.user_id = ${userId} and r.game_id = ${gameId} and r.status = 'active' and g.status <> 'cancelled'`)}`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** When the ticket in a phone last changed; null for a ticket that no phone has. */
export async function findSaidAt(db: Database, id: string): Promise<Date | null> {
  const { rows } = await sql<{ at: string }>`
    select coalesce(changed_at, created_at) as at from phone_ticket where registration_id = ${id}`.execute(db);
  return rows[0] ? new Date(rows[0].at) : null;
}

/** A device's tickets that changed after an instant, in microseconds since 1970. */
export async function findChangedOn(
  db: Database,
  device: string,
  after: string,
): Promise<{ id: string; at: string }[]> {
  const { rows } = await sql<{ id: string; at: string }>`
    select id, at::text from (
      select p.registration_id as id, (extract(epoch from coalesce(p.changed_at, p.created_at)) * 1000000)::bigint as at
      from phone_ticket_copy c join phone_ticket p on p.registration_id = c.registration_id
      where c.device = ${device} and c.device <> '') kept
    where at > ${after}::bigint order by at`.execute(db);
  return rows;
}
