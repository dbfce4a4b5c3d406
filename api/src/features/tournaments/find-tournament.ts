import type { LeadingRight } from '@rondo/rules';
import type { Match, Result, Side, TournamentRole } from '@rondo/rules/tournaments';
import type { TournamentTerms } from '@rondo/contract';
import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';
import { isHeld } from '../../platform/people/held-spots.ts';
import { rightsOf } from '../../platform/people/leading.ts';
import type { Rows } from '../../platform/schema.ts';
import { isoInstant } from '../../platform/time/iso-instant.ts';

/** Somebody in a team: a player with a spot in the game, or who followed a captain into it. */
export interface TeamPlayerRow {
  _id: string;
  name: string;
  photo: string | null;
  /** Whether they have a spot: only they can be its captain. */
  hasSpot: boolean;
}

/** A place for a team that somebody is in, or that was drawn; without a captain's row while nobody named it. */
export interface TeamRow extends Pick<Rows['team'], 'id' | 'name' | 'color'> {
  captainId: string | null;
  key: string | null;
  seed: number | null;
  withdrawn: boolean;
  /** Those with a spot first, in the order in which they joined. */
  players: TeamPlayerRow[];
}

/** A match as it is stored; times are ISO text. */
export interface MatchRow extends Pick<Rows['tournament_match'], 'id' | 'stage' | 'round' | 'court'> {
  group: string | null;
  sides: Match['sides'];
  best: number | null;
  worst: number | null;
  onlyIf: NonNullable<Match['onlyIf']> | null;
  startMinute: number | null;
  duties: { role: TournamentRole; side: Side }[];
  calledAt: string | null;
  result: Result | null;
  enteredAt: string | null;
  /** The name of whoever entered it last; null while nobody did. */
  enteredBy: string | null;
  /** How often it was changed or taken back. */
  changes: number;
}

/** When a court can't be used, in minutes after the start; `to` is null for the rest of the day. */
export interface ClosureRow {
  court: string;
  from: number;
  to: number | null;
}

/** A tournament with its game, its teams and its matches; times are ISO text. */
export interface TournamentRow
  extends
    Pick<
      Rows['game'],
      | 'id'
      | 'name'
      | 'sport'
      | 'status'
      | 'archived'
      | 'starts_at'
      | 'ends_at'
      | 'minimum_players'
      | 'organiser_id'
      | 'city'
      | 'address'
      | 'price_cents'
    >,
    Pick<Rows['tournament'], 'entry' | 'team_size' | 'drawn_at' | 'changed_at' | 'lots'> {
  terms: TournamentTerms;
  closures: ClosureRow[];
  /** The viewer's rights as a co-organiser. */
  rights: LeadingRight[];
  places: number;
  /** In the order of their seeds, or in which they entered. */
  teams: TeamRow[];
  /** In the order of the draw. */
  matches: MatchRow[];
}

/** @param viewerId null for a visitor */
export async function findTournament(
  db: Database,
  gameId: string,
  viewerId: string | null,
): Promise<TournamentRow | null> {
  const { rows } = await sql<TournamentRow>`
    select g.id, g.name, g.sport, g.status, g.archived, g.starts_at, g.ends_at, g.minimum_players, g.organiser_id,
      g.city, g.address, g.price_cents, ${rightsOf(viewerId, sql`g.id`)} as rights, o.entry, o.team_size, o.terms, o.closures, o.drawn_at, o.changed_at, o.lots,
      (select count(*)::int from team t where t.game_id = g.id) as places,
      ${teamsOf(gameId)} as teams, ${matchesOf(gameId)} as matches
    from tournament o join game g on g.id = o.game_id where o.game_id = ${gameId}`.execute(db);
  return rows[0] ?? null;
}

const teamsOf = (gameId: string) => sql`coalesce((
  with person as (
    select r.team_id, r.place, u.id, u.name, u.photo, true as has_spot
      from registration r join app_user u on u.id = r.user_id
      where r.game_id = ${gameId} and r.team_id is not null and ${isHeld('r')}
    union all
    select p.team_id, row_number() over (order by p.joined_at, p.user_id), u.id, u.name, u.photo, false
      from tournament_team e join tournament_player p on p.team_id = e.team_id join app_user u on u.id = p.user_id
      where e.game_id = ${gameId}
  ), filled as (
    select team_id, min(place) filter (where has_spot) as first,
      jsonb_agg(jsonb_build_object('_id', id, 'name', name, 'photo', photo, 'hasSpot', has_spot)
        order by not has_spot, place) as players
    from person group by team_id
  )
  select jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name, 'color', t.color, 'captainId', e.captain_id, 'key', e.key,
      'seed', e.seed, 'withdrawn', e.withdrawn_at is not null, 'players', coalesce(f.players, '[]'))
    order by e.seed nulls last, f.first, t.position)
  from team t left join tournament_team e on e.team_id = t.id left join filled f on f.team_id = t.id
  where t.game_id = ${gameId} and (f.first is not null or e.seed is not null)), '[]')`;

const matchesOf = (gameId: string) => sql`coalesce((
  select jsonb_agg(jsonb_build_object('id', m.id, 'stage', m.stage, 'group', m.group_name, 'round', m.round, 'sides', m.sides,
      'best', m.best_place, 'worst', m.worst_place, 'onlyIf', m.only_if, 'court', m.court, 'startMinute', m.start_minute,
      'duties', m.duties, 'calledAt', ${isoInstant(sql`m.called_at`)}, 'result', m.result,
      'enteredAt', ${isoInstant(sql`m.entered_at`)}, 'enteredBy', u.name, 'changes', m.changes)
    order by m.number)
  from tournament_match m left join app_user u on u.id = m.entered_by where m.game_id = ${gameId}), '[]')`;
