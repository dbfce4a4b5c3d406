import { compose } from './compose.ts';
import { demoAccounts, demoPassword, loadDemoData } from './demo/load-demo-data.ts';
import { loadPlaces } from './features/places/load-places.ts';
import { readConfig } from './platform/config.ts';
import { startEmbeddedPostgres } from './platform/embedded-postgres.ts';
import { migrate } from './platform/migrate.ts';
import { StartError } from './platform/start-error.ts';
import type { WebSource } from './platform/web-source.ts';

/**
 * Runs Rondo in this process until it is told to end: the database, the API, the pages and the workers. Then ends the process; if Rondo
 * can't start, with 1 and the reason on standard error.
 * @param openWeb where the web app comes from; null for only the API
 */
export async function run(openWeb: () => Promise<WebSource | null>): Promise<never> {
  try {
    await start(openWeb);
    return process.exit(0);
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error);
    return process.exit(1);
  }
}

async function start(openWeb: () => Promise<WebSource | null>): Promise<void> {
  const config = readConfig(process.env);
  const ended = untilTold();
  const embedded = config.databaseUrl === null ? await startEmbeddedPostgres({ dataDir: config.dataDir }) : null;
  try {
    const databaseUrl = config.databaseUrl ?? embedded?.url ?? '';
    await migrateDatabase(databaseUrl);
    const rondo = await compose({ config, databaseUrl, web: await openWeb() });
    try {
      await loadPlaces(rondo.db);
      if (config.demo) await loadDemoData(rondo);
      await listen(rondo.app, config.port, config.host);
      await rondo.work();
      sayReady(config, embedded !== null);
      await ended;
    } finally {
      await rondo.close();
    }
  } finally {
    await embedded?.stop();
  }
}

/** Ctrl-C reaches this process twice, from the terminal and from npm; the first ends Rondo, and further ones change nothing. */
function untilTold(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => resolve());
  });
}

async function migrateDatabase(url: string): Promise<void> {
  try {
    await migrate(url);
  } catch (error) {
    const reason =
      error instanceof AggregateError
        ? error.errors.map(String).join('; ')
        : String(error instanceof Error ? error.message : error);
    throw new StartError(`The database can't be used: ${reason}.`);
  }
}

async function listen(
  app: { listen(options: { port: number; host: string }): Promise<string> },
  port: number,
  host: string,
) {
  try {
    await app.listen({ port, host });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code === 'EADDRINUSE') throw new StartError(`Port ${port} is already taken. Set PORT to another one.`);
    if (code === 'EACCES') throw new StartError(`Port ${port} may not be used by this user. Set PORT to another one.`);
    throw error;
  }
}

function sayReady(config: ReturnType<typeof readConfig>, embedded: boolean): void {
  const lines = [`Rondo is ready: ${config.publicUrl}`];
  if (config.demo) {
    lines.push(`  Demo accounts  ${demoAccounts.map(({ email }) => email).join(', ')}`);
    lines.push(`  Password       ${demoPassword}`);
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
  );
  if (config.production && config.playMoney)
    lines.push('  WARNING        the payment key is a test key: anyone can top up without paying');
  console.log(lines.join('\n'));
}
