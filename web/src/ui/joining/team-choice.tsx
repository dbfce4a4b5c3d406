import type { GameDetails, GameTeam } from '@rondo/contract';
import { useT } from '../../platform/i18n.tsx';
import { Choices } from '../choices.tsx';
import { type SpottedGame, spotsToTake } from '../game-card/spots-to-take.ts';
import { TeamMark } from '../team-mark.tsx';

interface Props {
  teams: readonly GameTeam[];
  teamId: string | null;
  onChoose: (teamId: string) => void;
  error: string | false;
  /** The number of places needed in the team. */
  spots?: number;
}

type Teamed = SpottedGame & Pick<GameDetails, 'tournament' | 'teams' | 'viewer'>;

/**
 * The teams to choose from when joining, which only tournaments have (product.md#joining): in other games an organiser makes the teams. A player
 * who takes over a released spot, because no other is open, gets its place in a team.
 */
export function teamsToChoose(game: Teamed | undefined): readonly GameTeam[] {
  return game?.tournament && !takesOver(game) ? game.teams : [];
}

/** Whether joining now would take over a released spot, which still counts as joined. */
function takesOver(game: Teamed): boolean {
  if (game.viewer?.offeredUntil) return game.joined_players_number >= game.players;
  return game.released_spots > 0 && spotsToTake(game) <= game.released_spots;
}

function seatsOf({ team_size: size, team_members: members }: GameTeam): number {
  return size - members;
}

/** The teams with room (product.md#joining); nothing if no team has to be chosen. */
export function TeamChoice({ teams, teamId, onChoose, error, spots = 1 }: Props) {
  const t = useT();
  if (teams.length === 0) return null;
  const open = teams.filter((team) => seatsOf(team) >= spots);
  if (open.length === 0) return <p>{t('joiningSteps.pay.noTeams')}</p>;
  return (
    <Choices
      legend={t('joiningSteps.pay.team')}
      value={teamId ?? ''}
      onChange={onChoose}
      error={error}
      options={open.map((team) => ({
        value: team._id,
        label: <TeamMark name={team.name} color={team.color} />,
        hint: t('match.teams.left', { count: seatsOf(team) }),
      }))}
    />
  );
}
