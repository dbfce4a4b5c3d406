import { bellCount } from '@rondo/rules/bell';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useT } from '../../platform/i18n.tsx';
import { Link } from '../../platform/link.tsx';
import { Icon } from '../../ui/icon.tsx';
import classes from './shell.module.css';

/** The count goes live only once the page is drawn and its data is there. */
const liveAfterMilliseconds = 1500;

/** The number of unread notifications, live (pages.md#header-and-footer). */
export function Bell({ unread }: { unread: number }) {
  const t = useT();
  const client = useQueryClient();
  const [before] = useState(unread);
  useEffect(() => {
    const gone = new AbortController();
    const timer = setTimeout(() => void goLive(client, gone.signal), liveAfterMilliseconds);
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [client]);
  const count = bellCount(unread);
  const words = count === null ? t('nav.bell') : t('nav.bellUnread', { unread: count });
  return (
    <>
      <Link to="/notifications" className={classes.bell} aria-label={words} title={t('nav.bell')}>
        <Icon name="bell" size={22} />
        {count && <span className={`${classes.unread} numbers`}>{count}</span>}
      </Link>
      <output className="visually-hidden">{unread === before ? '' : words}</output>
    </>
  );
}

async function goLive(client: QueryClient, gone: AbortSignal): Promise<void> {
  // If the network drops now, the count stays as old as the page.
  const live = await import('./own-later.ts').catch(() => null);
  if (live && !gone.aborted) gone.addEventListener('abort', live.watchUnread(client));
}
