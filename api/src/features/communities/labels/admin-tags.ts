import { isReservedName, isStillRejected, labelForm, skeleton, type TagColor } from '@rondo/rules';
import { sql } from 'kysely';
import type { AdminCall } from '../../../platform/admins/admin-command.ts';
import { timeAfterLock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db.ts';
import { Refused } from '../../../platform/refusal.ts';
import { ofCommunity } from '../../notifications/messages.ts';
import { sendMessages, type MessageContext } from '../../notifications/send-messages.ts';
import { leadingCommand } from '../leading-command.ts';
import { findMember, findUntold } from '../member-queries.ts';
import { type AdminTagRow, findAdminTags, findGivenTags } from './label-queries.ts';

/**
 * Makes a tag that admins give, or changes the one whose name is the same or looks the same.
 * @throws Refused `community_not_found`, `not_allowed`, `label_reserved`, `too_many_admin_tags`
 */
export function saveAdminTag(
  db: Database,
  call: AdminCall,
  ref: string,
  { tag, color, description }: { tag: string; color: TagColor; description: string },
): Promise<AdminTagRow> {
  return leadingCommand({ db }, call, { ref, action: 'community.tag' }, async (trx, community) => {
    if (isReservedName(tag)) throw new Refused('label_reserved');
    const [wanted, known] = [skeleton(tag), await findAdminTags(trx, community.id)];
    const same = known.find((one) => skeleton(one.tag) === wanted);
    if (same) await sql`update community_tag set tag = ${tag} where id = ${same.id}`.execute(trx);
    const { rows } = await sql<AdminTagRow>`
      insert into community_tag (community_id, tag, color, description)
      values (${community.id}, ${tag}, ${color}, ${description})
      on conflict (community_id, lower(tag)) do update
        set tag = excluded.tag, color = excluded.color, description = excluded.description
      returning id, tag, color, description`.execute(trx);
    const most = labelForm.adminTagsMax;
    if ((await findAdminTags(trx, community.id)).length > most) throw new Refused('too_many_admin_tags', { most });
    if (!rows[0]) throw new Error('an upsert returns its row');
    return { answer: rows[0], after: { ...rows[0] } };
  });
}

/** @throws Refused `community_not_found`, `not_allowed`, `label_not_found` */
export function deleteAdminTag(db: Database, call: AdminCall, ref: string, tagId: string): Promise<true> {
  return leadingCommand({ db }, call, { ref, action: 'community.tag' }, async (trx, community) => {
    const { rows } = await sql<AdminTagRow>`
      delete from community_tag where id = ${tagId} and community_id = ${community.id}
      returning id, tag, color, description`.execute(trx);
    if (!rows[0]) throw new Refused('label_not_found');
    return { answer: true, before: { ...rows[0] } };
  });
}

/**
 * Gives a member one of the admins' tags and tells them; repeating it does no harm.
 * @throws Refused `community_not_found`, `not_allowed`, `not_in_community`, `label_not_found`, `label_rejected` when they declined it lately
 */
export function giveTag(
  { db, ...context }: MessageContext & { db: Database },
  call: AdminCall,
  { ref, tagId, userId }: { ref: string; tagId: string; userId: string },
): Promise<true> {
  const { viewer } = call;
  return leadingCommand({ db }, call, { ref, action: 'community.give_tag' }, async (trx, community) => {
    const done = { answer: true, after: { tagId, userId } } as const;
    if (!(await findMember(trx, community.id, userId))) throw new Refused('not_in_community');
    const tag = (await findAdminTags(trx, community.id)).find(({ id }) => id === tagId);
    if (!tag) throw new Refused('label_not_found');
    const now = await timeAfterLock(trx);
    const earlier = (await findGivenTags(trx, community.id, userId)).find(({ id }) => id === tagId);
    if (earlier && earlier.declined_at === null) return done;
    if (earlier?.declined_at && userId !== viewer.id && isStillRejected(new Date(earlier.declined_at), now))
      throw new Refused('label_rejected');
    await sql`
      insert into given_tag (tag_id, user_id, given_at) values (${tagId}, ${userId}, ${now})
      on conflict (user_id, tag_id) do update set given_at = excluded.given_at, declined_at = null`.execute(trx);
    if (userId === viewer.id) return done;
    const heard = { kind: 'tagGiven', communityId: community.id, now } as const;
    const told = (await findUntold(trx, [userId], heard)).map((id) =>
      ofCommunity(id, 'tagGiven', community, { params: { words: tag.tag } }),
    );
    await sendMessages(trx, context, told, now);
    return done;
  });
}

/** @throws Refused `community_not_found`, `not_allowed`, `label_not_found` */
export function takeTag(
  db: Database,
  call: AdminCall,
  { ref, tagId, userId }: { ref: string; tagId: string; userId: string },
): Promise<true> {
  return leadingCommand({ db }, call, { ref, action: 'community.give_tag' }, async (trx, community) => {
    const { rows } = await sql`
      delete from given_tag g using community_tag t
      where t.id = g.tag_id and t.community_id = ${community.id} and g.tag_id = ${tagId} and g.user_id = ${userId}
        and g.declined_at is null
      returning g.tag_id`.execute(trx);
    if (rows.length === 0) throw new Refused('label_not_found');
    return { answer: true, before: { tagId, userId } };
  });
}
