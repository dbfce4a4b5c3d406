import type { GameDetails } from '@rondo/contract';
import { ratingClosesAt } from '@rondo/rules';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Row, Text } from '../../ui/layout.tsx';
import { Card } from '../../ui/page.tsx';
import classes from './rating-prompt.module.css';

const hourMs = 3_600_000;

/** On the page of a game that the user played in: asks them to rate the others, or says that they have; nothing in games without ratings. */
export function RatingPrompt({ game, onRate }: { game: GameDetails; onRate: () => void }) {
  const t = useT();
  const formats = useFormats();
  const rating = game.viewer?.rating ?? null;
  if (rating === null) return null;
  const ended = new Date(Date.parse(game.game_date) + game.duration * hourMs);
  return (
    <Row as={Card} gap={16} lineGap={12} align="center" wrap>
      <span className={classes.icon}>
        <Icon name={rating === 'done' ? 'check' : 'star'} size={22} />
      </span>
      <div className={classes.words}>
        <Text as="h2" size={18}>
          {t(`match.rating.${rating}`)}
        </Text>
        <Text above={2} size={15} tone="muted">
          {t(`match.rating.${rating}Body`, { until: formats.day(ratingClosesAt(ended).toISOString()) })}
        </Text>
      </div>
      {rating === 'open' && <Button onClick={onRate}>{t('match.rating.button')}</Button>}
    </Row>
  );
}
