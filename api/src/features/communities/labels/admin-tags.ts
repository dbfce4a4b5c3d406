import { isReservedName, isStillRejected, labelForm, type TagColor } from '@rondo/rules';
import { sql } from 'kysely';
import { timeAfterLock } from '../../../platform/clock.ts';
import { type Database, inTransaction } from '../../../platform/db.ts';
import { Refused } from '../../../platform/refusal.ts';
import type { Viewer } from '../../../platform/sessions.ts';
import { events } from '../../notifications/events.ts';
import { sendMessages, type MessageContext } from '../../notifications/send-messages.ts';
import { findMember, findUntold } from '../member-queries.ts';
import { requireLeadLocked } from '../require-standing.ts';
import { type AdminTagRow, findAdminTags, findGivenTags } from './label-queries.ts';

/**
 * Makes a tag that admins give, or changes the one with this name.
 * @throws Refused `community_not_found`, `not_allowed`, `label_reserved`, `too_many_admin_tags`
 */
export function saveAdminTag(
  db: Database,
  viewer: Viewer,
  ref: string,
  { tag, color, description }: { tag: string; color: TagColor; description: string },
): Promise<AdminTagRow> {
  return inTransaction(db, async (trx) => {
    const { community } = await requireLeadLocked(trx, ref, viewer);
    if (isReservedName(tag)) throw new Refused('label_reserved');
    const { rows } = await sql<AdminTagRow>`
      insert into community_tag (community_id, tag, color, description)
      values (${community.id}, ${tag}, ${color}, ${description})
      on conflict (community_id, lower(tag)) do update
        set tag = excluded.tag, color = excluded.color, description = excluded.description
      returning id, tag, color, description`.execute(trx);
    const most = labelForm.adminTagsMax;
    if ((await findAdminTags(trx, community.id)).length > most) throw new Refused('too_many_admin_tags', { most });
    if (!rows[0]) throw new Error('an upsert returns its row');
    return rows[0];
  });
}

/** @throws Refused `community_not_found`, `not_allowed`, `label_not_found` */
export function deleteAdminTag(db: Database, viewer: Viewer, ref: string, tagId: string): Promise<void> {
  return inTransaction(db, async (trx) => {
    const { community } = await requireLeadLocked(trx, ref, viewer);
    const { rows } = await sql`
      delete from community_tag where id = ${tagId} and community_id = ${community.id} returning id`.execute(trx);
    if (rows.length === 0) throw new Refused('label_not_found');
  });
}

/**
 * Gives a member one of the admins' tags, of which they hear; again does no harm.
 * @throws Refused `community_not_found`, `not_allowed`, `not_in_community`, `label_not_found`, `label_rejected` when they declined it
 * lately
 */
export function giveTag(
  { db, ...context }: MessageContext & { db: Database },
  viewer: Viewer,
  { ref, tagId, userId }: { ref: string; tagId: string; userId: string },
): Promise<void> {
  return inTransaction(db, async (trx) => {
    const { community } = await requireLeadLocked(trx, ref, viewer);
    if (!(await findMember(trx, community.id, userId))) throw new Refused('not_in_community');
    const tag = (await findAdminTags(trx, community.id)).find(({ id }) => id === tagId);
    if (!tag) throw new Refused('label_not_found');
    const now = await timeAfterLock(trx);
    const earlier = (await findGivenTags(trx, community.id, userId)).find(({ id }) => id === tagId);
    if (earlier && earlier.declined_at === null) return;
    if (earlier?.declined_at && userId !== viewer.id && isStillRejected(new Date(earlier.declined_at), now))
      throw new Refused('label_rejected');
    await sql`
      insert into given_tag (tag_id, user_id, given_at) values (${tagId}, ${userId}, ${now})
      on conflict (user_id, tag_id) do update set given_at = excluded.given_at, declined_at = null`.execute(trx);
    if (userId === viewer.id) return;
    const heard = { kind: 'tagGiven', communityId: community.id, now } as const;
    const told = (await findUntold(trx, [userId], heard)).map((id) =>
      events.tagGiven(id, community, { words: tag.tag }),
    );
    await sendMessages(trx, context, told, now);
  });
}

/** @throws Refused `community_not_found`, `not_allowed`, `label_not_found` */
export function takeTag(
  db: Database,
  viewer: Viewer,
  { ref, tagId, userId }: { ref: string; tagId: string; userId: string },
): Promise<void> {
  return inTransaction(db, async (trx) => {
    const { community } = await requireLeadLocked(trx, ref, viewer);
    const { rows } = await sql`
      delete from given_tag g using community_tag t
      where t.id = g.tag_id and t.community_id = ${community.id} and g.tag_id = ${tagId} and g.user_id = ${userId}
        and g.declined_at is null
      returning g.tag_id`.execute(trx);
    if (rows.length === 0) throw new Refused('label_not_found');
  });
}
