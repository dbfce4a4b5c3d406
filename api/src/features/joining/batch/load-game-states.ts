import { sql } from 'kysely';
import type { Transaction } from '../../../platform/db.ts';
import { keyKind } from '../../games/access/game-keys.ts';
import type {
  CodeState,
  EarlyBirdState,
  GameState,
  GroupMember,
  GroupState,
  Hold,
  InLine,
  LockedGame,
  OwnerState,
  PassState,
  PersonState,
  Reservation,
  TeamState,
} from '../state/game-state.ts';
import type { Secret } from '../../../platform/sessions/tokens.ts';

type CodeAnswer = Omit<CodeState, 'isRedeemed' | 'endsAt' | 'heldFor'> & {
  endsAt: string | null;
  heldFor: CodeState['heldFor'] | null;
};

/** The reservation is flattened into the member; null while there is none. */
type MemberAnswer = Omit<GroupMember, 'reserved'> & { [Field in keyof Reservation]: Reservation[Field] | null };
type GroupAnswer = Omit<GroupState, 'members'> & { members: MemberAnswer[] | null };

/** The result of `lock_games` (api/functions/lock_games.sql). */
interface LockAnswer {
  now: string;
  owners:
    | (Omit<OwnerState, 'passes' | 'codes' | 'answers'> & { passes: PassState[] | null; codes: CodeAnswer[] | null })[]
    | null;
  answers: { userId: string; key: string; bodyHash: string; answer: unknown }[] | null;
  people:
    | (Pick<PersonState, 'userId' | 'spot' | 'waiting' | 'isTakenOut' | 'isOutsider' | 'score' | 'openOrderIds'> & {
        gameId: string;
        groupsEnded: PersonState['groupsEnded'] | null;
        sides: PersonState['sides'] | null;
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
        groups: GroupAnswer[] | null;
        released: GameState['released'] | null;
        waitingCount: number;
      })[]
    | null;
}

/**
 * Locks games, then wallets, each in the order of their ids, and reads what decisions need, in one statement.
 * @param entries which person enters which game (null for the house itself), and how many of its spots this may open
 * @param secret the secret that keys of games are signed with
 * @param lock false only in the control of a race test, which must then oversell
 * @returns the games that exist, by id
 */
export async function loadGameStates(
  trx: Transaction,
  entries: readonly { gameId: string; userId: string | null; opening: number }[],
  keys: readonly string[],
  { secret, lock = true }: { secret: Secret; lock?: boolean },
): Promise<Map<string, GameState>> {
  const { rows } = await sql<{ state: LockAnswer }>`
    select lock_games(${entries.map(({ gameId }) => gameId)}::uuid[], ${entries.map(({ userId }) => userId)}::uuid[],
      ${entries.map(({ opening }) => opening)}::int[], ${keys}::text[], ${lock}) as state`.execute(trx);
  const states = new Map<string, GameState>();
  const answer = rows[0]?.state;
  if (!answer) return states;
  const now = new Date(answer.now);
  const owners = new Map<string, OwnerState>();
  for (const { passes, codes, ...owner } of answer.owners ?? [])
    owners.set(owner.userId, {
      ...owner,
      passes: passes ?? [],
      codes: (codes ?? []).map(heldCode),
      answers: new Map(),
    });
  for (const {
    earlyBirds,
    teams,
    holds,
    groups,
    waitingCount,
    lapsed,
    lapsedGuests,
    released,
    ...game
  } of answer.games ?? [])
    states.set(game.id, {
      game,
      now,
      keyShown: (key) => keyKind(secret, { id: game.id, key_version: game.keyVersion }, key, now),
      earlyBirds: earlyBirds ?? [],
      teams: teams ?? [],
      holds: holds ?? [],
      groups: (groups ?? []).map((group) => ({ ...group, members: (group.members ?? []).map(memberOf) })),
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
  for (const { gameId, offeredSpots, groupsEnded, sides, ...person } of answer.people ?? []) {
    const owner = owners.get(person.userId);
    const known = {
      ...person,
      offeredSpots: offeredSpots ?? [],
      groupsEnded: groupsEnded ?? [],
      sides: sides ?? [],
    };
    if (owner) states.get(gameId)?.people.set(person.userId, { ...known, owner });
  }
  return states;
}

function memberOf({ userId, status, priceCents, paidCents, lines, ...rest }: MemberAnswer): GroupMember {
  const isReserved = status === 'reserved' && priceCents !== null && paidCents !== null;
  return { userId, status, reserved: isReserved ? { priceCents, paidCents, lines: lines ?? [], ...rest } : null };
}

function heldCode({ endsAt, heldFor, ...code }: CodeAnswer): CodeState {
  return { ...code, isRedeemed: false, endsAt: endsAt === null ? null : new Date(endsAt), heldFor: heldFor ?? [] };
}
