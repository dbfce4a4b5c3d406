import { withCluster } from '../chaos/src/cluster/cluster.ts';

/** `npm run cluster`: three machines' PostgreSQL with Patroni and etcd behind HAProxy, on loopback, until Ctrl-C (docs/operate/survive.md). */
const isSynchronous = !process.argv.includes('asynchronous');
const started = performance.now();
try {
  await withCluster({ synchronous: isSynchronous, apart: false }, async ({ url, readUrl, nodes, ended }) => {
    console.log(`Whole after ${((performance.now() - started) / 1000).toFixed(1)} s.
DATABASE_URL=${url}       whoever is primary
standbys                 ${readUrl}
${nodes.map(({ machine: { name, ports } }) => `${name}                       http://127.0.0.1:${ports.patroni}/cluster`).join('\n')}
Ctrl-C ends all of it.`);
    await ended;
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
