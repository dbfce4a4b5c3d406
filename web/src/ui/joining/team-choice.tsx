import type { GameDetails, GameTeam } from '@rondo/contract';
import { useT } from '../../platform/i18n.tsx';
import { Choices } from '../choices.tsx';
import { openSides, type SpottedGame, spotsToTake } from '../game-card/spots-to-take.ts';
import { Row } from '../layout.tsx';
import { TeamMark } from '../team-mark.tsx';

interface Props {
  teams: readonly GameTeam[];
  teamId: string | null;
  onChoose: (teamId: string) => void;
  error: string | false;
  /** The team that they get without choosing, though its place may be taken: it is kept for them. */
  given?: string | null;
  /** The number of places needed in the team. */
  spots?: number;
  /** Whether it is chosen to wait for, so that it may be full. */
  waits?: boolean;
}

type Teamed = SpottedGame & Pick<GameDetails, 'tournament' | 'tournament_entry' | 'teams' | 'viewer'>;

/** The sides of a challenge for who is a member of both communities and so has the choice; nothing for anybody else. */
function sidesToChoose({ challenge, teams, viewer }: Teamed): readonly GameTeam[] {
  const sides = challenge && viewer ? openSides(challenge, viewer) : [];
  if (!challenge || sides.length < 2) return [];
  return teams.filter(({ _id }) => sides.some((side) => challenge[side].team === _id));
}

/**
 * The teams to choose from when joining, which only tournaments have (product.md#joining), and challenges for who is in both communities: in other
 * games an organiser makes the teams. A player
 * who takes over a released spot, because no other is open, gets its place in a team. In a tournament that is played on Rondo it is the team that the
 * address names, or for who joins alone the emptiest one.
 * @param named the id of the team in the address
 */
export function teamsToChoose(game: Teamed | undefined, named: string | null = null): readonly GameTeam[] {
  if (game?.challenge) return sidesToChoose(game);
  if (!game?.tournament || takesOver(game)) return [];
  const { tournament_entry: entry, teams } = game;
  if (entry === null) return teams;
  if (entry === 'single') return teams.toSorted((a, b) => seatsOf(b) - seatsOf(a)).slice(0, 1);
  const own = teams.filter(({ _id }) => _id === named);
  return own.length > 0 ? own : teams;
}

/** Whether joining now would take over a released spot, which still counts as joined. */
function takesOver(game: Teamed): boolean {
  if (game.viewer?.offeredUntil) return game.joined_players_number >= game.players;
  return game.released_spots > 0 && spotsToTake(game) <= game.released_spots;
}

/** The team that somebody gets without choosing, in a tournament that is played on Rondo; null if there is a choice. */
export function teamGiven(game: Teamed, named: string | null): string | null {
  const [only, ...others] = teamsToChoose(game, named);
  return game.tournament_entry !== null && only && others.length === 0 ? only._id : null;
}

function seatsOf({ team_size: size, team_members: members }: GameTeam): number {
  return size - members;
}

/** The teams with room (product.md#joining); nothing if no team has to be chosen. */
export function TeamChoice({ teams, teamId, onChoose, error, given = null, spots = 1, waits = false }: Props) {
  const t = useT();
  if (teams.length === 0) return null;
  const own = teams.find(({ _id }) => _id === given);
  if (own)
    return (
      <Row gap={8} align="center">
        {t('joiningSteps.pay.team')}
        <TeamMark name={own.name} color={own.color} />
      </Row>
    );
  const open = waits ? teams : teams.filter((team) => seatsOf(team) >= spots);
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
        hint: seatsOf(team) > 0 ? t('match.teams.left', { count: seatsOf(team) }) : t('games.players.full'),
      }))}
    />
  );
}
