import type { JoinedCard, WaitingCard } from '@rondo/contract';
import { centsToEuros } from '@rondo/rules';
import type { JoinedRow, WaitingRow } from './own-games.ts';
import { presentCard } from './present.ts';

/** A game somebody has joined, with what came back of a cancelled one. */
export function presentJoined(row: JoinedRow): JoinedCard {
  return { ...presentCard(row), refundedAmount: row.refunded_cents === null ? null : centsToEuros(row.refunded_cents) };
}

export function presentWaiting(row: WaitingRow): WaitingCard {
  return { ...presentCard(row), waitingPosition: row.position, offeredUntil: row.offered_until };
}
