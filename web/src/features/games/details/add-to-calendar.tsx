import type { GameDetails } from '@rondo/contract';
import type { ReactNode } from 'react';
import { useNow } from '../../../platform/clock.tsx';
import { useT } from '../../../platform/i18n.tsx';
import { Link } from '../../../platform/link.tsx';
import { showBanner } from '../../../ui/banner.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Menu, menuEntry } from '../../../ui/menu.tsx';
import { calendarLink } from './calendar-link.ts';
import classes from './add-to-calendar.module.css';
import { calendars, type Calendar } from './calendars.ts';

interface Props {
  game: Pick<GameDetails, '_id' | 'name' | 'description' | 'game_date' | 'duration'>;
  place: string;
  /** The button's words and look, if it is one of several buttons. */
  className?: string;
  children?: ReactNode;
}

/** Lets joined players add the game to their calendar (pages.md#game-page). */
export function AddToCalendar({ game, place, className = classes.action, children }: Props) {
  const t = useT();
  const now = useNow();
  // Opened directly in the click, because a browser may block a window that opens later.
  const open = (calendar: Calendar) => {
    try {
      const link = document.createElement('a');
      const { origin, host } = window.location;
      const url = `${origin}/match/${game._id}`;
      const startsAt = new Date(game.game_date);
      const entry = {
        uid: `${game._id}@${host}`,
        title: game.name,
        description: `${game.description}\n${url}`.trim(),
        place,
        url,
        startsAt,
        endsAt: new Date(startsAt.getTime() + game.duration * 3_600_000),
      };
      link.href = calendarLink(calendar, entry, new Date(now));
      if (calendar === 'apple') link.download = 'rondo.ics';
      else Object.assign(link, { target: '_blank', rel: 'noopener' });
      link.click();
    } catch {
      showBanner('error', t('match.calendar.failed'));
    }
  };
  return (
    <Menu
      label={t('match.calendar.add')}
      className={className}
      button={
        children ?? (
          <>
            <Icon name="calendar" />
            {t('match.calendar.add')}
          </>
        )
      }
      opensUpOnPhone
    >
      {calendars.map((calendar) => (
        <button key={calendar} type="button" className={menuEntry} onClick={() => open(calendar)}>
          {t(`match.calendar.${calendar}`)}
        </button>
      ))}
      <Link to="/calendars" className={menuEntry}>
        {t('match.calendar.all')}
      </Link>
    </Menu>
  );
}
