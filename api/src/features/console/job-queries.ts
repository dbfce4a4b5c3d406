import type { CallResponse, listJobs } from '@rondo/contract';
import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Rows } from '../../platform/schema.ts';

type Job = CallResponse<typeof listJobs>['data']['jobs'][number];

/** Every sweep and job with how its last run went, failing ones first. */
export async function findJobs({ db, jobs }: { db: Database; jobs: Jobs }): Promise<Job[]> {
  const [{ rows }, queues] = await Promise.all([
    sql<Rows['job_run']>`
      select name, last_at, took_ms, runs, failures, is_failing, last_error, failed_at from job_run`.execute(db),
    jobs.queues(),
  ]);
  const runs = new Map(rows.map((row) => [row.name, row]));
  const listed = [
    ...jobs.sweeps().map(({ name, everySeconds }) => presentJob(name, runs.get(name), everySeconds, null)),
    ...queues.map(({ name, ...queue }) => presentJob(name, runs.get(name), null, queue)),
  ];
  const trouble = ({ isFailing, queue }: Job) => Number(isFailing || (queue?.failed ?? 0) > 0);
  return listed.toSorted((one, other) => trouble(other) - trouble(one));
}

function presentJob(
  name: string,
  run: Rows['job_run'] | undefined,
  everySeconds: number | null,
  queue: Job['queue'],
): Job {
  const lastAt = run?.last_at ?? null;
  return {
    name,
    everySeconds,
    lastAt,
    tookMs: run?.took_ms ?? null,
    nextAt:
      lastAt === null || everySeconds === null
        ? null
        : new Date(Date.parse(lastAt) + everySeconds * 1000).toISOString(),
    runs: run?.runs ?? 0,
    failures: run?.failures ?? 0,
    isFailing: run?.is_failing ?? false,
    lastError: run?.last_error ?? null,
    failedAt: run?.failed_at ?? null,
    queue,
  };
}
