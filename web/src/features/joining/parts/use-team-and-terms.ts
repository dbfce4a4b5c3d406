import type { GameTeam } from '@rondo/contract';
import { useState } from 'react';
import { useMissingField } from './use-missing-field.ts';

/** What taking a spot asks for: a team, if there are any to choose from, and acceptance of the terms. */
export function useTeamAndTerms(teams: readonly GameTeam[], before: string | null = null) {
  const { body, check, found, error } = useMissingField();
  const [teamId, setTeamId] = useState(before);
  const [accepted, setAccepted] = useState(false);
  return {
    body,
    teamId,
    /** @returns whether nothing is missing */
    check: () => check(teams.length > 0 && teamId === null ? 'team' : accepted ? null : 'terms'),
    /** For `TeamChoice`. */
    team: {
      teams,
      teamId,
      error: error('team'),
      onChoose: (chosen: string) => {
        setTeamId(chosen);
        found('team');
      },
    },
    /** For `Terms`. */
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
