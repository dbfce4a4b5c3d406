import { migrate } from '../../api/src/platform/database/migrate.ts';
import { type Cluster, withCluster } from '../../chaos/src/cluster/cluster.ts';
import { withOwnPostgres } from '../../chaos/src/own-postgres.ts';
import type { Joiner } from '../../chaos/src/world.ts';
import { compare, joins, searches } from './compare.ts';
import { withClient } from '../../api/test/temporary-database.ts';
import { fillGames } from './fill-games.ts';
import { makePlayers } from './join-world.ts';
import { withProductionServers } from './production-server.ts';
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
  settings: Record<string, string>;
}

/**
 * (l) The cost of three machines' PostgreSQL behind HAProxy: joins and searches through HTTP, compared with a single PostgreSQL of the same version;
 * once with commits that wait for a standby, as in operation, and once without.
 * @throws Error if its programs are not installed
 */
export function benchCluster(): Promise<Row[]> {
  return withOwnPostgres(
    alonePort,
    async (_, url) => {
      const alone = { name: 'one PostgreSQL', port: firstPort, url, players: await fill(url), settings: {} };
      const rows: Row[] = [];
      for (const synchronous of [true, false])
        rows.push(
          ...(await withCluster({ synchronous, apart: false }, (cluster) => measure(alone, cluster, synchronous))),
        );
      return rows;
    },
    { settings },
  );
}

async function fill(url: string): Promise<Joiner[]> {
  await migrate(url); // which the cluster's is not yet
  await withClient(url, (client) => fillGames(client, 20_000, 10_000));
  return makePlayers(url, 8000);
}

async function measure(alone: Way, cluster: Cluster, synchronous: boolean): Promise<Row[]> {
  const { url, nodeUrls, ended } = cluster;
  const players = await fill(url);
  await cluster.untilWhole();
  const commits = synchronous ? 'commits that wait for a standby' : 'commits that wait for nobody';
  const three = { url, players, name: `three, ${commits}`, port: firstPort + 1, settings: {} };
  const reading = { DATABASE_REPLICA_URLS: nodeUrls.join() };
  const readers = { ...three, name: `${three.name}, reads from standbys`, port: firstPort + 2, settings: reading };
  const joining = (hot: boolean, clients: number) => (way: Way) =>
    joins(way.url, way.players, { hot, port: way.port, clients });
  const work = async () => [
    ...(await compare('(l) joins over 1,000 games, 16 clients', [alone, three], 16, joining(false, 16))),
    ...(await compare('(l) joins over 1,000 games, 64 clients', [alone, three], 64, joining(false, 64))),
    ...(await compare('(l) joins on one hot game, 64 clients', [alone, three], 64, joining(true, 64))),
    ...(await compare('(l) searches of which no two are equal, 16 clients', [alone, three, readers], 16, searches)),
  ];
  return Promise.race([withProductionServers([alone, three, readers], work), ended]);
}
