import { runJob } from '@rondo/contract/calls';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../platform/api.ts';
import { useFormats } from '../../../platform/formats.ts';
import { useI18n, useT } from '../../../platform/i18n.tsx';
import { showBanner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Stack, Text } from '../../../ui/layout.tsx';
import { ErrorState, Loading, Skeleton } from '../../../ui/states.tsx';
import consoleClasses from '../../../ui/console/console.module.css';
import { useDates } from '../../../ui/console/use-dates.ts';
import { Facts as FactList } from '../../../ui/console/facts.tsx';
import { useJobWords } from './job-words.ts';
import classes from './jobs.module.css';
import { type Job, jobsQuery } from './queries.ts';

/**
 * Sweeps and jobs. Failing ones come first and unfolded, the others with their name and the time of their last run; an admin can run a sweep at
 * once.
 */
export function JobList() {
  const { t, explain } = useI18n();
  const { data: jobs, error, refetch } = useQuery(jobsQuery);
  if (error && !jobs)
    return <ErrorState title={t('operating.jobs.failed')} message={explain(error)} onRetry={() => void refetch()} />;
  if (!jobs)
    return (
      <Loading>
        <Stack gap={8}>
          {Array.from({ length: 24 }, (_, index) => (
            <Skeleton key={index} height={28} />
          ))}
        </Stack>
      </Loading>
    );
  return (
    <ul className={classes.list}>
      {jobs.map((job) => (
        <JobRow key={job.name} job={job} />
      ))}
    </ul>
  );
}

function JobRow({ job }: { job: Job }) {
  const { t, explain } = useI18n();
  const words = useJobWords()(job.name);
  const dates = useDates();
  // A job that a run repairs stays unfolded.
  const [isOpen] = useState(job.isFailing);
  const client = useQueryClient();
  const run = useMutation({
    mutationFn: () => call(runJob, { params: { name: job.name }, idempotencyKey: crypto.randomUUID() }),
    onSuccess: ({ data }) => {
      client.setQueryData(jobsQuery.queryKey, data.jobs);
      showBanner('success', t('operating.jobs.ran', { name: words }));
    },
    onError: (error) => void showBanner('error', explain(error)),
  });
  return (
    <li>
      <details className={classes.job} open={isOpen}>
        <summary>
          <Text as="h2" size={15}>
            {words}
            {job.isFailing && <span className={consoleClasses.bad}>{t('operating.jobs.failing')}</span>}
          </Text>
          <Text as="span" size={14} tone="muted">
            {job.lastAt ? dates.moment(job.lastAt) : t('operating.jobs.never')}
          </Text>
          <Icon name="down" size={18} />
        </summary>
        <Text size={14} tone="muted">
          {job.name}
        </Text>
        <Facts job={job} />
        {job.queue === null && (
          <Button
            variant="secondary"
            disabled={run.isPending}
            aria-label={t('operating.jobs.runNamed', { name: words })}
            onClick={() => run.mutate()}
          >
            {t('operating.jobs.run')}
          </Button>
        )}
      </details>
    </li>
  );
}

function Facts({ job }: { job: Job }) {
  const t = useT();
  const formats = useFormats();
  const dates = useDates();
  const every = useEvery(job.everySeconds);
  return (
    <FactList>
      <dt>{t('operating.jobs.next')}</dt>
      <dd>
        {job.nextAt && `${dates.moment(job.nextAt)}, `}
        {every}
      </dd>
      {job.tookMs !== null && (
        <>
          <dt>{t('operating.jobs.took')}</dt>
          <dd>{t('operating.jobs.milliseconds', { number: formats.number(job.tookMs) })}</dd>
          <dt>{t('operating.jobs.runs')}</dt>
          <dd>
            {t('operating.jobs.failures', {
              number: formats.number(job.runs),
              failures: formats.number(job.failures),
            })}
          </dd>
        </>
      )}
      {job.queue && (
        <>
          <dt>{t('operating.jobs.queue')}</dt>
          <dd>
            {t('operating.jobs.queued', {
              waiting: formats.number(job.queue.waiting),
              failed: formats.number(job.queue.failed),
            })}
          </dd>
        </>
      )}
      {job.lastError && (
        <>
          <dt>{t('operating.jobs.error')}</dt>
          <dd>
            {job.failedAt && `${dates.moment(job.failedAt)}: `}
            {job.lastError}
          </dd>
        </>
      )}
    </FactList>
  );
}

function useEvery(seconds: number | null): string {
  const t = useT();
  if (seconds === null) return t('operating.jobs.asked');
  const time =
    seconds % 60 === 0
      ? t('operating.jobs.minutes', { count: seconds / 60 })
      : t('operating.jobs.seconds', { count: seconds });
  return t('operating.jobs.every', { time });
}
