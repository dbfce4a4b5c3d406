import { decideSuggestion, findLabel, isReservedName, labelForm, labelsMax, skeleton } from '@rondo/rules';
import { sql } from 'kysely';
import { timeAfterLock } from '../../../platform/clock.ts';
import { type Database, inTransaction, type Transaction } from '../../../platform/db.ts';
import { Refused } from '../../../platform/refusal.ts';
import type { Viewer } from '../../../platform/sessions/sessions.ts';
import { ofCommunity } from '../../notifications/messages.ts';
import { sendMessages, type MessageContext } from '../../notifications/send-messages.ts';
import { findMember, findUntold } from '../member-queries.ts';
import type { CommunityRow } from '../queries.ts';
import { requireMemberLocked } from '../require-standing.ts';
import { findAdminTags, findLabels, isNicknameTaken, type Named } from './label-queries.ts';

interface SuggestContext extends MessageContext {
  db: Database;
}

const most = { too_many_tags: labelsMax.tag, too_many_suggestions: labelForm.pendingMax };

/**
 * Suggests a tag or nickname to a member, who is notified; a suggestion to oneself is confirmed at once, and a nickname replaces the earlier one.
 * @throws Refused `community_not_found`, `not_a_member`, `not_in_community`, `nicknames_off`, `label_reserved`, `tag_of_admins`, `nickname_taken`, or
 * as `decideSuggestion` says
 */
export function suggestLabel(
  { db, ...context }: SuggestContext,
  viewer: Viewer,
  { ref, userId, ...named }: Named & { ref: string; userId: string },
): Promise<'pending' | 'confirmed'> {
  return inTransaction(db, async (trx) => {
    const { community } = await requireMemberLocked(trx, ref, viewer);
    if (!(await findMember(trx, community.id, userId))) throw new Refused('not_in_community');
    await requireUsable(trx, community, userId, named);
    const now = await timeAfterLock(trx);
    const isOwn = userId === viewer.id;
    const labels = await findLabels(trx, community.id, userId);
    const known = findLabel(labels, named.kind, named.words);
    const decision = decideSuggestion(labels, { ...named, isOwn }, now);
    if (decision.outcome === 'refuse') {
      const { code } = decision;
      throw new Refused(code, code === 'too_many_tags' || code === 'too_many_suggestions' ? { most: most[code] } : {});
    }
    if (isOwn && named.kind === 'nickname') await giveUpNickname(trx, { communityId: community.id, userId }, now);
    // A label written differently is the same label, and takes the new words.
    if (known) await sql`update label set words = ${named.words} where id = ${known.id}`.execute(trx);
    const { rows } = await sql`
      insert into label (community_id, user_id, kind, words, status, place, suggested_by, created_at, decided_at)
      values (${community.id}, ${userId}, ${named.kind}, ${named.words}, ${decision.outcome},
        ${decision.outcome === 'confirmed' ? decision.place : null}, ${viewer.id}, ${now}, ${isOwn ? now : null})
      on conflict (community_id, user_id, kind, lower(words)) do update
        set words = excluded.words, status = excluded.status, place = excluded.place,
          suggested_by = excluded.suggested_by, decided_at = excluded.decided_at
        where label.id = ${known?.id ?? null}
      returning label.id`.execute(trx);
    // The database takes these letters for others of the same word, so the label exists already, in whatever state.
    if (rows.length === 0) throw new Refused('label_removed');
    if (!isOwn) await tell(trx, context, { community, userId, by: viewer.id, words: named.words }, now);
    return decision.outcome;
  });
}

/** @throws Refused `nicknames_off`, `label_reserved`, `tag_of_admins`, `nickname_taken` */
async function requireUsable(
  trx: Transaction,
  community: CommunityRow,
  userId: string,
  { kind, words }: Named,
): Promise<void> {
  if (kind === 'nickname' && !community.are_nicknames_enabled) throw new Refused('nicknames_off');
  if (isReservedName(words)) throw new Refused('label_reserved');
  if (kind === 'tag') await requireNotOfAdmins(trx, community.id, [words]);
  else if (await isNicknameTaken(trx, { communityId: community.id, userId, words }))
    throw new Refused('nickname_taken');
}

/** @throws Refused `tag_of_admins` */
export async function requireNotOfAdmins(
  trx: Transaction,
  communityId: string,
  tags: readonly string[],
): Promise<void> {
  const known = new Set((await findAdminTags(trx, communityId)).map(({ tag }) => skeleton(tag)));
  if (tags.some((tag) => known.has(skeleton(tag)))) throw new Refused('tag_of_admins');
}

/** Marks the nickname they had as rejected, so that reports of it stay with it. */
async function giveUpNickname(
  trx: Transaction,
  { communityId, userId }: { communityId: string; userId: string },
  now: Date,
): Promise<void> {
  await sql`
    update label set status = 'rejected', place = null, decided_at = ${now}
    where community_id = ${communityId} and user_id = ${userId} and kind = 'nickname' and place is not null`.execute(
    trx,
  );
}

async function tell(
  trx: Transaction,
  context: MessageContext,
  { community, userId, by, words }: { community: CommunityRow; userId: string; by: string; words: string },
  now: Date,
): Promise<void> {
  const heard = { kind: 'labelSuggested', communityId: community.id, about: by, now } as const;
  if ((await findUntold(trx, [userId], heard)).length === 0) return;
  const { rows } = await sql<{ id: string; name: string }>`select id, name from app_user where id = ${by}`.execute(trx);
  await sendMessages(
    trx,
    context,
    rows.map((suggester) => ofCommunity(userId, 'labelSuggested', community, { params: { words }, friend: suggester })),
    now,
  );
}
