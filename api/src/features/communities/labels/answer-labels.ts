import { findLabel, freePlaces, labelsMax } from '@rondo/rules';
import { sql } from 'kysely';
import { timeAfterLock } from '../../../platform/clock.ts';
import { type Database, inTransaction } from '../../../platform/db.ts';
import { Refused } from '../../../platform/refusal.ts';
import type { Viewer } from '../../../platform/sessions/sessions.ts';
import { requireLocked, requireMemberLocked } from '../require-standing.ts';
import { findLabels, type Named } from './label-queries.ts';
import { requireNotOfAdmins } from './suggest-label.ts';

/**
 * Confirms tags that were suggested to somebody: all of them, or none. Tags they have already stay as they are.
 * @throws Refused `community_not_found`, `not_a_member`, `label_not_found`, `tag_of_admins`, `too_many_tags`
 */
export function confirmTags(db: Database, viewer: Viewer, ref: string, tags: readonly string[]): Promise<void> {
  return inTransaction(db, async (trx) => {
    const { community } = await requireMemberLocked(trx, ref, viewer);
    const labels = await findLabels(trx, community.id, viewer.id);
    const asked = tags.map((tag) => findLabel(labels, 'tag', tag));
    const pending = asked.filter((label) => label?.status === 'pending');
    if (asked.some((label) => label?.status !== 'pending' && label?.status !== 'confirmed'))
      throw new Refused('label_not_found');
    await requireNotOfAdmins(trx, community.id, tags);
    const ids = [...new Set(pending.flatMap((label) => label?.id ?? []))];
    const places = freePlaces(labels, 'tag');
    if (ids.length > places.length) throw new Refused('too_many_tags', { most: labelsMax.tag });
    await sql`
      update label l set status = 'confirmed', place = p.place, decided_at = ${await timeAfterLock(trx)}
      from unnest(${ids}::bigint[], ${places.slice(0, ids.length)}::smallint[]) as p(id, place) where l.id = p.id`.execute(
      trx,
    );
  });
}

/**
 * Rejects what was suggested to somebody, takes back what they had confirmed, or declines a tag that an admin gave.
 * @throws Refused `community_not_found`, `label_not_found`
 */
export function rejectLabel(db: Database, viewer: Viewer, ref: string, { kind, words }: Named): Promise<void> {
  return inTransaction(db, async (trx) => {
    const { community } = await requireLocked(trx, ref, viewer);
    const now = await timeAfterLock(trx);
    const { rows } = await sql`
      update label set status = 'rejected', place = null, decided_at = ${now}
      where community_id = ${community.id} and user_id = ${viewer.id} and kind = ${kind} and lower(words) = lower(${words})
        and status in ('pending', 'confirmed')
      returning id`.execute(trx);
    if (rows.length > 0) return;
    const { rows: given } = await sql`
      update given_tag g set declined_at = ${now} from community_tag t
      where t.id = g.tag_id and t.community_id = ${community.id} and g.user_id = ${viewer.id} and ${kind} = 'tag'
        and lower(t.tag) = lower(${words}) and g.declined_at is null
      returning g.tag_id`.execute(trx);
    if (given.length === 0) throw new Refused('label_not_found');
  });
}
