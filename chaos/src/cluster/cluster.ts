import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { randomBytes } from 'node:crypto';
import type { ChildProcess } from 'node:child_process';
import { chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { query } from '../world.ts';
import { etcdFlags, haproxyConfiguration, patroniYaml, type Settings } from './configuration.ts';
import { clusterPorts, layNetworks, removeNetworks, setPeerCable, threeMachines } from './machines.ts';
import { Node } from './node.ts';
import { findPrograms, findUser } from './programs.ts';
import { kill, startServer } from './servers.ts';

interface ClusterOptions {
  /** Whether a commit waits for a standby; false only in a control, or to compare. */
  synchronous: boolean;
  /** Whether each machine has a network of its own that can be cut, which needs root. */
  apart: boolean;
}

/** Three machines with etcd, Patroni and PostgreSQL, and HAProxy in front of them; see docs/operate/survive.md. */
export interface Cluster {
  /** The address of Rondo's database on the present primary, and on standbys. */
  url: string;
  readUrl: string;
  /** The database on each machine, primary or not. */
  nodeUrls: readonly string[];
  nodes: readonly Node[];
  /** The primary, as soon as there is one. */
  primary(): Promise<Node>;
  /** Waits until all three serve again, and a standby has everything that was acknowledged. */
  untilWhole(): Promise<void>;
  cut(node: Node): Promise<void>;
  join(node: Node): Promise<void>;
  /** Rejects if a signal says that it is time to end; race `work` against it. */
  ended: Promise<never>;
}

/** The longest that a step of starting or repairing takes, also on a busy machine. */
const wholeMs = 180_000;

/**
 * Runs `work` on a cluster in a folder of its own, and removes both, also if a signal ends it.
 * @throws Error if programs are not installed
 */
export async function withCluster<T>(options: ClusterOptions, work: (cluster: Cluster) => Promise<T>): Promise<T> {
  const bin = await findPrograms();
  const user = await findUser();
  if (options.apart && user === null) throw new Error('Networks that can be cut take root: run it as root.');
  const only = await beTheOnly();
  const folder = await mkdtemp(path.join(tmpdir(), 'rondo-cluster-'));
  const machines = threeMachines(options.apart);
  const password = randomBytes(12).toString('hex');
  const settings: Settings = { folder, bin, password, machines, synchronous: options.synchronous };
  const as = user === null ? [] : ['setpriv', `--reuid=${user.uid}`, `--regid=${user.gid}`, '--init-groups'];
  const nodes = machines.map(
    (machine) => new Node(machine, `${folder}/${machine.name}`, as, etcdFlags(machine, settings)),
  );
  const urlOf = (name: string, port: number, host = '127.0.0.1') =>
    `postgres://${name}:${password}@${host}:${port}/${name}`;
  const ending = new AbortController();
  const { signal } = ending;
  const ended = new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  ended.catch(() => undefined);
  const onSignal = (name: string) => ending.abort(new Error(`ended by ${name}`));
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, onSignal);
  const cluster: Cluster = {
    ended,
    url: urlOf('rondo', clusterPorts.write),
    readUrl: urlOf('rondo', clusterPorts.read),
    nodeUrls: machines.map(({ client, ports }) => urlOf('rondo', ports.postgres, client)),
    nodes,
    primary: () => findPrimary(nodes, signal),
    untilWhole: () => untilWhole(nodes, options.synchronous, signal),
    cut: ({ machine }) => setPeerCable(machine, 'down'),
    join: ({ machine }) => setPeerCable(machine, 'up'),
  };
  let haproxy: ChildProcess | undefined;
  try {
    if (options.apart) await layNetworks(machines);
    await writeFiles(settings, user);
    for (const node of nodes) await node.startEtcd();
    // The Patroni that starts first would wait five seconds for it.
    await until(async () => (await Promise.all(nodes.map((node) => node.isEtcdWell()))).every(Boolean), 'etcd', signal);
    for (const node of nodes) await node.startPatroni();
    haproxy = await startServer(
      [...as, '/usr/sbin/haproxy', '-db', '-f', 'haproxy.cfg'],
      folder,
      `${folder}/haproxy.log`,
    );
    await cluster.untilWhole();
    await makeDatabase(urlOf('postgres', clusterPorts.write), password, signal);
    return await work(cluster);
  } finally {
    process.off('SIGINT', onSignal).off('SIGTERM', onSignal);
    ending.abort();
    await kill(haproxy?.pid);
    await Promise.all(nodes.map((node) => node.end()));
    if (options.apart) await removeNetworks(machines);
    await rm(folder, { recursive: true, force: true });
    only.close();
  }
}

