import type { GroupWay, PaymentMethod, PriceLine } from '@rondo/rules';
import type { IdempotencyKey } from '../../../platform/calls/idempotency.ts';
import type { HandledOrder } from '../../payments/mark-handled.ts';

interface ByPerson {
  /** The person who acts and pays. */
  userId: string;
  key: IdempotencyKey | null;
}

interface Entering extends ByPerson {
  teamId: string | null;
  /** The group whose link they followed, one of whose spots they may take. */
  groupId?: string | null;
  /** The `secret_key` they sent, checked under the game's lock. */
  entryKey: string | null;
  /** The address as typed, for a person who enters by email address. */
  email?: string;
}

/** How somebody pays. */
interface Paying {
  /** The price they saw, in cents; null if the client didn't send it. */
  offeredCents: number | null;
  /** The periodic promocode they chose. */
  periodicId: string | null;
}

/** Join a free game, or the waiting list of a full one. */
export interface JoinCommand extends Entering {
  kind: 'join';
  allowPayment: boolean;
  /** Joins by email address alone: they can't queue, and get a mail with a link to their booking. */
  byAddress: boolean;
  /** Whether the caller is logged in as this person. */
  vouched: boolean;
}

/** The link in a guest's mail was opened: they keep the spot, which now counts towards the minimum. */
export interface ProveCommand extends ByPerson {
  kind: 'prove';
  registrationId: string;
}

/** Somebody to get a spot for. */
export interface NewPlayer {
  userId: string;
  teamId: string | null;
  /** A friend's address as the payer typed it; null for the payer themselves. */
  email: string | null;
}

/** Pays from the balance for the payer's own spot, or for friends: all of them get in, or none. */
export interface PayCommand extends ByPerson, Paying {
  kind: 'pay';
  players: readonly NewPlayer[];
  entryKey: string | null;
  /** The group whose link the payer followed for their own spot. */
  groupId?: string | null;
  /** Whether a ride of their pass pays; for their own spot only. */
  pass?: boolean;
}

/** Keeps spots for a group, and lets its starter in or, with all or nothing, reserves the starter's spot. */
export interface StartGroupCommand extends Entering, Paying {
  kind: 'startGroup';
  newGroupId: string;
  way: GroupWay;
  places: number;
  /** The people it invites. */
  named: readonly Named[];
}

/** A person whom a group names, and whether they can be invited at all. */
export interface Named {
  userId: string;
  name: string;
  isAskable: boolean;
}

/** Accepts a spot in an all-or-nothing group: its price is set apart until everybody is there. */
export interface ReserveCommand extends Entering, Paying {
  kind: 'reserve';
  groupId: string;
}

/** Declines a spot in a group, or ends the group as its starter. */
interface LeaveGroupCommand extends ByPerson {
  kind: 'leaveGroup';
  groupId: string;
}

/** The answers on the form of an external event. */
export interface EventDetails {
  name: string;
  teamName: string;
  organisation: string;
  isMember: boolean;
}

/** Names a team of a tournament, and has its place kept. */
export interface NameTeamCommand extends ByPerson {
  kind: 'nameTeam';
  name: string;
  entryKey: string | null;
}

/** Holds a spot while somebody pays for it through the provider. */
export interface CheckoutCommand extends Entering {
  kind: 'checkout';
  vouched: boolean;
  offeredCents: number | null;
  /** The codes of a member, including this periodic one; null for a payment by email address, which uses no codes. */
  codes: { periodicId: string | null } | null;
  /** Details for an external event; null for any other game. */
  event: EventDetails | null;
  orderId: string;
  provider: string;
  method: PaymentMethod;
  /** The fee on top of an amount in cents. */
  feeCents: (amountCents: number) => number;
}

/** An ended order for a spot, which won't change any more. Amounts in cents. */
export interface EndedOrder {
  id: string;
  status: 'paid' | 'failed' | 'expired';
  amountCents: number;
  feeCents: number;
  priceCents: number;
  priceLines: PriceLine[];
  /** Codes that took something off the amount. */
  promocodeId: string | null;
  periodicId: string | null;
  /** The month of the periodic code, 'YYYY-MM'. */
  periodicMonth: string | null;
}

/** Settles an order: the payer gets the spot or their money, or the held spot goes to others. The house does this. */
export interface SettleCommand extends ByPerson {
  kind: 'settle';
  order: EndedOrder;
}

/** Leaves a free game, or a waiting list. */
interface LeaveCommand extends ByPerson {
  kind: 'leave';
}

interface GivingUp {
  /** The refund they saw, in cents; null if the client didn't send it. */
  shownCents: number | null;
}

/** Gives up a paid spot for what the policy refunds: the caller's own, or a friend's that they paid for. */
export interface RefundCommand extends ByPerson, GivingUp {
  kind: 'refund';
  /** The player. */
  targetId: string;
}

/** Takes over a spot that somebody offered. */
export interface TakeOverCommand extends ByPerson, Paying {
  kind: 'takeOver';
  fromId: string;
  entryKey: string | null;
}

/** Gives up a spot and takes one in another game of the same organiser; both or neither. */
export interface MoveCommand extends Entering, Paying, GivingUp {
  kind: 'move';
  toGameId: string;
}

/** Gives open spots to waiting people. The house does this when a spot may have opened by itself. */
interface PromoteCommand {
  kind: 'promote';
  userId: null;
  key: null;
}

/** The commands on behalf of a person. */
export type PersonCommand =
  | JoinCommand
  | PayCommand
  | CheckoutCommand
  | SettleCommand
  | LeaveCommand
  | RefundCommand
  | TakeOverCommand
  | ProveCommand
  | MoveCommand
  | StartGroupCommand
  | ReserveCommand
  | LeaveGroupCommand
  | NameTeamCommand;

export type GameCommand = PersonCommand | PromoteCommand;

/** The result of a command, which is also stored for its idempotency key. Amounts in cents. */
export type GameAnswer =
  /** `proofUntil`: until when a guest must open the mailed link to keep the spot. */
  | { did: 'joined'; paidCents: number; balanceCents: number; proofUntil?: string | null }
  | { did: 'proved' }
  | { did: 'queued'; position: number }
  | { did: 'held'; orderId: string; amountCents: number; feeCents: number; expiresAt: string }
  | { did: 'settled'; outcome: HandledOrder['outcome'] }
  | { did: 'left' | 'leftQueue' }
  | { did: 'grouped'; groupId: string; kept: number; until: string; paidCents: number; balanceCents: number }
  /** `complete`: with this member everybody is there, and the whole group has joined. */
  | { did: 'reserved'; complete: boolean; paidCents: number; balanceCents: number }
  | { did: 'promoted' }
  | { did: 'named'; teamId: string }
  | { did: 'refunded'; refundedCents: number; retainedCents: number; balanceCents: number }
  | { did: 'moved'; paidCents: number; refundedCents: number; retainedCents: number; balanceCents: number };

/** The answer to a command with a key, to be stored. */
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
    case 'startGroup':
      return [one(command.userId), ...command.named.map(({ userId }) => one(userId))];
    case 'refund':
      return [one(command.userId, 1), ...(command.targetId === command.userId ? [] : [one(command.targetId)])];
    case 'takeOver':
      return [one(command.userId), one(command.fromId, 1)];
    case 'move':
      return [one(command.userId, 1), one(command.userId, 0, command.toGameId)];
    case 'leave':
    case 'leaveGroup':
    case 'settle':
      return [one(command.userId, 1)];
    default:
      return [one(command.userId)];
  }
}
