import { joiningClosesAt } from './joining.ts';
import { invitationsMax, type GameStatus, type PageReaders } from './limits.ts';
import { day } from './durations.ts';

/** Why nobody can be invited to a game (product.md#inviting); null if somebody can. */
export type InvitingRefusal = 'not_joined' | 'joining_closed' | 'game_full';

/** The facts that decide whether people can be invited to a game. */
export interface InvitedGame {
  status: GameStatus;
  archived: boolean;
  startsAt: Date;
  createdAt: Date;
  priceCents: number;
  /** Spots that nobody has or holds. */
  openSpots: number;
}

export function refuseInviting(
  game: InvitedGame,
  { takesPart }: { takesPart: boolean },
  now: Date,
): InvitingRefusal | null {
  if (!takesPart) return 'not_joined';
  if (game.archived || game.status === 'cancelled' || now >= joiningClosesAt(game)) return 'joining_closed';
  return game.openSpots > 0 ? null : 'game_full';
}

/** What is known about a person to invite. */
export interface Invited {
  pageReaders: PageReaders;
  gamesTogether: number;
  /** Whether they are in the game or wait for it. */
  isIn: boolean;
  /** Whether somebody invited them to this game before. */
  wasInvited: boolean;
  /** Whether they may see it: only members see the games of a private community. */
  maySee: boolean;
  receivedToday: number;
  /** How many invitations they got from the same person in a week. */
  fromSenderThisWeek: number;
}

/**
 * The result of an invitation. `unavailable` doesn't reveal whether somebody wants no invitations or is not in a private community; `later`: they had
 * enough for now.
 */
export type InvitationOutcome = 'sent' | 'in' | 'invited' | 'later' | 'unavailable';

export function decideInvitation(person: Invited): InvitationOutcome {
  if (person.gamesTogether === 0 || person.pageReaders === 'nobody' || !person.maySee) return 'unavailable';
  if (person.isIn) return 'in';
  if (person.wasInvited) return 'invited';
  const hadEnough =
    person.receivedToday >= invitationsMax.receivedADay || person.fromSenderThisWeek >= invitationsMax.ofPairAWeek;
  return hadEnough ? 'later' : 'sent';
}

/** The times from which invitations count towards the limits of a day and of a week. */
export const invitationsCountFrom = (now: Date) => ({
  day: new Date(now.getTime() - day),
  week: new Date(now.getTime() - 7 * day),
});