/** Addresses and networks exist only once: while this port is held, no other cluster starts. */
async function beTheOnly(): Promise<Server> {
  const server = createServer().listen(clusterPorts.held, '127.0.0.1');
  await once(server, 'listening').catch(() => {
    throw new Error('Another cluster runs on this machine.');
  });
  return server;
}

async function writeFiles(settings: Settings, user: { uid: number; gid: number } | null): Promise<void> {
  const { folder, machines } = settings;
  const own = async (file: string) => user && chown(file, user.uid, user.gid);
  await own(folder);
  await writeFile(`${folder}/haproxy.cfg`, haproxyConfiguration(machines, clusterPorts));
  for (const machine of machines) {
    const of = `${folder}/${machine.name}`;
    for (const sub of ['', '/data', '/etcd']) {
      await mkdir(of + sub, { mode: 0o700 });
      await own(of + sub);
    }
    await writeFile(`${of}/patroni.yml`, patroniYaml(machine, settings), { mode: 0o600 });
    await own(`${of}/patroni.yml`);
  }
}

/** Rondo's role owns its database, and has no other rights. */
async function makeDatabase(url: string, password: string, signal: AbortSignal): Promise<void> {
  await until(
    () =>
      query(url, 'select 1').then(
        () => true,
        () => false,
      ),
    'HAProxy',
    signal,
  );
  await query(url, `create role rondo login password '${password}'`);
  await query(url, 'create database rondo owner rondo');
}

async function findPrimary(nodes: readonly Node[], signal: AbortSignal): Promise<Node> {
  for (;;) {
    signal.throwIfAborted();
    const states = await Promise.all(nodes.map((node) => node.state()));
    const index = states.findIndex((state) => state !== null && isPrimary(state));
    const primary = nodes[index];
    if (primary) return primary;
    await wait(100);
  }
}

const isPrimary = ({ role, state }: { role: string; state: string }) =>
  ['master', 'primary'].includes(role) && state === 'running';

async function untilWhole(nodes: readonly Node[], synchronous: boolean, signal: AbortSignal): Promise<void> {
  const isWhole = async () => {
    const states = await Promise.all(nodes.map((node) => node.state()));
    const primaries = states.filter((state) => state !== null && isPrimary(state));
    const senders = primaries[0]?.replication ?? [];
    const streaming = senders.filter(({ state }) => state === 'streaming').length;
    const inSync = senders.some(({ sync_state }) => sync_state === 'sync');
    return primaries.length === 1 && streaming === nodes.length - 1 && inSync === synchronous;
  };
  await until(isWhole, 'three nodes', signal).catch(async (error: unknown) => {
    if (signal.aborted) throw error;
    // Read now, because their folders are removed after this.
    const said = await Promise.all(nodes.map((node) => node.lastWords()));
    throw new Error(said.join('\n\n'), { cause: error });
  });
}

async function until(isSo: () => Promise<boolean>, what: string, signal: AbortSignal): Promise<void> {
  const end = performance.now() + wholeMs;
  while (!(await isSo())) {
    signal.throwIfAborted();
    if (performance.now() > end) throw new Error(`${what}: not there within ${wholeMs / 1000} s`);
    await wait(200);
  }
}
