import { randomUUID } from 'node:crypto';
import { monthOf, type PriceLine, proofEndsAt, type SpotPrice, spotPrices } from '@rondo/rules';
import type { Posting } from '../../wallet/post-journals.ts';
import type {
  CodeState,
  EarlyBirdState,
  GameState,
  OwnerState,
  PassState,
  PersonState,
  TeamState,
} from '../state/game-state.ts';
import { noteIn, takeKept } from './group-spots.ts';
import { endHold, holdsBeside, stopWaiting } from './holds.ts';
import { confirmIfEnough } from './minimum.ts';
import { moveRide } from './passes.ts';
import { takePlace } from './places.ts';
import { supersedeCheckouts } from './supersede-checkouts.ts';
import type { Writes } from '../state/writes.ts';

/**
 * The prices of spots for a payer now, in the order in which they are taken.
 * @param besides the people who take them: spots held for them are theirs to take
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

/**
 * How a spot is paid: from the payer's balance, from the price set apart in a group, with a ride of their pass, or by an order paid through the
 * provider, with its fee.
 */
type PaidFrom = 'wallet' | 'reserved' | { pass: PassState } | { orderId: string; feeCents: number };

const passOf = (from: PaidFrom) => (typeof from === 'object' && 'pass' in from ? from.pass : null);
const orderOf = (from: PaidFrom) => (typeof from === 'object' && 'orderId' in from ? from : null);

function paidWith(from: PaidFrom, { userId }: OwnerState, cents: number): Posting {
  const amountCents = -cents;
  if (from === 'wallet' || from === 'reserved') return { account: from, ownerId: userId, amountCents };
  if ('pass' in from) return { account: 'pass', ownerId: from.pass.id, amountCents };
  return { account: 'checkout', ownerId: from.orderId, amountCents };
}

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
  /** Until when a guest must show that the address is theirs; omitted if not needed. */
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
  const pass = passOf(from);
  const spot = {
    id: randomUUID(),
    payerId: payer.userId,
    teamId: team?.id ?? null,
    passId: pass?.id ?? null,
    priceCents,
    paidCents,
    joinedAt: now.toISOString(),
    proofUntil,
  };
  const order = orderOf(from);
  const orderId = order?.orderId ?? null;
  const priceLines = lines.length > 1 ? lines : null;
  // An early bird entry that was removed since is not used.
  const earlyBird = state.earlyBirds.find(({ id }) => id === earlyBirdId);
  // The ride was paid, and told of, when the pass was bought.
  const told = notification === 'signedUp' && paidCents > 0 && !pass ? 'paymentConfirmed' : notification;
  writes.registrations.push({
    ...spot,
    userId,
    earlyBirdId: earlyBird?.id ?? null,
    orderId,
    feeCents: order?.feeCents ?? null,
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
      postings: [paidWith(from, payer, paidCents), { account: 'escrow', ownerId: game.id, amountCents: paidCents }],
    });
  if (from === 'wallet') payer.balanceCents -= paidCents;
  if (pass) moveRide(pass, -1, writes);
  if (earlyBird) {
    earlyBird.occupied += 1;
    writes.takenEarlyBirds.push(earlyBird.id);
  }
  takeKept(state, userId, writes);
  endHold(state, userId, writes);
  supersedeCheckouts(person, writes);
  noteIn(state, userId, writes);
  if (person.waiting) {
    stopWaiting(state, person);
    writes.promoted.push(userId);
  }
  if (team) takePlace(state, team, userId, writes);
  person.spot = spot;
  game.joinedCount += 1;
  if (proofUntil !== null) game.unprovedCount += 1;
  confirmIfEnough(state, writes);
  return spot.id;
}

/** Until when a person who entered by address must open the mailed link; null if they are logged in. */
export function proofOf(state: GameState, { owner }: PersonState): string | null {
  return owner.isGuest ? proofEndsAt(gameFacts(state), state.now).toISOString() : null;
}

/**
 * Pays for a spot at this price from the balance, with the codes that the price used, or with a pass.
 * @returns the registration's id
 */
export function paySpot(
  state: GameState,
  person: PersonState,
  given: Pick<Taken, 'payer' | 'team' | 'notification' | 'proofUntil'> & {
    price: SpotPrice<EarlyBirdState, CodeState>;
    /** A pass whose ride pays, instead of the balance. */
    pass?: PassState | null;
  },
  writes: Writes,
): string {
  const { price, pass = null, ...taken } = given;
  const { payer } = taken;
  const { totalCents: paidCents, lines, earlyBird, promocode, periodic } = price;
  // A ride has its own price; the game may cost less by now.
  const priceCents = pass ? paidCents : state.game.priceCents;
  const from = pass ? { pass } : ('wallet' as const);
  const paid = { from, priceCents, paidCents, lines, earlyBirdId: earlyBird?.id ?? null };
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
