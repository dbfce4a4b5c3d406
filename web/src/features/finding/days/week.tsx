import type { DayOfGames } from '@rondo/contract';
import { daysAfter, gameDays } from '@rondo/rules';
import { useNow } from '../../../platform/clock.tsx';
import { localDate } from '../../../platform/formats.ts';
import { useI18n } from '../../../platform/i18n.tsx';
import { Link } from '../../../platform/link.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { CompactGame } from '../../../ui/game-card/compact-game.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Row } from '../../../ui/layout.tsx';
import { DaySection, useDayName } from './day-section.tsx';
import { DayMark } from './day-mark.tsx';
import classes from './days.module.css';

interface Props {
  days: readonly DayOfGames[];
  /** The address of the week that begins on a day; `allOf` is that of all games of a day. */
  from: (day: string) => string;
  allOf: (day: string) => string;
}

/** How many days with games are unfolded, the first ones. */
const unfolded = 2;

/** Seven days of games (product.md#games-by-day): a strip that leads to each, and below each other the first games of the first days; the later days are folded. */
export function Week({ days, from, allOf }: Props) {
  const { t } = useI18n();
  const dayName = useDayName();
  const today = localDate(useNow());
  const [first] = days;
  if (!first) return null;
  const inSight = new Set(days.filter(({ count }) => count > 0).slice(0, unfolded));
  return (
    <>
      <Row gap={6} align="center" className={classes.strip}>
        {first.day > today && (
          <ButtonLink
            variant="secondary"
            to={from(daysAfter(first.day, -gameDays.shown))}
            preventScrollReset
            aria-label={t('games.days.previous')}
          >
            <Icon name="left" />
          </ButtonLink>
        )}
        <nav className={classes.week} aria-label={t('games.days.week')}>
          {days.map(({ day, count }) => (
            <DayMark
              key={day}
              day={day}
              count={count}
              hasWeekday
              label={`${dayName(day)}, ${t('games.days.count', { count })}`}
            >
              {count > 0 && <span className={classes.number}>{count}</span>}
            </DayMark>
          ))}
        </nav>
        <ButtonLink
          variant="secondary"
          to={from(daysAfter(first.day, gameDays.shown))}
          preventScrollReset
          aria-label={t('games.days.next')}
        >
          <Icon name="right" />
        </ButtonLink>
      </Row>
      {days.map((one) => (
        <DaySection
          key={one.day}
          day={one.day}
          count={one.count}
          isFolded={!inSight.has(one)}
          more={
            one.count > one.matches.length && (
              <Link to={allOf(one.day)} className={`link ${classes.all}`}>
                {t('games.days.all', { count: one.count })}
              </Link>
            )
          }
        >
          {one.matches.map((game) => (
            <li key={game._id}>
              <CompactGame game={game} isDaySaid isPriced />
            </li>
          ))}
        </DaySection>
      ))}
    </>
  );
}
