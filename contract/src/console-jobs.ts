import { z } from 'zod';
import { defineCall } from './define-call.ts';
import { instant, line, success } from './wire.ts';

/** What Rondo does by itself: timed sweeps, and jobs that a transaction asks for (product.md#administration). */

const job = z.strictObject({
  name: z.string(),
  /** How often it runs; null for a job that runs on request. */
  everySeconds: z.number().nullable(),
  /** null until it has run for the first time. */
  lastAt: instant.nullable(),
  tookMs: z.int().nullable(),
  /** null for a job that runs on request, or has not run yet. */
  nextAt: instant.nullable(),
  runs: z.int(),
  failures: z.int(),
  /** Whether the last run failed. */
  isFailing: z.boolean(),
  lastError: z.string().nullable(),
  failedAt: instant.nullable(),
  /** How many jobs wait in its queue, and how many failed too often to be retried; null for a sweep. */
  queue: z.strictObject({ waiting: z.int(), failed: z.int() }).nullable(),
});
const output = z.strictObject({ status: success, data: z.strictObject({ jobs: z.array(job) }) });

export const listJobs = defineCall({
  method: 'GET',
  path: '/admin/jobs',
  summary:
    'Sweeps and jobs: when they ran last and will next, how long it took, and what went wrong. Failing ones first.',
  access: 'admin',
  input: {},
  output,
  errors: [],
});

export const runJob = defineCall({
  method: 'POST',
  path: '/admin/jobs/{name}/run',
  summary: 'Run a sweep now, which changes nothing that its next run would not; answered after five seconds at most.',
  access: 'admin',
  proof: false,
  input: { params: z.object({ name: line(60, 1) }) },
  output,
  errors: ['job_not_found'],
  idempotent: true,
});
