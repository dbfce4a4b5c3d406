import type { GameStatus, HeldCode, KeyKind, Sport } from '@rondo/rules';
import { sql } from 'kysely';
import type { Transaction } from '../../platform/db.ts';
import { keyKind } from '../games/game-keys.ts';

interface LockedGame {
  id: string;
  name: string;
  sport: Sport;
  status: GameStatus;
  archived: boolean;
  startsAt: string;
  /** Or when the deadlines last were set anew. */
  createdAt: string;
  priceCents: number;
  capacity: number;
  minimumPlayers: number;
  joinedCount: number;
  /** Guests among them who have not opened the link in their mail yet: they do not count for the minimum. */
  unprovedCount: number;
  levelLimit: number;
  eloDisabled: boolean;
  hasPasscode: boolean;
  keyVersion: number;
  signupOpensInDays: number | null;
  changedAt: string | null;
  address: string;
  organiserId: string;
  /** What others may know of a private community's game; null: it is for everybody. */
  closedTo: { community: string; shortCode: string; sport: Sport; city: string } | null;
  external: boolean;
  externalMemberPriceCents: number | null;
}

export interface EarlyBirdState {
  id: string;
  priority: number;
  occupied: number;
  total: number;
  discountType: 'percentage' | 'fixed';
  discountValue: number;
}

export interface TeamState {
  id: string;
  name: string;
  teamSize: number;
  memberCount: number;
}

export interface Spot {
  id: string;
  payerId: string;
  teamId: string | null;
  /** Before discounts. */
  priceCents: number;
  paidCents: number;
  joinedAt: string;
  /** A guest's, until the link in its mail is opened: theirs until then only. */
  proofUntil: string | null;
}

/** Somebody's money, shared by all games of a batch that they enter or pay for. */
export interface OwnerState {
  userId: string;
  balanceCents: number;
  /** What comes back to a guest is kept for them beside the wallet (3-decisions §1). */
  isGuest: boolean;
  /** Promocodes that may take something off what they pay. */
  codes: HeldCode[];
  /** What calls with these keys were answered before, whatever the game. */
  answers: Map<string, { bodyHash: Buffer; answer: unknown }>;
}

/** One person at the door of one game, as the database knew them after the lock, kept true while the batch is decided. */
export interface PersonState {
  userId: string;
  spot: Spot | null;
  waiting: boolean;
  /** The game is of a private community, and they are no member; nor do they run the game, or wait by its private link. */
  isOutsider: boolean;
  score: number | null;
  /** Registrations of others that are offered to them. */
  offeredSpots: readonly string[];
  owner: OwnerState;
}

/** A spot kept for somebody: with the seat of a team and the early bird price that a checkout saw. */
export interface Hold {
  userId: string;
  kind: 'checkout' | 'offer';
  expiresAt: string;
  orderId: string | null;
  teamId: string | null;
  earlyBirdId: string | null;
  /** The registration it is of, when that is released to the queue: it takes nothing of the capacity beside it. */
  releasedId: string | null;
}

/** Somebody who waits, in the order of the queue, and has had no offer yet. */
export interface InLine {
  userId: string;
  /** The team they want in a tournament; null: any. */
  teamId: string | null;
  /** What they agreed to pay from their balance at once; null: nothing. */
  allowedCents: number | null;
  /** Whether they have heard that there is a spot for the first who takes it. */
  told: boolean;
}

/** Everything a decision for one game needs. */
export interface GameState {
  game: LockedGame;
  now: Date;
  /** What a key that came along shows of this game now. */
  keyShown: (key: string | null) => KeyKind | null;
  earlyBirds: EarlyBirdState[];
  teams: TeamState[];
  /** Those that have not expired. */
  holds: Hold[];
  waitingCount: number;
  /** Those an open spot may be for, as many as there may be spots. */
  firstInLine: InLine[];
  /** Let the time of their offer pass, and wait no more. */
  lapsed: string[];
  /** Guests' free spots whose time to open the mailed link is over. */
  lapsedGuests: { id: string; userId: string; teamId: string | null }[];
  /** Spots that their players release to the queue, the first released first. */
  released: { id: string; userId: string }[];
  people: Map<string, PersonState>;
  /** Of all games of the batch. */
  owners: ReadonlyMap<string, OwnerState>;
}

