import { decideJoin, holdMinutes, minute, monthOf, type PriceLine, type SpotPrice } from '@rondo/rules';
import { Refused } from '../../../platform/refusal.ts';
import type { CheckoutCommand, GameAnswer } from '../state/commands.ts';
import type { CodeState, EarlyBirdState, GameState, Hold, PersonState } from '../state/game-state.ts';
import type { Writes } from '../state/writes.ts';
import { checkAddress, checkPeriodic, keyOf, toRefused, wayIn } from './join-request.ts';
import { giveUpReleased } from './released-spots.ts';
import { takeKept } from './group-spots.ts';
import { keepSpot } from './holds.ts';
import { supersedeCheckouts } from './supersede-checkouts.ts';
import { paySpot, pricesNow, proofOf } from './take-spot.ts';

/**
 * Holds a spot, with its team place, early bird price and the payer's codes, while somebody pays through the provider, and writes the
 * order. A spot that costs nothing now is theirs at once.
 */
export function holdForCheckout(
  state: GameState,
  person: PersonState,
  command: CheckoutCommand,
  writes: Writes,
): GameAnswer {
  const { userId, teamId, event, codes, offeredCents } = command;
  checkAddress(state, person, { ...command, isEvent: event !== null });
  const { giver, team, request } = wayIn(state, person, { teamId, key: keyOf(state, person, command) });
  const price = checkoutPrice(state, person, command);
  const payment = {
    way: event ? ('external' as const) : ('checkout' as const),
    totalCents: price.totalCents,
    offeredCents,
    balanceCents: 0,
    owedCents: 0,
  };
  const decision = decideJoin({ ...request, payment }, state.now);
  if (decision.outcome === 'refuse') throw toRefused(state, decision, { isKnown: command.vouched });
  if (price.totalCents === 0) {
    if (giver) giveUpReleased(state, giver, userId, writes);
    const proofUntil = proofOf(state, person);
    const taken = { payer: person.owner, price, team, notification: 'signedUp' as const, proofUntil };
    const registrationId = paySpot(state, person, taken, writes);
    if (!codes)
      writes.news.push({ name: 'spot.booked', userId, registrationId, paidCents: 0, feeCents: 0, proofUntil });
    return { did: 'joined', paidCents: 0, balanceCents: 0, proofUntil };
  }
  const { orderId, method, provider, feeCents } = command;
  const expiresAt = new Date(state.now.getTime() + holdMinutes.checkout * minute).toISOString();
  const fee = feeCents(price.totalCents);
  const earlyBirdId = price.earlyBird?.id ?? null;
  // A released spot's team place remains its giver's until it is taken.
  const releasedId = giver?.spot?.id ?? null;
  const before = state.holds.find((hold) => hold.userId === userId);
  const groupId = before ? before.groupId : (takeKept(state, userId, writes)?.id ?? null);
  const held = { orderId, groupId, teamId: giver ? null : (team?.id ?? null), earlyBirdId, releasedId };
  keepSpot(state, { ...lastingHold(state, userId, expiresAt), ...held }, writes);
  supersedeCheckouts(person, writes);
  person.openOrderIds = [orderId];
  const heldCodes = holdCodes(state, orderId, price);
  writes.orders.push({
    id: orderId,
    userId,
    kind: event ? 'external_event' : codes ? 'spot_payment' : 'guest_payment',
    gameId: state.game.id,
    teamId: team?.id ?? null,
    earlyBirdId,
    ...heldCodes,
    amountCents: price.totalCents,
    feeCents: fee,
    priceCents: price.lines[0]?.amountCents ?? price.totalCents,
    priceLines: price.lines,
    details: event,
    method,
    provider,
    expiresAt,
  });
  return { did: 'held', orderId, amountCents: price.totalCents, feeCents: fee, expiresAt };
}

/** A checkout never shortens a hold: a spot that is offered to somebody for longer stays theirs that long. */
function lastingHold(
  { holds }: GameState,
  userId: string,
  expiresAt: string,
): Pick<Hold, 'userId' | 'kind' | 'expiresAt'> {
  const kept = holds.find((hold) => hold.userId === userId);
  const lasts = kept && !(new Date(kept.expiresAt) <= new Date(expiresAt));
  return { userId, kind: kept?.kind ?? 'checkout', expiresAt: lasts ? kept.expiresAt : expiresAt };
}

/** Until the order ends, its codes don't discount anything else that their holder pays for. */
function holdCodes({ game }: GameState, orderId: string, { promocode, periodic }: CheckoutPrice) {
  const month = monthOf(new Date(game.startsAt));
  promocode?.heldFor.push({ orderId, gameId: game.id, month: null });
  periodic?.heldFor.push({ orderId, gameId: game.id, month });
  return {
    promocodeId: promocode?.id ?? null,
    periodicId: periodic?.id ?? null,
    periodicMonth: periodic && month,
  };
}

type CheckoutPrice = SpotPrice<EarlyBirdState, CodeState>;

/** Payments by email address use no codes; an external event has one price for its organisation's members and one for others. */
function checkoutPrice(state: GameState, person: PersonState, { event, codes }: CheckoutCommand): CheckoutPrice {
  if (!event) {
    const payer = codes ? person.owner : { ...person.owner, codes: [] };
    const periodicId = codes?.periodicId ?? null;
    checkPeriodic(state, payer, periodicId);
    const [price] = pricesNow(state, payer, { besides: [person.userId], spots: 1, periodicId });
    if (!price) throw new Refused('internal');
    return price;
  }
  const { priceCents, externalMemberPriceCents } = state.game;
  const totalCents = event.isMember ? (externalMemberPriceCents ?? priceCents) : priceCents;
  const lines: PriceLine[] = [{ kind: 'base', amountCents: totalCents }];
  return { totalCents, lines, earlyBird: null, promocode: null, periodic: null };
}
