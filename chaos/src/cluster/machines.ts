import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The addresses of a node of the cluster: etcd, Patroni and PostgreSQL. */
export interface Machine {
  name: string;
  /** The address for peers, the address for clients, and what to listen on for both. */
  peer: string;
  client: string;
  listen: string;
  /** A network of its own whose cable to the others can be cut; null on loopback. */
  namespace: string | null;
  ports: { etcd: number; etcdPeer: number; postgres: number; patroni: number };
}

const names = ['n1', 'n2', 'n3'] as const;
const firstPort = 15_610;
/** HAProxy's ports, and one that is held as a lock. */
export const clusterPorts = { write: 15_600, read: 15_601, held: 15_602 } as const;

/**
 * @param apart whether each has a network of its own (RFC 2544's addresses), with one cable to the others and one to clients
 */
export function threeMachines(apart: boolean): Machine[] {
  return names.map((name, index) => ({
    name,
    peer: apart ? `198.18.1.${index + 1}` : '127.0.0.1',
    client: apart ? `198.18.2.${index + 1}` : '127.0.0.1',
    listen: apart ? '0.0.0.0' : '127.0.0.1',
    namespace: apart ? `rondo-${name}` : null,
    ports: {
      etcd: firstPort + index,
      etcdPeer: firstPort + 10 + index,
      postgres: firstPort + 20 + index,
      patroni: firstPort + 30 + index,
    },
  }));
}

/** The command words, to be started on that machine. */
export function on({ namespace }: Machine, words: readonly string[]): string[] {
  return namespace === null ? [...words] : ['ip', 'netns', 'exec', namespace, ...words];
}

const bridges = { peer: 'rondo-peers', client: 'rondo-clients' } as const;
const kinds = ['peer', 'client'] as const;

/** Lays two networks between the machines, which needs root. */
export async function layNetworks(machines: readonly Machine[]): Promise<void> {
  for (const bridge of Object.values(bridges)) {
    await ip(`link add ${bridge} type bridge`);
    await ip(`link set ${bridge} up`);
  }
  // This machine only has clients: it is no peer.
  await ip(`addr add 198.18.2.254/24 dev ${bridges.client}`);
  for (const machine of machines) {
    if (machine.namespace === null) continue;
    await ip(`netns add ${machine.namespace}`);
    await ip(`-n ${machine.namespace} link set lo up`);
    for (const kind of kinds) {
      await ip(`link add ${cable(machine, kind)} type veth peer name ${kind} netns ${machine.namespace}`);
      await ip(`link set ${cable(machine, kind)} master ${bridges[kind]} up`);
      await ip(`-n ${machine.namespace} addr add ${machine[kind]}/24 dev ${kind}`);
      await ip(`-n ${machine.namespace} link set ${kind} up`);
    }
  }
}

export async function removeNetworks(machines: readonly Machine[]): Promise<void> {
  for (const machine of machines) {
    // A namespace disappears some time after its name, its cables at once.
    for (const kind of kinds) await ip(`link delete ${cable(machine, kind)}`).catch(() => undefined);
    await ip(`netns delete ${machine.namespace}`).catch(() => undefined);
  }
  for (const bridge of Object.values(bridges)) await ip(`link delete ${bridge}`).catch(() => undefined);
}

/** Cuts a machine off from its peers, or joins it to them again; clients can reach it all the while. */
export async function setPeerCable(machine: Machine, state: 'up' | 'down'): Promise<void> {
  await ip(`link set ${cable(machine, 'peer')} ${state}`);
}

const cable = ({ name }: Machine, kind: keyof typeof bridges) => `rondo-${name}-${kind}`;

async function ip(words: string): Promise<void> {
  await run('ip', words.split(' '));
}
