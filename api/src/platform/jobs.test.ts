import { expect, onTestFinished, test } from 'vitest';
import { useServer } from '../../test/server.ts';
import { openJobs } from './jobs.ts';

const server = useServer();

async function someJobs() {
  const errors: string[] = [];
  const jobs = await openJobs(server.db, server.databaseUrl, (what) => void errors.push(what));
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
