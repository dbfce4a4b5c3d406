import { type RawBuilder, sql } from 'kysely';

/** Whether there is an admin who could decide about a correction: neither who proposed it nor whom it concerns. */
export const anotherDecides = (proposer: RawBuilder<unknown>, concerned: RawBuilder<unknown>) => sql<boolean>`
  exists (select from app_user o where o.role = 'admin' and o.banned_at is null and o.deleted_at is null
    and o.id not in (${proposer}, ${concerned}))`;
