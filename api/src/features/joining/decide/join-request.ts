import {
  centsToEuros,
  codeCounts,
  type JoinRefusal,
  type JoinRequest,
  type KeyKind,
  prior,
  scoreBelowLimit,
} from '@rondo/rules';
import { Refused } from '../../../platform/refusal.ts';
import type { GameState, OwnerState, PersonState, TeamState } from '../state/game-state.ts';
import { giverFor, type Taking } from './released-spots.ts';
import { groupFor, isReserved, spotsHeldBeside } from './group-spots.ts';
import { holdsBeside } from './holds.ts';
import { takesPlayers } from './places.ts';
import { sideNames, sideOf, teamIdOf } from './sides.ts';
import { gameFacts } from './take-spot.ts';

/** @throws Refused `not_logged_in` for a person whose account is gone */
export function personOf(state: GameState, userId: string): PersonState {
  const person = state.people.get(userId);
  if (!person) throw new Refused('not_logged_in');
  return person;
}

/**
 * A person's part in a decision about a spot; `besides` are the people who take one in the same payment.
 * @throws Refused `account_banned`
 */
export function joinRequest(
  state: GameState,
  person: PersonState,
  {
    team,
    isTeamForeign = false,
    key,
    byAddress = false,
    besides = [],
  }: {
    team: TeamState | null;
    isTeamForeign?: boolean;
    key: KeyKind | null;
    byAddress?: boolean;
    besides?: readonly string[];
  },
): Omit<JoinRequest, 'payment'> {
  if (person.owner.isBanned) throw new Refused('account_banned');
  const holds = holdsBeside(state, [...besides, person.userId]).filter(({ releasedId }) => releasedId === null);
  const heldSeats = holds.filter(({ teamId }) => team !== null && teamId === team.id).length;
  return {
    game: { ...gameFacts(state), activeHolds: spotsHeldBeside(state, [...besides, person.userId]) },
    team: team && {
      teamSize: team.teamSize,
      memberCount: team.memberCount + heldSeats,
      isOpen: takesPlayers(state, team),
    },
    isTeamForeign,
    side: sideOf(state, person, team?.id ?? null),
    player: {
      takenOut: person.isTakenOut,
      alreadyJoined: person.spot !== null || isReserved(state, person.userId),
      onWaitingList: person.waiting,
      ownHold: state.holds.some(({ userId }) => userId === person.userId) || groupFor(state, person.userId) !== null,
      score: person.score ?? prior.score,
      key,
      isOutsider: person.isOutsider,
      mayQueue: !byAddress,
    },
  };
}

/**
 * Entering by an address must not bypass its owner's password: somebody with an account has to log in, except for an external event, which everyone
 * pays for through its link. Typing a member's address doesn't open a private community's game or reveal who is in it; only the private link does.
 * @throws Refused `log_in_first`, `members_only` or `challenge_members_only`; `not_logged_in` for a guest whose address was corrected since it was typed
 */
export function checkAddress(
  state: GameState,
  { owner }: PersonState,
  asked: { email?: string | undefined; vouched: boolean; entryKey: string | null; isEvent?: boolean },
): void {
  const { email, vouched, entryKey, isEvent = false } = asked;
  if (email !== undefined && owner.isGuest && owner.guestEmail !== email) throw new Refused('not_logged_in');
  if (vouched) return;
  if (!owner.isGuest && !isEvent) throw new Refused('log_in_first');
  if (state.game.closedTo && state.keyShown(entryKey) !== 'private-link')
    throw toRefused(state, { outcome: 'refuse', code: 'members_only' });
  // No guest is a member of a community.
  if (state.game.challenge) throw toRefused(state, { outcome: 'refuse', code: 'challenge_members_only' });
}

/**
 * The key that somebody shows. A place in line, or a spot that is kept for them, is as good as the passcode (product.md#passcodes), but not for a
 * person who only types their address.
 */
export function keyOf(
  state: GameState,
  { userId, waiting }: PersonState,
  { entryKey, vouched = true }: { entryKey: string | null; vouched?: boolean },
): KeyKind | null {
  const hasPlace = vouched && (waiting || state.holds.some((hold) => hold.userId === userId));
  return state.keyShown(entryKey) ?? (hasPlace ? 'passcode' : null);
}

export function findTeam(state: GameState, teamId: string | null): TeamState | null {
  return state.teams.find(({ id }) => id === teamId) ?? null;
}

/**
 * A person's request, and the giver of the released spot they would take, which is decided as if the giver had already left.
 * @param before what those before them in the same payment take
 */
export function wayIn(
  state: GameState,
  person: PersonState,
  asked: {
    teamId: string | null;
    key: KeyKind | null;
    byAddress?: boolean;
    besides?: readonly string[];
    before?: readonly Taking[];
  },
): Taking & { request: Omit<JoinRequest, 'payment'> } {
  const { besides = [], before = [] } = asked;
  const teamId = teamIdOf(state, person, asked.teamId);
  const giver = giverFor(state, person, { teamId, besides, before });
  const chosen = findTeam(state, teamId);
  const team = giver?.spot ? findTeam(state, giver.spot.teamId) : chosen;
  const isTeamForeign = teamId !== null && chosen === null;
  const { game, team: facts, side, player } = joinRequest(state, person, { ...asked, team, isTeamForeign });
  const gone = giver ? 1 : 0;
  const taken = before.filter((one) => one.giver === null).length;
  return {
    giver,
    team,
    request: {
      game: {
        ...game,
        joinedCount: game.joinedCount + taken - gone,
        isTournament: game.isTournament && (giver === null || team !== null),
      },
      team: facts && { ...facts, memberCount: facts.memberCount - gone },
      isTeamForeign,
      side,
      // A hold covers one spot, which a person before them in the payment may have taken.
      player: { ...player, ownHold: player.ownHold && before.length === 0 },
    },
  };
}

/** @throws Refused `periodic_not_usable` for a periodic promocode that takes nothing off this game */
export function checkPeriodic(
  { game, now }: GameState,
  payer: OwnerState,
  periodicId: string | null,
  { own = true }: { own?: boolean } = {},
): void {
  if (periodicId === null) return;
  const code = payer.codes.find(({ id, promoType }) => id === periodicId && promoType === 'periodic');
  const usable = code && codeCounts(code, { id: game.id, startsAt: new Date(game.startsAt) }, now, { own });
  if (!usable) throw new Refused('periodic_not_usable');
}

/**
 * Amounts in a refusal's params are in euros. A score is rounded so that it never reaches the limit it missed, and told only to a person
 * known to be that player.
 */
export function toRefused(state: GameState, { code, params }: JoinRefusal, { isKnown = true } = {}): Refused {
  const { game } = state;
  if (code === 'members_only' && game.closedTo) return new Refused(code, game.closedTo);
  if (code === 'challenge_members_only') return new Refused(code, sideNames(state));
  if (code === 'taken_out' && !isKnown) return new Refused('not_let_in');
  if (!params) return new Refused(code);
  if (code === 'level_too_low') {
    const { minimum = 0, score = 0 } = params;
    if (!isKnown) return new Refused('guest_level_too_low', { minimum });
    return new Refused(code, { minimum, score: scoreBelowLimit(score).toFixed(1) });
  }
  const inEuros = Object.entries(params).map(([name, value]) => [name, centsToEuros(value).toFixed(2)]);
  return new Refused(code, Object.fromEntries(inEuros));
}
