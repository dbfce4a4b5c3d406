import { Link, useSearchParams } from 'react-router';
import { NoticeList } from '../features/notifications/notice-list.tsx';
import { ReadAll } from '../features/notifications/read-all.tsx';
import { noticesQuery } from '../features/notifications/queries.ts';
import { useT } from '../platform/i18n.tsx';
import { usePageHead } from '../platform/page-head.tsx';
import type { PageRequest } from '../platform/page-module.ts';
import { Page } from '../ui/page.tsx';
import { Tabs } from '../ui/tabs.tsx';
import classes from './notifications/notifications.module.css';

export const phrases = ['notices'] as const;

const shelfOf = (query: URLSearchParams) => (query.get('tab') === 'archived' ? 'archived' : 'active');

export async function prefetch({ client, url }: PageRequest): Promise<void> {
  await client.prefetchInfiniteQuery(noticesQuery(shelfOf(url.searchParams)));
}

/** `/notifications` (2-accounts §2). */
export default function NotificationsPage() {
  const t = useT();
  const [query] = useSearchParams();
  const shelf = shelfOf(query);
  usePageHead({ title: t('notices.title') });
  return (
    <Page width="narrow" title={t('notices.title')} intro={t('notices.intro')}>
      <div className={classes.top}>
        <Tabs
          label={t('notices.tabs')}
          chosen={shelf}
          tabs={[
            { id: 'active', label: t('notices.active') },
            { id: 'archived', label: t('notices.archived') },
          ]}
        />
        <span className={classes.ways}>
          {shelf === 'active' && <ReadAll />}
          <Link className="link" to="/settings#notifications">
            {t('notices.preferences')}
          </Link>
        </span>
      </div>
      <NoticeList key={shelf} shelf={shelf} />
    </Page>
  );
}
