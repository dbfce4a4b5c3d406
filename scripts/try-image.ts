import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { end, untilReady } from '../chaos/src/api-process.ts';
import { makeGames, makeJoiners, payToJoin, query } from '../chaos/src/world.ts';
import { ended, productionSettings, startDatabase } from './release-trial.ts';

const ports = { rondo: 14_710, postgres: 15_710 } as const;
const readyMs = 60_000;

/** The part of an image that says how its containers are started. */
const configuration = z.object({
  Docker: z.object({
    config: z.object({
      User: z.string(),
      Env: z.array(z.string()),
      Entrypoint: z.array(z.string()),
      Cmd: z.array(z.string()),
      Volumes: z.record(z.string(), z.unknown()),
      Labels: z.record(z.string(), z.string()),
      Healthcheck: z.object({ Test: z.array(z.string()) }),
    }),
    rootfs: z.object({ diff_ids: z.array(z.string()) }),
  }),
});
type Configuration = z.output<typeof configuration>['Docker']['config'];

/**
 * Builds a release's image twice on a bare Debian, starts it as its configuration says, with a read-only root and beside this machine's PostgreSQL,
 * and joins a game (container.md#the-image, decisions/0116-an-image.md). It needs the network only for the image's packages.
 * @param bare made by `debootstrap --variant=minbase bookworm FOLDER`; nothing in it changes
 */
