import { sql } from 'kysely';
import { statfs } from 'node:fs/promises';
import path from 'node:path';
import { type Database, sqlState } from './db.ts';
import { migrationNames } from './migrate.ts';
import type { Context } from './serve.ts';

/** A machine whose clock is further than this from the database's is not set right: nobody should be sent there. */
const skewMaxMs = 5000;

/** Why nobody should be sent here, and when to ask again, in seconds. */
interface Unready {
  status: string;
  retryAfter: number;
  [more: string]: unknown;
}

/**
 * `/healthz`: the process lives. `/readyz`: the database answers, has every migration and can write, there is room for uploads, and the
 * machine's clock agrees with the database's. What was wrong is asked anew each time, so it recovers by itself.
 */
export function serveHealth({ app, db, clock, config, draining }: Context): void {
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
  // Many who ask at one time share an answer, as it takes a write.
  let asking: Promise<Unready | null> | null = null;
  const ask = () =>
    (asking ??= find()
      .catch(() => ({ status: 'database not reachable', retryAfter: 2 }))
      .finally(() => {
        asking = null;
      }));

  app.get('/readyz', async (_request, reply) => {
    if (draining.begun) return reply.code(503).send({ status: 'stopping' });
    const unready = await ask();
    if (unready === null) return { status: 'ready' };
    const { retryAfter, ...said } = unready;
    return reply.code(503).header('retry-after', String(retryAfter)).send(said);
  });
}

/** Writes, by the table of limits, whose old rows are swept. @returns why it can't; null: it can */
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

/** Room for what is uploaded, where the folder is or will be. */
async function freeBytes(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    // It is made with the first file.
    return folder === path.dirname(folder) ? 0 : freeBytes(path.dirname(folder));
  }
}
