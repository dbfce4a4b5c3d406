import type { SpotPrice } from '@rondo/rules';
import { isRideBack } from '@rondo/rules/passes';
import { Refused } from '../../../platform/refusal.ts';
import type { CodeState, EarlyBirdState, GameState, OwnerState, PassState, Spot } from '../state/game-state.ts';
import type { NewPlayer } from '../state/commands.ts';
import type { Writes } from '../state/writes.ts';

/**
 * The pass that pays for somebody's own spot.
 * @throws Refused `pass_not_usable` if they have no pass for the game's series with a ride left, or pay for friends
 */
export function usablePass({ game }: GameState, payer: OwnerState, players: readonly NewPlayer[]): PassState {
  const pass = payer.passes.find(({ seriesId }) => seriesId === game.seriesId);
  const isOwn = players.every(({ userId }) => userId === payer.userId);
  if (!pass || pass.ridesLeft === 0 || !isOwn) throw new Refused('pass_not_usable');
  return pass;
}

/** The price of a ride, whatever the game costs now: neither early birds nor codes take anything off (decisions/0071-passes.md). */
export function rideOf({ rideCents: totalCents }: PassState): SpotPrice<EarlyBirdState, CodeState> {
  return { totalCents, lines: [], earlyBird: null, promocode: null, periodic: null };
}

/** A ride is used, or given back. */
export function moveRide(pass: PassState, rides: 1 | -1, writes: Writes): void {
  pass.ridesLeft += rides;
  writes.rides.push({ passId: pass.id, rides });
}

/** The pass that gets back the ride that paid for a spot, if the refund is full and the pass is still open. */
export function passForRide(
  owner: OwnerState,
  { passId }: Spot,
  given: { refundCents: number; retainedCents: number },
): PassState | null {
  return isRideBack(given) ? (owner.passes.find(({ id }) => id === passId) ?? null) : null;
}

/** How much of a refund reaches the payer's balance: nothing if a ride goes back on a pass. */
export function backOnBalance(
  owner: OwnerState,
  spot: Spot,
  given: { refundCents: number; retainedCents: number },
): number {
  return passForRide(owner, spot, given) ? 0 : given.refundCents;
}
