import type { GameDetails, GameTeam } from '@rondo/contract';
import { useT } from '../../platform/i18n.tsx';
import { Choices } from '../../ui/choices.tsx';
import { type SpottedGame, spotsToTake } from '../../ui/game-card/spots-to-take.ts';
import { TeamMark } from '../../ui/team-mark.tsx';

interface Props {
  teams: readonly GameTeam[];
  teamId: string | null;
  onChoose: (teamId: string) => void;
  /** Seats the team needs. */
  spots?: number;
}

type Teamed = SpottedGame & Pick<GameDetails, 'tournament' | 'teams' | 'viewer'>;

/**
 * The teams of which whoever joins chooses one: a tournament's. Those that an organiser makes in any other game say who plays
 * with whom, and ask nobody who joins (3-decisions §3). Who takes over a released spot, because no other is open, gets its seat.
 */
export function teamsToChoose(game: Teamed | undefined): readonly GameTeam[] {
  return game?.tournament && !takesOver(game) ? game.teams : [];
}

/** One that is kept for the reader is held, unless it is a released one, which is still its player's. */
function takesOver(game: Teamed): boolean {
  if (game.viewer?.offeredUntil) return game.joined_players_number >= game.players;
  return game.released_spots > 0 && spotsToTake(game) <= game.released_spots;
}

function seatsOf({ team_size: size, team_members: members }: GameTeam): number {
  return size - members;
}

/** Only teams with room are offered (1-games §2). */
export function TeamChoice({ teams, teamId, onChoose, spots = 1 }: Props) {
  const t = useT();
  const open = teams.filter((team) => seatsOf(team) >= spots);
  if (open.length === 0) return <p>{t('joining.pay.noTeams')}</p>;
  return (
    <Choices
      legend={t('joining.pay.team')}
      value={teamId ?? ''}
      onChange={onChoose}
      options={open.map((team) => ({
        value: team._id,
        label: <TeamMark name={team.name} color={team.color} />,
        hint: t('match.teams.left', { count: seatsOf(team) }),
      }))}
    />
  );
}
