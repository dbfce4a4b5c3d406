import { type RawBuilder, sql } from 'kysely';

/**
 * The instant at which a journal `j` counts in reports: when it was booked, or for a payout when the provider paid it
 * (decisions/0133-payouts-on-their-day.md).
 */
export const valuedAt = sql`coalesce(j.valued_at, j.created_at)`;

/** The condition that a journal `j` counts between two instants, or from or until one, written so that indexes find both kinds. */
export function valuedBetween(start: Date | null, end: Date | null): RawBuilder<unknown> {
  const [from, until] = [start ?? '-infinity', end ?? 'infinity'];
  return sql`((j.valued_at is null and j.created_at >= ${from} and j.created_at < ${until})
    or (j.valued_at >= ${from} and j.valued_at < ${until}))`;
}
