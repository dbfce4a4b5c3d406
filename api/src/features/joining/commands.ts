import type { PaymentMethod, PriceLine } from '@rondo/rules';
import type { IdempotencyKey } from '../../platform/idempotency.ts';
import type { HandledOrder } from '../payments/mark-handled.ts';

interface ByPerson {
  /** Who does it, and pays for it. */
  userId: string;
  key: IdempotencyKey | null;
}

interface Entering extends ByPerson {
  teamId: string | null;
  /** The `secret_key` they sent: what it opens is asked under the game's lock. */
  entryKey: string | null;
}

/** What somebody pays by. */
interface Paying {
  /** The price they saw, in cents; null when the client didn't say. */
  offeredCents: number | null;
  /** The periodic promocode they chose. */
  periodicId: string | null;
}

/** Join a free game, or the waiting list of a full one. */
export interface JoinCommand extends Entering {
  kind: 'join';
  allowPayment: boolean;
  /** By an address alone: they don't queue, and get a mail with a link to their booking. */
  byAddress: boolean;
  /** Whoever asks is logged in as this person. */
  vouched: boolean;
}

/** The link in a guest's mail was opened: the spot stays theirs, and counts for the minimum. */
export interface ProveCommand extends ByPerson {
  kind: 'prove';
  registrationId: string;
}

/** Somebody to get a spot for. */
export interface NewPlayer {
  userId: string;
  teamId: string | null;
  /** The address the payer typed, of a friend; null: the payer. */
  email: string | null;
}

/** Pay from the balance for one's own spot, or for friends: all of them get in, or none. */
export interface PayCommand extends ByPerson, Paying {
  kind: 'pay';
  players: readonly NewPlayer[];
  entryKey: string | null;
}

/** What the form of an external event says. */
export interface EventDetails {
  name: string;
  teamName: string;
  organisation: string;
  isMember: boolean;
}

/** Hold a spot while somebody pays for it through the provider. */
export interface CheckoutCommand extends Entering {
  kind: 'checkout';
  /** Whoever asks is logged in as this person. */
  vouched: boolean;
  offeredCents: number | null;
  /** Of an external event; null for any other game. */
  event: EventDetails | null;
  orderId: string;
  provider: string;
  method: PaymentMethod;
}

/** An order for a spot that came to its end, as it stays from then on. Amounts in cents. */
export interface EndedOrder {
  id: string;
  status: 'paid' | 'failed' | 'expired';
  amountCents: number;
  priceCents: number;
  priceLines: PriceLine[];
}

/** Give what was paid for its spot, or the money to the payer, or the held spot to others. The house does it. */
export interface SettleCommand extends ByPerson {
  kind: 'settle';
  order: EndedOrder;
}

/** Leave a free game, or a waiting list. */
interface LeaveCommand extends ByPerson {
  kind: 'leave';
}

interface GivingUp {
  /** What they saw comes back, in cents; null when the client didn't say. */
  shownCents: number | null;
}

/** Give up a paid spot for what the policy gives back: one's own, or a friend's one paid for. */
export interface RefundCommand extends ByPerson, GivingUp {
  kind: 'refund';
  /** Who plays. */
  targetId: string;
}

/** Take over the spot that somebody offered. */
export interface TakeOverCommand extends ByPerson, Paying {
  kind: 'takeOver';
  fromId: string;
  entryKey: string | null;
}

/** Give up a spot for one in another game of the same organiser; both or neither. */
export interface MoveCommand extends Entering, Paying, GivingUp {
  kind: 'move';
  toGameId: string;
}

/** Give open spots to who waits for them. Nobody's wish: the house does it when a spot may have opened by itself. */
interface PromoteCommand {
  kind: 'promote';
  userId: null;
  key: null;
}

/** What is done for a person. */
export type PersonCommand =
  | JoinCommand
  | PayCommand
  | CheckoutCommand
  | SettleCommand
  | LeaveCommand
  | RefundCommand
  | TakeOverCommand
  | ProveCommand
  | MoveCommand;

export type GameCommand = PersonCommand | PromoteCommand;

/** What a command did; also what its idempotency key remembers. Amounts in cents. */
export type GameAnswer =
  /** `proofUntil`: when a guest's spot is theirs until then only. */
  | { did: 'joined'; paidCents: number; balanceCents: number; proofUntil?: string | null }
  | { did: 'proved' }
  | { did: 'queued'; position: number }
  | { did: 'held'; orderId: string; amountCents: number; feeCents: number; expiresAt: string }
  | { did: 'settled'; outcome: HandledOrder['outcome'] }
  | { did: 'left' }
  | { did: 'promoted' }
  | { did: 'refunded'; refundedCents: number; retainedCents: number; balanceCents: number }
  | { did: 'moved'; paidCents: number; refundedCents: number; retainedCents: number; balanceCents: number };

/** The answer a command with a key got, to be kept. */
export interface KeptAnswer extends IdempotencyKey {
  userId: string;
  answer: GameAnswer;
}

/** Everybody a command concerns, and how many spots of the game it may open. */
export function peopleOf(
  gameId: string,
  command: GameCommand,
): { gameId: string; userId: string | null; opening: number }[] {
  const one = (userId: string | null, opening = 0, of = gameId) => ({ gameId: of, userId, opening });
  switch (command.kind) {
    case 'pay':
      return [
        one(command.userId),
        ...command.players.filter(({ email }) => email !== null).map(({ userId }) => one(userId)),
      ];
    case 'refund':
      return [one(command.userId, 1), ...(command.targetId === command.userId ? [] : [one(command.targetId)])];
    case 'takeOver':
      return [one(command.userId), one(command.fromId, 1)];
    case 'move':
      return [one(command.userId, 1), one(command.userId, 0, command.toGameId)];
    case 'leave':
    case 'settle':
      return [one(command.userId, 1)];
    default:
      return [one(command.userId)];
  }
}
