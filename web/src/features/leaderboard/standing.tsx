import type { LeaderboardEntry } from '@rondo/contract';
import { useT } from '../../platform/i18n.tsx';
import { breakingChips, Chip } from '../../ui/chips.tsx';
import { Row, Text } from '../../ui/layout.tsx';
import { ScoreMark } from '../../ui/score-mark.tsx';
import { TrustedTick } from '../../ui/trusted.tsx';
import classes from './standing.module.css';

/** A player's score with its medal. */
export function Elo({ elo, band }: Pick<LeaderboardEntry, 'elo' | 'band'>) {
  return (
    <span className={classes.elo}>
      <ScoreMark elo={elo} band={band} />
    </span>
  );
}

/** 'Guest' for a guest; otherwise the number of games, with a tick if the player has earned the trusted badge. 'You' for the reader. */
export function Badges({ player, isReader }: { player: LeaderboardEntry; isReader: boolean }) {
  const t = useT();
  return (
    <Row as="span" gap={8} lineGap={4} align="center" wrap className={breakingChips} data-badges>
      {player.game_count === null ? (
        <Chip>{t('nav.guest')}</Chip>
      ) : (
        <>
          <Text as="span" size={13} tone="muted" breaks className="numbers">
            {t('score.games', { count: player.game_count })}
          </Text>
          <TrustedTick games={player.game_count} />
        </>
      )}
      {isReader && <Chip tone="info">{t('score.you')}</Chip>}
    </Row>
  );
}
