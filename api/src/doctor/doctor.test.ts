import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createServer } from 'node:tls';
import { day, hour } from '@rondo/rules';
import type { HealthCheck } from '@rondo/rules/health';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { mollieSettings, startFakeMollie } from '../../test/fake-mollie.ts';
import { aMailServer } from '../../test/mail-server.ts';
import { useServer } from '../../test/server.ts';
import { makeKeys } from '../platform/back-up/seal.ts';
import { migrationNames } from '../platform/database/migrate.ts';
import { MinisignError } from '../platform/releases/minisign.ts';
import type { Patient } from './check.ts';
import { checks } from './checks.ts';
import { examine, inWords, worst } from './examine.ts';
import { judgeVersion } from './of-database.ts';
import { openPatient } from './open-patient.ts';
import { proofOf } from './proof-of.ts';

const server = useServer();
const mollie = await startFakeMollie();
const mail = await aMailServer();
const folder = mkdtempSync(path.join(tmpdir(), 'rondo-doctor-'));
const { recipient } = await makeKeys();
const closing: (() => Promise<void>)[] = [];
afterAll(async () => {
  mail.close();
  await mollie.close();
  rmSync(folder, { recursive: true });
});
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const inADay = (days: number) => ({ endsAt: new Date(server.clock.real().getTime() + days * day + hour), doubt: null });
const readiness = { headers: { 'x-request-id': 'a3f912c49b01' } };
const noRecord = () => Promise.reject(Object.assign(new Error('ENODATA'), { code: 'ENODATA' }));

/** An installation of which nothing is wrong. */
function well(more: Record<string, string> = {}): Patient {
  const env = {
    NODE_ENV: 'test',
    RONDO_DEMO: 'off',
    DATABASE_URL: server.databaseUrl,
    DATA_DIR: folder,
    PUBLIC_URL: 'https://rondo.nl',
    TRUST_PROXY: '1',
    METRICS_TOKEN: 'Zk4vQ9mT2xLw7bNs',
    SMTP_URL: mail.url,
    MAIL_FROM: 'Rondo <no-reply@rondo.nl>',
    PAYMENT_PROVIDER: 'mollie',
    MOLLIE_API_KEY: mollieSettings.apiKey,
    MOLLIE_API_URL: mollie.url,
    BACKUP_TO: folder,
    BACKUP_RECIPIENTS: recipient,
    ...more,
  };
  const { patient, close } = openPatient(env, null);
  closing.push(close);
  const read = patient.config;
  return {
    ...patient,
    config: () => ({ ...read(), production: true, playMoney: false }),
    ask: async (url) =>
      url.includes('/webhooks/')
        ? new Response('{}')
        : url.endsWith('/readyz')
          ? new Response('{}', readiness)
          : new Response('', { headers: { date: server.clock.real().toUTCString() } }),
    now: () => server.clock.real(),
    addressesOf: async () => ['192.0.2.7'],
    proofOf: async () => inADay(80),
    dns: {
      resolveTxt: async (name) =>
        name.startsWith('_dmarc') ? [['v=DMARC1; p=reject; rua=mailto:d@rondo.nl']] : [['v=spf1 mx -all']],
      resolveMx: async () => [{ exchange: 'mx.rondo.nl' }],
    },
  };
}

beforeEach(async () => {
  await server.sql`delete from mail`;
  await server.sql`delete from job_run`;
  await server.sql`delete from back_up`;
  await server.sql`insert into job_run (name, last_at, took_ms, runs, failures, is_failing) values ('holds', now(), 1, 1, 0, false)`;
  await server.sql`insert into back_up (act, ended_at) values ('taken', now()), ('verified', now())`;
});

/** The mails of this test are not signed, and its database's user may do everything. */
const known = new Set<HealthCheck>(['mailRecords', 'rights']);
const found = async (patient: Patient) => (await examine(patient)).filter(({ state }) => state !== 'ok');

test('nothing is found where nothing is wrong', async () => {
  expect((await found(well())).filter(({ name }) => !known.has(name))).toEqual([]);
});

const newest = (version: string) => ({
  version,
  day: '2026-12-01',
  file: `rondo-${version}-abc-linux-x64.tar.gz`,
  sha256: '0'.repeat(64),
  security: true,
});

