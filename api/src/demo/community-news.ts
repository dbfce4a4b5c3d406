import { day } from '@rondo/rules';
import type { NewRow } from '../platform/database/insert-rows.ts';
import type { Community, MemberRow } from './communities.ts';
import { communities as data } from './data.ts';

/** Two or three news items per community, by its first admin; in every second community the oldest one is pinned. */
export function makeNews(
  communities: readonly Community[],
  members: readonly MemberRow[],
  now: Date,
): NewRow<'community_news'>[] {
  return communities.flatMap(({ id, short_code }, index) => {
    if (data.silent.includes(short_code)) return [];
    const author = members.find(({ community_id, is_admin }) => community_id === id && is_admin);
    const size = 2 + (index % 2);
    return Array.from({ length: size }, (_, nth) => {
      const { title = '', body = '' } = data.news[(index * 3 + nth) % data.news.length] ?? {};
      return {
        community_id: id,
        author_id: author?.user_id ?? null,
        title,
        body,
        is_pinned: index % 2 === 0 && nth === size - 1,
        is_told: true,
        created_at: new Date(now.getTime() - (3 + index + nth * 17) * day),
      };
    });
  });
}
