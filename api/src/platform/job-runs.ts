import { sql } from 'kysely';
import type { Database } from './db.ts';
import { jobLastDone, jobRuns, jobSeconds, sweepInterval } from './processes/metrics.ts';

interface Run {
  began: number;
  tookMs: number;
  runs: number;
  failures: number;
  isFailing: boolean;
  error: { words: string; at: number } | null;
}

/**
 * How sweeps and jobs went, for the console and the metrics. Some run every two seconds, so what happened is kept here and written in one statement a
 * minute; if a process dies before writing, its figures are lost until the next run.
 */
export class JobRuns {
  readonly #unsaved = new Map<string, Run>();

  /** The metrics have this sweep or job from now on, so that a first run that never ends, or fails, is noticed too. */
  begin(name: string, everySeconds: number | null): void {
    for (const outcome of ['done', 'failed']) jobRuns.inc({ name, outcome }, 0);
    if (everySeconds === null) return;
    sweepInterval.set({ name }, everySeconds);
    jobLastDone.setToCurrentTime({ name });
  }

  /** The job waits on purpose, so no alarm rings for it. */
  wait(name: string): void {
    jobLastDone.setToCurrentTime({ name });
  }

  /** Runs `work` and remembers how it went. */
  async watch(name: string, work: () => Promise<void>): Promise<void> {
    const began = performance.now();
    try {
      await work();
      this.#note(name, began, null);
    } catch (error) {
      this.#note(name, began, { words: String(error).slice(0, 500), at: began });
      throw error;
    }
  }

  #note(name: string, began: number, error: Run['error']): void {
    const tookMs = performance.now() - began;
    jobRuns.inc({ name, outcome: error ? 'failed' : 'done' });
    jobSeconds.inc({ name }, tookMs / 1000);
    if (error === null) jobLastDone.setToCurrentTime({ name });
    const before = this.#unsaved.get(name);
    this.#unsaved.set(name, {
      began,
      tookMs: Math.round(tookMs),
      runs: (before?.runs ?? 0) + 1,
      failures: (before?.failures ?? 0) + (error ? 1 : 0),
      isFailing: error !== null,
      error: error ?? before?.error ?? null,
    });
  }

  /** Writes what happened since the last time, with the database's clock, whatever this machine's clock shows. */
  async save(db: Database): Promise<void> {
    if (this.#unsaved.size === 0) return;
    const now = performance.now();
    const rows = [...this.#unsaved].map(([name, { began, tookMs, runs, failures, isFailing, error }]) => ({
      name,
      ago: (now - began) / 1000,
      tookMs,
      runs,
      failures,
      isFailing,
      words: error?.words ?? null,
      failedAgo: error && (now - error.at) / 1000,
    }));
    this.#unsaved.clear();
    // In the order of their names, so that two processes never wait for each other.
    await sql`
      insert into job_run (name, last_at, took_ms, runs, failures, is_failing, last_error, failed_at)
      select name, now() - make_interval(secs => ago), "tookMs", runs, failures, "isFailing", words,
        now() - make_interval(secs => "failedAgo")
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(name text, ago float8, "tookMs" int, runs bigint,
        failures bigint, "isFailing" boolean, words text, "failedAgo" float8)
      order by name
      on conflict (name) do update set last_at = excluded.last_at, took_ms = excluded.took_ms,
        runs = job_run.runs + excluded.runs, failures = job_run.failures + excluded.failures,
        is_failing = excluded.is_failing, last_error = coalesce(excluded.last_error, job_run.last_error),
        failed_at = coalesce(excluded.failed_at, job_run.failed_at)`.execute(db);
  }
}
