import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrate } from '../../api/src/platform/database/migrate.ts';
import { type Cluster, withCluster } from '../../chaos/src/cluster/cluster.ts';
import { makeOwnPostgres } from '../../chaos/src/own-postgres.ts';
import { type Joiner, query } from '../../chaos/src/world.ts';
import { compare, joins, searches } from './compare.ts';
import { withClient } from '../../api/test/temporary-database.ts';
import { fillGames } from './fill-games.ts';
import { makePlayers } from './join-world.ts';
import { withProductionServer } from './production-server.ts';
import type { Row } from './table.ts';

const firstPort = 14_540;
const alonePort = 15_540;
/** The settings of a cluster's nodes (`chaos/src/cluster/configuration.ts`). */
const settings = { shared_buffers: '64MB', wal_log_hints: 'on', max_connections: '150' };

/** A database, and a process of Rondo on it. */
interface Way {
  name: string;
  port: number;
  url: string;
  players: readonly Joiner[];
  replicas: readonly string[];
}

/**
 * (l) The cost of three machines' PostgreSQL behind HAProxy: joins and searches through HTTP, compared with a single PostgreSQL of the same version;
 * once with commits that wait for a standby, as in operation, and once without.
 * @throws Error if its programs are not installed
 */
export async function benchCluster(): Promise<Row[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rondo-bench-'));
  try {
    const postgres = await makeOwnPostgres(folder, alonePort);
    const aloneUrl = await postgres.start('first', alonePort, false, settings);
    try {
      await query(aloneUrl.replace(/rondo$/, 'postgres'), 'create database rondo');
      const alone = { name: 'one PostgreSQL', port: firstPort, url: aloneUrl, replicas: [] };
      const filled = { ...alone, players: await fill(aloneUrl) };
      const rows: Row[] = [];
      for (const synchronous of [true, false])
        rows.push(
          ...(await withCluster({ synchronous, apart: false }, (cluster) => measure(filled, cluster, synchronous))),
        );
      return rows;
    } finally {
      await postgres.stop('first');
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function fill(url: string): Promise<Joiner[]> {
  await migrate(url);
  await withClient(url, (client) => fillGames(client, 20_000, 10_000));
  return makePlayers(url, 8000);
}

async function measure(alone: Way, cluster: Cluster, synchronous: boolean): Promise<Row[]> {
  const { url, nodeUrls, ended } = cluster;
  const players = await fill(url);
  await cluster.untilWhole();
  const commits = synchronous ? 'commits that wait for a standby' : 'commits that wait for nobody';
  const three = { url, players, name: `three, ${commits}`, port: firstPort + 1, replicas: [] };
  const readers = { ...three, name: `${three.name}, reads from standbys`, port: firstPort + 2, replicas: nodeUrls };
  const joining = (hot: boolean, clients: number) => (way: Way) =>
    joins(way.url, way.players, { hot, port: way.port, clients });
  const work = async () => [
    ...(await compare('(l) joins over 1,000 games, 16 clients', [alone, three], 16, joining(false, 16))),
    ...(await compare('(l) joins over 1,000 games, 64 clients', [alone, three], 64, joining(false, 64))),
    ...(await compare('(l) joins on one hot game, 64 clients', [alone, three], 64, joining(true, 64))),
    ...(await compare('(l) searches of which no two are equal, 16 clients', [alone, three, readers], 16, searches)),
  ];
  return Promise.race([withServers([alone, three, readers], work), ended]);
}

function withServers<T>([way, ...others]: readonly Way[], work: () => Promise<T>): Promise<T> {
  if (way === undefined) return work();
  const below = () => withServers(others, work);
  return withProductionServer(way.url, way.port, below, { DATABASE_REPLICA_URLS: way.replicas.join() });
}
