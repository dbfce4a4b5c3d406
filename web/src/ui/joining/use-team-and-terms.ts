import type { GameTeam } from '@rondo/contract';
import { acceptTerms } from '@rondo/contract/calls';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';
import { useUser } from '../../platform/session.ts';
import { useTypedState } from '../../platform/typed.ts';
import { useMissingField } from './use-missing-field.ts';

/**
 * The fields that every way of taking a spot needs: a team, if there are any to choose from, and acceptance of the terms, unless this version
 * was accepted before.
 */
export function useTeamAndTerms(teams: readonly GameTeam[], before: string | null = null) {
  const { body, check, found, error } = useMissingField();
  const [teamId, setTeamId] = useTypedState('teamId', before);
  const user = useUser();
  const [accepted, setAccepted] = useTypedState('accepted', user?.acceptedTerms ?? false);
  const accept = useMutation({ mutationFn: () => call(acceptTerms) });
  return {
    body,
    teamId,
    /** @returns whether nothing is missing */
    check: () => {
      const complete = check([teams.length > 0 && teamId === null && 'team', !accepted && 'terms']);
      if (complete && user && !user.acceptedTerms) accept.mutate();
      return complete;
    },
    /** The props of `TeamChoice`. */
    team: {
      teams,
      teamId,
      error: error('team'),
      onChoose: (chosen: string) => {
        setTeamId(chosen);
        found('team');
      },
    },
    /** The props of `Terms`. */
    terms: {
      accepted,
      error: error('terms'),
      onAccept: (now: boolean) => {
        setAccepted(now);
        found('terms');
      },
    },
  };
}
