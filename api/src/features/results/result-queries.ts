import { type Bout, captainsOf, type Entered, type ResultPerson, standsAt } from '@rondo/rules/results';
import { type LeadingRight, mayLead } from '@rondo/rules';
import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';
import { rightsOf } from '../../platform/people/leading.ts';
import type { Rows } from '../../platform/schema.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { isoInstant } from '../../platform/time/iso-instant.ts';

/** A result as it was entered; times are ISO text. */
interface EntryRow extends Pick<Rows['game_result'], 'side_id'> {
  bouts: Bout[];
  enteredAt: string;
  confirmedAt: string | null;
  enteredBy: string | null;
}

/** A player with a spot in a team. */
interface TeamPlayerRow {
  id: string;
  name: string;
  teamId: string;
  isGuest: boolean;
}

/** A game with its teams, who plays in them, and its result. Times are ISO text. */
export interface ResultRow extends Pick<
  Rows['game'],
  'id' | 'sport' | 'status' | 'starts_at' | 'ends_at' | 'organiser_id'
> {
  /** The viewer's rights as a co-organiser. */
  rights: LeadingRight[];
  /** The teams' ids in their order. */
  teams: string[];
  /** In the order in which they joined. */
  players: TeamPlayerRow[];
  /** The entry that counts: the one made last. */
  entry: EntryRow | null;
  entries: number;
}

/** @param viewerId null for a visitor */
export async function findResult(db: Database, gameId: string, viewerId: string | null): Promise<ResultRow | null> {
  const { rows } = await sql<ResultRow>`
    select g.id, g.sport, g.status, g.starts_at, g.ends_at, g.organiser_id, ${rightsOf(viewerId, sql`g.id`)} as rights,
      array(select t.id from team t where t.game_id = g.id order by t.position) as teams,
      coalesce((select jsonb_agg(jsonb_build_object('id', u.id, 'name', u.name, 'teamId', r.team_id, 'isGuest', u.role = 'guest')
          order by r.place)
        from registration r join app_user u on u.id = r.user_id and u.deleted_at is null
        where r.game_id = g.id and r.status in ('active', 'played') and r.team_id is not null), '[]') as players,
      (select jsonb_build_object('bouts', e.bouts, 'side_id', e.side_id, 'enteredAt', ${isoInstant(sql`e.entered_at`)},
          'confirmedAt', ${isoInstant(sql`e.confirmed_at`)}, 'enteredBy', u.name)
        from game_result e left join app_user u on u.id = e.entered_by and u.deleted_at is null
        where e.game_id = g.id order by e.entered_at desc limit 1) as entry,
      (select count(*)::int from game_result e where e.game_id = g.id) as entries
    from game g where g.id = ${gameId}`.execute(db);
  return rows[0] ?? null;
}

/** A game's bouts, and what its teams are called. */
export interface ScoredRow extends Pick<Rows['game'], 'id' | 'sport'> {
  bouts: Bout[];
  teams: Pick<Rows['team'], 'id' | 'name'>[];
}

/** How many of a community's latest games are looked at. */
const latestOfCommunity = 100;

/** The results that stand of the latest games that a community played. */
export async function findResultsOfCommunity(db: Database, communityId: string, now: Date): Promise<ScoredRow[]> {
  const { rows } = await sql<ScoredRow>`
    select g.id, g.sport, e.bouts,
      (select jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name)) from team t where t.game_id = g.id) as teams
    from (
      (select id, sport, starts_at from game where community_id = ${communityId} and archived and status = 'confirmed'
      order by starts_at desc, id limit ${latestOfCommunity})
      -- The challenges that it accepted are as much its own.
      union all (
        select p.id, p.sport, p.starts_at from challenge h join game p on p.id = h.game_id
        where h.away_community_id = ${communityId} and h.accepted and p.archived and p.status = 'confirmed'
        order by p.starts_at desc, p.id limit ${latestOfCommunity})
      order by starts_at desc, id limit ${latestOfCommunity}) g
    cross join lateral (
      select r.bouts from game_result r where r.game_id = g.id order by r.entered_at desc limit 1) e
    where exists (select from team_outcome o where o.game_id = g.id and o.stands_at <= ${now})
    order by g.starts_at desc, g.id`.execute(db);
  return rows;
}

/** A game as the rules take it. */
export const playedGame = ({ status, starts_at, ends_at }: Pick<ResultRow, 'status' | 'starts_at' | 'ends_at'>) => ({
  status,
  startsAt: new Date(starts_at),
  endsAt: new Date(ends_at),
});

/** The viewer's part in a game: whether they lead its players, and the team they play in or speak for. */
export function partOf({ organiser_id: organiserId, rights, players }: ResultRow, viewer: Viewer): ResultPerson {
  return {
    leads: mayLead(viewer, { organiserId, rights }, 'players'),
    team: players.find(({ id }) => id === viewer.id)?.teamId ?? null,
    isCaptain: [...captainsOf(players).values()].includes(viewer.id),
  };
}

/** When an entry stands. */
export const standsOf = ({ enteredAt, confirmedAt }: EntryRow): Date =>
  standsAt({ enteredAt: new Date(enteredAt), confirmedAt: confirmedAt === null ? null : new Date(confirmedAt) });

/** The result that counts, as far as it decides who may enter or confirm one; null if there is none. */
export function enteredIn({ entry }: ResultRow, now: Date): Entered | null {
  if (!entry || entry.bouts.length === 0) return null;
  return { side: entry.side_id, stands: standsOf(entry) <= now };
}
