import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { useServer } from '../../test/server.ts';
import { openJobs } from './jobs.ts';

const server = useServer();

async function someJobs(isHeld = () => false) {
  const errors: string[] = [];
  const jobs = await openJobs(server.db, server.databaseUrl, (what) => void errors.push(what), 3, isHeld);
  return { jobs, errors };
}

test('what speaks to servers of others holds up no sweep, runs once at a time, and again for who asked meanwhile', async () => {
  const { jobs } = await someJobs();
  onTestFinished(() => jobs.stop());
  const slow = Promise.withResolvers<void>();
  let runs = 0;
  let swept = 0;
  const run = jobs.sweepApart(
    'mails',
    () => {
      runs += 1;
      return slow.promise;
    },
    { everySeconds: 3600 },
  );
  jobs.sweep('holds', async () => void (swept += 1));
  const [first, second, third] = [run(), run(), run()];
  await jobs.runSweeps();
  expect({ runs, swept }).toEqual({ runs: 1, swept: 1 });
  slow.resolve();
  await Promise.all([first, second, third]);
  expect(runs).toBe(2);
});

test('a sweep that fails stops no other; those who ask while one runs share the next', async () => {
  const { jobs, errors } = await someJobs();
  onTestFinished(() => jobs.stop());
  let swept = 0;
  jobs.sweep('bad', async () => {
    throw new Error('no');
  });
  jobs.sweep('good', async () => void (swept += 1));
  await Promise.all(Array.from({ length: 20 }, () => jobs.runSweeps()));
  expect({ swept, errors }).toEqual({ swept: 2, errors: ['sweep bad', 'sweep bad'] });
});

test('a stop tells what runs to end, waits for no more than that, and starts nothing new', async () => {
  const { jobs } = await someJobs();
  const heard = Promise.withResolvers<string>();
  let later = false;
  jobs.sweep('told', (signal) => {
    const ended = Promise.withResolvers<void>();
    signal.addEventListener('abort', () => {
      heard.resolve('told');
      ended.resolve();
    });
    return ended.promise;
  });
  jobs.sweep('later', async () => void (later = true));
  const swept = jobs.runSweeps();
  await jobs.stop();
  expect(await heard.promise).toBe('told');
  await swept;
  expect(later).toBe(false);
});

test('a backlog is worked off without a pause, and a job that fails has no other repeated', async () => {
  const { jobs } = await someJobs();
  onTestFinished(() => jobs.stop());
  const gameIds = Array.from({ length: 50 }, () => randomUUID());
  const ran = new Map<string, number>();
  jobs.handle('open-spots', async ({ gameId }) => {
    ran.set(gameId, (ran.get(gameId) ?? 0) + 1);
    if (gameId === gameIds[7]) throw new Error('no');
  });
  for (const gameId of gameIds) await jobs.enqueue(server.db, 'open-spots', { gameId });
  await jobs.work();
  await expect.poll(() => ran.size, { timeout: 20_000 }).toBe(50);
  await expect
    .poll(async () => (await jobs.queues()).find(({ name }) => name === 'open-spots')?.waiting, { timeout: 20_000 })
    .toBeLessThanOrEqual(1);
  ran.delete(gameIds[7] ?? '');
  expect(new Set(ran.values())).toEqual(new Set([1]));
});

test('while work is held no sweep begins, and a job that comes waits for a minute', async () => {
  let isHeld = true;
  const { jobs } = await someJobs(() => isHeld);
  onTestFinished(() => jobs.stop());
  let swept = 0;
  const ran: string[] = [];
  jobs.sweep('held', async () => void (swept += 1));
  jobs.handle('match-wishes', async ({ gameIds }) => void ran.push(...gameIds));
  await jobs.enqueue(server.db, 'match-wishes', { gameIds: ['first'] });
  await jobs.work();
  await jobs.runSweeps();
  const waiting = async () => {
    const rows = await server.rows<{ n: number }>`
      select count(*)::int as n from pgboss.job where name = 'match-wishes' and state = 'created' and start_after > now()`;
    return rows[0]?.n;
  };
  await expect.poll(waiting, { timeout: 20_000 }).toBe(1);
  expect({ swept, ran }).toEqual({ swept: 0, ran: [] });
  isHeld = false;
  await jobs.runSweeps();
  expect(swept).toBe(1);
});

test('the metrics have each sweep and job from the start, and how its runs ended', async () => {
  const { jobs } = await someJobs();
  onTestFinished(() => jobs.stop());
  const metrics = async () => String((await server.call('GET', '/metrics')).body['text']);
  const stuck = Promise.withResolvers<void>();
  jobs.sweepApart('stuck', () => stuck.promise, { everySeconds: 7200 });
  jobs.sweep('broken', async () => {
    throw new Error('no');
  });
  jobs.sweep('well', async () => {});
  jobs.handle('bulk-change', async () => {});
  await jobs.work();
  await jobs.runSweeps();
  const text = await metrics();
  expect(text).toContain('rondo_sweep_interval_seconds{name="stuck"} 7200');
  expect(text).toMatch(/rondo_job_last_done_seconds\{name="stuck"\} \d{10}/);
  expect(text).toContain('rondo_job_runs_total{name="stuck",outcome="done"} 0');
  expect(text).toContain('rondo_job_runs_total{name="bulk-change",outcome="failed"} 0');
  expect(text).not.toContain('rondo_sweep_interval_seconds{name="bulk-change"}');
  expect(text).toMatch(/rondo_job_runs_total\{name="broken",outcome="failed"\} [1-9]/);
  expect(text).toContain('rondo_job_runs_total{name="broken",outcome="done"} 0');
  expect(text).toMatch(/rondo_job_runs_total\{name="well",outcome="done"\} [1-9]/);
  expect(text).toMatch(/rondo_job_seconds_total\{name="well"\} [\d.e-]+/);
  stuck.resolve();
});
