import { randomUUID } from 'node:crypto';
import { monthOf, type PriceLine, proofEndsAt, type SpotPrice, spotPrices } from '@rondo/rules';
import type { CodeState, EarlyBirdState, GameState, OwnerState, PersonState, TeamState } from '../state/game-state.ts';
import { noteIn, takeKept } from './group-spots.ts';
import { endHold, holdsBeside, stopWaiting } from './holds.ts';
import { confirmIfEnough } from './minimum.ts';
import type { Writes } from '../state/writes.ts';

/**
 * What spots cost somebody now, in the order in which they are taken.
 * @param besides who takes them: what is held for these very people is theirs
 */
export function pricesNow(
  state: GameState,
  payer: OwnerState,
  { besides, spots, periodicId }: { besides: readonly string[]; spots: number; periodicId: string | null },
): SpotPrice<EarlyBirdState, CodeState>[] {
  const { game, now } = state;
  const holds = holdsBeside(state, besides);
  const earlyBirds = state.earlyBirds.map((entry) => ({
    ...entry,
    occupied: entry.occupied + holds.filter(({ earlyBirdId }) => earlyBirdId === entry.id).length,
  }));
  const priced = { ...game, startsAt: new Date(game.startsAt), earlyBirds };
  return spotPrices(priced, payer.codes, { spots, periodicId, own: besides.includes(payer.userId) }, now);
}

/** What a spot is paid with: the payer's balance, what was reserved of it for a group, or an order that was paid through the provider, with its fee. */
type PaidFrom = 'wallet' | 'reserved' | { orderId: string; feeCents: number };

interface Taken {
  payer: OwnerState;
  from: PaidFrom;
  team: TeamState | null;
  /** Before discounts. */
  priceCents: number;
  paidCents: number;
  lines: PriceLine[];
  earlyBirdId: string | null;
  notification: Writes['registrations'][number]['notification'];
  /** Until when a guest must show that the address is theirs; omitted if they need not. */
  proofUntil?: string | null;
}

/**
 * Gives a person a spot that the rules have granted, and updates the state.
 * @returns the registration's id
 */
export function takeSpot(state: GameState, person: PersonState, taken: Taken, writes: Writes): string {
  const { game, now } = state;
  const { userId } = person;
  const { payer, from, team, priceCents, paidCents, lines, earlyBirdId, notification, proofUntil = null } = taken;
  const spot = {
    id: randomUUID(),
    payerId: payer.userId,
    teamId: team?.id ?? null,
    priceCents,
    paidCents,
    joinedAt: now.toISOString(),
    proofUntil,
  };
  const orderId = typeof from === 'string' ? null : from.orderId;
  const priceLines = lines.length > 1 ? lines : null;
  // An early bird entry that was removed since is not used.
  const earlyBird = state.earlyBirds.find(({ id }) => id === earlyBirdId);
  const told = notification === 'signedUp' && paidCents > 0 ? 'paymentConfirmed' : notification;
  const feeCents = typeof from === 'string' ? null : from.feeCents;
  writes.registrations.push({
    ...spot,
    userId,
    earlyBirdId: earlyBird?.id ?? null,
    orderId,
    feeCents,
    priceLines,
    notification: told,
  });
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
          : { account: from === 'reserved' ? 'reserved' : 'wallet', ownerId: payer.userId, amountCents: -paidCents },
        { account: 'escrow', ownerId: game.id, amountCents: paidCents },
      ],
    });
  if (from === 'wallet') payer.balanceCents -= paidCents;
  if (earlyBird) {
    earlyBird.occupied += 1;
    writes.takenEarlyBirds.push(earlyBird.id);
  }
  takeKept(state, userId, writes);
  endHold(state, userId, writes);
  noteIn(state, userId, writes);
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

/** Until when somebody who entered by address must open the mailed link; null if they are logged in. */
export function proofOf(state: GameState, { owner }: PersonState): string | null {
  return owner.isGuest ? proofEndsAt(gameFacts(state), state.now).toISOString() : null;
}

/**
 * Pays for a spot from the balance at this price, with the codes that the price used.
 * @returns the registration's id
 */
export function paySpot(
  state: GameState,
  person: PersonState,
  given: Pick<Taken, 'payer' | 'team' | 'notification' | 'proofUntil'> & {
    price: SpotPrice<EarlyBirdState, CodeState>;
  },
  writes: Writes,
): string {
  const { price, ...taken } = given;
  const { payer } = taken;
  const { totalCents: paidCents, lines, earlyBird, promocode, periodic } = price;
  const { priceCents } = state.game;
  const paid = { from: 'wallet' as const, priceCents, paidCents, lines, earlyBirdId: earlyBird?.id ?? null };
  const id = takeSpot(state, person, { ...taken, ...paid }, writes);
  const month = monthOf(new Date(state.game.startsAt));
  useCodesOf(payer, id, { promocode, periodic: periodic && { code: periodic, month } }, writes);
  return id;
}

/** Marks the payer's codes as used by a spot. */
export function useCodesOf(
  { userId }: OwnerState,
  registrationId: string,
  { promocode, periodic }: { promocode: CodeState | null; periodic: { code: CodeState; month: string } | null },
  writes: Writes,
): void {
  if (promocode) {
    promocode.isRedeemed = true;
    writes.usedCodes.push({ userId, promocodeId: promocode.id, registrationId, month: null });
  }
  if (periodic) {
    const { code, month } = periodic;
    code.usedMonths = [...code.usedMonths, month];
    writes.usedCodes.push({ userId, promocodeId: code.id, registrationId, month });
  }
}

/** A game in the form that the rules take. */
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
