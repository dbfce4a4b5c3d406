import type { DemandCell } from '@rondo/contract';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/i18n.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { breakingChips, Chip } from '../../ui/chips.tsx';
import { Row, Text } from '../../ui/layout.tsx';
import { SportMark } from '../../ui/sport/sport-mark.tsx';
import classes from './demand.module.css';

/** A town, a sport and a part of the week for which people wish, with a button that makes such a game. */
export function DemandCard({ cell, createPath }: { cell: DemandCell; createPath: string }) {
  const t = useT();
  const { price: say } = useFormats();
  const { town, sport, part, people, level, price, isAnswered } = cell;
  const game = t(`games.sport.${sport}`);
  const terms = [
    level !== 'All levels' && t(`games.level.${level}`),
    price === null ? null : price === 0 ? t('demand.free') : t('demand.upTo', { price: say(price) }),
  ].filter(Boolean);
  return (
    <article className={`${classes.card} ${breakingChips}`}>
      <Row gap={12} align="center" justify="between" className={classes.head}>
        <p className={`numbers ${classes.people}`}>{t('demand.people', { count: people })}</p>
        <SportMark sport={sport} size={28} />
      </Row>
      <div>
        <Text as="h2" size={18} breaks>
          {t('demand.where', { sport: game, town: town.name })}
        </Text>
        <Text above={2} size={15} tone="muted">
          {[t(`dayParts.${part}`), ...terms].join(' · ')}
        </Text>
      </div>
      {isAnswered && <Chip icon="check">{t('demand.answered')}</Chip>}
      <ButtonLink to={createPath} variant="secondary" className={classes.create}>
        {t('demand.create')}
        <span className="visually-hidden">: {`${game}, ${town.name}, ${t(`dayParts.${part}`)}`}</span>
      </ButtonLink>
    </article>
  );
}
