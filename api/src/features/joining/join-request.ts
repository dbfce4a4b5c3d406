import { centsToEuros, codeCounts, type JoinRefusal, type JoinRequest, type KeyKind, prior } from '@rondo/rules';
import { Refused } from '../../platform/refusal.ts';
import type { GameState, OwnerState, PersonState, TeamState } from './game-state.ts';
import { gameFacts, holdsBeside } from './take-spot.ts';

/** @throws Refused `not_logged_in` for somebody who is not there any more. */
export function personOf(state: GameState, userId: string): PersonState {
  const person = state.people.get(userId);
  if (!person) throw new Refused('not_logged_in');
  return person;
}

/** What a person brings to a decision about a spot, beside those in `besides`, who take one in the same payment. */
export function joinRequest(
  state: GameState,
  person: PersonState,
  {
    team,
    key,
    byAddress = false,
    besides = [],
  }: { team: TeamState | null; key: KeyKind | null; byAddress?: boolean; besides?: readonly string[] },
): Omit<JoinRequest, 'payment'> {
  const holds = holdsBeside(state, [...besides, person.userId]);
  const heldSeats = holds.filter(({ teamId }) => team !== null && teamId === team.id).length;
  return {
    game: { ...gameFacts(state), activeHolds: holds.length },
    team: team && { teamSize: team.teamSize, memberCount: team.memberCount + heldSeats },
    player: {
      alreadyJoined: person.spot !== null,
      onWaitingList: person.waiting,
      ownHold: state.holds.some(({ userId }) => userId === person.userId),
      score: person.score ?? prior.score,
      key,
      isOutsider: person.isOutsider,
      mayQueue: !byAddress,
    },
  };
}

/**
 * An address that has an account is no way around its password: its owner logs in.
 * @throws Refused `log_in_first`
 */
export function checkLogin({ owner }: PersonState, { vouched }: { vouched: boolean }): void {
  if (!owner.isGuest && !vouched) throw new Refused('log_in_first');
}

export function findTeam(state: GameState, teamId: string | null): TeamState | null {
  return state.teams.find(({ id }) => id === teamId) ?? null;
}

/** @throws Refused `periodic_not_usable` for a periodic promocode that takes nothing off this game. */
export function checkPeriodic({ game, now }: GameState, payer: OwnerState, periodicId: string | null): void {
  if (periodicId === null) return;
  const code = payer.codes.find(({ id, promoType }) => id === periodicId && promoType === 'periodic');
  const usable = code && codeCounts(code, { id: game.id, startsAt: new Date(game.startsAt) }, now);
  if (!usable) throw new Refused('periodic_not_usable');
}

/** Amounts in a refusal's params are shown in euros. */
export function toRefused({ code, params }: JoinRefusal): Refused {
  if (!params) return new Refused(code);
  const inEuros = (name: string, value: number) => (name === 'minimum' ? value : centsToEuros(value).toFixed(2));
  return new Refused(
    code,
    Object.fromEntries(Object.entries(params).map(([name, value]) => [name, inEuros(name, value)])),
  );
}
