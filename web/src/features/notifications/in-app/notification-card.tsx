import type { Notification } from '@rondo/contract';
import { type NotificationCategory, notificationKinds } from '@rondo/rules/notifications';
import { useId, useState } from 'react';
import { useAge } from '../../../platform/age.ts';
import { useT } from '../../../platform/i18n.tsx';
import { showBanner } from '../../../ui/banner.tsx';
import { Button, ButtonLink, IconButton } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chips.tsx';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import classes from './notifications.module.css';
import { useChangeNotification } from './queries.ts';
import { useNotificationText } from './notification-text.ts';

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
};

/** One notification; its title opens it and marks it as read (product.md#notifications). */
export function NotificationCard({ notification, onMoved }: { notification: Notification; onMoved: () => void }) {
  const t = useT();
  const bodyId = useId();
  const { title, message } = useNotificationText(notification);
  const age = useAge(notification.createdAt);
  const change = useChangeNotification();
  const [open, setOpen] = useState(false);
  const { status, type } = notification;
  const archived = status === 'archived';
  const toggle = () => {
    setOpen(!open);
    if (status === 'unread') change.mutate({ ...notification, status: 'read' });
  };
  const move = () => {
    change.mutate({ ...notification, status: archived ? 'read' : 'archived' });
    showBanner('success', t(archived ? 'notices.restored' : 'notices.gone'), { seconds: 3 });
    // The element that had the focus is gone.
    onMoved();
  };
  return (
    <li className={classes.notification} data-unread={status === 'unread' || undefined}>
      <div className={classes.head}>
        <button type="button" className={classes.opener} aria-expanded={open} aria-controls={bodyId} onClick={toggle}>
          <span className={classes.mark} data-kind={notificationKinds[type]}>
            <Icon name={type === 'matchCancelled' ? 'cross' : icons[notificationKinds[type]]} size={20} />
          </span>
          <span className={classes.words}>
            <span className={classes.title}>{title}</span>
            <span className={classes.age}>
              <time dateTime={notification.createdAt}>{age}</time>
              {status === 'unread' && <Chip tone="info">{t('notices.unread')}</Chip>}
            </span>
          </span>
          <Icon name={open ? 'up' : 'down'} size={18} className={classes.chevron} />
        </button>
        <IconButton
          label={archived ? t('notices.restoreNamed', { title }) : t('notices.archiveNamed', { title })}
          onClick={move}
        >
          <Icon name={archived ? 'refund' : 'archive'} />
        </IconButton>
      </div>
      <div id={bodyId} className={classes.body} hidden={!open}>
        <p>{message}</p>
        {notification.gameDetails?.adminNote && (
          <p className={classes.note}>
            <strong>{t('notices.note')}:</strong> {notification.gameDetails.adminNote}
          </p>
        )}
        <div className={classes.ways}>
          <Way notification={notification} />
          <Button variant="secondary" onClick={move}>
            {t(archived ? 'notices.restore' : 'notices.archive')}
          </Button>
        </div>
      </div>
    </li>
  );
}

/** A link to what it is about. */
function Way({ notification: { redirectUri } }: { notification: Notification }) {
  const t = useT();
  if (redirectUri === null) return null;
  const words = wordsOf.find(([start]) => redirectUri.startsWith(start))?.[1] ?? 'open';
  return <ButtonLink to={redirectUri}>{t(`notices.${words}`)}</ButtonLink>;
}

const wordsOf = [
  ['/match/', 'game'],
  ['/wallet', 'wallet'],
  ['/community/', 'community'],
] as const;
