import type { Notification } from '@rondo/contract';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../../../platform/i18n.tsx';
import classes from './notifications.module.css';
import type { Told } from './by-game.ts';
import { useChangeNotifications } from './commands.ts';
import { NotificationRow } from './notification-row.tsx';
import { useNotificationText } from './notification-text.ts';
import { Undo } from './undo.tsx';

interface Props {
  told: Told;
  /** Called when it was archived or moved back; it keeps its place, so that this can be undone there. */
  onMoved: () => void;
  /** Called when the move was undone. */
  onBack: () => void;
  /** Called when the move can no longer be undone. */
  onLapse: (hadFocus: boolean) => void;
}

/** What one was told about a game (product.md#notifications); after it was moved, for some seconds a note with the way to undo that. */
export function NotificationCard({ told, onMoved, onBack, onLapse }: Props) {
  const t = useT();
  const { notices } = told;
  const { title } = useNotificationText(notices[0]);
  const { mutate: change } = useChangeNotifications();
  const [were, setWere] = useState<Told['notices'] | null>(null);
  const [isBack, setIsBack] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isBack) row.current?.querySelector<HTMLElement>('a, button')?.focus();
  }, [isBack]);
  const bring = () => {
    setWere(null);
    setIsBack(true);
    onBack();
  };
  if (were)
    return (
      <li className={`${classes.notification} ${classes.moved}`}>
        <Undo
          words={t(were[0].status === 'archived' ? 'notices.restoredNamed' : 'notices.goneNamed', { title })}
          label={t('notices.undoNamed', { title })}
          onUndo={() => {
            change(were);
            bring();
          }}
          onLapse={onLapse}
        />
      </li>
    );
  const give = (some: readonly Notification[], status: Notification['status']) =>
    some.map((one) => ({ ...one, status }));
  const move = () => {
    change(give(notices, notices[0].status === 'archived' ? 'read' : 'archived'), { onError: bring });
    setIsBack(false);
    setWere(notices);
    onMoved();
  };
  const unread = notices.filter(({ status }) => status === 'unread');
  return (
    <li ref={row} className={classes.notification} data-unread={unread.length > 0 || undefined}>
      <NotificationRow
        notices={notices}
        isUnread={unread.length > 0}
        onMove={move}
        onRead={() => {
          if (unread.length > 0) change(give(unread, 'read'));
        }}
        onUnread={() => change(give(notices.slice(0, 1), 'unread'))}
      />
    </li>
  );
}
