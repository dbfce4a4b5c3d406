import type { GameState, OwnerState, PersonState } from '../state/game-state.ts';
import { refundInFull } from './refund.ts';
import { spotsHeldBeside } from './group-spots.ts';
import { holdsBeside } from './holds.ts';
import { backOnBalance } from './passes.ts';
import { takesPlayers } from './places.ts';
import type { Writes } from '../state/writes.ts';

/** The players whose released spot is kept for nobody except `besides`, in the order of release. */
function giversFor(state: GameState, besides: readonly string[]): PersonState[] {
  const kept = new Set(holdsBeside(state, besides).map(({ releasedId }) => releasedId));
  return state.released.flatMap(({ id, userId }) => {
    const giver = kept.has(id) ? undefined : state.people.get(userId);
    const team = state.teams.find((one) => one.id === giver?.spot?.teamId);
    // Nobody pays for a place in a team that has withdrawn.
    return giver?.spot && (!team || takesPlayers(state, team)) ? [giver] : [];
  });
}

/** The number of released spots that are kept for nobody. */
export function openReleases(state: GameState): number {
  return giversFor(state, []).length;
}

/** Spots that are neither taken nor kept for others; a kept released spot is still its giver's, and so counted as taken. */
export function openSpots(state: GameState, besides: readonly string[] = []): number {
  const { capacity, joinedCount } = state.game;
  return capacity - joinedCount - spotsHeldBeside(state, besides);
}

/**
 * The giver whose released spot a person may take now: the one kept for them, or else the first kept for nobody; in a tournament, one in the team
 * they want. An open spot is used first, and then there is no giver (product.md#handing-over). Waiting players have already been served
 * (promoteWaiting).
 * @param before spots taken earlier in the same payment: how many open ones, and whose released ones
 */
export function giverFor(
  state: GameState,
  person: PersonState,
  {
    teamId,
    besides,
    before,
  }: { teamId: string | null; besides: readonly string[]; before: readonly (PersonState | null)[] },
): PersonState | null {
  if (person.spot !== null) return null;
  if (openSpots(state, [...besides, person.userId]) > before.filter((giver) => giver === null).length) return null;
  const givers = giversFor(state, [...besides, person.userId]).filter((giver) => !before.includes(giver));
  const own = state.holds.find(({ userId }) => userId === person.userId)?.releasedId ?? null;
  const kept = givers.find(({ spot }) => own !== null && spot?.id === own);
  return kept ?? givers.find(({ spot }) => teamId === null || spot?.teamId === teamId) ?? null;
}

/** A released spot is taken: its payer is refunded in full, and its player is out. */
export function giveUpReleased(state: GameState, giver: PersonState, takerId: string, writes: Writes): void {
  const { spot, userId } = giver;
  if (!spot) return;
  const { payerId, paidCents: refundedCents } = spot;
  writes.takenOver.push({ registrationId: spot.id, toUserId: takerId });
  writes.news.push({ name: 'spot.handedOver', userId, takerId, payerId, refundedCents });
  refundInFull(state, giver, writes);
}

/** What the payer of a spot is refunded when this giver's spot is taken, in cents: they may have paid for both. */
export function paidBackTo(payer: OwnerState, giver: PersonState | null): number {
  const spot = giver?.spot;
  if (spot?.payerId !== payer.userId) return 0;
  return backOnBalance(payer, spot, { refundCents: spot.paidCents, retainedCents: 0 });
}
