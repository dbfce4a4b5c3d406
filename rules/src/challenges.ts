/** Challenges: a game in which two communities fill a side each. */

export type Side = 'home' | 'away';

export type SideRefusal = 'challenge_members_only' | 'challenge_not_answered' | 'team_required';

export type SideChoice = { outcome: 'side'; side: Side } | { outcome: 'refuse'; code: SideRefusal };

/** How many challenges of one community another has open at once, at most. */
const openChallengesMax = 3;

/**
 * Whose spots somebody may have: those of the community they are a member of, the away side's once it has accepted. Who is a member of both
 * chooses, where both sides are open.
 * @param chosen null if they chose neither
 */
export function decideSide({
  isAccepted,
  memberOf,
  chosen,
}: {
  isAccepted: boolean;
  memberOf: readonly Side[];
  chosen: Side | null;
}): SideChoice {
  const wanted = memberOf.filter((side) => chosen === null || side === chosen);
  const [first, other] = wanted.filter((side) => side === 'home' || isAccepted);
  if (wanted.length === 0) return { outcome: 'refuse', code: 'challenge_members_only' };
  if (first === undefined) return { outcome: 'refuse', code: 'challenge_not_answered' };
  return other === undefined ? { outcome: 'side', side: first } : { outcome: 'refuse', code: 'team_required' };
}

export interface ChallengeFacts {
  home: { isPrivate: boolean; isClosed: boolean };
  away: { isPrivate: boolean; isClosed: boolean };
  isSame: boolean;
  /** Whether who challenges is an admin of the home community, or of Rondo. */
  leadsHome: boolean;
  /** How many challenges of the home community the away one has not answered yet, of games to come. */
  open: number;
}

export type ChallengeRefusal =
  | 'challenge_not_yours'
  | 'challenge_yourself'
  | 'challenge_private'
  | 'challenge_closed'
  | 'challenges_open';

/** Why one community can't challenge another; null if it can. A private one plays no challenges, as everybody sees them. */
export function refuseChallenge({ home, away, isSame, leadsHome, open }: ChallengeFacts): ChallengeRefusal | null {
  if (!leadsHome) return 'challenge_not_yours';
  if (isSame) return 'challenge_yourself';
  if (home.isClosed || away.isClosed) return 'challenge_closed';
  if (home.isPrivate || away.isPrivate) return 'challenge_private';
  return open >= openChallengesMax ? 'challenges_open' : null;
}

/** Whether one side alone could confirm a challenge: then it would be played without the other one. */
export function isOneSideEnough({ minimumPlayers, capacity }: { minimumPlayers: number; capacity: number }): boolean {
  return minimumPlayers <= capacity / 2;
}

/** How many players a side has. */
export const sideSizes = { min: 2, max: 49 } as const;

/**
 * What an answer does to a challenge: nothing if it was the same before, and it is refused if it was another.
 * @param before what was answered; null if nothing was
 * @param isOn whether the game can still be joined by the away side
 */
export function decideAnswer(
  before: boolean | null,
  accept: boolean,
  isOn: boolean,
): 'answer' | 'same' | 'challenge_answered' | 'challenge_over' {
  if (before !== null) return before === accept ? 'same' : 'challenge_answered';
  return isOn ? 'answer' : 'challenge_over';
}
