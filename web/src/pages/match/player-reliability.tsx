import { useQuery } from '@tanstack/react-query';
import { reliabilityQuery } from '../../features/attendance/queries.ts';
import { ReliabilityMark } from '../../features/attendance/reliability-mark.tsx';
import { WithPhrases } from '../../platform/i18n.tsx';

const phrases = ['attendance'] as const;

/** How reliably a player comes, loaded only for the organiser of the game. */
export default function PlayerReliability({ gameId, playerId }: { gameId: string; playerId: string }) {
  const { data } = useQuery(reliabilityQuery(gameId));
  const reliability = data?.get(playerId);
  // Guests and waiting people have no reliability.
  if (reliability === undefined) return null;
  return (
    <WithPhrases parts={phrases} fallback={null}>
      <ReliabilityMark reliability={reliability} />
    </WithPhrases>
  );
}
