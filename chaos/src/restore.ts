import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { compose } from '../../api/src/compose.ts';
import { readConfig } from '../../api/src/platform/config.ts';
import { migrate } from '../../api/src/platform/database/migrate.ts';
import { checkInvariants } from './invariants.ts';
import { makeOwnPostgres } from './own-postgres.ts';
import { type Report, verdict } from './report.ts';
import { withTemporaryFolder } from '../../api/test/temporary-database.ts';
import { type Joiner, makeGames, makeJoiners, payToJoin, query } from './world.ts';

const ports = { first: 14_895, second: 14_896 } as const;

/**
 * The drill of docs/operate/restore.md: people join on an operator's own PostgreSQL, all games are deleted, and pgBackRest restores the database to
 * the moment before.
 */
export async function restore(joins: number, games: number): Promise<Report> {
  return withTemporaryFolder(async (folder) => {
    const postgres = await makeOwnPostgres(folder, ports.first);
    const url = await postgres.start('first', ports.first, true);
    try {
      await query(url.replace(/rondo$/, 'postgres'), 'create database rondo');
      await migrate(url);
      const people = await makeJoiners(url, 64, 1_000_000);
      const gameIds = await makeGames(url, games, 64, 100);
      await postgres.backRest('stanza-create');
      const backUpMs = await timed(() => postgres.backRest('--type=full', 'backup'));

      const { before, target } = await joinAndLoseAll(url, folder, people, gameIds, joins);
      await postgres.stop('first');
      const restoreMs = await timed(() =>
        postgres.backRest(
          `--pg1-path=${folder}/second`,
          '--type=time',
          `--target=${target}`,
          '--target-action=promote',
          'restore',
        ),
      );
      const recoverMs = await timed(async () => {
        await postgres.start('second', ports.second, false);
        await untilWritable(url.replace(`:${ports.first}/`, `:${ports.second}/`));
      });
      return await compare(url.replace(`:${ports.first}/`, `:${ports.second}/`), before, games, {
        backUpMs,
        restoreMs,
        recoverMs,
      });
    } finally {
      for (const cluster of ['first', 'second']) await postgres.stop(cluster).catch(() => undefined);
    }
  });
}

/** @returns which people had joined which game, and the moment when that was the state */
async function joinAndLoseAll(url: string, folder: string, people: Joiner[], gameIds: string[], joins: number) {
  const config = readConfig({
    DATABASE_URL: url,
    NODE_ENV: 'test',
    DATA_DIR: path.join(folder, 'rondo'),
    LOG_LEVEL: 'silent',
  });
  const rondo = await compose({ config, databaseUrl: url, web: null });
  const origin = await rondo.app.listen({ port: 0, host: '127.0.0.1' });
  const joinAll = async (from: number, to: number) => {
    const joined: string[] = [];
    for (let n = from; n < to; n += 1) {
      const [joiner, gameId] = [people[n % people.length], gameIds[Math.floor(n / people.length)]];
      if (!joiner || gameId === undefined) break;
      const { status } = await payToJoin(origin, joiner, gameId, randomUUID());
      if (status === 200) joined.push(`${gameId} ${joiner.id}`);
    }
    return joined;
  };
  try {
    const before = await joinAll(0, joins);
    const [moment] = await query<{ at: string }>(url, 'select clock_timestamp()::text as at');
    await wait(1000);
    await joinAll(joins, joins * 2);
    await query(url, 'drop table game cascade');
    await query(url, 'select pg_switch_wal()');
    return { before, target: moment?.at ?? '' };
  } finally {
    await rondo.close();
  }
}

async function compare(url: string, before: string[], games: number, took: Record<string, number>): Promise<Report> {
  const joined = await query<{ key: string }>(
    url,
    `select game_id || ' ' || user_id as key from registration where status = 'active'`,
  );
  const there = new Set(joined.map(({ key }) => key));
  const lost = before.filter((key) => !there.has(key)).length;
  const later = there.size - before.length + lost;
  const [counted] = await query<{ n: number }>(url, 'select count(*)::int as n from game');
  const violations = await checkInvariants(url);
  const ok = before.length > 0 && lost === 0 && later === 0 && counted?.n === games && violations.length === 0;
  const [size] = await query<{ size: string }>(
    url,
    'select pg_size_pretty(pg_database_size(current_database())) as size',
  );
  const seconds = (name: string) => `${((took[name] ?? 0) / 1000).toFixed(1)} s`;
  return {
    ok,
    lines: [
      `${games} games, ${size?.size}: full back-up ${seconds('backUpMs')}, restored in ${seconds('restoreMs')}, to the moment in ${seconds('recoverMs')}`,
      `joins acknowledged before the moment: ${before.length}, lost: ${lost} ${verdict(lost === 0)}; later ones there: ${later} ${verdict(later === 0)}`,
      `games there: ${counted?.n} ${verdict(counted?.n === games)}`,
      `invariants broken: ${violations.length} ${verdict(violations.length === 0)} ${JSON.stringify(violations).slice(0, 400)}`,
    ],
  };
}

async function untilWritable(url: string): Promise<void> {
  for (;;) {
    const [state] = await query<{ recovering: boolean }>(url, 'select pg_is_in_recovery() as recovering');
    if (state?.recovering === false) return;
    await wait(50);
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
