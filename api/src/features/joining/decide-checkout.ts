import { decideJoin, feeCents, holdMinutes, minute, type PriceLine } from '@rondo/rules';
import { Refused } from '../../platform/refusal.ts';
import type { HandledOrder } from '../payments/mark-handled.ts';
import type { CheckoutCommand, GameAnswer, SettleCommand } from './commands.ts';
import { checkAddress, findTeam, toRefused, wayIn } from './join-request.ts';
import type { GameState, Hold, PersonState } from './game-state.ts';
import { credit } from './give-up-spot.ts';
import { giveUpReleased } from './released-spots.ts';
import { endHold, keepSpot, paySpot, pricesNow, proofOf, takeSpot } from './take-spot.ts';
import type { Writes } from './writes.ts';

/**
 * Holds a spot, with its team's seat and its early bird price, while somebody pays for it through the provider, and writes
 * the order. A spot that costs nothing now is theirs at once.
 */
export function holdForCheckout(
  state: GameState,
  person: PersonState,
  command: CheckoutCommand,
  writes: Writes,
): GameAnswer {
  const { userId, teamId, event, offeredCents, entryKey } = command;
  checkAddress(state, person, { ...command, isEvent: event !== null });
  const { giver, team, request } = wayIn(state, person, { teamId, key: state.keyShown(entryKey) });
  const price = checkoutPrice(state, person, command);
  const payment = {
    way: event ? ('external' as const) : ('checkout' as const),
    totalCents: price.totalCents,
    offeredCents,
    balanceCents: 0,
  };
  const decision = decideJoin({ ...request, payment }, state.now);
  if (decision.outcome === 'refuse') throw toRefused(state, decision);
  if (price.totalCents === 0) {
    const free = { ...price, promocode: null, periodic: null };
    if (giver) giveUpReleased(state, giver, userId, writes);
    const proofUntil = proofOf(state, person);
    const taken = { payer: person.owner, price: free, team, notice: 'signedUp' as const, proofUntil };
    const id = paySpot(state, person, taken, writes);
    writes.news.push({ what: 'booked', userId, registrationId: id, paidCents: 0, proofUntil });
    return { did: 'joined', paidCents: 0, balanceCents: 0, proofUntil };
  }
  const { orderId, method, provider } = command;
  const expiresAt = new Date(state.now.getTime() + holdMinutes.checkout * minute).toISOString();
  const fee = feeCents(method, price.totalCents);
  const earlyBirdId = price.earlyBird?.id ?? null;
  // The seat of a released spot is its giver's until it is taken.
  const releasedId = giver?.spot?.id ?? null;
  const held = { orderId, teamId: giver ? null : (team?.id ?? null), earlyBirdId, releasedId };
  keepSpot(state, { ...lastingHold(state, userId, expiresAt), ...held }, writes);
  writes.orders.push({
    id: orderId,
    userId,
    kind: event ? 'external_event' : 'guest_payment',
    gameId: state.game.id,
    teamId: team?.id ?? null,
    earlyBirdId,
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

/** A checkout takes nothing from its person: a spot that is offered to them for longer stays theirs for as long. */
function lastingHold(
  { holds }: GameState,
  userId: string,
  expiresAt: string,
): Pick<Hold, 'userId' | 'kind' | 'expiresAt'> {
  const kept = holds.find((hold) => hold.userId === userId);
  const lasts = kept && !(new Date(kept.expiresAt) <= new Date(expiresAt));
  return { userId, kind: kept?.kind ?? 'checkout', expiresAt: lasts ? kept.expiresAt : expiresAt };
}

/** Guests use no codes; an external event has one price for members of its organisation and one for others. */
function checkoutPrice(state: GameState, person: PersonState, { event }: CheckoutCommand) {
  if (!event) {
    const payer = { ...person.owner, codes: [] };
    const [price] = pricesNow(state, payer, { besides: [person.userId], spots: 1, periodicId: null });
    if (!price) throw new Refused('internal');
    return price;
  }
  const { priceCents, externalMemberPriceCents } = state.game;
  const totalCents = event.isMember ? (externalMemberPriceCents ?? priceCents) : priceCents;
  const lines: PriceLine[] = [{ kind: 'base', amountCents: totalCents }];
  return { totalCents, lines, earlyBird: null };
}

/**
 * An order for a spot has come to its end. Paid while the spot was held, it brings the spot, whatever the time is now; if the
 * game was cancelled or became free meanwhile, or the payer got in another way, the money is their credit. Otherwise the spot opens again.
 */
export function settle(state: GameState, person: PersonState, { order }: SettleCommand, writes: Writes): GameAnswer {
  const { game } = state;
  const { userId, owner } = person;
  const hold = state.holds.find((one) => one.userId === userId);
  const handled = (outcome: HandledOrder['outcome']): GameAnswer => {
    writes.handledOrders.push({ id: order.id, outcome });
    return { did: 'settled', outcome };
  };
  if (order.status !== 'paid') {
    if (hold?.orderId === order.id) endCheckout(state, hold, writes);
    return handled('none');
  }
  const { amountCents: paidCents, priceCents, priceLines } = order;
  if (hold && !person.spot && game.status !== 'cancelled' && !game.archived) {
    const giver = givenBy(state, hold);
    const team = findTeam(state, giver?.spot ? giver.spot.teamId : hold.teamId);
    if (giver) giveUpReleased(state, giver, userId, writes);
    const { earlyBirdId } = hold;
    // A game that became free meanwhile gives the money back, and the spot.
    const isFree = game.priceCents === 0;
    const paid = isFree
      ? { from: 'wallet' as const, priceCents: 0, paidCents: 0, lines: [], earlyBirdId: null }
      : { from: { orderId: order.id }, priceCents, paidCents, lines: priceLines, earlyBirdId };
    const id = takeSpot(state, person, { payer: owner, team, ...paid, notice: 'signedUp' }, writes);
    writes.news.push({ what: 'booked', userId, registrationId: id, paidCents: paid.paidCents, proofUntil: null });
    if (!isFree) return handled('joined');
  }
  writes.journals.push({
    kind: 'late_payment',
    key: `credited:${order.id}`,
    orderId: order.id,
    gameId: game.id,
    userId,
    postings: [{ account: 'checkout', ownerId: order.id, amountCents: -paidCents }, credit(owner, paidCents)],
  });
  writes.news.push({ what: 'credited', userId, amountCents: paidCents });
  return handled('credited');
}

/** Whose released spot a hold keeps. */
function givenBy({ released, people }: GameState, { releasedId }: Hold): PersonState | null {
  const giver = released.find(({ id }) => id === releasedId);
  return (giver && people.get(giver.userId)) ?? null;
}

/** A spot that was kept for somebody while they paid opens again, unless it is still offered to them. */
function endCheckout(state: GameState, hold: Hold, writes: Writes): void {
  if (hold.kind === 'offer') keepSpot(state, { ...hold, orderId: null, teamId: null, earlyBirdId: null }, writes);
  else endHold(state, hold.userId, writes);
}
