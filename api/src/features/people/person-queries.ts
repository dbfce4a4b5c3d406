import { pageSizes, type Sport } from '@rondo/rules';
import { sql } from 'kysely';
import { isoInstant } from '../../platform/time/iso-instant.ts';
import type { Database } from '../../platform/db.ts';
import { findPage } from '../../platform/calls/pagination.ts';
import { type Playing, playingOfUser } from '../../platform/people/playing.ts';
import { hostedBy, partnersOf } from '../../platform/people/partners.ts';
import type { Rows } from '../../platform/schema.ts';
import { type ScoreEntry, scoresOfUser } from '../../platform/people/scores.ts';
import { holdsWords } from '../../platform/wording/search-words.ts';

export interface PersonRow extends Pick<
  Rows['app_user'],
  'id' | 'name' | 'photo' | 'role' | 'page_readers' | 'game_count'
> {
  playing: Playing;
  is_gone: boolean;
  /** ISO text; null for accounts that are not confirmed. */
  since: string | null;
  scores: ScoreEntry[];
  played: { sport: Sport; games: number }[];
  results: { won: number; of: number };
  hosted: { games: number; wentAhead: number };
  together: number;
  together_latest: { id: string; name: string; sport: Sport; startsAt: string }[];
  communities: { id: string; name: string; shortCode: string }[];
}

/**
 * A player with everything a viewer may see of them (sightOfPerson of the rules decides); null if there is none with this id.
 * @param viewerId the viewer, for whom it finds what both share
 */
export async function findPerson(db: Database, id: string, viewerId: string, now: Date): Promise<PersonRow | null> {
  const both = sql`
    from registration mine join registration theirs on theirs.game_id = mine.game_id
    where mine.user_id = ${viewerId} and theirs.user_id = ${id} and mine.user_id <> theirs.user_id
      and mine.status = 'played' and theirs.status = 'played'`;
  const { rows } = await sql<PersonRow>`
    select u.id, u.name, u.photo, u.role, u.page_readers, u.game_count, u.confirmed_at as since,
      u.deleted_at is not null or u.banned_at is not null as is_gone, ${playingOfUser} as playing, ${scoresOfUser} as scores,
      coalesce((select jsonb_agg(jsonb_build_object('sport', p.sport, 'games', p.games) order by p.games desc, p.sport)
        from (select g.sport, count(*) as games from registration r join game g on g.id = r.game_id
          where r.user_id = u.id and r.status = 'played' group by g.sport) p), '[]') as played,
      (select jsonb_build_object('won', count(*) filter (where o.outcome = 'won'), 'of', count(*))
        from registration r join team_outcome o on o.team_id = r.team_id and o.stands_at <= ${now}
        where r.user_id = u.id and r.status = 'played') as results,
      (select jsonb_build_object('games', h.games, 'wentAhead', h.went_ahead) from ${hostedBy(sql`u.id`)} h) as hosted,
      (select count(*) ${both})::int as together,
      coalesce((select jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name, 'sport', t.sport, 'startsAt', ${isoInstant(sql`t.starts_at`)})
          order by t.starts_at desc)
        from (select g.id, g.name, g.sport, g.starts_at from game g where g.id in (select mine.game_id ${both})
          order by g.starts_at desc limit ${pageSizes.gamesTogether}) t), '[]') as together_latest,
      coalesce((select jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name, 'shortCode', c.short_code) order by c.name, c.id)
        from community_member t join community_member m on m.community_id = t.community_id
        join community c on c.id = t.community_id
        where t.user_id = u.id and t.status = 'approved' and m.user_id = ${viewerId} and m.status = 'approved'), '[]')
        as communities
    from app_user u where u.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

export interface PartnerRow extends Pick<Rows['app_user'], 'id' | 'name' | 'photo'> {
  games: number;
  last_played_at: string;
}

/** A player's partners, the most frequent first, filtered by a part of the name if one is given; without guests and former players. */
export async function findPartners(
  db: Database,
  userId: string,
  { name, ...page }: { name: string; skip: number; limit: number },
): Promise<{ rows: PartnerRow[]; totalCount: number }> {
  const found = name === '' ? sql`true` : holdsWords(sql`search_words(u.name)`, name);
  const list = sql<PartnerRow>`
    select u.id, u.name, u.photo, p.games, p.last_played_at from ${partnersOf(userId)} p join app_user u on u.id = p.user_id
    where u.role <> 'guest' and u.deleted_at is null and u.banned_at is null and ${found}`;
  return findPage(db, list, { ...page, order: sql`games desc, last_played_at desc, id` });
}
