import { sql } from 'kysely';

type Part = ReturnType<typeof sql>;

/** Whether somebody organises, or organised, a game at a venue that was not cancelled. */
export const hostsThere = (venueId: Part, userId: string) => sql<boolean>`
  exists (select from game o where o.organiser_id = ${userId} and o.venue_id = ${venueId} and o.status <> 'cancelled')`;

/** Whose the photo of a venue is, for somebody; null without one. */
export const photoOwner = (venueId: Part, userId: string) => sql`
  (select case when v.added_by is null then 'nobody' when v.added_by = ${userId} then 'theirs' else 'another' end
    from venue_photo v where v.venue_id = ${venueId})`;