interface Fault {
  fault: string;
  check: HealthCheck;
  state: 'look' | 'wrong';
  says: string;
  plant: () => Promise<Patient> | Patient;
  undo?: () => Promise<unknown>;
}

const faults: Fault[] = [
  {
    fault: 'a secret key that is a word',
    check: 'settings',
    state: 'wrong',
    says: 'MOLLIE_API_KEY',
    plant: () => well({ MOLLIE_API_KEY: 'word' }),
  },
  {
    fault: 'a database that is down',
    check: 'database',
    state: 'wrong',
    says: 'ECONNREFUSED',
    plant: () => well({ DATABASE_URL: 'postgres://rondo@127.0.0.1:1/rondo' }),
  },
  {
    fault: 'a database without the role',
    check: 'database',
    state: 'wrong',
    says: 'nobody_here',
    plant: () => well({ DATABASE_URL: server.databaseUrl.replace(/\/\/[^@]*@/, '//nobody_here:secret@') }),
  },
  {
    fault: 'a standby in the place of the primary',
    check: 'rights',
    state: 'wrong',
    says: 'Takes no writes',
    plant: () => {
      const url = new URL(server.databaseUrl);
      url.searchParams.set('options', '-c default_transaction_read_only=on');
      return well({ DATABASE_URL: url.href });
    },
  },
  {
    fault: 'a clock ten seconds ahead of the database',
    check: 'databaseClock',
    state: 'wrong',
    says: '10 s',
    plant: () => {
      const patient = well();
      const now = () => new Date(server.clock.real().getTime() + 10_000);
      const ask: Patient['ask'] = async (url) =>
        url === mollie.url ? new Response('', { headers: { date: now().toUTCString() } }) : patient.ask(url);
      return { ...patient, now, ask };
    },
  },
  {
    fault: 'a migration that is missing',
    check: 'migrations',
    state: 'look',
    says: '1 missing',
    plant: async () => {
      await server.sql`delete from migration where name = ${(await migrationNames()).at(-1) ?? ''}`;
      return well();
    },
    undo: async () =>
      server.sql`insert into migration (name, checksum) values (${(await migrationNames()).at(-1) ?? ''}, 'x')`,
  },
  {
    fault: 'a data folder that is not there',
    check: 'dataFolder',
    state: 'wrong',
    says: 'doesn’t exist',
    plant: () => well({ DATA_DIR: path.join(folder, 'none') }),
  },
  {
    fault: 'a full disk',
    check: 'dataFolder',
    state: 'wrong',
    says: 'MB left',
    plant: () => well({ DISK_FREE_MEGABYTES: '999999999' }),
  },
  {
    fault: 'no mail server',
    check: 'mailServer',
    state: 'wrong',
    says: 'SMTP_URL is not set',
    plant: () => well({ SMTP_URL: '' }),
  },
  {
    fault: 'a mail server that is away',
    check: 'mailServer',
    state: 'wrong',
    says: 'ECONNREFUSED',
    plant: () => well({ SMTP_URL: 'smtp://127.0.0.1:1' }),
  },
  {
    fault: 'no record of who may send',
    check: 'mailRecords',
    state: 'wrong',
    says: 'SPF: rondo.nl TXT is missing',
    plant: () => ({ ...well(), dns: { resolveTxt: noRecord, resolveMx: noRecord } }),
  },
  {
    fault: 'a link that somebody waits for',
    check: 'awaitedMail',
    state: 'wrong',
    says: '7 minutes: not tried yet',
    plant: async () => {
      await server.sql`
        insert into mail (recipient, subject, text_body, html_body, created_at, queued_at)
        values ('one@rondo.test', 'A link', 'Here', 'Here', now(), now() - interval '7 minutes')`;
      return well();
    },
  },
  {
    fault: 'a payment key that was revoked',
    check: 'paymentKey',
    state: 'wrong',
    says: '401',
    plant: () => well({ MOLLIE_API_KEY: 'test_revoked0123456789revoked' }),
  },
  {
    fault: 'a provider that is not reached',
    check: 'paymentKey',
    state: 'wrong',
    says: 'ECONNREFUSED',
    plant: () => well({ MOLLIE_API_URL: 'http://127.0.0.1:4' }),
  },
  {
    fault: 'a proxy that keeps reports out',
    check: 'webHook',
    state: 'wrong',
    says: 'gets status 403',
    plant: () => {
      const patient = well();
      const ask: Patient['ask'] = async (url) =>
        url.includes('/webhooks/') ? new Response('', { status: 403 }) : patient.ask(url);
      return { ...patient, ask };
    },
  },
  {
    fault: 'no back-up',
    check: 'backUps',
    state: 'wrong',
    says: 'None taken',
    plant: async () => {
      await server.sql`delete from back_up`;
      return well();
    },
  },
  {
    fault: 'an old back-up',
    check: 'backUps',
    state: 'wrong',
    says: '50 hours',
    plant: async () => {
      await server.sql`update back_up set ended_at = now() - interval '50 hours'`;
      return well();
    },
  },
  {
    fault: 'back-ups that nobody tries',
    check: 'backUps',
    state: 'look',
    says: 'none was verified',
    plant: async () => {
      await server.sql`delete from back_up where act = 'verified'`;
      return well();
    },
  },
  {
    fault: 'a folder for back-ups that is not there',
    check: 'backUpPlace',
    state: 'wrong',
    says: path.join(folder, 'none'),
    plant: () => well({ BACKUP_TO: path.join(folder, 'none') }),
  },
  {
    fault: 'nobody who could open a back-up',
    check: 'backUpPlace',
    state: 'wrong',
    says: 'BACKUP_RECIPIENTS',
    plant: () => well({ BACKUP_RECIPIENTS: '' }),
  },
  {
    fault: 'a name without an address',
    check: 'domain',
    state: 'wrong',
    says: 'rondo.nl has no address',
    plant: () => ({ ...well(), addressesOf: noRecord }),
  },
  {
    fault: 'somebody else’s page at the address',
    check: 'proxy',
    state: 'wrong',
    says: 'something other',
    plant: () => {
      const patient = well();
      const ask: Patient['ask'] = async (url) => (url.endsWith('/readyz') ? new Response('hello') : patient.ask(url));
      return { ...patient, ask };
    },
  },
  {
    fault: 'a proxy that is not trusted',
    check: 'proxy',
    state: 'wrong',
    says: 'TRUST_PROXY',
    plant: () => well({ TRUST_PROXY: '' }),
  },
  {
    fault: 'a certificate that ends',
    check: 'certificate',
    state: 'look',
    says: '5 days',
    plant: () => ({ ...well(), proofOf: async () => inADay(5) }),
  },
  {
    fault: 'a certificate of nobody',
    check: 'certificate',
    state: 'wrong',
    says: 'SELF_SIGNED',
    plant: () => ({ ...well(), proofOf: async () => ({ ...inADay(80), doubt: 'DEPTH_ZERO_SELF_SIGNED_CERT' }) }),
  },
  {
    fault: 'a machine a minute behind everybody',
    check: 'clock',
    state: 'wrong',
    says: ' s off',
    plant: () => {
      const patient = well();
      const date = new Date(server.clock.real().getTime() + 60_000).toUTCString();
      const ask: Patient['ask'] = async (url) =>
        url === mollie.url ? new Response('', { headers: { date } }) : patient.ask(url);
      return { ...patient, ask };
    },
  },
  {
    fault: 'processes that do not work',
    check: 'jobs',
    state: 'wrong',
    says: 'is any process up',
    plant: async () => {
      await server.sql`update job_run set last_at = now() - interval '1 hour'`;
      return well();
    },
  },
  {
    fault: 'a sweep that fails',
    check: 'jobs',
    state: 'look',
    says: 'holds fails (disk full)',
    plant: async () => {
      await server.sql`update job_run set is_failing = true, last_error = 'disk full', failed_at = now(), failures = 1`;
      return well();
    },
  },
  {
    fault: 'two sweeps that fail, of which the first left no word',
    check: 'jobs',
    state: 'look',
    says: 'holds fails without saying why: look for it in the log; Other jobs that fail: 1',
    plant: async () => {
      await server.sql`update job_run set is_failing = true, last_error = '', failed_at = now(), failures = 1`;
      await server.sql`
        insert into job_run (name, last_at, took_ms, runs, failures, is_failing, last_error, failed_at)
        values ('offers', now() - interval '1 minute', 1, 1, 1, true, 'disk full', now())`;
      return well();
    },
  },
  {
    fault: 'nothing that could ring',
    check: 'alarms',
    state: 'wrong',
    says: 'METRICS_TOKEN',
    plant: () => well({ METRICS_TOKEN: '' }),
  },
  {
    fault: 'a newer release',
    check: 'newRelease',
    state: 'look',
    says: '99.0.0 of 2026-12-01 is newer, and fixes a weakness: rondo-99.0.0-abc-linux-x64.tar.gz',
    plant: () => ({ ...well(), newest: async () => newest('99.0.0') }),
  },
  {
    fault: 'a feed that is not there',
    check: 'newRelease',
    state: 'look',
    says: 'Can’t tell',
    plant: () => ({ ...well(), newest: () => Promise.reject(new Error('ENOENT')) }),
  },
  {
    fault: 'a feed that nobody signed',
    check: 'newRelease',
    state: 'wrong',
    says: 'The feed can’t be trusted',
    plant: () => ({ ...well(), newest: () => Promise.reject(new MinisignError('another key signed it')) }),
  },
];

