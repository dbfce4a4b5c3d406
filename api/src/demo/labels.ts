import { day, hour } from '@rondo/rules';
import type { NewRow } from '../platform/database/insert-rows.ts';
import type { Community, MemberRow } from './communities.ts';
import { communities as data } from './data.ts';
import type { Person } from './people.ts';
import type { Random } from './random.ts';

export interface DemoLabels {
  labels: NewRow<'label'>[];
  tags: NewRow<'community_tag'>[];
  given: NewRow<'given_tag'>[];
  /** The notifications about the suggestions. */
  notifications: NewRow<'notification'>[];
}

/** Tags and nicknames in every third community, which has nicknames; the demo's player has suggestions to answer. */
export function makeLabels(
  communities: readonly Community[],
  members: readonly MemberRow[],
  [player, player2]: readonly Person[],
  now: Date,
  random: Random,
): DemoLabels {
  const daysAgo = (days: number) => new Date(now.getTime() - days * day);
  const made: DemoLabels = { labels: [], tags: [], given: [], notifications: [] };
  const suggestedAt = new Date(now.getTime() - 5 * hour);
  const clubs = communities.filter(({ are_nicknames_enabled: hasNicknames }) => hasNicknames);
  for (const { id: communityId, short_code: shortCode } of clubs) {
    const people = members
      .filter(({ community_id, status }) => community_id === communityId && status === 'approved')
      .map(({ user_id }) => user_id);
    const tags = data.adminTags.map((tag) => ({ id: random.uuid(), community_id: communityId, ...tag }));
    made.tags.push(...tags);
    people.forEach((userId, index) => {
      const confirmed = { community_id: communityId, user_id: userId, suggested_by: userId, place: 1 };
      const since = { created_at: daysAgo(index + 2), decided_at: daysAgo(index + 2), status: 'confirmed' as const };
      const nickname = data.nicknames[index / 5];
      if (nickname !== undefined && userId !== player?.id)
        made.labels.push({ ...confirmed, ...since, kind: 'nickname', words: nickname });
      if (index % 3 === 0 || userId === player?.id)
        made.labels.push({
          ...confirmed,
          ...since,
          kind: 'tag',
          words: data.ownTags[index % data.ownTags.length] ?? '',
        });
      const given = tags[index];
      if (given) made.given.push({ tag_id: given.id, user_id: userId, given_at: daysAgo(30) });
    });
    if (!player || !player2 || ![player, player2].every(({ id }) => people.includes(id))) continue;
    made.labels.push(
      ...(['nickname', 'tag'] as const).map((kind) => ({
        community_id: communityId,
        user_id: player.id,
        suggested_by: player2.id,
        kind,
        words: data.suggested[kind],
        status: 'pending' as const,
        created_at: suggestedAt,
      })),
    );
    made.notifications.push({
      user_id: player.id,
      kind: 'labelSuggested',
      community_id: communityId,
      named_id: player2.id,
      params: { words: data.suggested.nickname, friend: player2.name },
      redirect_path: `/community/${shortCode}?tab=members&step=mine`,
      status: 'unread',
      created_at: suggestedAt,
      delivered_at: suggestedAt,
    });
  }
  return made;
}
