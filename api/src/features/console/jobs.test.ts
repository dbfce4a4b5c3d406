import type { CallResponse, listJobs } from '@rondo/contract';
import { phrasesIn } from '@rondo/phrases';
import { languageCodes } from '@rondo/rules';
import { beforeAll, expect, test } from 'vitest';
import { usePlayer } from '../../../test/builders.ts';
import { consoleCalls } from '../../../test/console-calls.ts';
import { refuses, useServer } from '../../../test/server.ts';

const server = useServer();
const { audit } = consoleCalls(server);
const admin = usePlayer(server, { role: 'admin' });
let goesWrong = false;
let runs = 0;
beforeAll(async () => {
  server.jobs.sweep('of a test', async () => {
    runs += 1;
    if (goesWrong) throw new Error('no disk');
  });
});

type Job = CallResponse<typeof listJobs>['data']['jobs'][number];
const jobsIn = ({ body }: { body: { data?: unknown } }) => (body.data as { jobs: Job[] }).jobs;
const jobs = async () => jobsIn(await server.as(admin).get('/api/admin/jobs'));
const run = (name: string, key?: string) =>
  server.call('POST', `/api/admin/jobs/${encodeURIComponent(name)}/run`, { as: admin.token, key });

test('each sweep and queue is listed, with words in each language', async () => {
  const listed = (await jobs()).map(({ name }) => name).filter((name) => name !== 'of a test');
  expect(listed).toContain('daily close');
  expect(listed).toContain('send-mails');
  for (const language of languageCodes)
    expect(Object.keys(phrasesIn[language].operating.jobs.does).toSorted()).toEqual(
      listed.map((name) => name.replaceAll(/[ -]/g, '_')).toSorted(),
    );
});

test('a sweep runs now, and how it went is kept', async () => {
  expect((await jobs()).find(({ name }) => name === 'of a test')).toMatchObject({
    lastAt: null,
    nextAt: null,
    runs: 0,
  });
  const before = runs;
  const answer = await run('of a test');
  expect(runs).toBe(before + 1);
  const job = jobsIn(answer).find(({ name }) => name === 'of a test');
  expect(job).toMatchObject({ everySeconds: 60, runs: 1, failures: 0, isFailing: false, lastError: null, queue: null });
  expect(Date.parse(job?.nextAt ?? '') - Date.parse(job?.lastAt ?? '')).toBe(60_000);
  expect((await audit(admin.token))[0]).toMatchObject({
    actor: { _id: admin.id },
    action: 'job.run',
    subject: { kind: 'job', id: 'of a test' },
  });
});

test('one that fails comes first with its error, which stays when it works again', async () => {
  goesWrong = true;
  const [failing] = jobsIn(await run('of a test'));
  expect(failing).toMatchObject({ name: 'of a test', isFailing: true, lastError: 'Error: no disk' });
  goesWrong = false;
  const works = jobsIn(await run('of a test')).find(({ name }) => name === 'of a test');
  expect(works).toMatchObject({ isFailing: false, lastError: 'Error: no disk', failures: 1 });
});

test('what a minute of sweeping brings is one row each', async () => {
  await server.jobs.runSweeps();
  await server.jobs.runSweeps();
  const rows = await server.rows<{ name: string; runs: number }>`
    select name, runs from job_run where name = 'daily close'`;
  expect(rows).toEqual([{ name: 'daily close', runs: 2 }]);
});

test('a job that nobody knows is refused, and so is one of a queue, which runs when it is asked for', async () => {
  for (const name of ['nothing', 'send-mails']) await refuses(run(name), 'job_not_found', { status: 404 });
});
