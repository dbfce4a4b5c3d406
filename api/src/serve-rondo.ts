import { compose } from './compose.ts';
import { loadPlaces } from './features/places/load-places.ts';
import type { Config } from './platform/config.ts';
import { migrate } from './platform/database/migrate.ts';
import { collectGarbage } from './platform/processes/collect-garbage.ts';
import { parentProcess } from './platform/processes/parent-process.ts';
import { release } from './platform/processes/release.ts';
import { reasonOf, StartError } from './platform/settings/start-error.ts';
import type { WebSource } from './platform/pages/web-source.ts';

interface Options {
  config: Config;
  /** The connection string of the embedded database; null if `config.databaseUrl` is used. */
  embeddedUrl: string | null;
  /** Where the web app comes from; null for only the API. */
  openWeb: () => Promise<WebSource | null>;
  /** Resolves when this process should end. */
  ended: Promise<void>;
}

/**
 * Serves everything in this process until it is told to end: migrates the database, loads what is missing, and listens.
 * @throws StartError
 */
export async function serveRondo({ config, embeddedUrl, openWeb, ended }: Options): Promise<void> {
  const databaseUrl = config.databaseUrl ?? embeddedUrl ?? '';
  await migrateDatabase(databaseUrl);
  const rondo = await compose({ config, databaseUrl, web: await openWeb() });
  try {
    await loadPlaces(rondo.db);
    // Loaded only for a demo, so that its rows neither take memory nor end the start of an installation with people.
    const demo = config.demo ? await import('./demo/load-demo-data.ts') : null;
    const isFirst = (parentProcess?.number ?? 1) === 1;
    await demo?.loadDemoData(rondo);
    if (demo && isFirst) await demo.fillBooks(rondo);
    await collectGarbage();
    await listen(rondo.app, config.port, config.host);
    await rondo.work();
    // The dead process's work is found by sweeps; the separate ones run often by themselves.
    parentProcess?.onDeath(() => void rondo.jobs.runSweeps());
    parentProcess?.tellReady();
    if (isFirst) sayReady(config, embeddedUrl !== null, demo);
    await ended;
  } finally {
    await rondo.close();
  }
}

async function migrateDatabase(url: string): Promise<void> {
  try {
    await migrate(url);
  } catch (error) {
    throw new StartError(`The database can't be used: ${reasonOf(error)}.`);
  }
}

/**
 * How many connections may wait to be accepted (the system may allow fewer). Further ones are dropped, and retried by their system only after
 * seconds, however much room there is by then.
 */
const backlog = 4096;

async function listen(
  app: { listen(options: { port: number; host: string; backlog: number }): Promise<string> },
  port: number,
  host: string,
) {
  try {
    await app.listen({ port, host, backlog });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code === 'EADDRINUSE') throw new StartError(`Port ${port} is already taken. Set PORT to another one.`);
    if (code === 'EACCES') throw new StartError(`Port ${port} may not be used by this user. Set PORT to another one.`);
    throw error;
  }
}

interface Demo {
  demoAccounts: readonly { email: string }[];
  demoPassword: string;
}

function sayReady(config: Config, embedded: boolean, demo: Demo | null): void {
  const lines = [`Rondo is ready: ${config.publicUrl}`];
  if (demo) {
    lines.push(`  Demo accounts  ${demo.demoAccounts.map(({ email }) => email).join(', ')}`);
    lines.push(`  Password       ${demo.demoPassword}`);
  }
  const mails = config.smtpUrl
    ? 'are sent through SMTP_URL'
    : config.demo
      ? `are shown at ${config.publicUrl}/dev/mailbox`
      : 'stay in the outbox: SMTP_URL is not set';
  lines.push(
    `  Mails          ${mails}`,
    `  Database       ${embedded ? `embedded, in ${config.dataDir}` : 'DATABASE_URL'}`,
    `  API            ${config.publicUrl}/api/docs`,
    `  Version        ${release.version}, ${release.commit}`,
  );
  if (config.processes > 1) lines.push(`  Processes      ${config.processes}`);
  if (config.production && config.playMoney)
    lines.push('  WARNING        the payment key is a test key: anyone can top up without paying');
  console.log(lines.join('\n'));
}