type CodeAnswer = Omit<HeldCode, 'isRedeemed' | 'endsAt'> & { endsAt: string | null };

/** What `lock_games` answers (api/migrations/0029-released-spots.sql). */
interface LockAnswer {
  now: string;
  owners: (Omit<OwnerState, 'codes' | 'answers'> & { codes: CodeAnswer[] | null })[] | null;
  answers: { userId: string; key: string; bodyHash: string; answer: unknown }[] | null;
  people:
    | (Pick<PersonState, 'userId' | 'spot' | 'waiting' | 'isOutsider' | 'score'> & {
        gameId: string;
        offeredSpots: string[] | null;
      })[]
    | null;
  firstInLine: (InLine & { gameId: string })[] | null;
  games:
    | (LockedGame & {
        lapsed: string[] | null;
        lapsedGuests: GameState['lapsedGuests'] | null;
        earlyBirds: EarlyBirdState[] | null;
        teams: TeamState[] | null;
        holds: Hold[] | null;
        released: GameState['released'] | null;
        waitingCount: number;
      })[]
    | null;
}

/**
 * Locks games, then wallets, each in the order of their ids, and reads what decisions need, in one statement.
 * @param entries who enters which game, null for the house itself, and how many of its spots that may open
 * @param secret that keys of games are signed with
 * @param lock false only in the control of a race test, which must then oversell
 * @returns the games that exist, by id
 */
export async function loadGameStates(
  trx: Transaction,
  entries: readonly { gameId: string; userId: string | null; opening: number }[],
  keys: readonly string[],
  { secret, lock = true }: { secret: string; lock?: boolean },
): Promise<Map<string, GameState>> {
  const { rows } = await sql<{ state: LockAnswer }>`
    select lock_games(${entries.map(({ gameId }) => gameId)}::uuid[], ${entries.map(({ userId }) => userId)}::uuid[],
      ${entries.map(({ opening }) => opening)}::int[], ${keys}::text[], ${lock}) as state`.execute(trx);
  const states = new Map<string, GameState>();
  const answer = rows[0]?.state;
  if (!answer) return states;
  const now = new Date(answer.now);
  const owners = new Map<string, OwnerState>();
  for (const { codes, ...owner } of answer.owners ?? [])
    owners.set(owner.userId, { ...owner, codes: (codes ?? []).map(heldCode), answers: new Map() });
  for (const { earlyBirds, teams, holds, waitingCount, lapsed, lapsedGuests, released, ...game } of answer.games ?? [])
    states.set(game.id, {
      game,
      now,
      keyShown: (key) => keyKind(secret, game, key, now),
      earlyBirds: earlyBirds ?? [],
      teams: teams ?? [],
      holds: holds ?? [],
      released: released ?? [],
      waitingCount,
      firstInLine: [],
      lapsed: lapsed ?? [],
      lapsedGuests: lapsedGuests ?? [],
      people: new Map(),
      owners,
    });
  for (const { gameId, ...waiting } of answer.firstInLine ?? []) states.get(gameId)?.firstInLine.push(waiting);
  for (const { userId, key, bodyHash, answer: earlier } of answer.answers ?? [])
    owners.get(userId)?.answers.set(key, { bodyHash: Buffer.from(bodyHash, 'hex'), answer: earlier });
  for (const { gameId, offeredSpots, ...person } of answer.people ?? []) {
    const owner = owners.get(person.userId);
    const known = { ...person, offeredSpots: offeredSpots ?? [] };
    if (owner) states.get(gameId)?.people.set(person.userId, { ...known, owner });
  }
  return states;
}

function heldCode({ endsAt, ...code }: CodeAnswer): HeldCode {
  return { ...code, isRedeemed: false, endsAt: endsAt === null ? null : new Date(endsAt) };
}
