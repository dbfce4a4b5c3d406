import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import { useNow } from '../../../platform/clock.tsx';
import { daysBetween, useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/i18n.tsx';
import { useMounted } from '../../../platform/use-mounted.ts';
import { CompactGames } from '../../../ui/game-card/compact-games.tsx';
import { Icon } from '../../../ui/icon.tsx';
import classes from './days.module.css';

interface Props {
  /** `2026-11-28` */
  day: string;
  count: number;
  /** Whether only its name is shown until it is pressed, or its mark in the calendar: a day that is over, or far ahead. */
  isFolded?: boolean;
  /** Its games, as items of a list. */
  children?: ReactNode;
  /** A link to more of its games. */
  more?: ReactNode;
}

/** The id of a day's section, to which a calendar links: `day-2026-11-28`. */
export const dayAnchor = (day: string): string => `day-${day}`;

/** Noon in UTC, because at that time it is the same day everywhere in Europe. */
const noonOf = (day: string): string => `${day}T12:00:00Z`;

/** `Sat 28 Nov`, with *Today* or *Tomorrow* before it. */
export function useDayName(): (day: string) => string {
  const now = useNow();
  const t = useT();
  const formats = useFormats();
  return (day) => {
    const near = [t('common.today'), t('common.tomorrow')][daysBetween(now, Date.parse(noonOf(day)))];
    const date = formats.day(noonOf(day), now);
    return near === undefined ? date : `${near}, ${date}`;
  };
}

/** A day of a calendar with its games. */
export function DaySection({ day, count, isFolded = false, children, more }: Props) {
  const t = useT();
  const dayName = useDayName();
  const anchor = dayAnchor(day);
  const name = (
    <h3 id={`${anchor}-name`} className={classes.name} tabIndex={-1}>
      {dayName(day)}{' '}
      <span className={classes.count}>{count > 0 ? t('games.days.count', { count }) : t('games.days.none')}</span>
    </h3>
  );
  const games = count > 0 && <CompactGames>{children}</CompactGames>;
  return (
    <section className={classes.day} id={anchor} aria-labelledby={`${anchor}-name`}>
      {isFolded && games ? (
        <Folded anchor={anchor} name={name}>
          {games}
          {more}
        </Folded>
      ) : (
        <>
          {name}
          {games}
          {more}
        </>
      )}
    </section>
  );
}

/** Opens by a press, and when the calendar leads to it. */
function Folded({ anchor, name, children }: { anchor: string; name: ReactNode; children: ReactNode }) {
  const { hash, key } = useLocation();
  // The server doesn't know this part of the address, and the page begins as the server made it.
  const mounted = useMounted();
  const [isOpen, setOpen] = useState(false);
  const [led, setLed] = useState<string | null>(null);
  // Pressing the mark again leads there again.
  if (mounted && hash === `#${anchor}` && led !== key) {
    setLed(key);
    setOpen(true);
  }
  return (
    <details className={classes.folded} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {name}
        <Icon name="down" />
      </summary>
      {children}
    </details>
  );
}
