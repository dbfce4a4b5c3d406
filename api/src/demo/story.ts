import type { PriceLine, RatedSport } from '@rondo/rules';
import type { NewRow } from '../platform/database/insert-rows.ts';
import type { DB } from '../platform/schema.ts';

/** A row for its table; columns that the table would fill may be set. */
export type Told<T extends keyof DB, Given extends keyof NewRow<T>> = NewRow<T> & Required<Pick<NewRow<T>, Given>>;

export type GameRow = Told<
  'game',
  | 'id'
  | 'status'
  | 'archived'
  | 'organiser_paid'
  | 'tournament'
  | 'tournament_external'
  | 'level_limit'
  | 'city'
  | 'place_description'
>;
export type RegistrationRow = Told<
  'registration',
  'id' | 'status' | 'ended_at' | 'refunded_cents' | 'retained_cents'
> & { price_lines: PriceLine[] | null };
export type TeamRow = Told<'team', 'id'>;
export type EarlyBirdRow = Told<'early_bird', 'id' | 'spots_occupied'>;

/** Everything that happened with money, apart from the top-ups that paid for it. Amounts in cents. */
export type MoneyEvent = { at: Date; gameId: string } &
  /** Paid with a pass, or from the balance. */
  (
    | { kind: 'entrance_fee'; userId: string; registrationId: string; cents: number; passId?: string }
    | { kind: 'pass_bought'; userId: string; passId: string; cents: number }
    | { kind: 'refund'; userId: string; registrationId: string; cents: number; refundedCents: number }
    | { kind: 'cancellation'; userId: string; registrationId: string; cents: number }
    | { kind: 'settlement'; cents: number }
    | { kind: 'organiser_pay'; userId: string; cents: number }
  );

/** Everything in the demo, in the order in which it is written. */
export interface Story {
  series: NewRow<'game_series'>[];
  games: GameRow[];
  teams: TeamRow[];
  earlyBirds: EarlyBirdRow[];
  registrations: RegistrationRow[];
  waiting: NewRow<'waiting_entry'>[];
  handOvers: NewRow<'hand_over'>[];
  passes: NewRow<'pass'>[];
  gradings: (NewRow<'grading'> & { sport: RatedSport })[];
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
    passes: [],
    gradings: [],
    money: [],
  };
}