async function tryImage(file: string, bare: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'rondo-image-'));
  const mounted: string[] = [];
  const mount = (at: string, ...options: string[]) => {
    execFileSync('mount', [...options, at]);
    mounted.unshift(at);
  };
  const storage = ['--root', join(folder, 'storage'), '--runroot', join(folder, 'running')];
  const buildah = (...args: string[]) =>
    execFileSync('buildah', [...storage, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim();
  let stopPostgres = async () => {};
  try {
    const base = buildah('from', 'scratch');
    buildah('copy', '--quiet', base, bare, '/');
    buildah('commit', '--quiet', '--rm', '--timestamp', '0', base, 'localhost/bare');

    execFileSync('tar', ['-xzf', file, '-C', folder]);
    const release = join(folder, basename(file, '.tar.gz'));
    const build = (name: string) => {
      const args = [name, '--build-arg', 'BASE=localhost/bare', '--no-cache', '--isolation', 'chroot'];
      const env = { ...process.env, BUILDER: ['buildah', ...storage, 'build', '--quiet'].join(' ') };
      return execFileSync(join(release, 'deploy/build-image'), args, { env, encoding: 'utf8' }).trim();
    };
    const inspect = (id: string) => configuration.parse(JSON.parse(buildah('inspect', '--type', 'image', id))).Docker;
    const first = build('localhost/rondo');
    const { config: image, rootfs } = inspect(first);
    const layers = rootfs.diff_ids.map((id) => id.slice(0, 19)).join(' ');
    // Docker's format contains the number of the building container, so the images themselves differ.
    const again = inspect(build('localhost/again'))
      .rootfs.diff_ids.map((id) => id.slice(0, 19))
      .join(' ');
    console.log(`layers ${layers}, built again ${again}`);
    if (layers !== again) throw new Error('the same release and base made other layers');
    console.log(`user ${image.User}, volumes ${Object.keys(image.Volumes).join(' ')}`, image.Labels);

    const root = buildah('mount', buildah('from', first));
    const [uid = 0, gid = 0] = image.User.split(':').map(Number);
    const database = await startDatabase(ports.postgres);
    stopPostgres = database.stop;
    const secrets = writeSecrets(join(folder, 'secrets'), productionSettings(database.url), uid, gid);
    mount(root, '--bind', root);
    mount(root, '-o', 'remount,bind,ro');
    mount(join(root, 'proc'), '-t', 'proc', 'proc');
    mount(join(root, 'dev'), '--bind', '/dev');
    mount(join(root, 'tmp'), '-t', 'tmpfs', '-o', 'mode=1777', 'tmpfs');
    mount(join(root, 'run/secrets'), '--bind', '-o', 'ro', secrets);
    for (const volume of Object.keys(image.Volumes))
      mount(join(root, volume), '-t', 'tmpfs', '-o', `mode=700,uid=${uid},gid=${gid}`, 'tmpfs');
    await serve(root, image, database.url);
  } finally {
    await stopPostgres();
    for (const at of mounted) execFileSync('umount', ['--lazy', at]);
    spawnSync('buildah', [...storage, 'rm', '--all'], { stdio: 'ignore' });
    spawnSync('buildah', [...storage, 'rmi', '--all', '--force'], { stdio: 'ignore' });
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Each setting in a file, as compose and Kubernetes mount them. */
function writeSecrets(to: string, settings: Record<string, string>, uid: number, gid: number): string {
  mkdirSync(to, { mode: 0o700 });
  chownSync(to, uid, gid);
  for (const [name, value] of Object.entries(settings)) {
    const file = join(to, `rondo_${name}`);
    writeFileSync(file, `${value}\n`, { mode: 0o400 });
    chownSync(file, uid, gid);
  }
  return to;
}

async function serve(root: string, image: Configuration, databaseUrl: string): Promise<void> {
  const env = {
    ...Object.fromEntries(image.Env.map((line) => line.split(/=(.*)/s, 2))),
    PORT: String(ports.rondo),
    HOST: '127.0.0.1',
    BACKUP_TO: '/var/lib/rondo/back-ups',
  };
  const inside = (words: string[], more = {}) =>
    spawn('/usr/sbin/chroot', [`--userspec=${image.User}`, '--groups=', root, ...words], {
      env: { ...env, ...more },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
  const rondo = async (words: string[], more = {}) => {
    const code = await ended(inside([...image.Entrypoint, ...words], more));
    if (code !== 0) throw new Error(`rondo ${words.join(' ')} ended with ${code}`);
  };
  if ((await ended(inside(['/usr/bin/touch', '/opt/rondo/x']))) === 0) throw new Error('its root can be written to');
  await rondo(['migrate']);
  const started = performance.now();
  const server = inside([...image.Entrypoint, ...image.Cmd]);
  try {
    const origin = `http://127.0.0.1:${ports.rondo}`;
    const early = ended(server).then((code) => Promise.reject(new Error(`it ended with ${code}`)));
    await Promise.race([untilReady(origin, readyMs), early]);
    console.log(`ready in ${((performance.now() - started) / 1000).toFixed(1)} s`);
    const [, ...healthy] = image.Healthcheck.Test;
    if ((await ended(inside(healthy))) !== 0) throw new Error('its health check fails');
    const page = await fetch(`${origin}/allgames`, { headers: { accept: 'text/html' } });
    const [[player], [game]] = [await makeJoiners(databaseUrl, 1, 1000), await makeGames(databaseUrl, 1, 10, 500)];
    if (!page.ok || player === undefined || game === undefined) throw new Error(`/allgames answered ${page.status}`);
    const joined = await payToJoin(origin, player, game);
    const spots = await query(databaseUrl, 'select 1 from registration where game_id = $1', [game]);
    console.log(`joined a game: ${joined.status}, spots taken: ${spots.length}`);
    if (joined.status >= 300 || spots.length !== 1) throw new Error('nobody joined');
    const keys = execFileSync('/usr/sbin/chroot', [root, ...image.Entrypoint, 'backup', '--make-key'], {
      env,
      encoding: 'utf8',
    });
    await rondo(['backup'], { BACKUP_RECIPIENTS: /BACKUP_RECIPIENTS=(\S+)/.exec(keys)?.[1] });
    await rondo(['check-ledger']);
  } finally {
    await end(server, 'SIGTERM');
  }
  console.log(`ended with ${server.exitCode}`);
  if (server.exitCode !== 0) throw new Error('it did not end well');
}

const missing = ['buildah', 'tar'].filter((name) => spawnSync(name, ['--version']).error !== undefined);
const [file, bare] = process.argv.slice(2);
if (missing.length > 0) throw new Error('apt-get install --no-install-recommends buildah debootstrap postgresql');
if (file === undefined || bare === undefined) throw new Error('node scripts/try-image.ts FILE FOLDER');
await tryImage(file, bare);
