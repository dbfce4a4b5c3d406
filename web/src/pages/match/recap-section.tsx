import { useQuery } from '@tanstack/react-query';
import RecapCard from '../../features/recap/recap-card.tsx';
import { recapQuery } from '../../features/recap/recap-query.ts';

/** The recap of a game that was played, for its players and its host. */
export default function RecapSection({ gameId, leads }: { gameId: string; leads: boolean }) {
  const { data: recap } = useQuery(recapQuery(gameId));
  return recap ? <RecapCard recap={recap} isOnGame leads={leads} /> : null;
}
