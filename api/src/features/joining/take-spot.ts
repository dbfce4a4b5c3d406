import { randomUUID } from 'node:crypto';
import {
  confirmsAt,
  countForMinimum,
  monthOf,
  type PriceLine,
  proofEndsAt,
  type SpotPrice,
  spotPrices,
} from '@rondo/rules';
import type { EarlyBirdState, GameState, Hold, OwnerState, PersonState, TeamState } from './game-state.ts';
import type { Writes } from './writes.ts';

/**
 * What spots cost somebody now, in the order they are taken.
 * @param besides who takes them: what is held for these very people is theirs
 */
export function pricesNow(
  state: GameState,
  payer: OwnerState,
  { besides, spots, periodicId }: { besides: readonly string[]; spots: number; periodicId: string | null },
): SpotPrice<EarlyBirdState>[] {
  const { game, now } = state;
  const holds = holdsBeside(state, besides);
  const earlyBirds = state.earlyBirds.map((entry) => ({
    ...entry,
    occupied: entry.occupied + holds.filter(({ earlyBirdId }) => earlyBirdId === entry.id).length,
  }));
  const priced = { ...game, startsAt: new Date(game.startsAt), earlyBirds };
  return spotPrices(priced, payer.codes, { spots, periodicId }, now);
}

/** Spots held for others. */
export function holdsBeside(state: GameState, userIds: readonly string[]): Hold[] {
  return state.holds.filter(({ userId }) => !userIds.includes(userId));
}

/** What a spot is paid with: the payer's balance, or an order that the provider has been paid for. */
type PaidFrom = 'wallet' | { orderId: string };

interface Taken {
  payer: OwnerState;
  from: PaidFrom;
  team: TeamState | null;
  /** Before discounts. */
  priceCents: number;
  paidCents: number;
  lines: PriceLine[];
  earlyBirdId: string | null;
  notice: Writes['registrations'][number]['notice'];
  /** Until when a guest has to show that the address is theirs; left out: not at all. */
  proofUntil?: string | null;
}

/** Gives a person a spot that the rules have found for them, and keeps the state true. @returns the registration's id */
export function takeSpot(state: GameState, person: PersonState, taken: Taken, writes: Writes): string {
  const { game, now } = state;
  const { userId } = person;
  const { payer, from, team, priceCents, paidCents, lines, earlyBirdId, notice, proofUntil = null } = taken;
  const spot = {
    id: randomUUID(),
    payerId: payer.userId,
    teamId: team?.id ?? null,
    priceCents,
    paidCents,
    joinedAt: now.toISOString(),
    proofUntil,
  };
  const orderId = from === 'wallet' ? null : from.orderId;
  const priceLines = lines.length > 1 ? lines : null;
  // An entry that was removed meanwhile is not taken.
  const earlyBird = state.earlyBirds.find(({ id }) => id === earlyBirdId);
  const told = notice === 'signedUp' && paidCents > 0 ? 'paymentConfirmed' : notice;
  writes.registrations.push({ ...spot, userId, earlyBirdId: earlyBird?.id ?? null, orderId, priceLines, notice: told });
  if (paidCents > 0)
    writes.journals.push({
      kind: 'entrance_fee',
      key: `entrance_fee:${spot.id}`,
      gameId: game.id,
      userId: payer.userId,
      registrationId: spot.id,
      ...(orderId && { orderId }),
      postings: [
        orderId
          ? { account: 'checkout', ownerId: orderId, amountCents: -paidCents }
          : { account: 'wallet', ownerId: payer.userId, amountCents: -paidCents },
        { account: 'escrow', ownerId: game.id, amountCents: paidCents },
      ],
    });
  if (orderId === null) payer.balanceCents -= paidCents;
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
  if (proofUntil !== null) game.unprovedCount += 1;
  confirmIfEnough(state, writes);
  return spot.id;
}

export function confirmIfEnough({ game }: GameState, writes: Writes): void {
  if (game.status !== 'pending' || !confirmsAt(countForMinimum(game), game.minimumPlayers)) return;
  game.status = 'confirmed';
  writes.confirmed = true;
}

/** Until when somebody who enters by address has to open the link in their mail; null: they are logged in. */
export function proofOf(state: GameState, { owner }: PersonState): string | null {
  return owner.isGuest ? proofEndsAt(gameFacts(state), state.now).toISOString() : null;
}

/** A spot that the payer pays from the balance at this price, with the codes that the price used. @returns the registration's id */
export function paySpot(
  state: GameState,
  person: PersonState,
  given: Pick<Taken, 'payer' | 'team' | 'notice' | 'proofUntil'> & { price: SpotPrice<EarlyBirdState> },
  writes: Writes,
): string {
  const { price, ...taken } = given;
  const { payer } = taken;
  const { totalCents: paidCents, lines, earlyBird, promocode, periodic } = price;
  const { priceCents } = state.game;
  const paid = { from: 'wallet' as const, priceCents, paidCents, lines, earlyBirdId: earlyBird?.id ?? null };
  const id = takeSpot(state, person, { ...taken, ...paid }, writes);
  const use = (promocodeId: string, month: string | null) =>
    writes.usedCodes.push({ userId: payer.userId, promocodeId, registrationId: id, month });
  if (promocode) {
    promocode.isRedeemed = true;
    use(promocode.id, null);
  }
  if (periodic) {
    const month = monthOf(new Date(state.game.startsAt));
    periodic.usedMonths = [...periodic.usedMonths, month];
    use(periodic.id, month);
  }
  return id;
}

/** A spot that was kept for somebody is so no more: they have taken it, or given it up. */
export function endHold(state: GameState, userId: string, writes: Writes): void {
  if (!state.holds.some((hold) => hold.userId === userId)) return;
  state.holds = holdsBeside(state, [userId]);
  writes.changedHolds.add(userId);
}

/** Keeps a spot for somebody; instead of one that was kept for them before. */
export function keepSpot(state: GameState, hold: Hold, writes: Writes): void {
  state.holds = [...holdsBeside(state, [hold.userId]), hold];
  writes.changedHolds.add(hold.userId);
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
    external: game.external,
  };
}
