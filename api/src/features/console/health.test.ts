import type { CallResponse, getHealth } from '@rondo/contract';
import { phrasesIn } from '@rondo/phrases';
import { findPhrase } from '@rondo/phrases/translate';
import { languageCodes } from '@rondo/rules';
import { healthChecks } from '@rondo/rules/health';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { aPlayer, usePlayer } from '../../../test/builders.ts';
import { consoleCalls } from '../../../test/console-calls.ts';
import { refuses, useServer } from '../../../test/server.ts';
import { checks } from '../../doctor/checks.ts';
import type { Patient } from '../../doctor/check.ts';
import { noteBackUp, noteFailure } from '../../platform/back-up/note-back-up.ts';
import { oneAtATime } from '../../platform/back-up/one-at-a-time.ts';
import { makeKeys } from '../../platform/back-up/seal.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'rondo-health-'));
const { recipient } = await makeKeys();
const secrets = {
  MOLLIE_API_KEY: 'test_0123456789abcdefghijABCDEFGHIJ',
  SMTP_URL: 'smtp://post:hunter22hunter@127.0.0.1:1',
  DATABASE_URL: 'postgres://rondo:sesame%21opens@127.0.0.1/rondo',
  METRICS_TOKEN: 'Zk4vQ9mT2xLw7bNs',
};
const env: Record<string, string | undefined> = { PATH: process.env['PATH'], ...secrets };

/** What the machine asks outside, and how often. */
let asked = 0;
let ask: Patient['ask'] = async () => new Response('');
const patient: Partial<Patient> = {
  ask: (...request) => {
    asked += 1;
    return ask(...request);
  },
  addressesOf: async () => ['192.0.2.7'],
  dns: { resolveTxt: async () => [['v=spf1 mx -all']], resolveMx: async () => [{ exchange: 'mx.rondo.nl' }] },
};
/** Back-ups that were begun, with how each is ended. */
const begun: ((says: string | null) => void)[] = [];
const makeBackUp = (signal: AbortSignal) =>
  new Promise<string | null>((resolve) => {
    begun.push(resolve);
    signal.addEventListener('abort', () => resolve(null));
  });
const settings = { DATA_DIR: folder, PUBLIC_URL: 'https://rondo.nl', SMTP_URL: secrets.SMTP_URL };
const options = { health: { env, patient, makeBackUp } };
const server = useServer(settings, options);
const other = useServer(settings, options);
const { audit } = consoleCalls(server);
const admin = usePlayer(server, { role: 'admin' });
afterAll(() => rmSync(folder, { recursive: true }));

type Shown = CallResponse<typeof getHealth>['data'];
const health = async () => (await server.as(admin).get('/api/admin/health')).body.data as Shown;
const start = (key?: string) => server.call('POST', '/api/admin/health/back-up', { as: admin.token, key });
const shown = async (name: string) => (await health()).checks.find(({ check }) => check === name);
/** Nothing of what was seen is kept, as after a back-up. */
const forget = async () => {
  await start();
  begun.splice(0).forEach((end) => end(null));
  await server.sql`delete from back_up_try`;
  await server.sql`delete from back_up`;
};

beforeEach(async () => {
  Object.assign(env, { BACKUP_TO: folder, BACKUP_RECIPIENTS: recipient });
  ask = async () => new Response('');
  await forget();
});

test('each check says its state, what it found and the page that says what to do, in both languages', async () => {
  const { checks: all, versions, lookedAt } = await health();
  expect(all.map(({ check }) => check)).toEqual(healthChecks);
  expect(Date.parse(lookedAt)).toBeLessThanOrEqual(server.clock.real().getTime());
  const states = Object.fromEntries(all.map(({ check, state }) => [check, state]));
  expect(states).toMatchObject({
    database: 'ok',
    settings: 'look',
    mailServer: 'wrong',
    backUps: 'wrong',
    jobs: 'wrong',
  });
  for (const { check, state, said, page } of all) {
    expect(page).toBe(state === 'ok' ? null : `docs/${checks[check].page}`);
    for (const language of languageCodes)
      for (const { found, values } of said)
        expect(findPhrase(phrasesIn[language], `health.found.${found}`, values)).toMatch(/\S/);
  }
  expect(versions).toMatchObject({ postgres: expect.stringMatching(/^\d+/), node: process.versions.node, newer: null });
});

