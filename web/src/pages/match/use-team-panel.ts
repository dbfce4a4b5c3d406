import type { GameDetails } from '@rondo/contract';
import { useSearchParams } from 'react-router';

/** Whether the organiser's team panel is open; in the address, so that Back closes it. */
export function useTeamPanel({ viewer, status, archived }: GameDetails) {
  const [query, setQuery] = useSearchParams();
  const allowed = viewer?.canEdit === true && status !== 'cancelled' && !archived;
  const open = allowed && query.get('organise') === 'teams';
  const toggle = () => {
    const next = new URLSearchParams(query);
    if (open) next.delete('organise');
    else next.set('organise', 'teams');
    setQuery(next, { preventScrollReset: true });
  };
  return { open, toggle };
}
