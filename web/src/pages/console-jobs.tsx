import { JobList } from '../features/console/jobs/job-list.tsx';
import { useT } from '../platform/i18n.tsx';
import { ConsolePage } from './console/console-page.tsx';

export const phrases = ['account', 'console', 'errors'] as const;

/** `/console/jobs` (product.md#administration). */
export default function ConsoleJobsPage() {
  const t = useT();
  return (
    <ConsolePage title={t('operating.jobs.title')} intro={t('operating.jobs.intro')}>
      <JobList />
    </ConsolePage>
  );
}
