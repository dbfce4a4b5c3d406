import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { makeCertificate } from './walks/play-outside.ts';

const install = (name: string) => `apt-get install -yq --no-install-recommends ${name}`;

/** Debian's programs in the place of the images that deploy/compose.yaml names, as their users and with their ways. */
const standIns = {
  'docker.io/library/postgres:17': `
RUN groupadd --gid 999 postgres && useradd --uid 999 --gid postgres postgres && ${install('postgresql')}
ENV LANG=C.UTF-8
COPY postgres /usr/local/bin/entrypoint
ENTRYPOINT ["/usr/local/bin/entrypoint"]`,
  'docker.io/edoburu/pgbouncer:v1.24.1-p1': `
RUN groupadd --gid 70 pooler && useradd --uid 70 --gid pooler pooler && ${install('pgbouncer')} && chmod 755 /etc/pgbouncer
USER 70:70`,
  'docker.io/library/caddy:2': `
RUN ${install('caddy')}
ENV XDG_CONFIG_HOME=/config XDG_DATA_HOME=/data
CMD ["caddy", "run", "--adapter", "caddyfile", "--config", "/etc/caddy/Caddyfile"]`,
};

/** Podman's settings, for a storage of its own; the limits are those that a machine without CAP_SYS_RESOURCE may set. */
const settingsIn = (folder: string) => ({
  'containers.conf': `[containers]
default_ulimits = ["nofile=1024:1024", "nproc=4096:4096"]
[engine]
cgroup_manager = "cgroupfs"
events_logger = "file"
[network]
network_backend = "netavark"
`,
  'storage.conf': `[storage]
driver = "overlay"
graphroot = "${folder}/storage"
runroot = "${folder}/running"
`,
});

/**
 * Does what container.md#compose says, with real containers of Podman by docker-compose, up to a paid join by people outside.
 * @param bare made by `debootstrap --variant=minbase bookworm FOLDER`; nothing in it changes
 */
function tryCompose(file: string, bare: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'rondo-compose-'));
  const env = {
    ...process.env,
    CONTAINERS_CONF: join(folder, 'containers.conf'),
    CONTAINERS_STORAGE_CONF: join(folder, 'storage.conf'),
  };
  const buildah = (...args: string[]) =>
    execFileSync('buildah', args, { env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim();
  try {
    for (const [name, text] of Object.entries(settingsIn(folder))) writeFileSync(join(folder, name), text);
    const [, certificate] = makeCertificate(folder);
    const base = buildah('from', 'scratch');
    buildah('copy', '--quiet', base, bare, '/');
    buildah('copy', '--quiet', base, certificate, '/usr/local/share/ca-certificates/outside.crt');
    const prepared = `apt-get update -q > /dev/null && ${install('ca-certificates')} > /dev/null`;
    buildah('run', '--isolation', 'chroot', base, 'sh', '-c', prepared);
    buildah('commit', '--quiet', '--rm', base, 'localhost/bare');
    const chroot = ['--quiet', '--isolation', 'chroot'];
    for (const [name, lines] of Object.entries(standIns)) {
      const containerfile = join(folder, 'Containerfile');
      writeFileSync(containerfile, `FROM localhost/bare\nENV DEBIAN_FRONTEND=noninteractive${lines}\n`);
      buildah('build', ...chroot, '--tag', name, '--file', containerfile, join(import.meta.dirname, 'walks/images'));
    }
    execFileSync('tar', ['-xzf', file, '-C', folder]);
    const release = join(folder, basename(file, '.tar.gz'));
    const image = ['localhost/rondo', '--build-arg', 'BASE=localhost/bare', ...chroot];
    execFileSync(join(release, 'deploy/build-image'), image, { env, stdio: ['ignore', 'ignore', 'inherit'] });

    const apart = ['--net', '--fork', '--kill-child', process.execPath, join(import.meta.dirname, 'walks/compose.ts')];
    const { status } = spawnSync('unshare', [...apart, folder, release], { env, stdio: 'inherit' });
    if (status !== 0) process.exitCode = 1;
  } finally {
    spawnSync('podman', ['system', 'reset', '--force'], { env, stdio: 'ignore' });
    rmSync(folder, { recursive: true, force: true });
  }
}

const programs = ['buildah', 'podman', 'docker-compose', 'dnsmasq', 'pebble'];
const missing = programs.filter((name) => spawnSync(name, ['--version']).error !== undefined);
const [file, bare] = process.argv.slice(2);
if (missing.length > 0)
  throw new Error(
    'apt-get install --no-install-recommends buildah podman crun netavark aardvark-dns docker-compose iptables dnsmasq-base pebble',
  );
if (file === undefined || bare === undefined) throw new Error('node scripts/try-compose.ts FILE FOLDER');
tryCompose(file, bare);
