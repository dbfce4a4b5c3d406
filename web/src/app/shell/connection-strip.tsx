import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useNow } from '../../platform/clock.tsx';
import { useNetwork, useReachable } from '../../platform/connection.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/i18n.tsx';
import { sessionQuery } from '../../platform/session.ts';
import { Icon } from '../../ui/icon.tsx';
import classes from './shell.module.css';

/** Says that there is no connection, and how old the page's data is; no other part of a page says so. */
export function ConnectionStrip() {
  const reachable = useReachable();
  return <output className={classes.strip}>{!reachable && <Words />}</output>;
}

function Words() {
  const t = useT();
  const formats = useFormats();
  const hasNetwork = useNetwork();
  const now = useNow();
  const seenAt = useOldestSeen();
  const seen = seenAt === null ? null : new Date(seenAt).toISOString();
  return (
    <span className={classes.offline}>
      <Icon name="info" size={18} />
      <span>
        {t(hasNetwork ? 'common.offline' : 'common.noConnection')}
        {seen && ` ${t('common.seenFrom', { when: `${formats.relativeDay(seen, now)} ${formats.time(seen)}` })}`}
      </span>
    </span>
  );
}

/** When the oldest data on the page was fetched, in milliseconds; null if the page shows nothing that changes. */
function useOldestSeen(): number | null {
  const cache = useQueryClient().getQueryCache();
  const [session] = sessionQuery.queryKey;
  const oldest = () => {
    const times = cache
      .getAll()
      .filter((query) => query.isActive() && query.state.data !== undefined && query.queryKey[0] !== session)
      .map(({ state }) => state.dataUpdatedAt);
    return times.length === 0 ? null : Math.min(...times);
  };
  return useSyncExternalStore(
    (tell) => cache.subscribe(tell),
    oldest,
    () => null,
  );
}
