import type { GameStatus, Level, PriceLine, RatedSport, Sport, Surface } from '@rondo/rules';

/** Rows as the tables have them; what a story tells is written in a few statements. */
export interface GameRow {
  id: string;
  name: string;
  description: string;
  contact_details: string;
  organisational_details: string;
  sport: Sport;
  level: Level;
  level_limit: number;
  surface: Surface;
  field_identifier: string;
  capacity: number;
  minimum_players: number;
  placeholder_players: number;
  price_cents: number;
  passcode: string | null;
  starts_at: Date;
  duration_minutes: number;
  ends_at: Date;
  cutoff_at: Date;
  status: GameStatus;
  archived: boolean;
  latitude: number;
  longitude: number;
  address: string;
  city: string;
  country: string;
  place_description: string;
  organiser_id: string;
  community_id: string | null;
  series_id: string | null;
  group_chat: string | null;
  tournament: boolean;
  tournament_external: boolean;
  tournament_org: string | null;
  tournament_link: string | null;
  external_member_price_cents: number | null;
  signup_opens_in_days: number | null;
  featured_position: number | null;
  cancel_note: string | null;
  cancelled_by: 'system' | 'organiser' | null;
  created_at: Date;
}

interface SeriesRow {
  id: string;
  organiser_id: string;
  created_at: Date;
}

export interface RegistrationRow {
  id: string;
  game_id: string;
  user_id: string;
  payer_id: string;
  team_id: string | null;
  early_bird_id: string | null;
  price_cents: number;
  paid_cents: number;
  price_lines: PriceLine[] | null;
  status: 'active' | 'left' | 'refunded' | 'cancelled' | 'played';
  refunded_cents: number;
  retained_cents: number;
  joined_at: Date;
  ended_at: Date | null;
}

export interface TeamRow {
  id: string;
  game_id: string;
  name: string;
  color: string;
  size: number;
  position: number;
}

export interface EarlyBirdRow {
  id: string;
  game_id: string;
  priority: number;
  spots_total: number;
  spots_occupied: number;
  discount_type: 'percentage' | 'fixed';
  discount_value: number;
}

interface WaitingRow {
  game_id: string;
  user_id: string;
  status: 'waiting' | 'promoted' | 'closed';
  place: number;
  created_at: Date;
  ended_at: Date | null;
}

interface HandOverRow {
  game_id: string;
  registration_id: string;
  to_user_id: string;
  created_at: Date;
}

interface GradingRow {
  game_id: string;
  rater_id: string;
  target_id: string;
  sport: RatedSport;
  grade: number;
  rater_game_count: number;
  created_at: Date;
}

/** What happened with money, apart from the top-ups that made it possible. Amounts in cents. */
export type MoneyEvent = { at: Date; gameId: string } & (
  | { kind: 'entrance_fee'; userId: string; registrationId: string; cents: number }
  | { kind: 'refund'; userId: string; registrationId: string; cents: number; refundedCents: number }
  | { kind: 'cancellation'; refunds: { userId: string; cents: number }[] }
  | { kind: 'settlement'; cents: number }
);

/** Everything that is told, in the order it is written. */
export interface Story {
  series: SeriesRow[];
  games: GameRow[];
  teams: TeamRow[];
  earlyBirds: EarlyBirdRow[];
  registrations: RegistrationRow[];
  waiting: WaitingRow[];
  handOvers: HandOverRow[];
  gradings: GradingRow[];
  money: MoneyEvent[];
}

export function emptyStory(): Story {
  return {
    series: [],
    games: [],
    teams: [],
    earlyBirds: [],
    registrations: [],
    waiting: [],
    handOvers: [],
    gradings: [],
    money: [],
  };
}
