import { Calendars } from '../features/finding/calendars/calendars.tsx';
import { calendarsQuery } from '../features/finding/calendars/queries.ts';
import { useT } from '../platform/i18n.tsx';
import { usePageHead } from '../platform/page-head.tsx';
import type { PageRequest } from '../platform/page-module.ts';
import { Page } from '../ui/page.tsx';

export const phrases = ['calendars', 'finding'] as const;

export async function prefetch({ client }: PageRequest): Promise<void> {
  await client.prefetchQuery(calendarsQuery);
}

/** `/calendars` (pages.md#calendars); with the filters of /allgames in its address it offers to follow them. */
export default function CalendarsPage() {
  const t = useT();
  usePageHead({ title: t('nav.titles.calendars') });
  return (
    <Page width="narrow" title={t('nav.titles.calendars')} isInBar intro={t('calendars.intro')}>
      <Calendars />
    </Page>
  );
}
