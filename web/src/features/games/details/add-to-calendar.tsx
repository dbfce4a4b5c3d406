import type { GameDetails } from '@rondo/contract';
import { useT } from '../../../platform/i18n.tsx';
import { showBanner } from '../../../ui/banner.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Menu, menuEntry } from '../../../ui/menu.tsx';
import { calendars, type Calendar } from './calendars.ts';
import { addressOf } from './game-facts.tsx';
import classes from './side-actions.module.css';

/** For joined players: the game in their own calendar (1-games §2). */
export function AddToCalendar({ game }: { game: GameDetails }) {
  const t = useT();
  const open = async (calendar: Calendar) => {
    try {
      const { calendarLink } = await import('./calendar-link.ts');
      const link = document.createElement('a');
      link.href = calendarLink(calendar, {
        title: game.name,
        description: `${game.description}\n${window.location.origin}/match/${game._id}`.trim(),
        place: addressOf(game),
        startsAt: new Date(game.game_date),
        hours: game.duration,
      });
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
      className={classes.action}
      button={
        <>
          <Icon name="calendar" />
          {t('match.calendar.add')}
        </>
      }
    >
      {calendars.map((calendar) => (
        <button key={calendar} type="button" className={menuEntry} onClick={() => void open(calendar)}>
          {t(`match.calendar.${calendar}`)}
        </button>
      ))}
    </Menu>
  );
}
