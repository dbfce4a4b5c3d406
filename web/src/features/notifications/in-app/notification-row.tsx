import type { Notification } from '@rondo/contract';
import { notificationKinds } from '@rondo/rules/notification-kinds';
import type { NotificationCategory } from '@rondo/rules/notifications';
import { type ReactNode, useId, useState } from 'react';
import { useAge } from '../../../platform/age.ts';
import { useT } from '../../../platform/i18n.tsx';
import { Link } from '../../../platform/link.tsx';
import { Button, ButtonLink, IconButton } from '../../../ui/button.tsx';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import classes from './notifications.module.css';
import type { Told } from './by-game.ts';
import { useNotificationText } from './notification-text.ts';
import { quickActionOf } from './quick-action.ts';

const icons: Record<NotificationCategory, IconName> = {
  offers: 'clock',
  changes: 'calendar',
  money: 'wallet',
  games: 'check',
  reminders: 'bell',
  spots: 'people',
  bookings: 'wallet',
  signUps: 'shirt',
  organising: 'warning',
  ratings: 'star',
  communities: 'people',
  invitations: 'mail',
  wishes: 'star',
  rescues: 'people',
  messages: 'chat',
};

interface Props extends Pick<Told, 'notices'> {
  isUnread: boolean;
  /** Called to archive them, or to move them back. */
  onMove: () => void;
  onRead: () => void;
  onUnread: () => void;
}

/** The row is the link to what changed last, and marks all of them as read; unfolded it says each, with its own way on. */
export function NotificationRow({ notices, isUnread, onMove, onRead, onUnread }: Props) {
  const t = useT();
  const bodyId = useId();
  const [latest, ...earlier] = notices;
  const { title } = useNotificationText(latest);
  const age = useAge(latest.createdAt);
  const [open, setOpen] = useState(false);
  const { type } = latest;
  const archived = latest.status === 'archived';
  const action = quickActionOf(latest);
  const moving = archived ? t('notices.restoreNamed', { title }) : t('notices.archiveNamed', { title });
  const toggle = () => {
    setOpen(!open);
    onRead();
  };
  const unfolding = { 'aria-expanded': open, 'aria-controls': bodyId, onClick: toggle };
  const row = (
    <>
      <span className={classes.mark} data-kind={notificationKinds[type]}>
        <Icon name={type === 'matchCancelled' ? 'cross' : icons[notificationKinds[type]]} size={20} />
      </span>
      <span className={classes.words}>
        <span className={classes.title}>{title}</span>
        <span className={classes.age}>
          <time dateTime={latest.createdAt}>{age}</time>
          {earlier.length > 0 && <span className="numbers">{t('notices.andMore', { count: earlier.length })}</span>}
          {isUnread && <span className="visually-hidden">{t('notices.unread')}</span>}
        </span>
      </span>
      {isUnread && <span className={classes.dot} />}
      {action && <span className={classes.act}>{t(`notices.act.${action.words}`)}</span>}
    </>
  );
  return (
    <>
      <div className={classes.head}>
        {action ? (
          <Link to={action.to} className={classes.opener} onClick={onRead}>
            {row}
          </Link>
        ) : (
          <button type="button" className={classes.opener} {...unfolding}>
            {row}
          </button>
        )}
        <IconButton label={t('notices.detailsNamed', { title })} {...unfolding}>
          <Icon name={open ? 'up' : 'down'} />
        </IconButton>
        <IconButton label={moving} className={classes.archive} onClick={onMove}>
          <Icon name={archived ? 'refund' : 'archive'} />
        </IconButton>
      </div>
      <div id={bodyId} className={classes.body} hidden={!open}>
        {notices.map((notice, index) => (
          <Said key={notice._id} notice={notice} isTitled={index > 0} onFollow={onRead}>
            {index === 0 && !archived && !isUnread && (
              <Button
                variant="secondary"
                onClick={() => {
                  onUnread();
                  setOpen(false);
                }}
              >
                {t('notices.unreadAgain')}
              </Button>
            )}
            {index === 0 && (
              <Button variant="secondary" className={classes.archiveBelow} aria-label={moving} onClick={onMove}>
                {t(archived ? 'notices.restore' : 'notices.archive')}
              </Button>
            )}
          </Said>
        ))}
      </div>
    </>
  );
}

interface SaidProps {
  notice: Notification;
  /** Whether it has a title of its own; that of the latest is the row's. */
  isTitled: boolean;
  onFollow: () => void;
  /** Further buttons. */
  children: ReactNode;
}

/** One notification in full, with the ways to act on it. */
function Said({ notice, isTitled, onFollow, children }: SaidProps) {
  const t = useT();
  const { title, message } = useNotificationText(notice);
  const age = useAge(notice.createdAt);
  const action = quickActionOf(notice);
  const { redirectUri, gameDetails } = notice;
  return (
    <div className={classes.said}>
      {isTitled && (
        <h2>
          {title} <time dateTime={notice.createdAt}>{age}</time>
        </h2>
      )}
      <p>{message}</p>
      {gameDetails?.adminNote && (
        <p className={classes.note}>
          <strong>{t('notices.note')}:</strong> {gameDetails.adminNote}
        </p>
      )}
      <div className={classes.ways}>
        {action && (
          <ButtonLink
            to={action.to}
            variant="secondary"
            aria-label={`${t(`notices.act.${action.words}`)}: ${title}`}
            onClick={onFollow}
          >
            {t(`notices.act.${action.words}`)}
          </ButtonLink>
        )}
        {redirectUri !== null && action?.to !== redirectUri && (
          <ButtonLink to={redirectUri} variant="secondary">
            {t('notices.act.game')}
          </ButtonLink>
        )}
        {children}
      </div>
    </div>
  );
}
