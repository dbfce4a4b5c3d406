import type { GamePlayer } from '@rondo/contract';
import { balanceOf, eloSums, type Sport } from '@rondo/rules';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/i18n.tsx';
import type { DraftTeam } from './team-draft.ts';
import classes from './teams.module.css';

interface Props {
  teams: readonly DraftTeam[];
  players: ReadonlyMap<string, GamePlayer>;
  sport: Sport;
}

/** How even the teams are, in words, and for how many players that is a guess. */
export function TeamBalance({ teams, players, sport }: Props) {
  const t = useT();
  const formats = useFormats();
  const scored = teams.map(({ members }) => members.map((id) => ({ id, elo: players.get(id)?.elo ?? null })));
  const balance = balanceOf(scored);
  if (balance === null) return null;
  const difference = formats.score(balance);
  const guessed = teams
    .flatMap(({ members }) => members)
    .filter((id) => players.get(id)?.eloArray.find((score) => score.sport === sport)?.provisional ?? true).length;
  const sums = eloSums(scored);
  return (
    <div className={`${classes.balance} numbers`} data-balance>
      <div className={classes.shares} aria-hidden="true">
        {teams.map(({ key, color }, index) => (
          <i key={key} style={{ flexGrow: sums[index], background: color }} />
        ))}
      </div>
      <p>
        <strong>{difference === formats.score(0) ? t('teams.level') : t('teams.balance', { difference })}</strong>{' '}
        {guessed > 0 && t('teams.provisional', { count: guessed })}
      </p>
    </div>
  );
}
