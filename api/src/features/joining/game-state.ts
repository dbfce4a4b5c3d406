import type { GameStatus, Sport } from '@rondo/rules';
import { sql } from 'kysely';
import type { Transaction } from '../../platform/db.ts';
import { lockWallets } from '../wallet/post-journals.ts';

interface LockedGame {
  id: string;
  name: string;
  sport: Sport;
  status: GameStatus;
  archived: boolean;
  starts_at: string;
  created_at: string;
  price_cents: number;
  capacity: number;
  minimum_players: number;
  joined_count: number;
  tournament: boolean;
  level_limit: number;
  elo_disabled: boolean;
  has_passcode: boolean;
  signup_opens_in_days: number | null;
  refund_window_until: string | null;
  city: string;
  address: string;
}

interface EarlyBirdState {
  id: string;
  priority: number;
  occupied: number;
  total: number;
  discountType: 'percentage' | 'fixed';
  discountValue: number;
}

interface TeamState {
  id: string;
  teamSize: number;
  memberCount: number;
}

interface Spot {
  id: string;
  payerId: string;
  teamId: string | null;
  paidCents: number;
}

/** One person of the batch, as the database knew them after the lock, kept true while the batch is decided. */
export interface PersonState {
  spot: Spot | null;
  waitingId: string | null;
  hasHold: boolean;
  score: number | null;
  balanceCents: number;
  answers: Map<string, { body_hash: Buffer; answer: unknown }>;
}

/** Everything a decision for one game needs. */
export interface GameState {
  game: LockedGame;
  now: Date;
  earlyBirds: EarlyBirdState[];
  teams: TeamState[];
  /** Unexpired holds, by whom. */
  holds: string[];
  waitingCount: number;
  people: Map<string, PersonState>;
}

interface PersonRow {
  user_id: string;
  spot: Spot | null;
  waiting_id: string | null;
  score: number | null;
}

interface Surroundings {
  now: string;
  early_birds: EarlyBirdState[] | null;
  teams: TeamState[] | null;
  holds: string[] | null;
  waiting_count: number;
}

/**
 * Locks the game, then the wallets of `userIds` in order, and reads what decisions need: one round trip, because the
 * statements are sent together and run one after another, each seeing what was committed before the lock was won.
 * @param lock false only in the control of a race test, which must then oversell
 * @returns null when there is no such game
 */
export async function loadGameState(
  trx: Transaction,
  gameId: string,
  userIds: readonly string[],
  keys: readonly string[],
  lock: boolean,
): Promise<GameState | null> {
  const [game, wallets, people, surroundings, answers] = await Promise.all([
    sql<LockedGame>`
      select id, name, sport, status, archived, starts_at, created_at, price_cents, capacity, minimum_players, joined_count,
        tournament, level_limit, elo_disabled, passcode is not null as has_passcode, signup_opens_in_days,
        refund_window_until, city, address
      from game where id = ${gameId} ${lock ? sql`for no key update` : sql``}`.execute(trx),
    lockWallets(trx, userIds),
    sql<PersonRow>`
      select u.id as user_id, w.id::text as waiting_id, s.score,
        case when r.id is not null then
          jsonb_build_object('id', r.id, 'payerId', r.payer_id, 'teamId', r.team_id, 'paidCents', r.paid_cents) end as spot
      from unnest(${userIds}::uuid[]) as u(id)
      left join registration r on r.game_id = ${gameId} and r.user_id = u.id and r.status in ('active', 'played')
      left join waiting_entry w on w.game_id = ${gameId} and w.user_id = u.id and w.status = 'waiting'
      left join game g on g.id = ${gameId}
      left join score s on s.user_id = u.id and s.sport = g.sport`.execute(trx),
    sql<Surroundings>`
      select t.now,
        (select jsonb_agg(jsonb_build_object('id', id, 'priority', priority, 'occupied', spots_occupied,
          'total', spots_total, 'discountType', discount_type, 'discountValue', discount_value) order by priority)
         from early_bird where game_id = ${gameId}) as early_birds,
        (select jsonb_agg(jsonb_build_object('id', id, 'teamSize', size, 'memberCount', member_count))
         from team where game_id = ${gameId}) as teams,
        (select jsonb_agg(user_id) from spot_hold
         where game_id = ${gameId} and released_at is null and expires_at > t.now) as holds,
        (select count(*) from waiting_entry where game_id = ${gameId} and status = 'waiting') as waiting_count
      from (select app_now() as now offset 0) t`.execute(trx),
    keys.length === 0
      ? { rows: [] }
      : sql<{ user_id: string; key: string; body_hash: Buffer; answer: unknown }>`
          select user_id, key, body_hash, answer from idempotency_key
          where user_id = any(${userIds}::uuid[]) and key = any(${keys}::text[])`.execute(trx),
  ]);
  const locked = game.rows[0];
  const around = surroundings.rows[0];
  if (!locked || !around) return null;
  const holds = around.holds ?? [];
  const balances = new Map(wallets.rows.map((row) => [row.user_id, row.balance_cents]));
  const states = new Map<string, PersonState>();
  for (const row of people.rows)
    states.set(row.user_id, {
      spot: row.spot,
      waitingId: row.waiting_id,
      hasHold: holds.includes(row.user_id),
      score: row.score,
      balanceCents: balances.get(row.user_id) ?? 0,
      answers: new Map(),
    });
  for (const row of answers.rows) states.get(row.user_id)?.answers.set(row.key, row);
  return {
    game: locked,
    now: new Date(around.now),
    earlyBirds: around.early_birds ?? [],
    teams: around.teams ?? [],
    holds,
    waitingCount: around.waiting_count,
    people: states,
  };
}
