import path from 'node:path';
import { type Config, readConfig } from './platform/config.ts';
import { startEmbeddedPostgres } from './platform/embedded/embedded-postgres.ts';
import { parentProcess } from './platform/processes/parent-process.ts';
import { requireRoomAtFirst } from './platform/processes/room-at-first.ts';
import { sayFeesPassedOn } from './platform/settings/fees-passed-on.ts';
import { StartError } from './platform/settings/start-error.ts';
import type { WebSource } from './platform/pages/web-source.ts';

/** The exit code of settings, or a disk, that are refused, which no second try mends (EX_CONFIG; `RestartPreventExitStatus` in deploy/rondo@.service). */
const refusedSettings = 78;

/** @returns null if they are refused, which is said */
function readSettings(): Config | null {
  try {
    const config = readConfig(process.env);
    if (parentProcess === null) requireRoomAtFirst(config);
    return config;
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    console.error(error.message);
    return null;
  }
}

/**
 * Runs Rondo until this process is told to end: the database, and the API, the pages and the workers, in this process or in several below it
 * (`RONDO_PROCESSES`). Then ends the process, with the reason on standard error if Rondo can't start: 78 for its settings, otherwise 1.
 * @param openWeb where the web app comes from; null for only the API
 */
export async function run(openWeb: () => Promise<WebSource | null>): Promise<never> {
  try {
    const config = readSettings();
    if (config === null) return process.exit(refusedSettings);
    const ended = untilTold();
    if (parentProcess === null) await start(config, openWeb, ended);
    else await serveHere(config, parentProcess.embeddedUrl, openWeb, ended);
    return process.exit(0);
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error);
    return process.exit(1);
  }
}

async function start(config: Config, openWeb: () => Promise<WebSource | null>, ended: Promise<void>): Promise<void> {
  const embedded = config.databaseUrl === null ? await startEmbedded(config) : null;
  const embeddedUrl = embedded?.url ?? null;
  try {
    const fees = sayFeesPassedOn(config);
    if (fees !== null) console.warn(fees);
    if (config.processes === 1) await serveHere(config, embeddedUrl, openWeb, ended);
    else await serveBelow(config, embeddedUrl, ended);
  } finally {
    await embedded?.stop();
  }
}

/** Connections of a process besides its pool: those of the queue, and the one that listens for notifications. */
const besidePool = 6;
const connectionsUsual = 100;

function startEmbedded({ dataDir, processes, databasePoolSize }: Config) {
  const needed = processes * (databasePoolSize + besidePool);
  return startEmbeddedPostgres({
    dataDir,
    ...(needed > connectionsUsual && { settings: { max_connections: String(needed + besidePool) } }),
  });
}

/** Loaded only in a process that serves, so that the parent of several stays small. */
async function serveHere(
  config: Config,
  embeddedUrl: string | null,
  openWeb: () => Promise<WebSource | null>,
  ended: Promise<void>,
): Promise<void> {
  const { serveRondo } = await import('./serve-rondo.ts');
  await serveRondo({ config, embeddedUrl, openWeb, ended });
}

async function serveBelow(config: Config, embeddedUrl: string | null, ended: Promise<void>): Promise<void> {
  const { superviseProcesses } = await import('./platform/processes/supervisor.ts');
  await superviseProcesses({
    count: config.processes,
    program: path.join(import.meta.dirname, 'main.ts'),
    embeddedUrl,
    noticeMs: config.stopNoticeMs,
    ended,
    report: (words) => console.error(words),
  });
}

/** Ctrl-C reaches this process twice, from the terminal and from npm; the first ends Rondo, and further ones change nothing. */
function untilTold(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => resolve());
  });
}
