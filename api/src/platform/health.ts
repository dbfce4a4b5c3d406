import { sql } from 'kysely';
import { migrationNames } from './migrate.ts';
import type { Context } from './serve.ts';

/** A machine whose clock is further than this from the database's is not set right: nobody should be sent there. */
const skewMaxMs = 5000;

/**
 * `/healthz`: the process lives. `/readyz`: the database answers, has every migration, and the machine's clock agrees with its
 * own.
 */
export function serveHealth({ app, db, clock, draining }: Context): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    if (draining.begun) return reply.code(503).send({ status: 'stopping' });
    try {
      const { rows } = await sql<{ name: string }>`select name from migration`.execute(db);
      const applied = new Set(rows.map((row) => row.name));
      const missing = (await migrationNames()).filter((name) => !applied.has(name));
      if (missing.length > 0) return await reply.code(503).send({ status: 'not migrated', missing });
      await clock.refresh();
      if (Math.abs(clock.skewMs()) > skewMaxMs)
        return await reply
          .code(503)
          .header('retry-after', '10')
          .send({ status: 'clock differs from the database', secondsAhead: Math.round(clock.skewMs() / 1000) });
      return { status: 'ready' };
    } catch {
      return reply.code(503).header('retry-after', '2').send({ status: 'database not reachable' });
    }
  });
}
