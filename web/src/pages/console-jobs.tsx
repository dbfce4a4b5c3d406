import { JobList } from '../features/console/jobs/job-list.tsx';
import { useT } from '../platform/i18n.tsx';
import { ConsoleShell } from '../features/console/console-shell.tsx';

export const phrases = ['account', 'console', 'errors'] as const;

/** `/console/jobs` (product.md#administration). */
export default function ConsoleJobsPage() {
  const t = useT();
  return (
    <ConsoleShell title={t('operating.jobs.title')} intro={t('operating.jobs.intro')}>
      <JobList />
    </ConsoleShell>
  );
}
