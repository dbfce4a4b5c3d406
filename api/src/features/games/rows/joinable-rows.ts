import { prior } from '@rondo/rules';
import { type RawBuilder, sql } from 'kysely';

/**
 * Whether a game `g` can be joined right now by somebody with access: it is open (rules/src/joining.ts: a confirmed paid one until its
 * start, any other until its cutoff), sign-up has opened, and a spot is neither taken nor held.
 */
export function joinable(now: Date): RawBuilder<unknown> {
  return sql`(g.cutoff_at > ${now} or (g.price_cents > 0 and g.status = 'confirmed'))
    and (g.signup_opens_in_days is null or g.starts_at - g.signup_opens_in_days * interval '24 hours' <= ${now})
    and ${hasRoom('g', now)}`;
}

/** Whether a spot of a game is neither taken nor held; `game`: the name of its row. */
export function hasRoom(game: 'g' | 'game', now: Date): RawBuilder<unknown> {
  const of = sql.ref(game);
  return sql`${of}.joined_count + (
    select count(*) from spot_hold h
    where h.game_id = ${of}.id and h.released_at is null and h.expires_at > ${now} and h.registration_id is null) < ${of}.capacity`;
}

/**
 * Whether somebody can join game `g` on their own: they are neither in nor waiting nor taken out, and it asks for no passcode and no level they lack;
 * a tournament has a team with room, and a challenge one on their side.
 * @param userId null for a visitor; or a column with the id
 */
export function joinableBy(userId: Who): RawBuilder<unknown> {
  return sql`g.passcode is null
    and (g.level_limit = 0 or g.elo_disabled or g.level_limit <= coalesce(
      (select s.score from score s where s.user_id = ${userId} and s.sport = g.sport), ${prior.score}))
    and (not g.tournament or g.tournament_external
      or exists (select from team t where t.game_id = g.id and t.member_count < t.size))
    and ${hasSide(userId)}
    and ${notIn(userId)}`;
}

/** Whether game `g` is no challenge, or somebody is a member of one of its two communities, whose side is open and has room. */
export function hasSide(userId: Who): RawBuilder<unknown> {
  return sql`(not exists (select from challenge h where h.game_id = g.id) or exists (
      select from challenge h join community_member m on m.user_id = ${userId} and m.status = 'approved'
        and (m.community_id = g.community_id or m.community_id = h.away_community_id and h.accepted)
      join team t on t.id = case when m.community_id = g.community_id then h.home_team_id else h.away_team_id end
      where h.game_id = g.id and t.member_count < t.size))`;
}

/** Whether somebody leads game `g`: as its organiser or a co-organiser. */
export function ledBy(userId: string | RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(g.organiser_id = ${userId} or exists (
      select from co_organiser c where c.game_id = g.id and c.user_id = ${userId}))`;
}

/** Whether `u` may be told of game `g` without asking: they could join it, don't lead it and aren't kept out of it. */
export function mayHearOf(): RawBuilder<unknown> {
  const user = sql.ref('u.id');
  return sql`u.role <> 'guest' and u.deleted_at is null and u.banned_at is null and not ${ledBy(user)}
      and (g.private_community_id is null or exists (select from community_member m
        where m.community_id = g.private_community_id and m.user_id = u.id and m.status = 'approved'))
      and ${joinableBy(user)}`;
}

type Who = string | null | RawBuilder<unknown>;

/** Whether somebody is neither in game `g` nor waits for it, and wasn't taken out of it. */
export function notIn(userId: Who): RawBuilder<unknown> {
  return sql`not exists (
      select from registration r where r.game_id = g.id and r.user_id = ${userId} and r.status = 'active')
    and not exists (
      select from waiting_entry w where w.game_id = g.id and w.user_id = ${userId} and w.status = 'waiting')
    and not exists (select from taken_out t where t.game_id = g.id and t.user_id = ${userId} and t.let_in_at is null)`;
}
