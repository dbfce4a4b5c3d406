import { sql } from 'kysely';
import { statfs } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Database, sqlState } from '../db.ts';
import { migrationNames } from '../database/migrate.ts';
import type { Context } from '../serve.ts';

/** A machine whose clock differs more than this from the database's is set wrongly, and should get no traffic. */
const skewMaxMs = 5000;

/** A frozen database answers nothing: a readiness probe is told so within a second. */
const patienceMs = 800;
const unreachable: Unready = { status: 'database not reachable', retryAfter: 2 };

/** Why this process should get no traffic, and when to ask again, in seconds. */
interface Unready {
  status: string;
  retryAfter: number;
  [more: string]: unknown;
}

/**
 * `/healthz`: the process is alive. `/readyz`: the database answers, has every migration and can write, there is space for uploads, and the machine's
 * clock agrees with the database's; or the primary answers no process, but standbys do. Everything is checked each time, so it recovers by itself.
 */
export function serveHealth({ app, db, standbys, clock, config, draining }: Context): void {
  app.get('/healthz', async () => ({ status: 'ok' }));

  const find = async (): Promise<Unready | null> => {
    const { rows } = await sql<{ name: string }>`select name from migration`.execute(db);
    const applied = new Set(rows.map((row) => row.name));
    const missing = (await migrationNames()).filter((name) => !applied.has(name));
    if (missing.length > 0) return { status: 'not migrated', missing, retryAfter: 2 };
    const cannotWrite = await tryWriting(db);
    if (cannotWrite !== null) return { status: cannotWrite, retryAfter: 10 };
    const free = await freeBytes(config.dataDir);
    if (free < config.diskFreeLeastBytes)
      return { status: 'disk full', freeMegabytes: Math.floor(free / 1024 / 1024), retryAfter: 10 };
    await clock.refresh();
    if (Math.abs(clock.skewMs()) <= skewMaxMs) return null;
    const secondsAhead = Math.round(clock.skewMs() / 1000);
    return { status: 'clock differs from the database', secondsAhead, retryAfter: 10 };
  };
  // Simultaneous requests share an answer, since it takes a write.
  let asking: Promise<Unready | null> | null = null;
  const ask = () =>
    (asking ??= find()
      .catch(() => unreachable)
      .finally(() => {
        asking = null;
      }));

  app.get('/readyz', async (_request, reply) => {
    if (draining.begun) return reply.code(503).send({ status: 'stopping' });
    // While a primary is replaced, people can still look (decisions/0059-reads-from-standbys.md).
    if (standbys.areAlone) return { status: 'reads only' };
    const unready = await Promise.race([ask(), wait(patienceMs, unreachable, { ref: false })]);
    if (unready === null) return { status: 'ready' };
    const { retryAfter, ...said } = unready;
    return reply.code(503).header('retry-after', String(retryAfter)).send(said);
  });
}

/**
 * Writes to the table of limits, whose old rows are swept.
 * @returns why the database can't write; null if it can
 */
async function tryWriting(db: Database): Promise<string | null> {
  try {
    await sql`
      insert into rate_limit (subject, window_start, attempts) values ('readyz', date_trunc('hour', now()), 1)
      on conflict (subject, window_start) do update set attempts = 1`.execute(db);
    return null;
  } catch (error) {
    const reasons: Record<string, string> = { '53100': 'database disk full', '25006': 'database read-only' };
    const reason = reasons[sqlState(error) ?? ''];
    if (reason === undefined) throw error;
    return reason;
  }
}

/** The free space where uploads are, or will be, stored. */
async function freeBytes(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    // The folder is created with the first file.
    return folder === path.dirname(folder) ? 0 : freeBytes(path.dirname(folder));
  }
}
