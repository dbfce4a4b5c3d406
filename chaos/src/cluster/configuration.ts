import type { Machine } from './machines.ts';

/** Everything that a node's files say; its addresses are those of docs/operate/survive.md's three machines. */
export interface Settings {
  folder: string;
  bin: string;
  password: string;
  synchronous: boolean;
  machines: readonly Machine[];
}

/** A primary is replaced once its lease of `ttl` s has run out; `ttl` must be at least loop_wait + 2 retry_timeout. */
const timing = { ttl: 7, loop_wait: 1, retry_timeout: 3 };

export function etcdFlags(own: Machine, { folder, machines }: Settings): string[] {
  const { name, peer, listen, ports } = own;
  const peerUrl = (machine: Machine) => `http://${machine.peer}:${machine.ports.etcdPeer}`;
  const flags = {
    name,
    'data-dir': `${folder}/${name}/etcd`,
    'listen-client-urls': `http://${listen}:${ports.etcd}`,
    'advertise-client-urls': `http://${peer}:${ports.etcd}`,
    'listen-peer-urls': peerUrl(own),
    'initial-advertise-peer-urls': peerUrl(own),
    'initial-cluster': machines.map((machine) => `${machine.name}=${peerUrl(machine)}`).join(','),
    'initial-cluster-token': 'rondo',
    'initial-cluster-state': 'new',
    'enable-v2': 'true',
    // A node that was cut off comes back without an election, which would make all others wait.
    'pre-vote': 'true',
    logger: 'zap',
  };
  return Object.entries(flags).map(([flag, value]) => `--${flag}=${value}`);
}

/** The contents of patroni.yml, which may be JSON. */
export function patroniYaml({ name, peer, listen, ports }: Machine, settings: Settings): string {
  const { folder, bin, password, synchronous, machines } = settings;
  const folderOfNode = `${folder}/${name}`;
  return JSON.stringify({
    scope: 'rondo',
    name,
    restapi: { listen: `${listen}:${ports.patroni}`, connect_address: `${peer}:${ports.patroni}` },
    // With etcd's third API, Patroni before 4.0.6 believes an etcd that was cut off, so a primary that was cut off takes the lease back from its
    // successor. With the second API it renews the lease only if it still has it.
    etcd: { hosts: machines.map((machine) => `${machine.peer}:${machine.ports.etcd}`) },
    bootstrap: {
      dcs: {
        ...timing,
        synchronous_mode: synchronous,
        postgresql: {
          use_pg_rewind: true,
          use_slots: true,
          // To rewind, a server needs its log back to the last checkpoint that its successor shares.
          parameters: { max_connections: 150, wal_log_hints: 'on', wal_keep_size: '1GB', shared_buffers: '64MB' },
        },
      },
      initdb: ['data-checksums', { encoding: 'UTF8' }, { locale: 'C.UTF-8' }],
    },
    postgresql: {
      listen: `${listen}:${ports.postgres}`,
      connect_address: `${peer}:${ports.postgres}`,
      data_dir: `${folderOfNode}/data`,
      bin_dir: bin,
      pgpass: `${folderOfNode}/pgpass`,
      pg_hba: [
        'local all all trust',
        'host all all samenet scram-sha-256',
        'host replication all samenet scram-sha-256',
      ],
      authentication: {
        superuser: { username: 'postgres', password },
        replication: { username: 'replicator', password },
      },
      parameters: { unix_socket_directories: folderOfNode },
    },
  });
}

/** Writes go to the primary, reads to the standbys; a server that loses its role loses its connections. */
export function haproxyConfiguration(machines: readonly Machine[], ports: { write: number; read: number }): string {
  const servers = machines
    .map(({ name, client, ports: of }) => `  server ${name} ${client}:${of.postgres} check port ${of.patroni}`)
    .join('\n');
  const part = (name: string, port: number, path: string) => `listen ${name}
  bind 127.0.0.1:${port}
  option httpchk OPTIONS ${path}
  http-check expect status 200
  default-server inter 1s fastinter 500ms downinter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${servers}
`;
  return `global
  maxconn 500
defaults
  mode tcp
  retries 1
  timeout connect 3s
  timeout check 2s
  timeout client 30m
  timeout server 30m
${part('primary', ports.write, '/primary')}${part('standbys', ports.read, '/replica')}`;
}
