import type { LeaderboardEntry } from '@rondo/contract';
import { isTrusted } from '@rondo/rules';
import { useT } from '../../platform/i18n.tsx';
import { breakingChips, Chip } from '../../ui/chips.tsx';
import { ScoreMark } from '../../ui/score-mark.tsx';
import classes from './standing.module.css';

/** A player's score with its medal. */
export function Elo({ elo }: { elo: number }) {
  return (
    <span className={classes.elo}>
      <ScoreMark elo={elo} />
    </span>
  );
}

/** 'Guest' for a guest; otherwise the number of games, and whether that earns the trusted badge. 'You' for the reader. */
export function Badges({ player, isReader }: { player: LeaderboardEntry; isReader: boolean }) {
  const t = useT();
  return (
    <span className={`${classes.badges} ${breakingChips}`} data-badges>
      {player.game_count === null ? (
        <Chip>{t('nav.guest')}</Chip>
      ) : (
        <>
          <span className={classes.games}>{t('score.games', { count: player.game_count })}</span>
          {isTrusted(player.game_count) && (
            <Chip icon="shield" tone="turf">
              {t('score.trusted')}
            </Chip>
          )}
        </>
      )}
      {isReader && <Chip tone="info">{t('score.you')}</Chip>}
    </span>
  );
}
