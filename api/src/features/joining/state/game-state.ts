import type { Side } from '@rondo/rules/challenges';
import type { TournamentEntry } from '@rondo/rules/tournament-form';
import type { GameStatus, GroupWay, HeldCode, KeyKind, PriceLine, Sport } from '@rondo/rules';

export interface LockedGame {
  id: string;
  name: string;
  sport: Sport;
  status: GameStatus;
  archived: boolean;
  startsAt: string;
  /** When the game was created, or its deadlines were last reset. */
  createdAt: string;
  priceCents: number;
  capacity: number;
  minimumPlayers: number;
  joinedCount: number;
  /** How many of the players are guests who have not opened the link in their mail yet; they do not count towards the minimum. */
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
  /** If it is a tournament that is played on Rondo: who enters, and whether its matches are drawn. */
  tournament: { entry: TournamentEntry; isDrawn: boolean } | null;
  /** If it is a challenge: the team of each side, and whether the away community accepted. */
  challenge: { teams: Record<Side, string>; isAccepted: boolean } | null;
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
  /** Who named it; null while nobody did. */
  captainId: string | null;
  /** Whether the matches of its tournament were drawn with it, and it did not withdraw since. */
  isDrawn: boolean;
}

export interface Spot {
  id: string;
  payerId: string;
  teamId: string | null;
  /** The pass that paid for the spot. */
  passId: string | null;
  /** Before discounts. */
  priceCents: number;
  /** What was paid for the spot, less what was paid back since. */
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
  /** Their open passes, read if anyone has one for a game of the batch. */
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
  /** Whether they were taken out of the game and not let in again. */
  isTakenOut: boolean;
  /**
   * Whether the game belongs to a private community of which they are not a member. False for its organiser, and for people who wait through its
   * private link.
   */
  isOutsider: boolean;
  /** In a challenge, the sides whose community they are a member of; empty in any other game. */
  sides: readonly Side[];
  score: number | null;
  /** Their groups in this game that ended without coming together in the last two hours. */
  groupsEnded: { startedAt: string; endedAt: string }[];
  /** Their checkouts for the game that can still be paid: at most one, apart from those begun by the version before. */
  openOrderIds: readonly string[];
  /** Other people's registrations that are offered to them. */
  offeredSpots: readonly string[];
  owner: OwnerState;
}

/** A held spot, with the team place and early bird price that a checkout saw. */
export interface Hold {
  userId: string;
  kind: 'checkout' | 'offer' | 'group' | 'regular' | 'team';
  expiresAt: string;
  orderId: string | null;
  teamId: string | null;
  earlyBirdId: string | null;
  /** The registration, if a released one is held: the hold then takes no capacity of its own. */
  releasedId: string | null;
  /** The group that kept the spot until one of its members came. */
  groupId: string | null;
}

/** The money reserved for a member's spot until the whole group is there. */
export interface Reservation {
  /** Before discounts. */
  priceCents: number;
  paidCents: number;
  lines: PriceLine[];
  teamId: string | null;
  earlyBirdId: string | null;
  promocodeId: string | null;
  periodicId: string | null;
  /** The month of the periodic code, 'YYYY-MM'. */
  periodicMonth: string | null;
}

export interface GroupMember {
  userId: string;
  status: 'invited' | 'reserved' | 'joined' | 'declined';
  reserved: Reservation | null;
}

/** An open group of people who join together. */
export interface GroupState {
  id: string;
  starterId: string;
  way: GroupWay;
  /** The size of the group, starter included. */
  places: number;
  expiresAt: string;
  createdAt: string;
  /** Spots kept for any member to take; a spot that a member has taken is their own hold. */
  kept: number;
  members: GroupMember[];
}

/** A person on the waiting list who hasn't had an offer yet. */
export interface InLine {
  userId: string;
  /** The team they want in a tournament, or their side of a challenge; null for any. */
  teamId: string | null;
  /** How much they agreed to pay from their balance automatically; null for nothing. */
  allowedCents: number | null;
  /** Whether they were told that the first person to take the spot gets it. */
  told: boolean;
}

/** Everything needed to decide about one game. */
export interface GameState {
  game: LockedGame;
  now: Date;
  /** What kind of key this is for the game now; null if it isn't valid. */
  keyShown: (key: string | null) => KeyKind | null;
  earlyBirds: EarlyBirdState[];
  teams: TeamState[];
  /** Unexpired holds of people; spots that groups keep are in `groups`. */
  holds: Hold[];
  /** Open groups, and groups whose time is up but which were not ended yet. */
  groups: GroupState[];
  waitingCount: number;
  /** The first people on the waiting list, as many as spots may open. */
  firstInLine: InLine[];
  /** People whose offer has lapsed and who no longer wait. */
  lapsed: string[];
  /** Guests' free spots whose mailed link wasn't opened in time. */
  lapsedGuests: { id: string; userId: string; teamId: string | null }[];
  /** Released spots in the order of release. */
  released: { id: string; userId: string }[];
  people: Map<string, PersonState>;
  /** Shared by all games of the batch. */
  owners: ReadonlyMap<string, OwnerState>;
}
