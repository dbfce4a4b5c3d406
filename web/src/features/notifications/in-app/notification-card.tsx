import type { Notification } from '@rondo/contract';
import { notificationKinds } from '@rondo/rules/notification-kinds';
import type { NotificationCategory } from '@rondo/rules/notifications';
import { useEffect, useId, useRef, useState } from 'react';
import { useAge } from '../../../platform/age.ts';
import { useT } from '../../../platform/i18n.tsx';
import { Button, ButtonLink, IconButton } from '../../../ui/button.tsx';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import classes from './notifications.module.css';
import { useChangeNotification } from './commands.ts';
import { useNotificationText } from './notification-text.ts';
import { quickActionOf } from './quick-action.ts';
import { Undo } from './undo.tsx';

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

interface Props {
  notification: Notification;
  /** Called when the notification was archived or moved back; it keeps its place, so that this can be undone there. */
  onMoved: () => void;
  /** Called when the move was undone. */
  onBack: () => void;
  /** Called when the move can no longer be undone. */
  onLapse: (hadFocus: boolean) => void;
}

/** One notification (product.md#notifications); after it was moved, for some seconds a note with the way to undo that. */
export function NotificationCard({ notification, onMoved, onBack, onLapse }: Props) {
  const t = useT();
  const { title } = useNotificationText(notification);
  const change = useChangeNotification();
  const [was, setWas] = useState<Notification | null>(null);
  const [isBack, setIsBack] = useState(false);
  const bring = () => {
    setWas(null);
    setIsBack(true);
    onBack();
  };
  if (was)
    return (
      <li className={`${classes.notification} ${classes.moved}`}>
        <Undo
          words={t(was.status === 'archived' ? 'notices.restoredNamed' : 'notices.goneNamed', { title })}
          label={t('notices.undoNamed', { title })}
          onUndo={() => {
            change.mutate(was);
            bring();
          }}
          onLapse={onLapse}
        />
      </li>
    );
  const move = () => {
    const status = notification.status === 'archived' ? 'read' : 'archived';
    change.mutate({ ...notification, status }, { onError: bring });
    setWas(notification);
    onMoved();
  };
  return (
    <Card
      notification={notification}
      isBack={isBack}
      onMove={move}
      onRead={(status) => change.mutate({ ...notification, status })}
    />
  );
}

interface CardProps {
  notification: Notification;
  /** Whether moving it was undone, so that it gets the focus. */
  isBack: boolean;
  onMove: () => void;
  onRead: (status: 'read' | 'unread') => void;
}

/** The notification's title opens it and marks it as read; its button is the quickest way to act on it. */
function Card({ notification, isBack, onMove, onRead }: CardProps) {
  const t = useT();
  const bodyId = useId();
  const { title, message } = useNotificationText(notification);
  const age = useAge(notification.createdAt);
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isBack) opener.current?.focus();
  }, [isBack]);
  const { status, type, redirectUri } = notification;
  const archived = status === 'archived';
  const action = quickActionOf(notification);
  const read = () => {
    if (status === 'unread') onRead('read');
  };
  const toggle = () => {
    setOpen(!open);
    read();
  };
  return (
    <li className={classes.notification} data-unread={status === 'unread' || undefined}>
      <div className={classes.head}>
        <button
          ref={opener}
          type="button"
          className={classes.opener}
          aria-expanded={open}
          aria-controls={bodyId}
          onClick={toggle}
        >
          <span className={classes.mark} data-kind={notificationKinds[type]}>
            <Icon name={type === 'matchCancelled' ? 'cross' : icons[notificationKinds[type]]} size={20} />
          </span>
          <span className={classes.words}>
            <span className={classes.title}>{title}</span>
            <span className={classes.age}>
              <time dateTime={notification.createdAt}>{age}</time>
              {status === 'unread' && <span className="visually-hidden">{t('notices.unread')}</span>}
            </span>
          </span>
          {status === 'unread' && <span className={classes.dot} />}
          <Icon name={open ? 'up' : 'down'} size={18} className={classes.chevron} />
        </button>
        {action && (
          <ButtonLink
            to={action.to}
            variant="secondary"
            className={classes.act}
            aria-label={`${t(`notices.act.${action.words}`)}: ${title}`}
            onClick={read}
          >
            {t(`notices.act.${action.words}`)}
          </ButtonLink>
        )}
        <IconButton
          label={archived ? t('notices.restoreNamed', { title }) : t('notices.archiveNamed', { title })}
          onClick={onMove}
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
          {redirectUri !== null && action?.to !== redirectUri && (
            <ButtonLink to={redirectUri} variant="secondary">
              {t('notices.act.game')}
            </ButtonLink>
          )}
          {status === 'read' && (
            <Button
              variant="secondary"
              onClick={() => {
                onRead('unread');
                setOpen(false);
              }}
            >
              {t('notices.unreadAgain')}
            </Button>
          )}
          <Button variant="secondary" onClick={onMove}>
            {t(archived ? 'notices.restore' : 'notices.archive')}
          </Button>
        </div>
      </div>
    </li>
  );
}
