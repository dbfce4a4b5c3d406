import type { GameStatus, GroupWay, HeldCode, KeyKind, PriceLine, Sport } from '@rondo/rules';

export interface LockedGame {
  id: string;
  name: string;
  sport: Sport;
  status: GameStatus;
  archived: boolean;
  startsAt: string;
  /** Or when the deadlines were last reset. */
  createdAt: string;
  priceCents: number;
  capacity: number;
  minimumPlayers: number;
  joinedCount: number;
  /** Guests among them who have not opened the link in their mail yet; they do not count towards the minimum. */
  unprovedCount: number;
  levelLimit: number;
  eloDisabled: boolean;
  hasPasscode: boolean;
  keyVersion: number;
  signupOpensInDays: number | null;
  changedAt: string | null;
  address: string;
  organiserId: string;
  seriesId: string | null;
  /** What non-members may know of a private community's game; null if it is open to everybody. */
  closedTo: { community: string; shortCode: string; sport: Sport; city: string } | null;
  external: boolean;
  externalMemberPriceCents: number | null;
}

export interface EarlyBirdState {
  id: string;
  priority: number;
  occupied: number;
  total: number;
  discountType: 'percentage' | 'fixed';
  discountValue: number;
}

export interface TeamState {
  id: string;
  name: string;
  teamSize: number;
  memberCount: number;
}

export interface Spot {
  id: string;
  payerId: string;
  teamId: string | null;
  /** The pass it was paid with. */
  passId: string | null;
  /** Before discounts. */
  priceCents: number;
  /** Without what was paid back of it since. */
  paidCents: number;
  joinedAt: string;
  /** Until when a guest must open the mailed link to keep the spot. */
  proofUntil: string | null;
}

/** A promocode, and the payments under way that use it. */
export interface CodeState extends HeldCode {
  heldFor: { orderId: string; gameId: string; month: string | null }[];
}

/** An open pass: games of a series that are paid ahead. */
export interface PassState {
  id: string;
  seriesId: string;
  rideCents: number;
  ridesLeft: number;
}

/** Somebody's money, shared by all games of a batch that they enter or pay for. */
export interface OwnerState {
  userId: string;
  balanceCents: number;
  /** Their debt after a charge-back; then the balance is 0. */
  owedCents: number;
  /** A guest's refunds are kept beside the wallet for them (product.md#guests). */
  isGuest: boolean;
  /** A guest's address, which may have been corrected since somebody typed it; null for a person with an account. */
  guestEmail: string | null;
  isBanned: boolean;
  /** Open ones, read where anyone has one for a game of the batch. */
  passes: PassState[];
  /** Promocodes that may discount what they pay. */
  codes: CodeState[];
  /** Earlier answers to calls with these keys, for any game. */
  answers: Map<string, { bodyHash: Buffer; answer: unknown }>;
}

/** A person whom a command concerns, as read under the lock and updated while the batch is decided. */
export interface PersonState {
  userId: string;
  spot: Spot | null;
  waiting: boolean;
  /** They were taken out of the game, and not let in again. */
  isTakenOut: boolean;
  /**
   * The game belongs to a private community they are not a member of; nor do they organise it, or wait for it through its private link.
   */
  isOutsider: boolean;
  score: number | null;
  /** Their groups in this game that ended without coming together in the last two hours. */
  groupsEnded: { startedAt: string; endedAt: string }[];
  /** Their checkouts for the game that can still be paid: one, but for those begun by the version before. */
  openOrderIds: readonly string[];
  /** Registrations of others that are offered to them. */
  offeredSpots: readonly string[];
  owner: OwnerState;
}

/** A held spot, with the team place and early bird price that a checkout saw. */
export interface Hold {
  userId: string;
  kind: 'checkout' | 'offer' | 'group' | 'regular';
  expiresAt: string;
  orderId: string | null;
  teamId: string | null;
  earlyBirdId: string | null;
  /** The registration, if it is a released one: then it takes no capacity of its own. */
  releasedId: string | null;
  /** The group that kept it for the first of its members to come. */
  groupId: string | null;
}

/** The money reserved for a member's spot until all of their group are there. */
export interface Reservation {
  /** Before discounts. */
  priceCents: number;
  paidCents: number;
  lines: PriceLine[];
  teamId: string | null;
  earlyBirdId: string | null;
  promocodeId: string | null;
  periodicId: string | null;
  /** The month of the periodic one, 'YYYY-MM'. */
  periodicMonth: string | null;
}

export interface GroupMember {
  userId: string;
  status: 'invited' | 'reserved' | 'joined' | 'declined';
  reserved: Reservation | null;
}

/** People who join together, as long as it is open. */
export interface GroupState {
  id: string;
  starterId: string;
  way: GroupWay;
  /** The size of the group, with its starter. */
  places: number;
  expiresAt: string;
  createdAt: string;
  /** Spots kept for any member to take; those that a member has taken are holds of theirs. */
  kept: number;
  members: GroupMember[];
}

/** A person on the waiting list who hasn't had an offer yet. */
export interface InLine {
  userId: string;
  /** The team they want in a tournament; null for any. */
  teamId: string | null;
  /** How much they agreed to pay from their balance automatically; null for nothing. */
  allowedCents: number | null;
  /** Whether they were told that the first to take it gets a spot. */
  told: boolean;
}

/** Everything needed to decide about one game. */
export interface GameState {
  game: LockedGame;
  now: Date;
  /** What kind of key this is for the game now; null if it is not valid. */
  keyShown: (key: string | null) => KeyKind | null;
  earlyBirds: EarlyBirdState[];
  teams: TeamState[];
  /** Unexpired holds. */
  /** Those of people; what groups keep is in `groups`. */
  holds: Hold[];
  /** Groups that are open, or have run out and not been ended. */
  groups: GroupState[];
  waitingCount: number;
  /** Those first on the waiting list, as many as there may be spots. */
  firstInLine: InLine[];
  /** People whose offer has lapsed and who no longer wait. */
  lapsed: string[];
  /** Guests' free spots whose mailed link wasn't opened in time. */
  lapsedGuests: { id: string; userId: string; teamId: string | null }[];
  /** Released spots, the first released first. */
  released: { id: string; userId: string }[];
  people: Map<string, PersonState>;
  /** Shared by all games of the batch. */
  owners: ReadonlyMap<string, OwnerState>;
}
