import { useQuery } from '@tanstack/react-query';
import { reliabilityQuery } from '../../features/attendance/queries.ts';
import { ReliabilityMark } from '../../features/attendance/reliability-mark.tsx';
import { WithPhrases } from '../../platform/i18n.tsx';

const phrases = ['attendance'] as const;

/** How reliably a player of one's own game comes; nobody but its organiser loads it. */
export default function PlayerReliability({ gameId, playerId }: { gameId: string; playerId: string }) {
  const { data } = useQuery(reliabilityQuery(gameId));
  const reliability = data?.get(playerId);
  // Guests and waiting people are not in it.
  if (reliability === undefined) return null;
  return (
    <WithPhrases parts={phrases} fallback={null}>
      <ReliabilityMark reliability={reliability} />
    </WithPhrases>
  );
}
