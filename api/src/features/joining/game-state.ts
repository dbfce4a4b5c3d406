import type { GameStatus, Sport } from '@rondo/rules';
import { sql } from 'kysely';
import type { Transaction } from '../../platform/db.ts';

interface LockedGame {
  id: string;
  name: string;
  sport: Sport;
  status: GameStatus;
  archived: boolean;
  startsAt: string;
  createdAt: string;
  priceCents: number;
  capacity: number;
  minimumPlayers: number;
  joinedCount: number;
  levelLimit: number;
  eloDisabled: boolean;
  hasPasscode: boolean;
  signupOpensInDays: number | null;
  refundWindowUntil: string | null;
  address: string;
  organiserId: string;
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
  userId: string;
  spot: Spot | null;
  waiting: boolean;
  score: number | null;
  balanceCents: number;
  /** What calls with these keys were answered before. */
  answers: Map<string, { bodyHash: Buffer; answer: unknown }>;
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

/** What `lock_game` answers (api/migrations/0008-door.sql). */
interface LockAnswer {
  now: string;
  game: LockedGame;
  people: Omit<PersonState, 'answers'>[] | null;
  earlyBirds: EarlyBirdState[] | null;
  teams: TeamState[] | null;
  holds: string[] | null;
  waitingCount: number;
  answers: { userId: string; key: string; bodyHash: string; answer: unknown }[] | null;
}

/**
 * Locks the game, then the wallets of `userIds` in order, and reads what decisions need, in one statement.
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
  const { rows } = await sql<{ state: LockAnswer | null }>`
    select lock_game(${gameId}, ${userIds}::uuid[], ${keys}::text[], ${lock}) as state`.execute(trx);
  const state = rows[0]?.state;
  if (!state) return null;
  const people = new Map<string, PersonState>();
  for (const person of state.people ?? []) people.set(person.userId, { ...person, answers: new Map() });
  for (const { userId, key, bodyHash, answer } of state.answers ?? [])
    people.get(userId)?.answers.set(key, { bodyHash: Buffer.from(bodyHash, 'hex'), answer });
  return {
    game: state.game,
    now: new Date(state.now),
    earlyBirds: state.earlyBirds ?? [],
    teams: state.teams ?? [],
    holds: state.holds ?? [],
    waitingCount: state.waitingCount,
    people,
  };
}
