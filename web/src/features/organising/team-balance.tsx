import type { GamePlayer } from '@rondo/contract';
import { balanceOf, eloSums, type Sport } from '@rondo/rules';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/i18n.tsx';
import { Row, Text } from '../../ui/layout.tsx';
import type { DraftTeam } from './team-draft.ts';
import classes from './teams.module.css';

interface Props {
  teams: readonly DraftTeam[];
  players: ReadonlyMap<string, GamePlayer>;
  sport: Sport;
}

/** How even the teams are, in words, and the number of players whose score is a guess. */
export function TeamBalance({ teams, players, sport }: Props) {
  const t = useT();
  const formats = useFormats();
  const balance = balanceOf(scoresOf({ teams, players }));
  if (balance === null) return null;
  const difference = formats.score(balance);
  const guessed = teams
    .flatMap(({ members }) => members)
    .filter((id) => players.get(id)?.eloArray.find((score) => score.sport === sport)?.provisional ?? true).length;
  return (
    <Text size={15} className="numbers" data-balance>
      <strong>{difference === formats.score(0) ? t('teams.level') : t('teams.balance', { difference })}</strong>{' '}
      {guessed > 0 && t('teams.provisional', { count: guessed })}
    </Text>
  );
}

/** The same as a bar in the teams' colours. Its height is fixed, since teams must not move under a player who is dragged. */
export function TeamShares({ teams, players }: Pick<Props, 'teams' | 'players'>) {
  const sums = eloSums(scoresOf({ teams, players }));
  return (
    <Row gap={2} className={classes.shares} aria-hidden="true">
      {teams.map(({ key, color }, index) => (
        <i key={key} style={{ flexGrow: sums[index], background: color }} />
      ))}
    </Row>
  );
}

function scoresOf({ teams, players }: Pick<Props, 'teams' | 'players'>) {
  return teams.map(({ members }) => members.map((id) => ({ id, elo: players.get(id)?.elo ?? null })));
}
