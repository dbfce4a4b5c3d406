import { randomUUID } from 'node:crypto';
import { confirmsAt, earlyBirdDiscount, earlyBirdNow, priceChain } from '@rondo/rules';
import type { EarlyBirdState, GameState, PersonState, TeamState } from './game-state.ts';
import type { Writes } from './writes.ts';

/** What a spot costs now, and the early bird entry that makes it so, if any. */
export function priceNow(state: GameState): { totalCents: number; earlyBird: EarlyBirdState | null } {
  const { game, now } = state;
  const earlyBird = earlyBirdNow(
    state.earlyBirds,
    { startsAt: new Date(game.startsAt), status: game.status, priceCents: game.priceCents },
    now,
  );
  const { totalCents } = priceChain({
    baseCents: game.priceCents,
    earlyBird: earlyBird && earlyBirdDiscount(earlyBird),
    promocode: null,
    periodic: null,
  });
  return { totalCents, earlyBird };
}

/** Gives a person a spot that the rules have found for them, paid from their own wallet, and keeps the state true. */
export function takeSpot(
  state: GameState,
  person: PersonState,
  taken: {
    team: TeamState | null;
    earlyBird: EarlyBirdState | null;
    paidCents: number;
    notice: 'signedUp' | 'waitingListPromoted';
  },
  writes: Writes,
): void {
  const { game, now } = state;
  const { userId } = person;
  const { team, earlyBird, paidCents, notice } = taken;
  const spot = {
    id: randomUUID(),
    payerId: userId,
    teamId: team?.id ?? null,
    priceCents: game.priceCents,
    paidCents,
    joinedAt: now.toISOString(),
  };
  writes.registrations.push({ ...spot, userId, earlyBirdId: earlyBird?.id ?? null, notice });
  if (paidCents > 0) {
    writes.journals.push({
      kind: 'entrance_fee',
      key: `entrance_fee:${spot.id}`,
      gameId: game.id,
      userId,
      registrationId: spot.id,
      postings: [
        { account: 'wallet', ownerId: userId, amountCents: -paidCents },
        { account: 'escrow', ownerId: game.id, amountCents: paidCents },
      ],
    });
    person.wallet.balanceCents -= paidCents;
  }
  if (earlyBird) {
    earlyBird.occupied += 1;
    writes.takenEarlyBirds.push(earlyBird.id);
  }
  endHold(state, userId, writes);
  if (person.waiting) {
    stopWaiting(state, person);
    writes.promoted.push(userId);
  }
  if (team) team.memberCount += 1;
  person.spot = spot;
  game.joinedCount += 1;
  if (game.status === 'pending' && confirmsAt(game.joinedCount, game.minimumPlayers)) {
    game.status = 'confirmed';
    writes.confirmed = true;
  }
}

/** A spot that was kept for somebody is so no more: they have taken it, or given it up. */
export function endHold(state: GameState, userId: string, writes: Writes): void {
  if (!state.holds.includes(userId)) return;
  state.holds = state.holds.filter((holder) => holder !== userId);
  writes.endedHolds.push(userId);
}

export function stopWaiting(state: GameState, person: PersonState): void {
  person.waiting = false;
  state.waitingCount -= 1;
  state.firstInLine = state.firstInLine.filter(({ userId }) => userId !== person.userId);
}

/** What the rules ask of a game. */
export function gameFacts(state: GameState) {
  const { game } = state;
  return {
    status: game.status,
    startsAt: new Date(game.startsAt),
    createdAt: new Date(game.createdAt),
    priceCents: game.priceCents,
    capacity: game.capacity,
    joinedCount: game.joinedCount,
    signupOpensInDays: game.signupOpensInDays,
    archived: game.archived,
    isTournament: state.teams.length > 0,
    levelLimit: game.levelLimit,
    eloDisabled: game.eloDisabled,
    passcodeRequired: game.hasPasscode,
  };
}