test('only admins see it, and start a back-up', async () => {
  for (const role of ['player', 'organiser'] as const) {
    const one = await aPlayer(server, { role });
    await refuses(server.as(one).get('/api/admin/health'), 'not_allowed');
    await refuses(server.as(one).post('/api/admin/health/back-up'), 'not_allowed');
  }
  await server.sql`update session set identity_confirmed_at = now() - interval '1 hour' where user_id = ${admin.id}`;
  await refuses(start(), 'confirm_identity');
  await server.sql`update session set identity_confirmed_at = now() where user_id = ${admin.id}`;
});

test('however many ask, it is looked at once a minute, and after a back-up', async () => {
  asked = 0;
  await Promise.all(Array.from({ length: 10 }, health));
  const once = asked;
  expect(once).toBeGreaterThan(0);
  await health();
  expect(asked).toBe(once);
  await forget();
  await health();
  expect(asked).toBe(2 * once);
});

test('what nobody answers is late after two seconds, and holds no transaction meanwhile', async () => {
  const { promise: isAsked, resolve } = Promise.withResolvers<void>();
  ask = () => {
    resolve();
    return new Promise(() => undefined);
  };
  const begins = performance.now();
  const looking = shown('proxy');
  await isAsked;
  const open = await server.value<number>`
    select count(*)::int from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`;
  expect(open).toBe(0);
  expect(await looking).toMatchObject({ state: 'wrong', said: [{ found: 'late', values: { seconds: 2 } }] });
  expect(performance.now() - begins).toBeLessThan(6000);
});

test('no secret is told, and nobody', async () => {
  const says = `refused ${secrets.MOLLIE_API_KEY} ${secrets.METRICS_TOKEN} at smtp://a:b@host by sesame!opens for pieter.post@rondo.test`;
  await server.sql`
    insert into job_run (name, last_at, took_ms, runs, failures, is_failing, last_error, failed_at)
    values ('of a test', now(), 1, 1, 1, true, ${says}, now())`;
  ask = async () => new Response(says, { status: 503, headers: { 'x-request-id': 'a3f912c49b01' } });
  await noteFailure(server.databaseUrl, 'take_failed', says);
  const answer = await server.as(admin).get('/api/admin/health');
  await server.sql`delete from job_run where name = 'of a test'`;
  const told = JSON.stringify(answer.body);
  expect(told).toContain('of a test');
  expect(told).toContain('p•••@rondo.test');
  for (const secret of [...Object.values(secrets), 'hunter22hunter', 'sesame', 'a:b@', 'pieter.post'])
    expect(told).not.toContain(secret);
});

test('the last back-up and the last that was tried are shown, with where and how they went', async () => {
  expect((await health()).backUps).toEqual({
    last: null,
    verified: null,
    isRunning: false,
    failed: null,
    hindrance: null,
  });
  await noteBackUp(server.databaseUrl, 'taken', { place: folder, bytes: 12_345 });
  await noteBackUp(server.databaseUrl, 'verified');
  expect((await health()).backUps).toMatchObject({
    last: { bytes: 12_345, place: folder },
    verified: { isWhole: true },
    failed: null,
  });
  await noteFailure(server.databaseUrl, 'verify_failed', 'its ledger does not hold');
  await noteFailure(server.databaseUrl, 'take_failed', 'No room.');
  expect((await health()).backUps).toMatchObject({ verified: { isWhole: false }, failed: { says: 'No room.' } });
  await noteBackUp(server.databaseUrl, 'taken', { place: folder, bytes: 12_345 });
  await noteBackUp(server.databaseUrl, 'verified');
  expect((await health()).backUps).toMatchObject({ verified: { isWhole: true }, failed: null });
});

