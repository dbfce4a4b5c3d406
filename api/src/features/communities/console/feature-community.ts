import { sql } from 'kysely';
import { type AdminCall, adminCommand } from '../../../platform/admins/admin-command.ts';
import type { Database } from '../../../platform/db.ts';
import { Refused } from '../../../platform/refusal.ts';
import type { Rows } from '../../../platform/schema.ts';

/**
 * Shows a community on the home page, or no longer. It comes first there: the page has room for six, so further ones would not be seen.
 * @throws Refused `community_not_found`, `community_closed`, `already_decided`
 */
export async function featureCommunity(
  context: { db: Database },
  call: AdminCall,
  id: string,
  { featured, reason }: { featured: boolean; reason?: string | undefined },
): Promise<void> {
  const command = { action: 'community.feature', subject: { kind: 'community', id }, reason } as const;
  await adminCommand(context, call, command, async (trx) => {
    const { rows } = await sql<Pick<Rows['community'], 'featured_position' | 'closed_at'>>`
      select featured_position, closed_at from community where id = ${id} for no key update`.execute(trx);
    const [community] = rows;
    if (!community) throw new Refused('community_not_found');
    if (featured && community.closed_at !== null) throw new Refused('community_closed');
    const before = community.featured_position;
    if (featured === (before !== null)) throw new Refused('already_decided');
    const { rows: changed } = await sql<Pick<Rows['community'], 'featured_position'>>`
      update community set featured_position = ${
        featured ? sql`(select coalesce(min(featured_position), 1) - 1 from community)` : null
      } where id = ${id} returning featured_position`.execute(trx);
    const after = changed[0]?.featured_position ?? null;
    return { answer: true, before: { featured: before }, after: { featured: after } };
  });
}
