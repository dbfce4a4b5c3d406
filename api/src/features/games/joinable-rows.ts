import { type RawBuilder, sql } from 'kysely';

/**
 * Whether a game `g` can be joined right now by somebody who may: it is open (rules/src/joining.ts: a confirmed paid one until its start,
 * any other until its cutoff), sign-up has opened, and a spot is neither taken nor held.
 */
export function joinable(now: Date): RawBuilder<unknown> {
  return sql`(g.cutoff_at > ${now} or (g.price_cents > 0 and g.status = 'confirmed'))
    and (g.signup_opens_in_days is null or g.starts_at - g.signup_opens_in_days * interval '24 hours' <= ${now})
    and g.joined_count + (
      select count(*) from spot_hold h
      where h.game_id = g.id and h.released_at is null and h.expires_at > ${now} and h.registration_id is null) < g.capacity`;
}
