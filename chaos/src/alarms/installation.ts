import { execFile } from 'node:child_process';
import { chmod, mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '../../../api/test/free-port.ts';
import { mollieSettings } from '../../../api/test/fake-mollie.ts';
import type { Booked, FakeProvider } from '../../../api/test/fake-provider.ts';
import { noteBackUp } from '../../../api/src/platform/back-up/note-back-up.ts';
import { makeKeys } from '../../../api/src/platform/back-up/seal.ts';
import { openMailSink } from '../mail-sink.ts';
import { makeOwnPostgres, type OwnPostgres } from '../own-postgres.ts';
import { playProvider } from '../payment-provider.ts';
import { productionSettings } from '../production.ts';
import { query } from '../world.ts';
import { reportOf, Visitors } from './visitors.ts';
import { type Front, startFront } from './front.ts';
import { makeOldBooks } from './old-books.ts';
import { Rondo } from './rondo.ts';
import { startWatch, type Watch } from './watch.ts';

const run = promisify(execFile);

/** A disk of 40 MB, so that some megabytes fill it. */
const diskMegabytes = 40;
/** A limit so low that a hundred and some mails come near it. */
export const mailsADay = 150;

/** Rondo as an operator runs it: two processes behind HAProxy, PostgreSQL with a standby and pgBackRest, and what watches them. */
export interface Installation {
  folder: string;
  /** The addresses of the primary and of its standby, as their superuser. */
  url: string;
  standbyUrl: string;
  postgres: OwnPostgres;
  /** Starts the primary or its standby as they are set up. */
  startPostgres(which: 'first' | 'one'): Promise<void>;
  rondo: Rondo;
  front: Front;
  mollie: FakeProvider;
  /** Mollie's address, by https. */
  mollieUrl: string;
  sink: Awaited<ReturnType<typeof openMailSink>>;
  visitors: Visitors;
  watch: Watch;
  /** A small disk of the machine; null if none can be mounted. */
  disk: string | null;
  /** Runs a sweep now, on both processes, as its minute would. */
  sweep(name: string): Promise<void>;
  /** Has the provider report these payments, through the proxy. @returns the statuses */
  report(booked: readonly Booked[]): Promise<string[]>;
}

/** @param isBackedUp whether a back-up was taken and verified a while ago */
export async function withInstallation<T>(
  folder: string,
  isBackedUp: boolean,
  work: (at: Installation) => Promise<T>,
): Promise<T> {
  const ends: (() => unknown)[] = [];
  try {
    const [primary, standby, one, two] = await Promise.all([freePort(), freePort(), freePort(), freePort()]);
    const postgres = await makeOwnPostgres(folder, primary);
    const ports = { first: primary, one: standby };
    const startPostgres = async (which: 'first' | 'one') =>
      void (await postgres.start(which, ports[which], which === 'first', { max_connections: '150' }));
    ends.push(() => Promise.all(['one', 'first'].map((name) => postgres.stop(name).catch(() => undefined))));
    await startPostgres('first');
    const url = `postgres://postgres@127.0.0.1:${primary}/rondo`;
    const standbyUrl = url.replace(String(primary), String(standby));
    await query(url.replace(/rondo$/, 'postgres'), 'create database rondo');
    await postgres.backRest('stanza-create');
    await makeOldBooks(url);
    if (isBackedUp) for (const act of ['taken', 'verified'] as const) await noteBackUp(url, act);
    await postgres.copy(primary, 'one');
    await startPostgres('one');

    const sink = await openMailSink(0, () => false);
    const provider = await playProvider(folder);
    ends.push(
      () => sink.close(),
      () => provider.close(),
    );
    const { recipient, identity } = await makeKeys();
    const rondo = new Rondo(folder, [one, two], {
      ...productionSettings(url),
      ...provider.settings,
      MOLLIE_ACCESS_TOKEN: mollieSettings.accessToken,
      DATABASE_REPLICA_URLS: standbyUrl,
      SMTP_URL: sink.url,
      MAIL_DAILY_LIMIT: String(mailsADay),
      BACKUP_TO: path.join(folder, 'back-ups'),
      BACKUP_RECIPIENTS: recipient,
      BACKUP_IDENTITY: identity,
      RONDO_DEMO: 'off',
      LOG_LEVEL: 'error',
      REQUEST_LOG: 'off',
      SECURITY_LOG: 'off',
      MALLOC_ARENA_MAX: '2',
    });
    ends.push(() => Promise.all([rondo.end(0), rondo.end(1)]));
    await mkdir(path.join(folder, 'back-ups'));
    await rondo.start(0);
    await rondo.start(1);
    const front = await startFront(folder, rondo.ports);
    ends.push(() => front.end());
    const disk = await mountDisk(folder);
    if (disk !== null) ends.push(() => run('umount', [disk]));
    const watch = await startWatch(folder, { processes: rondo.ports, front: front.port, databaseUrl: url });
    ends.push(() => watch.end());

    const visitors = new Visitors(url, rondo.ports, provider.mollie);
    const at: Installation = {
      folder,
      url,
      standbyUrl,
      postgres,
      startPostgres,
      rondo,
      front,
      mollie: provider.mollie,
      mollieUrl: provider.settings['MOLLIE_API_URL'] ?? '',
      sink,
      visitors,
      watch,
      disk,
      sweep: (name) => visitors.sweep(name),
      report: (booked) =>
        Promise.all(
          booked.map(async (payment) => {
            const to = `https://127.0.0.1:${front.port}/api/payments/webhooks/mollie`;
            const asked = [
              '-sk',
              '--retry',
              '3',
              '--retry-all-errors',
              '-o',
              '/dev/null',
              '-w',
              '%{http_code}',
              ...reportOf(payment),
              to,
            ];
            return (await run('curl', asked)).stdout;
          }),
        ),
    };
    return await Promise.race([work(at), toldToEnd()]);
  } catch (error) {
    const log = await readFile(path.join(folder, 'rondo-0.log'), 'utf8').catch(() => '');
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${log.slice(-1500)}`, { cause: error });
  } finally {
    for (const end of ends.toReversed()) await Promise.resolve(end()).catch(() => undefined);
  }
}

/** Ctrl-C leaves nothing behind. */
function toldToEnd(): Promise<never> {
  return new Promise((_, reject) => {
    for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => reject(new Error('told to end')));
  });
}

/** A disk in a file, which only root can mount. */
async function mountDisk(folder: string): Promise<string | null> {
  const [file, disk] = [path.join(folder, 'disk.img'), path.join(folder, 'disk')];
  await mkdir(disk);
  try {
    await run('truncate', ['-s', `${diskMegabytes}M`, file]);
    await run('mkfs.ext4', ['-q', '-m', '0', file], { env: { PATH: `${process.env['PATH']}:/usr/sbin:/sbin` } });
    await run('mount', ['-o', 'loop', file, disk]);
    await chmod(disk, 0o755);
    return disk;
  } catch {
    await rm(file, { force: true });
    return null;
  }
}

/** Waits until a condition holds. @throws Error with `what` if it doesn't in time */
export async function until(what: string, isSo: () => Promise<boolean>, withinMs = 60_000): Promise<void> {
  for (const end = performance.now() + withinMs; !(await isSo().catch(() => false)); await wait(500))
    if (performance.now() > end) throw new Error(`not within ${withinMs / 1000} s: ${what}`);
}
