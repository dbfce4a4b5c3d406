import { withCluster } from '../../chaos/src/cluster/cluster.ts';
import { makeOwnPostgres } from '../../chaos/src/own-postgres.ts';
import { withTemporaryFolder } from '../../chaos/src/temporary-database.ts';
import { makeJoiners, query } from '../../chaos/src/world.ts';
import { migrate } from '../../api/src/platform/migrate.ts';
import { measure, players, port, type Speed, start, stop, words } from './processes.ts';
import type { Row } from './table.ts';

const ownPort = 15_699;

/** (i) Joins and searches of one process over HTTP, on one PostgreSQL and on the cluster of decisions/0058-failover.md. */
export async function benchCluster(): Promise<Row[]> {
  const alone = await onOnePostgres();
  const rows: Row[] = [];
  for (const synchronous of [true, false]) {
    const measured = await withCluster({ synchronous, apart: false }, ({ url, ended }) =>
      Promise.race([measureOn(url), ended]),
    );
    for (const [what, speed] of Object.entries(measured))
      rows.push(row(`${what}, cluster, commits wait for ${synchronous ? 'a standby' : 'nobody'}`, speed, alone[what]));
  }
  return rows;
}

function onOnePostgres(): Promise<Record<string, Speed>> {
  return withTemporaryFolder(async (folder) => {
    const postgres = await makeOwnPostgres(folder, ownPort);
    const url = await postgres.start('first', ownPort, false);
    try {
      await query(url.replace(/rondo$/, 'postgres'), 'create database rondo');
      return await measureOn(url);
    } finally {
      await postgres.stop('first');
    }
  });
}

async function measureOn(url: string): Promise<Record<string, Speed>> {
  await migrate(url);
  const joiners = await makeJoiners(url, players, 100_000_000);
  const server = await start(url, port, 1);
  try {
    return await measure(url, joiners);
  } finally {
    await stop(server);
  }
}

const row = (what: string, measured: Speed, baseline: Speed | undefined): Row => ({
  what: `(i) ${what}`,
  measured: words(measured),
  baseline: baseline ? `${words(baseline)}, one PostgreSQL` : '',
  ratio: baseline ? (measured.perSecond / baseline.perSecond).toFixed(2) : '',
  goal: '',
  reached: null,
});
