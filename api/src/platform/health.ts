import { sql } from 'kysely';
import { migrationNames } from './migrate.ts';
import type { Context } from './serve.ts';

/** `/healthz`: the process lives. `/readyz`: the database answers and has every migration. */
export function serveHealth({ app, db }: Context): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    try {
      const { rows } = await sql<{ name: string }>`select name from migration`.execute(db);
      const applied = new Set(rows.map((row) => row.name));
      const missing = (await migrationNames()).filter((name) => !applied.has(name));
      if (missing.length > 0) return await reply.code(503).send({ status: 'not migrated', missing });
      return { status: 'ready' };
    } catch {
      return reply.code(503).header('retry-after', '2').send({ status: 'database not reachable' });
    }
  });
}
