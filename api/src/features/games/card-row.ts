import type { GameStatus, Level, Sport, Surface } from '@rondo/rules';
import { sql } from 'kysely';

interface EarlyBirdRow {
  id: string;
  priority: number;
  occupied: number;
  total: number;
  discountType: 'percentage' | 'fixed';
  discountValue: number;
}

/** What a card needs of a game; times are ISO text. */
export interface GameCardRow {
  id: string;
  name: string;
  sport: Sport;
  level: Level;
  surface: Surface;
  starts_at: string;
  duration_minutes: number;
  price_cents: number;
  capacity: number;
  minimum_players: number;
  placeholder_players: number;
  joined_count: number;
  /** Of the joined, those who do not count for the minimum yet. */
  unproved_count: number;
  status: GameStatus;
  cutoff_at: string;
  archived: boolean;
  photo: string | null;
  latitude: number;
  longitude: number;
  address: string;
  city: string;
  country: string;
  place_description: string;
  early_birds: EarlyBirdRow[] | null;
  tournament: boolean;
  tournament_external: boolean;
  tournament_org: string | null;
  has_passcode: boolean;
  signup_opens_in_days: number | null;
  created_at: string;
  distance: number | null;
}

/** Who is in; of a cancelled game who was: its own count has gone to none with the spots. */
const joinedCount = sql`
  case when g.status = 'cancelled' then (
    select count(*) from registration c where c.game_id = g.id and c.status = 'cancelled')::int
  else g.joined_count end as joined_count`;

/**
 * The columns of {@link GameCardRow} but `distance`, of a game aliased `g`.
 * @param occupied how many spots of an early bird entry `e` are taken
 */
export const cardColumnsWith = (occupied: ReturnType<typeof sql>) => sql`
  g.id, g.name, g.sport, g.level, g.surface, g.starts_at, g.duration_minutes, g.price_cents, g.capacity, g.minimum_players,
  g.placeholder_players, ${joinedCount}, g.unproved_count, g.status, g.cutoff_at, g.archived, g.photo, g.latitude, g.longitude, g.address, g.city, g.country,
  g.place_description, g.tournament, g.tournament_external, g.tournament_org, g.passcode is not null as has_passcode,
  g.signup_opens_in_days, g.created_at,
  case when g.price_cents > 0 then (
    select jsonb_agg(jsonb_build_object('id', e.id, 'priority', e.priority, 'occupied', ${occupied},
      'total', e.spots_total, 'discountType', e.discount_type, 'discountValue', e.discount_value) order by e.priority)
    from early_bird e where e.game_id = g.id) end as early_birds`;

export const cardColumns = cardColumnsWith(sql`e.spots_occupied`);
