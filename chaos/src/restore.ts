import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { timeOf } from './figures.ts';
import { withRondo } from './in-process.ts';
import { countLost } from './joining-load.ts';
import { invariantsHold } from './nothing-lost.ts';
import { type OwnPostgres, withOwnPostgres } from './own-postgres.ts';
import { type Report, reportOf } from './report.ts';
import { type Joiner, makeGames, makeJoiners, payToJoin, query } from './world.ts';

const ports = { first: 14_895, second: 14_896 } as const;

/**
 * The drill of docs/operate/restore.md: people join on an operator's own PostgreSQL, all games are deleted, and pgBackRest restores the database to
 * the moment before.
 */
export function restore(joins: number, games: number): Promise<Report> {
  const work = async (postgres: OwnPostgres, url: string, folder: string) => {
    const people = await makeJoiners(url, 64, 1_000_000);
    const gameIds = await makeGames(url, games, 64, 100);
    await postgres.backRest('stanza-create');
    const backUpMs = await timeOf(() => postgres.backRest('--type=full', 'backup'));

    const { before, target } = await joinAndLoseAll(url, folder, people, gameIds, joins);
    await postgres.stop('first');
    const moment = ['--type=time', `--target=${target}`, '--target-action=promote'];
    const restoreMs = await timeOf(() => postgres.backRest(`--pg1-path=${folder}/second`, ...moment, 'restore'));
    const restored = url.replace(`:${ports.first}/`, `:${ports.second}/`);
    const recoverMs = await timeOf(async () => {
      await postgres.start('second', ports.second, false);
      await untilWritable(restored);
    });
    return compare(restored, before, games, { backUpMs, restoreMs, recoverMs });
  };
  return withOwnPostgres(ports.first, work, { archives: true });
}

/** @returns which people had joined which game, and the moment when that was the state */
function joinAndLoseAll(databaseUrl: string, folder: string, people: Joiner[], gameIds: string[], joins: number) {
  return withRondo({ databaseUrl, folder }, async (origin) => {
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
    const before = await joinAll(0, joins);
    const [moment] = await query<{ at: string }>(databaseUrl, 'select clock_timestamp()::text as at');
    await wait(1000);
    await joinAll(joins, joins * 2);
    await query(databaseUrl, 'drop table game cascade');
    await query(databaseUrl, 'select pg_switch_wal()');
    return { before, target: moment?.at ?? '' };
  });
}

async function compare(url: string, before: string[], games: number, took: Record<string, number>): Promise<Report> {
  const lost = await countLost(url, before);
  const [there] = await query<{ joins: number; games: number; size: string }>(
    url,
    `select (select count(*)::int from registration where status = 'active') as joins, (select count(*)::int from game) as games,
      pg_size_pretty(pg_database_size(current_database())) as size`,
  );
  const later = (there?.joins ?? 0) - before.length + lost;
  const seconds = (name: string) => `${((took[name] ?? 0) / 1000).toFixed(1)} s`;
  return reportOf(
    [
      [`joins acknowledged before the moment: ${before.length}, lost: ${lost}`, lost === 0 && before.length > 0],
      [`later ones there: ${later}`, later === 0],
      [`games there: ${there?.games}`, there?.games === games],
      await invariantsHold(url),
    ],
    [
      `${games} games, ${there?.size}: full back-up ${seconds('backUpMs')}, restored in ${seconds('restoreMs')}, to the moment in ${seconds('recoverMs')}`,
    ],
  );
}

async function untilWritable(url: string): Promise<void> {
  for (;;) {
    const [state] = await query<{ recovering: boolean }>(url, 'select pg_is_in_recovery() as recovering');
    if (state?.recovering === false) return;
    await wait(50);
  }
}
