import type { IdempotencyKey } from '../../platform/idempotency.ts';

interface ByPlayer {
  userId: string;
  key: IdempotencyKey | null;
}

/** Join a free game, or the waiting list of a full one. */
export interface JoinCommand extends ByPlayer {
  kind: 'join';
  teamId: string | null;
  /** Whether the player showed a key that opens the game's passcode. */
  hasPasscodeKey: boolean;
  allowPayment: boolean;
}

/** Join a paid game from the balance. */
export interface PayCommand extends ByPlayer {
  kind: 'pay';
  teamId: string | null;
  hasPasscodeKey: boolean;
  /** The price the player saw, in cents; null when the client didn't say. */
  offeredCents: number | null;
}

/** Leave a free game, or a waiting list. */
export interface LeaveCommand extends ByPlayer {
  kind: 'leave';
}

/** Give up a paid spot for what the policy gives back. */
export interface RefundCommand extends ByPlayer {
  kind: 'refund';
}

/** Give open spots to who waits for them. Nobody's wish: the house does it when a spot may have opened by itself. */
interface PromoteCommand {
  kind: 'promote';
  userId: null;
  key: null;
}

/** What a person asks for. */
export type PersonCommand = JoinCommand | PayCommand | LeaveCommand | RefundCommand;

export type GameCommand = PersonCommand | PromoteCommand;

/** What a command did; also what its idempotency key remembers. Amounts in cents. */
export type GameAnswer =
  | { did: 'joined'; paidCents: number; balanceCents: number }
  | { did: 'queued'; position: number }
  | { did: 'left' }
  | { did: 'promoted' }
  | { did: 'refunded'; refundedCents: number; retainedCents: number; balanceCents: number };

/** The answer a command with a key got, to be kept. */
export interface KeptAnswer extends IdempotencyKey {
  userId: string;
  answer: GameAnswer;
}
