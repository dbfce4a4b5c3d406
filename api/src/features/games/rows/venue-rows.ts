import { sql } from 'kysely';

type Part = ReturnType<typeof sql>;

/** Whether somebody organises, or organised, a game at a venue that was not cancelled. */
export const hostsThere = (venueId: Part, userId: string) => sql<boolean>`
  exists (select from game o where o.organiser_id = ${userId} and o.venue_id = ${venueId} and o.status <> 'cancelled')`;

/** The owner of a venue's photo, as seen by a user; null without one. A photo whose owner may no longer put up photos is nobody's. */
export const photoOwner = (venueId: Part, userId: string) => sql`
  (select case when v.added_by = ${userId} then 'theirs' when a.id is null then 'nobody' else 'another' end
    from venue_photo v
    left join app_user a on a.id = v.added_by and a.role in ('organiser', 'admin') and a.deleted_at is null and a.banned_at is null
    where v.venue_id = ${venueId})`;
