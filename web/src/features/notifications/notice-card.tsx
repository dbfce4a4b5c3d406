import type { Notification } from '@rondo/contract';
import { type NoticeCategory, noticeKinds } from '@rondo/rules/notices';
import { useId, useState } from 'react';
import { useT } from '../../platform/i18n.tsx';
import { showBanner } from '../../ui/banner.tsx';
import { Button, ButtonLink, IconButton } from '../../ui/button.tsx';
import { Chip } from '../../ui/chips.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import classes from './notices.module.css';
import { useChangeNotice } from './queries.ts';
import { useNoticeAge, useNoticeWords } from './say-notice.ts';

const icons: Record<NoticeCategory, IconName> = {
  offers: 'clock',
  changes: 'calendar',
  money: 'wallet',
  games: 'check',
  spots: 'people',
  signUps: 'shirt',
  organising: 'warning',
  ratings: 'star',
  communities: 'people',
};

/** One notification: its title opens it, which marks it as read (2-accounts §4). */
export function NoticeCard({ notice, onMoved }: { notice: Notification; onMoved: () => void }) {
  const t = useT();
  const bodyId = useId();
  const { title, message } = useNoticeWords(notice);
  const age = useNoticeAge(notice.createdAt);
  const change = useChangeNotice();
  const [open, setOpen] = useState(false);
  const { status, type } = notice;
  const archived = status === 'archived';
  const toggle = () => {
    setOpen(!open);
    if (status === 'unread') change.mutate({ ...notice, status: 'read' });
  };
  const move = () => {
    change.mutate({ ...notice, status: archived ? 'read' : 'archived' });
    showBanner('success', t(archived ? 'notices.restored' : 'notices.gone'), { seconds: 3 });
    // What had the focus is gone.
    onMoved();
  };
  return (
    <li className={classes.notice} data-unread={status === 'unread' || undefined}>
      <div className={classes.head}>
        <button type="button" className={classes.opener} aria-expanded={open} aria-controls={bodyId} onClick={toggle}>
          <span className={classes.mark} data-kind={noticeKinds[type]}>
            <Icon name={type === 'matchCancelled' ? 'cross' : icons[noticeKinds[type]]} size={20} />
          </span>
          <span className={classes.words}>
            <span className={classes.title}>{title}</span>
            <span className={classes.age}>
              <time dateTime={notice.createdAt}>{age}</time>
              {status === 'unread' && <Chip tone="turf">{t('notices.unread')}</Chip>}
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
        {notice.gameDetails?.adminNote && (
          <p className={classes.note}>
            <strong>{t('notices.note')}:</strong> {notice.gameDetails.adminNote}
          </p>
        )}
        <div className={classes.ways}>
          <Way notice={notice} />
          <Button variant="secondary" onClick={move}>
            {t(archived ? 'notices.restore' : 'notices.archive')}
          </Button>
        </div>
      </div>
    </li>
  );
}

/** Where it leads to. */
function Way({ notice: { redirectUri } }: { notice: Notification }) {
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
