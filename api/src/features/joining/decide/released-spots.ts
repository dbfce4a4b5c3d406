import type { GameState, OwnerState, PersonState, TeamState } from '../state/game-state.ts';
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

/** A spot that somebody takes: open, or a giver's; in a tournament, in which team. */
export interface Taking {
  giver: PersonState | null;
  team: TeamState | null;
}

/**
 * How many open spots a person may take: in a tournament no more than the team they want has room for, or all teams if they want none.
 * @param besides the people whose holds are theirs to use
 */
export function openSpotsIn(state: GameState, teamId: string | null, besides: readonly string[] = []): number {
  const open = openSpots(state, besides);
  if (state.teams.length === 0) return open;
  const rooms = teamsWanted(state, teamId).map((team) => roomIn(state, team, besides));
  const room = rooms.reduce((sum, each) => sum + Math.max(0, each), 0);
  return Math.min(open, room);
}

/** The team they want, or any if they want none, in which an open spot may be taken. */
export function teamWithRoom(state: GameState, teamId: string | null): TeamState | null {
  return teamsWanted(state, teamId).find((team) => roomIn(state, team, []) > 0) ?? null;
}

function teamsWanted(state: GameState, teamId: string | null): TeamState[] {
  return state.teams.filter((team) => takesPlayers(state, team) && (teamId === null || team.id === teamId));
}

/** How many more fit in a team; a released spot that is held is still its giver's. */
function roomIn(state: GameState, { id, teamSize, memberCount }: TeamState, besides: readonly string[]): number {
  const held = holdsBeside(state, besides).filter(({ teamId, releasedId }) => teamId === id && releasedId === null);
  return teamSize - memberCount - held.length;
}

/**
 * The giver whose released spot a person may take now: the one kept for them, or else the first kept for nobody; in a tournament, one in the team
 * they want. An open spot that they may take is used first, and then there is no giver (product.md#handing-over). Waiting players have already been
 * served (promoteWaiting).
 * @param before what is taken earlier in the same payment
 */
export function giverFor(
  state: GameState,
  person: PersonState,
  { teamId, besides, before }: { teamId: string | null; besides: readonly string[]; before: readonly Taking[] },
): PersonState | null {
  if (person.spot !== null) return null;
  const open = before.filter(({ giver, team }) => giver === null && (teamId === null || team?.id === teamId)).length;
  if (openSpotsIn(state, teamId, [...besides, person.userId]) > open) return null;
  const givers = giversFor(state, [...besides, person.userId]).filter(
    (one) => !before.some(({ giver }) => giver === one),
  );
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
