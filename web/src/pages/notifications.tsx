import { useSearchParams } from 'react-router';
import { NotificationList } from '../features/notifications/in-app/notification-list.tsx';
import { ReadAll } from '../features/notifications/in-app/read-all.tsx';
import { notificationsQuery } from '../features/notifications/in-app/queries.ts';
import { useT } from '../platform/i18n.tsx';
import { Link } from '../platform/link.tsx';
import { usePageHead } from '../platform/page-head.tsx';
import type { PageRequest } from '../platform/page-module.ts';
import { Text } from '../ui/layout.tsx';
import { Page } from '../ui/page.tsx';
import { Tabs } from '../ui/tabs.tsx';
import classes from './notifications/notifications.module.css';

export const phrases = ['notices'] as const;

const shelfOf = (query: URLSearchParams) => (query.get('tab') === 'archived' ? 'archived' : 'active');

export async function prefetch({ client, url }: PageRequest): Promise<void> {
  await client.prefetchInfiniteQuery(notificationsQuery(shelfOf(url.searchParams)));
}

/** `/notifications` (product.md#notifications). */
export default function NotificationsPage() {
  const t = useT();
  const [query] = useSearchParams();
  const shelf = shelfOf(query);
  usePageHead({ title: t('notices.title') });
  return (
    <Page title={t('notices.title')} isInBar>
      <div className={classes.columns}>
        <div className={classes.filters}>
          <Tabs
            label={t('notices.tabs')}
            chosen={shelf}
            tabs={[
              { id: 'active', label: t('notices.active') },
              { id: 'archived', label: t('notices.archived') },
            ]}
          />
          {shelf === 'active' && <ReadAll />}
        </div>
        <div>
          <NotificationList key={shelf} shelf={shelf} />
          <Text above={16} size={15}>
            <Link className="link" to="/settings#notifications">
              {t('notices.preferences')}
            </Link>
          </Text>
        </div>
      </div>
    </Page>
  );
}