test('a feed that has no newer release is well', async () => {
  const line = (await examine({ ...well(), newest: async () => newest('0.0.1') })).find(
    ({ name }) => name === 'newRelease',
  );
  expect(line).toMatchObject({ state: 'ok', says: expect.stringContaining('is the newest') });
});

test.each(faults)('$fault is found, named, with its page', async ({ check, state, says, plant, undo }) => {
  const examined = await examine(await plant());
  await undo?.();
  const line = examined.find(({ name }) => name === check);
  expect(line).toMatchObject({ state, says: expect.stringContaining(says), page: `docs/${checks[check].page}` });
  // Nothing else is blamed, but what can't be looked at without it.
  const blamed = examined.filter((one) => one.page !== null && one.name !== check && !known.has(one.name));
  expect(blamed.map(({ name }) => name)).toEqual([]);
});

test('an older PostgreSQL is wrong', () => {
  expect([judgeVersion(140_012).state, judgeVersion(150_004).state]).toEqual(['wrong', 'ok']);
});

test('a trial mail goes to whom it is for, and to nobody otherwise', async () => {
  const before = mail.taken.length;
  await examine(well());
  expect(mail.taken).toHaveLength(before);
  const line = (await examine({ ...well(), to: 'you@rondo.test' })).find(({ name }) => name === 'mailServer');
  expect(line).toMatchObject({ state: 'ok', says: expect.stringContaining('you@rondo.test') });
  expect(mail.taken).toHaveLength(before + 1);
});

