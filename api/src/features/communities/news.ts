import { communityForm, newsToldADay } from '@rondo/rules';
import { sql } from 'kysely';
import type { AdminCall } from '../../platform/admins/admin-command.ts';
import { timeAfterLock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/db.ts';
import { Refused } from '../../platform/refusal.ts';
import type { StorageProvider } from '../../providers/storage/provider.ts';
import { keepPicture, type UsablePicture } from '../../platform/files/keep-picture.ts';
import { ofCommunity } from '../notifications/messages.ts';
import { sendMessages, type MessageContext } from '../notifications/send-messages.ts';
import { leadingCommand } from './leading-command.ts';
import { findListeners } from './member-queries.ts';
import { findOneNews, type NewsRow } from './news-queries.ts';

interface NewsContext extends MessageContext {
  db: Database;
  storage: StorageProvider;
}

interface Writing {
  title: string;
  body: string;
  isPinned: boolean;
}

/**
 * Writes news, and notifies members who have the community's notifications on, up to a limit in 24 hours.
 * @throws Refused `community_not_found`, `not_allowed`, `too_many_pinned`
 */
export async function writeNews(
  { db, storage, ...context }: NewsContext,
  call: AdminCall,
  ref: string,
  { title, body, isPinned, picture }: Writing & { picture: UsablePicture | null },
): Promise<NewsRow> {
  const path = picture && (await keepPicture(storage, picture, 'communities'));
  const { id: authorId } = call.viewer;
  return leadingCommand({ db }, call, { ref, action: 'community.news' }, async (trx, community) => {
    if (isPinned) await requireRoomToPin(trx, community.id);
    const now = await timeAfterLock(trx);
    const isTold = await takeTelling(trx, community.id, now);
    const { rows } = await sql<{ id: string }>`
        insert into community_news (community_id, author_id, title, body, picture, is_pinned, is_told, created_at)
        values (${community.id}, ${authorId}, ${title}, ${body}, ${path}, ${isPinned}, ${isTold}, ${now})
        returning id`.execute(trx);
    const listeners = isTold ? await findListeners(trx, community.id) : [];
    const told = listeners
      .filter((id) => id !== authorId)
      .map((id) => ofCommunity(id, 'communityNews', community, { params: { title } }));
    await sendMessages(trx, context, told, now);
    const row = await findOneNews(trx, community.id, rows[0]?.id ?? '');
    return { answer: row, after: loggedOf(row) };
  });
}

/**
 * Changes news without notifying anybody again.
 * @throws Refused `community_not_found`, `not_allowed`, `news_not_found`, `too_many_pinned`
 */
export async function editNews(
  { db, storage }: Pick<NewsContext, 'db' | 'storage'>,
  call: AdminCall,
  { ref, newsId }: { ref: string; newsId: string },
  changes: Partial<Writing> & { removePicture?: boolean | undefined; picture: UsablePicture | null },
): Promise<NewsRow> {
  const path = changes.picture && (await keepPicture(storage, changes.picture, 'communities'));
  return leadingCommand({ db }, call, { ref, action: 'community.news' }, async (trx, community) => {
    const before = await findOneNews(trx, community.id, newsId);
    if (changes.isPinned && !before.is_pinned) await requireRoomToPin(trx, community.id);
    const picture = path ?? (changes.removePicture ? null : before.picture);
    await sql`
        update community_news set title = ${changes.title ?? before.title}, body = ${changes.body ?? before.body},
          is_pinned = ${changes.isPinned ?? before.is_pinned}, picture = ${picture}, changed_at = ${await timeAfterLock(trx)}
        where id = ${newsId}`.execute(trx);
    const row = await findOneNews(trx, community.id, newsId);
    return { answer: row, before: loggedOf(before), after: loggedOf(row) };
  });
}

/** @throws Refused `community_not_found`, `not_allowed`, `news_not_found` */
export async function deleteNews(
  { db }: Pick<NewsContext, 'db'>,
  call: AdminCall,
  { ref, newsId }: { ref: string; newsId: string },
): Promise<void> {
  await leadingCommand({ db }, call, { ref, action: 'community.news' }, async (trx, community) => {
    const before = loggedOf(await findOneNews(trx, community.id, newsId));
    await sql`delete from community_news where id = ${newsId}`.execute(trx);
    return { answer: true, before };
  });
}

/** Doesn't log its words, which may name people. */
const loggedOf = ({ id, picture, is_pinned: isPinned }: NewsRow) => ({ newsId: id, picture, isPinned });

/** Whether members may hear of news now. If so, this is written down apart from the news, which may be deleted. */
async function takeTelling(trx: Transaction, communityId: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    with lately as (
      select array(select t from unnest(news_told_at) t where t > ${now}::timestamptz - interval '24 hours') as times
      from community where id = ${communityId})
    update community set news_told_at = times || ${now}::timestamptz from lately
    where id = ${communityId} and cardinality(times) < ${newsToldADay} returning id`.execute(trx);
  return rows.length > 0;
}

async function requireRoomToPin(trx: Transaction, communityId: string): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from community_news where community_id = ${communityId} and is_pinned`.execute(trx);
  const most = communityForm.newsPinnedMax;
  if ((rows[0]?.count ?? 0) >= most) throw new Refused('too_many_pinned', { most });
}
