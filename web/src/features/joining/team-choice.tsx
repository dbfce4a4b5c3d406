import type { GameDetails, GameTeam } from '@rondo/contract';
import { useT } from '../../platform/i18n.tsx';
import { Choices } from '../../ui/choices.tsx';
import { TeamMark } from '../../ui/team-mark.tsx';

interface Props {
  teams: readonly GameTeam[];
  teamId: string | null;
  onChoose: (teamId: string) => void;
  /** Seats the team needs. */
  spots?: number;
}

/**
 * The teams of which whoever joins chooses one: a tournament's. Those that an organiser makes in any other game say who plays
 * with whom, and ask nobody who joins (3-decisions §3).
 */
export function teamsToChoose(game: Pick<GameDetails, 'tournament' | 'teams'> | undefined): readonly GameTeam[] {
  return game?.tournament ? game.teams : [];
}

/** Only teams with room are offered (1-games §2). */
export function TeamChoice({ teams, teamId, onChoose, spots = 1 }: Props) {
  const t = useT();
  const open = teams.filter((team) => team.team_size - team.team_members >= spots);
  if (open.length === 0) return <p>{t('joining.pay.noTeams')}</p>;
  return (
    <Choices
      legend={t('joining.pay.team')}
      value={teamId ?? ''}
      onChange={onChoose}
      options={open.map(({ _id, name, color, team_members: members, team_size: size }) => ({
        value: _id,
        label: <TeamMark name={name} color={color} />,
        hint: t('match.teams.left', { count: size - members }),
      }))}
    />
  );
}
