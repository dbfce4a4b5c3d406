import type { GameDetails } from '@rondo/contract';
import { AddToCalendar } from '../../features/games/details/add-to-calendar.tsx';
import { addressOf } from '../../features/games/details/address-of.ts';
import { steps, type Wizard } from '../../ui/joining/steps.ts';
import { useT } from '../../platform/i18n.tsx';
import { Link } from '../../platform/link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { mapsLink } from '../../ui/maps-link.ts';
import { StickyAction } from '../../ui/sticky-action.tsx';
import classes from './in-game-bar.module.css';
import { chatOf } from './parts-of-game.ts';

/** Links that a player needs on the day; giving up the spot comes last, with the refunds a press away (pages.md#game-page). */
export function InGameBar({ game, open }: { game: GameDetails; open: Wizard['open'] }) {
  const t = useT();
  const [longitude, latitude] = game.location.coordinates;
  const chat = chatOf(game);
  return (
    <StickyAction>
      <div className={classes.bar}>
        <Link className={classes.help} to={`/ticket/${game._id}`}>
          <Icon name="ticket" size={22} />
          {t('joining.inGame.ticket')}
        </Link>
        <a
          className={classes.help}
          href={mapsLink(latitude, longitude, 'route')}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon name="map" size={22} />
          {t('joining.inGame.route')}
        </a>
        <AddToCalendar game={game} place={addressOf(game)} className={classes.help}>
          <Icon name="calendar" size={22} />
          {t('joining.inGame.calendar')}
        </AddToCalendar>
        {chat && (
          <a className={classes.help} href={chat} target="_blank" rel="noopener noreferrer">
            <Icon name="chat" size={22} />
            {t('joining.inGame.chat')}
          </a>
        )}
        <button type="button" className={classes.help} aria-haspopup="dialog" onClick={() => open(steps.out)}>
          <Icon name="more" size={22} />
          {t('joining.inGame.out')}
        </button>
      </div>
    </StickyAction>
  );
}
