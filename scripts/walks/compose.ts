import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { blockIn, filled } from '../../chaos/src/typed-pages.ts';
import { root } from '../run-program.ts';
import { connect } from './connect.ts';
import { people } from './people.ts';
import { mollieKey, site, smtpUrl } from './play-outside.ts';

/**
 * `unshare --mount --net node scripts/walks/compose.ts FOLDER RELEASE`: types container.md#compose where images and an unpacked release are, and has
 * people join a paid game there.
 */
const [folder = '', release = ''] = process.argv.slice(2);
const page = readFileSync(join(root, 'docs/container.md'), 'utf8');
const readyMs = 300_000;

/** /etc and the back-ups' folder are as they were once this mount namespace ends. */
function borrowFolders(): void {
  for (const name of ['etc', 'work', 'back-ups', 'podman']) mkdirSync(join(folder, name));
  const layers = `lowerdir=/etc,upperdir=${folder}/etc,workdir=${folder}/work`;
  execFileSync('mount', ['-t', 'overlay', '-o', layers, 'overlay', '/etc']);
  execFileSync('mount', ['--bind', join(folder, 'back-ups'), '/var/backups']);
  // crun takes no second kind of cgroups beside the first.
  spawnSync('umount', ['/sys/fs/cgroup/unified']);
}

/** What is typed, up to where the containers start, and from there. */
const [starting = '', admin = ''] = filled(blockIn([page], 'docker compose up --detach'), {
  'rondo-VERSION-COMMIT-linux-x64': basename(release),
  '/etc/rondo/      # fill in; BACKUP_RECIPIENTS=age1… too': '/etc/rondo/; fill_in',
  'smtps://USER:PASSWORD@mail.example': smtpUrl,
  'live_…': mollieKey,
  'RONDO_SITE=rondo.example': `RONDO_SITE=${site}`,
  'you@example.com': 'organiser@friends.test',
}).split('\ndocker compose exec ');

const socket = `unix://${folder}/podman/socket`;
/** @throws Error if it fails */
async function type(words: string): Promise<void> {
  const shell = spawn('bash', ['-euc', `${functions}\n${words}`], {
    cwd: dirname(release),
    env: { ...process.env, DOCKER_HOST: socket, COMPOSE_INTERACTIVE_NO_CLI: '1' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = await once(shell, 'exit');
  if (code !== 0) throw new Error(`${words.trim().split('\n').at(-1)} ended with ${code}`);
}
const functions = `
docker() { shift; [ "$1" != exec ] || { shift; set -- exec -T "$@"; }; docker-compose "$@"; }
fill_in() {
  sed -i 's/rondo\\.example/${site}/' /etc/rondo/rondo.env
  echo NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt >> /etc/rondo/rondo.env
  ${release}/bin/rondo backup --make-key | grep ^BACKUP_RECIPIENTS= >> /etc/rondo/rondo.env
}`;
const inRelease = (words: string) => type(`cd ${release}/deploy; ${words}`);

/** Podman looks after containers' health by systemd's timers, which may be missing here. */
function lookAfterHealth(): NodeJS.Timeout {
  return setInterval(() => {
    const { stdout } = spawnSync('podman', ['ps', '--format', '{{.Names}}'], { encoding: 'utf8' });
    for (const name of stdout.split('\n').filter(Boolean))
      spawn('podman', ['healthcheck', 'run', name], { stdio: 'ignore' });
  }, 3000);
}

async function untilItServes(): Promise<void> {
  for (const end = performance.now() + readyMs; ; await wait(1000)) {
    const answer = await fetch(`https://${site}/readyz`).catch((error: unknown) => error);
    if (answer instanceof Response && answer.ok) return;
    if (performance.now() > end) throw new Error('it does not serve', { cause: answer });
  }
}

borrowFolders();
const { outside, network, close } = await connect(folder);
const service = spawn('nsenter', [`--net=${network}`, 'podman', 'system', 'service', '--time', '0', socket], {
  stdio: 'ignore',
});
await wait(3000);
const health = lookAfterHealth();
try {
  await type(starting);
  await untilItServes();
  console.log(await people['signsUp']?.(outside));
  await inRelease(`docker compose exec ${admin}`);
  console.log(await people['joinsAndPays']?.(outside));
  await inRelease('docker compose exec rondo-1 /opt/rondo/bin/rondo check-ledger');
  console.log(`back-ups: ${readdirSync('/var/backups/rondo').join(', ')}`);
} catch (error) {
  console.error(error, outside.mollie.problems);
  spawnSync('bash', ['-c', `cd ${release}/deploy; docker-compose ps; docker-compose logs --no-color --tail 25`], {
    env: { ...process.env, DOCKER_HOST: socket },
    stdio: 'inherit',
  });
  process.exitCode = 1;
} finally {
  clearInterval(health);
  await inRelease('docker compose down --timeout 40 --volumes');
  service.kill();
  await close();
}
process.exit();
