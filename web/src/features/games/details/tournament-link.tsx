import type { GameDetails } from '@rondo/contract';
import { useT } from '../../../platform/i18n.tsx';
import { FactLink } from '../../../ui/fact-rows.tsx';

/** The way from a tournament's game to its teams, matches and table. */
export function TournamentLink({ game: { _id: id, teams } }: { game: Pick<GameDetails, '_id' | 'teams'> }) {
  const t = useT();
  const taken = teams.filter(({ team_members: members }) => members > 0).length;
  return (
    <FactLink
      to={`/tournaments/${id}`}
      icon="trophy"
      title={t('match.tournament.title')}
      fact={t('match.tournament.teams', { count: taken, most: teams.length })}
    />
  );
}