test('a certificate that this machine does not trust is read all the same', async () => {
  const [key, certificate] = [path.join(folder, 'key'), path.join(folder, 'crt')];
  const made = ['req', '-x509', '-newkey', 'ed25519', '-nodes', '-days', '3', '-subj', '/CN=localhost'];
  execFileSync('openssl', [...made, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
  const tls = createServer({ key: readFileSync(key), cert: readFileSync(certificate) });
  await new Promise<void>((listening) => tls.listen(0, '127.0.0.1', listening));
  const proof = await proofOf('127.0.0.1', (tls.address() as AddressInfo).port);
  tls.close();
  expect(proof.doubt).toContain('SELF_SIGNED');
  expect(Math.round((proof.endsAt.getTime() - server.clock.real().getTime()) / day)).toBe(3);
});

test('each page that a check names is there, with its heading', () => {
  const missing = Object.values(checks).filter(({ page }) => {
    const [file = '', heading] = page.split('#');
    const at = path.resolve(import.meta.dirname, '../../../docs', file);
    if (!existsSync(at)) return true;
    const headings = [...readFileSync(at, 'utf8').matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
      title
        .toLowerCase()
        .replaceAll(/[^a-z\d -]/g, '')
        .replaceAll(' ', '-'),
    );
    return heading !== undefined && !headings.includes(heading);
  });
  expect(missing).toEqual([]);
});

test('it is said in lines, with what to do, and by the exit code', async () => {
  const examined = await examine(well({ METRICS_TOKEN: '' }));
  expect(inWords(examined)).toMatch(
    /^wrong +Alarms +Neither METRICS_TOKEN[^\n]*\n +→ Set METRICS_TOKEN[^\n]*docs\/alarms/m,
  );
  expect([worst([]), worst([{ state: 'look' }]), worst(examined)]).toEqual([0, 1, 2]);
});
