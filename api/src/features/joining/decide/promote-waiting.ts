import { decidePromotion } from '@rondo/rules';
import type { GameState, InLine } from '../state/game-state.ts';
import { findTeam } from './join-request.ts';
import { giverFor, giveUpReleased, openReleases, openSpots, openSpotsIn, teamWithRoom } from './released-spots.ts';
import { isReserved } from './group-spots.ts';
import { keepSpot } from './holds.ts';
import { keptForCaptain, leavePlace } from './places.ts';
import { sideOf } from './sides.ts';
import { gameFacts, paySpot, pricesNow } from './take-spot.ts';
import type { Writes } from '../state/writes.ts';

/**
 * Gives open spots to waiting people, in the order of the waiting list (product.md#waiting-list): at once, or held for a while; near the end everyone
 * is told. Without an open spot, released ones are given in the same way. It runs before anyone else is let in, so that newcomers never get a spot
 * that somebody waits for.
 * @param opened whether a spot has just been given up, so that people who were told before are told again
 */
export function promoteWaiting(state: GameState, writes: Writes, opened: boolean): void {
  writes.lapsed.push(...state.lapsed.splice(0));
  const toTell: InLine[] = [];
  for (const inLine of state.firstInLine) {
    if (openSpots(state) + openReleases(state) <= 0) break;
    const person = state.people.get(inLine.userId);
    // A spot reserved in a group is theirs for as long as the group is open, and a place that is kept for a captain as long as it is.
    if (!person || isReserved(state, inLine.userId) || keptForCaptain(state, inLine.userId)) continue;
    const giver = giverFor(state, person, { teamId: inLine.teamId, besides: [], before: [] });
    if (!giver && openSpotsIn(state, inLine.teamId) <= 0) continue;
    const team = giver?.spot ? findTeam(state, giver.spot.teamId) : teamWithRoom(state, inLine.teamId);
    // Who left the community of their side since gets no spot of it.
    if (team && sideOf(state, person, team.id)?.outcome === 'refuse') continue;
    const { userId, allowedCents } = inLine;
    const { owner: payer } = person;
    const [price] = pricesNow(state, payer, { besides: [userId], spots: 1, periodicId: null });
    if (!price) continue;
    const { totalCents } = price;
    const { balanceCents } = payer;
    // An external event is paid only through its link, so nothing can be agreed to in advance.
    const agreed = state.game.external ? null : allowedCents;
    const promotion = decidePromotion(gameFacts(state), { allowedCents: agreed, totalCents, balanceCents }, state.now);
    if (promotion.outcome === 'join') {
      if (giver) giveUpReleased(state, giver, userId, writes);
      paySpot(state, person, { payer, price, team, notification: 'waitingListPromoted' }, writes);
    } else if (promotion.outcome === 'offer') {
      const expiresAt = promotion.until.toISOString();
      const releasedId = giver?.spot?.id ?? null;
      const kept = {
        kind: 'offer' as const,
        orderId: null,
        teamId: inLine.teamId,
        earlyBirdId: null,
        releasedId,
        groupId: null,
      };
      keepSpot(state, { userId, expiresAt, ...kept }, writes);
      state.firstInLine = state.firstInLine.filter((other) => other !== inLine);
      writes.offers.push({ userId, until: promotion.until });
    } else if (promotion.outcome === 'tell') toTell.push(inLine);
    else return;
  }
  if (openSpots(state) + openReleases(state) <= 0) return;
  for (const inLine of toTell.filter(({ told }) => opened || !told)) {
    inLine.told = true;
    if (!writes.told.includes(inLine.userId)) writes.told.push(inLine.userId);
  }
}

/** Guests who haven't opened the link in their mail in time have lost their spot, whether or not the sweep has run. */
export function endLapsedGuests(state: GameState, writes: Writes): void {
  for (const { id, userId, teamId } of state.lapsedGuests.splice(0)) {
    writes.ended.push({ id, status: 'left', refundedCents: 0, retainedCents: 0 });
    const team = state.teams.find((one) => one.id === teamId);
    if (team) leavePlace(state, team, writes);
    const person = state.people.get(userId);
    if (person) person.spot = null;
    state.game.joinedCount -= 1;
    state.game.unprovedCount -= 1;
  }
}
