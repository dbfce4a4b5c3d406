import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { queries } from './dashboards.ts';
import { freePort } from './free-port.ts';
import { root } from './run-program.ts';

/**
 * Has a real Prometheus read a demo with some refused calls, and answer each query of deploy/dashboards. A query that it refuses fails, and so does
 * one without an answer, unless a demo of some seconds can't have any.
 */

/** Metrics of other programs, standbys, back-ups, and events that haven't happened yet. */
const notInDemo =
  /\b(?:node_|pg_|rondo_backup|rondo_standby|rondo_public_reads|rondo_http_route_errors|rondo_outside_errors|rondo_joins_decided|rondo_join_batch|rondo_mails_held|rondo_pushes|rondo_wallet_certificate|rondo_ledger_closed_until|rondo_forecasts_fetched)|outcome="failed"|payEntranceFee/;

interface Answer {
  status: string;
  error?: string;
  data?: { result: unknown[] };
}

const folder = await mkdtemp(join(tmpdir(), 'rondo-dashboards-'));
const [port, readerPort] = [await freePort(), await freePort()];
const rondo = `http://127.0.0.1:${port}`;
const reader = `http://127.0.0.1:${readerPort}`;
const children: ReturnType<typeof spawn>[] = [];
const missing: string[] = [];

function start(program: string, args: string[], env: Record<string, string> = {}): void {
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  child.once('error', ({ message }) => missing.push(message));
  children.push(child);
}

async function until(ready: () => Promise<boolean>, seconds: number): Promise<void> {
  for (const end = performance.now() + seconds * 1000; performance.now() < end && missing.length === 0; await wait(250))
    if (await ready().catch(() => false)) return;
  throw new Error(
    missing.length > 0
      ? 'Nothing was checked: prometheus is not installed (Debian: apt install prometheus).'
      : 'too slow',
  );
}

const isOk = async (url: string) => (await fetch(url)).ok;
const ask = async (expr: string) =>
  (await (await fetch(`${reader}/api/v1/query?query=${encodeURIComponent(expr)}`)).json()) as Answer;

try {
  await writeFile(
    join(folder, 'prometheus.yml'),
    `global: { scrape_interval: 1s }\nscrape_configs: [{ job_name: rondo, static_configs: [{ targets: ['127.0.0.1:${port}'] }] }]\n`,
  );
  start('prometheus', [
    `--config.file=${folder}/prometheus.yml`,
    `--storage.tsdb.path=${folder}/series`,
    `--web.listen-address=127.0.0.1:${readerPort}`,
    '--log.level=error',
  ]);
  await until(() => isOk(`${reader}/-/ready`), 30);
  start(process.execPath, ['api/src/main.ts'], {
    DATA_DIR: join(folder, 'data'),
    PORT: String(port),
    DATABASE_URL: '',
    LOG_LEVEL: 'error',
  });
  await until(() => isOk(`${rondo}/readyz`), 120);
  // Makes calls between several readings, so that rates rise.
  for (let times = 0; times < 8; times += 1) {
    for (const path of ['/api/matches', '/api/users/me', '/api/nothing'])
      await (await fetch(rondo + path)).arrayBuffer();
    await wait(1000);
  }
  const failed: string[] = [];
  let empty = 0;
  for (const { where, expr } of queries) {
    const { status, error, data } = await ask(expr);
    const isEmpty = data?.result.length === 0;
    if (status !== 'success') failed.push(`${where}: ${error}\n  ${expr}`);
    else if (isEmpty && !notInDemo.test(expr)) failed.push(`${where}: no answer\n  ${expr}`);
    if (isEmpty) empty += 1;
  }
  console.log(
    failed.join('\n') || `Prometheus answers all ${queries.length} queries, ${empty} of them with nothing yet.`,
  );
  process.exitCode = failed.length > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  for (const child of children.toReversed()) {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    if (child.pid !== undefined && child.kill('SIGTERM')) await ended;
  }
  await rm(folder, { recursive: true, force: true });
}