test('a back-up begins at once, is in the log, and is one at a time', async () => {
  const answers = await Promise.all([start(randomUUID()), start(randomUUID()), start()]);
  const running = 'back_up_running';
  expect(answers.filter(({ body }) => body.code === running)).toHaveLength(2);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(begun).toHaveLength(1);
  await refuses(start(), 'back_up_running');
  const { backUps } = await health();
  expect(backUps).toMatchObject({ isRunning: true, hindrance: 'running' });
  expect((await audit(admin.token))[0]).toMatchObject({
    actor: { _id: admin.id },
    action: 'back_up.start',
    subject: { kind: 'back_up', id: null },
  });
  await noteBackUp(server.databaseUrl, 'taken', { place: folder, bytes: 1 });
  begun.splice(0).forEach((end) => end(null));
  expect((await health()).backUps).toMatchObject({ isRunning: false, hindrance: null });
});

test('once one has ended, by whatever took it, the check of back-ups says so at once', async () => {
  expect(await shown('backUps')).toMatchObject({ state: 'wrong', said: [{ found: 'backUpNone' }] });
  await noteBackUp(server.databaseUrl, 'taken', { place: folder, bytes: 1 });
  expect(await shown('backUps')).toMatchObject({ state: 'look', said: [{ found: 'backUpUntried' }] });
  await noteBackUp(server.databaseUrl, 'verified');
  expect(await shown('backUps')).toMatchObject({ state: 'ok' });
});

test('asked again with the same key, it begins once', async () => {
  const key = randomUUID();
  expect([(await start(key)).status, (await start(key)).status]).toEqual([200, 200]);
  expect(begun).toHaveLength(1);
});

test('one by the timer, or of another process, is running too', async () => {
  const hold = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const making = oneAtATime(server.databaseUrl, async () => {
    held.resolve();
    await hold.promise;
  });
  await held.promise;
  expect((await health()).backUps.isRunning).toBe(true);
  await refuses(start(), 'back_up_running');
  await expect(oneAtATime(server.databaseUrl, async () => undefined)).rejects.toThrow('being made already');
  // Of another database it is nothing.
  await oneAtATime(other.databaseUrl, async () => undefined);
  hold.resolve();
  await making;
  expect((await health()).backUps.isRunning).toBe(false);
});

test('one that ended without a word was cut off', async () => {
  await server.sql`insert into back_up_try (act, at) values ('asked', now() - interval '31 seconds')`;
  expect((await health()).backUps).toMatchObject({ isRunning: false, failed: { says: null } });
});

test.each([
  ['no place', { BACKUP_TO: '' }, 'notSetUp', 'back_ups_not_set_up'],
  ['no key that encrypts', { BACKUP_RECIPIENTS: '' }, 'notSetUp', 'back_ups_not_set_up'],
  ['a place that is none', { BACKUP_TO: 'https://user:word@bucket.example' }, 'notSetUp', 'back_ups_not_set_up'],
  ['a folder that is not there', { BACKUP_TO: '/nowhere/at/all' }, 'notHere', 'back_up_not_here'],
  ['no program that dumps', { PATH: folder }, 'notHere', 'back_up_not_here'],
] as const)('with %s none is begun, and it says so', async (_, less, hindrance, code) => {
  const before = { ...env };
  Object.assign(env, less);
  try {
    expect((await health()).backUps.hindrance).toBe(hindrance);
    await refuses(start(), code);
    expect(begun).toHaveLength(0);
  } finally {
    Object.assign(env, before);
  }
});

test('where another unit writes the back-ups, this server’s own place is well', async () => {
  env['BACKUP_TO'] = '/nowhere/at/all';
  expect(await shown('backUpPlace')).toMatchObject({ state: 'wrong', said: [{ found: 'folderMissing' }] });
  env['BACKUP_TO'] = folder;
  await forget();
  env['BACKUP_TO'] = '/nowhere/at/all';
  await noteBackUp(server.databaseUrl, 'taken', { place: folder, bytes: 1 });
  expect(await shown('backUpPlace')).toMatchObject({ state: 'ok', said: [{ found: 'placeElsewhere' }] });
});

test('maintenance lets none begin', async () => {
  const off = await server.as(admin).post('/api/admin/switches/changes/off', { reason: 'the disk is changed' });
  expect(off.status).toBe(200);
  await refuses(start(), 'maintenance');
  await server.as(admin).post('/api/admin/switches/changes/on', { reason: 'it is done' });
});
