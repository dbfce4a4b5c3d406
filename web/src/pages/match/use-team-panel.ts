import type { GameDetails } from '@rondo/contract';
import { useSearchParams } from 'react-router';

/**
 * Whether the organiser's team panel is open, stored in the address so that Back closes it. Null for a game without teams to make: one
 * that is over, a challenge, or a tournament organised elsewhere.
 */
export function useTeamPanel({ status, archived, challenge, tournament, teams }: GameDetails) {
  const [query, setQuery] = useSearchParams();
  const open = query.get('organise') === 'teams';
  const toggle = () => {
    const next = new URLSearchParams(query);
    if (open) next.delete('organise');
    else next.set('organise', 'teams');
    setQuery(next, { preventScrollReset: true });
  };
  if (status === 'cancelled' || archived || challenge || (tournament && teams.length === 0)) return null;
  return { open, toggle };
}
