import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { startEmbeddedPostgres } from '../../api/src/platform/embedded/embedded-postgres.ts';
import { end, startApi, untilReady } from './api-process.ts';
import { withVersion } from './earlier-version.ts';
import { invariantsHold } from './nothing-lost.ts';
import { type Report, reportOf } from './report.ts';
import { type Seen, startSteadyLoad } from './steady-load.ts';
import { withTemporaryFolder } from '../../api/test/temporary-database.ts';

const root = path.resolve(import.meta.dirname, '../..');
const main = 'api/src/main.ts';
const ports = { one: 14_701, two: 14_702, proxy: 14_703 } as const;
const origin = `http://127.0.0.1:${ports.proxy}`;
const readyMs = 120_000;
/** Of the whole scenario: what hangs ends, too. */
const limitMs = 20 * 60_000;
/** Longer than two of the proxy's checks take. */
const noticeSeconds = '3';

/**
 * Replaces two processes behind HAProxy, one after the other, while people join, read and watch: those of `ref` by this version's, then these by new
 * ones of the same. The control ends them with SIGKILL, which people must notice.
 */
export async function upgrade(ref: string): Promise<Report> {
  const cut = new AbortController();
  const cutOff = (name: NodeJS.Signals) => cut.abort(new Error(`cut off by ${name}`));
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, cutOff);
  const signal = AbortSignal.any([cut.signal, AbortSignal.timeout(limitMs)]);
  return withTemporaryFolder((folder) => {
    say(`the sources of ${ref}, and their packages`);
    return withVersion(
      ref,
      path.join(folder, 'earlier'),
      (earlier) => replaceUnderLoad(ref, folder, earlier, signal),
      signal,
    );
  });
}

const began = performance.now();
/** Says a step on standard error, where the figures are not. */
const say = (step: string) =>
  console.error(`${((performance.now() - began) / 1000).toFixed(0).padStart(4)} s  ${step}`);

async function replaceUnderLoad(ref: string, folder: string, earlier: string, signal: AbortSignal): Promise<Report> {
  for (const [built, of] of [
    [earlier, ref],
    [root, 'this version'],
  ] as const) {
    say(`the web app of ${of} is built`);
    await buildWeb(built, signal);
  }
  say(`two processes of ${ref} start behind HAProxy`);
  const database = await startEmbeddedPostgres({ dataDir: path.join(folder, 'data') });
  const start = (port: number, from: string) =>
    startApi(
      {
        dataDir: path.join(folder, `files-${port}`),
        port,
        program: path.join(from, main),
        more: {
          DATABASE_URL: database.url,
          NODE_ENV: 'development',
          STOP_NOTICE_SECONDS: noticeSeconds,
          TRUST_PROXY: '1',
          LOG_LEVEL: 'fatal',
        },
      },
      readyMs,
    );
  const serving = new Map<number, ChildProcess>();
  let proxy: ChildProcess | null = null;
  try {
    for (const port of [ports.one, ports.two]) serving.set(port, await start(port, earlier));
    proxy = await startProxy(folder);
    await untilReady(origin, readyMs);
    /** One after the other: each is behind the proxy again before the next is told to end. */
    const replaceAll = async (how: 'SIGTERM' | 'SIGKILL'): Promise<Seen> => {
      const load = await startSteadyLoad(database.url, origin);
      try {
        await wait(1500, null, { signal });
        for (const [port, old] of serving) {
          await end(old, how);
          serving.set(port, await start(port, root));
          await wait(1000, null, { signal }); // two checks of the proxy
        }
      } catch (error) {
        await load.stop();
        throw error;
      }
      return load.stop();
    };
    say('they are replaced by this version');
    const changed = await replaceAll('SIGTERM');
    say('these are replaced by new ones of the same');
    const again = await replaceAll('SIGTERM');
    say('the control ends them by SIGKILL');
    const control = await replaceAll('SIGKILL');
    const lost = changed.lost + again.lost + control.lost;
    return reportOf([
      [`from ${ref}: ${tell(changed)}`, changed.failed.size === 0 && changed.reconnected > 0],
      [`from this version: ${tell(again)}`, again.failed.size === 0 && again.reconnected > 0],
      [`control, by SIGKILL: ${tell(control)}`, control.failed.size > 0],
      [`acknowledged joins lost: ${lost}`, lost === 0],
      await invariantsHold(database.url),
    ]);
  } finally {
    for (const child of serving.values()) await end(child, 'SIGKILL');
    if (proxy !== null) await end(proxy, 'SIGKILL');
    await database.stop();
  }
}

/** Both versions have pages, with different scripts. */
async function buildWeb(of: string, signal: AbortSignal): Promise<void> {
  await promisify(execFile)(process.execPath, [path.join(of, 'scripts/build-web.ts')], { cwd: of, signal });
}

/** HAProxy as an operator has it (deploy/haproxy.cfg), with other ports and without TLS, run as the present user. */
async function startProxy(folder: string): Promise<ChildProcess> {
  const text = await readFile(path.join(root, 'deploy/haproxy.cfg'), 'utf8');
  const file = path.join(folder, 'haproxy.cfg');
  const at = text
    .replace(/^ {2}(?:user|group|chroot) .*\n/gm, '')
    .replace(/^frontend unencrypted\n[^]*?\n\n/m, '')
    .replace(/^ {2}bind :443 .*/m, `  bind 127.0.0.1:${ports.proxy}`)
    .replace(/^ {2}bind :::443 .*\n/m, '')
    // All requests come from one network here, and on a quick machine exceed what one network may do.
    .replace(/^ {2}http-request return status 429 .*\n/m, '')
    .replaceAll('/etc/haproxy/', path.join(root, 'deploy/'))
    .replaceAll(':3001', `:${ports.one}`)
    .replaceAll(':3002', `:${ports.two}`);
  await writeFile(file, at);
  const proxy = spawn('haproxy', ['-q', '-db', '-f', file], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { PATH: `${process.env['PATH']}:/usr/sbin` },
  });
  await new Promise((started, failed) => proxy.once('spawn', started).once('error', failed));
  return proxy;
}

function tell({ joins, reads, reconnected, failed }: Seen): string {
  const count = [...failed.values()].reduce((sum, one) => sum + one, 0);
  const which = [...failed].map(([what, times]) => `${what} (${times})`).join(', ');
  return `${joins} joins, ${reads} reads, ${reconnected} live pages that came back; failed: ${count}${which && `: ${which}`}`;
}
