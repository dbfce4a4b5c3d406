import path from 'node:path';
import { compose } from '../../api/src/compose.ts';
import { readConfig } from '../../api/src/platform/config.ts';
import type { WebSource } from '../../api/src/platform/pages/web-source.ts';

type Rondo = Awaited<ReturnType<typeof compose>>;

interface Options {
  databaseUrl: string;
  folder: string;
  settings?: Record<string, string>;
  web?: WebSource;
  /** Whether it answers as in production, where answers aren't parsed again. */
  production?: boolean;
  lockGames?: boolean;
}

/** Runs `work` beside a Rondo in this process, on an existing database. */
export async function withRondo<T>(
  { databaseUrl, folder, settings, web, production = false, lockGames = true }: Options,
  work: (origin: string, rondo: Rondo) => Promise<T>,
): Promise<T> {
  const config = readConfig({
    NODE_ENV: 'test',
    DATABASE_URL: databaseUrl,
    DATA_DIR: path.join(folder, 'rondo'),
    LOG_LEVEL: 'silent',
    ...settings,
  });
  const rondo = await compose({ config: { ...config, production }, databaseUrl, web: web ?? null, lockGames });
  try {
    return await work(await rondo.app.listen({ port: 0, host: '127.0.0.1' }), rondo);
  } finally {
    await rondo.close();
  }
}
