import { type RawBuilder, sql } from 'kysely';

/** A column of a table that the query has under a short alias, because tables inside here go by their own names. */
type Column = RawBuilder<unknown>;

/** A user's nickname in a community; null if it has no nicknames, or they have none. */
export const nicknameIn = (communityId: Column, userId: Column) => sql`(
  select label.words from label join community on community.id = label.community_id
  where label.community_id = ${communityId} and label.user_id = ${userId} and label.kind = 'nickname'
    and label.place is not null and community.are_nicknames_enabled)`;

/** The tags of a user in a community as others see them, those that admins gave first: a list of the contract's `ShownTag`. */
export const tagsIn = (communityId: Column, userId: Column) => sql`coalesce((
  select jsonb_agg(jsonb_build_object('tag', shown.tag, 'type', shown.type, 'color', shown.color, 'description', shown.description)
    order by shown.type, shown.since, shown.tag)
  from (
    select community_tag.tag, 'admin' as type, community_tag.color, community_tag.description, given_tag.given_at as since
    from given_tag join community_tag on community_tag.id = given_tag.tag_id
    where given_tag.user_id = ${userId} and community_tag.community_id = ${communityId} and given_tag.declined_at is null
    union all
    select label.words, 'suggestion', null, null, label.decided_at from label
    where label.community_id = ${communityId} and label.user_id = ${userId} and label.kind = 'tag' and label.place is not null
  ) shown), '[]')`;

/** The tags that admins of a community give, by name: a list of the contract's `TagOption`. */
export const adminTagsOf = (communityId: Column) => sql`coalesce((
  select jsonb_agg(jsonb_build_object('tag', community_tag.tag, 'color', community_tag.color,
    'description', community_tag.description) order by lower(community_tag.tag))
  from community_tag where community_tag.community_id = ${communityId}), '[]')`;
