import type { GameDetails } from '@rondo/contract';
import { detailsRing, eurosToCents, type TimeLeft } from '@rondo/rules';
import { useEverySecond } from '../../../platform/clock.tsx';
import { useFormats } from '../../../platform/formats.ts';
import { useT, type Translate } from '../../../platform/i18n.tsx';
import { missingOf } from '../../../ui/game-card/missing-of.ts';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { Row, Text } from '../../../ui/layout.tsx';
import classes from './countdown-ring.module.css';

const radius = 34;
const around = 2 * Math.PI * radius;
const icons: Record<GameDetails['status'], IconName> = { pending: 'clock', confirmed: 'check', cancelled: 'cross' };

/** Runs towards the cutoff; green and full when confirmed, red when cancelled (pages.md#countdown). */
export function CountdownRing({ game }: { game: GameDetails }) {
  const t = useT();
  const formats = useFormats();
  const now = useEverySecond(game.status === 'pending');
  const times = {
    startsAt: new Date(game.game_date),
    createdAt: new Date(game.start_set_at),
    priceCents: eurosToCents(game.price) ?? 0,
  };
  const ring = detailsRing({ ...times, status: game.status }, new Date(now));
  const words = ring.timeLeft
    ? {
        title: timeWords(ring.timeLeft, t),
        body: `${t('match.ring.deadline')}. ${t('match.ring.pending', {
          missing: missingOf(game),
          time: `${formats.day(game.cutoff)} ${formats.time(game.cutoff)}`,
        })}.`,
      }
    : { title: t(`match.ring.${endOf(ring.status)}`), body: t(`match.ring.${endOf(ring.status)}Body`) };
  return (
    <Row
      as="section"
      gap={16}
      align="center"
      className={`${classes.box} ${classes[ring.status]}`}
      aria-label={t('match.ring.label')}
    >
      <span className={classes.ring}>
        <svg viewBox="0 0 80 80" aria-hidden="true">
          <circle className={classes.track} cx="40" cy="40" r={radius} />
          <circle
            className={classes.done}
            cx="40"
            cy="40"
            r={radius}
            strokeDasharray={around}
            strokeDashoffset={around * (1 - ring.fill)}
          />
        </svg>
        <Icon name={icons[ring.status]} size={26} />
      </span>
      <span>
        <span className={`${classes.title} numbers`} role={ring.timeLeft ? 'timer' : undefined}>
          {words.title}
        </span>
        <Text as="span" above={2} size={15} tone="ink" ownLine>
          {words.body}
        </Text>
      </span>
    </Row>
  );
}

function endOf(status: GameDetails['status']): 'confirmed' | 'cancelled' | 'over' {
  return status === 'pending' ? 'over' : status;
}

function timeWords({ form, days, hours, minutes, seconds }: TimeLeft, t: Translate): string {
  if (form === 'days') return t('match.ring.days', { days, hours, minutes });
  if (form === 'hours') return t('match.ring.hours', { hours, minutes });
  if (form === 'minutes') return t('match.ring.minutes', { minutes, seconds });
  return t('match.ring.seconds', { seconds });
}
