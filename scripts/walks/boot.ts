import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { connect } from './connect.ts';
import { people } from './people.ts';
import { addresses } from './play-outside.ts';
import { askPort } from './typed.ts';

/**
 * `unshare --mount --net node scripts/walks/boot.ts FOLDER`: boots the Debian in FOLDER/root, whose only network leads to what is played here, and
 * shows what its walk said. Ends with 1 unless it walked to the end.
 */
const [folder = ''] = process.argv.slice(2);
const debian = join(folder, 'root');
const log = join(debian, 'root/walk.log');
const walkMs = 2_700_000;

const { outside, network, close } = await connect(folder);
const trusted = join(debian, 'usr/local/share/ca-certificates');
mkdirSync(trusted, { recursive: true });
copyFileSync(outside.certificate, join(trusted, 'outside.crt'));
writeFileSync(join(trusted, 'authority.crt'), outside.root);
execFileSync('/usr/sbin/chroot', [debian, 'update-ca-certificates'], { stdio: 'ignore' });

const asked = createServer((request, answer) => {
  const act = people[request.url?.slice(1) ?? ''] ?? (() => Promise.reject(new Error('nobody does that')));
  act(outside).then(
    (said) => answer.end(said),
    (error: unknown) => answer.writeHead(500).end([error, ...outside.mollie.problems].join('\n')),
  );
});
asked.listen(askPort, addresses.outside);
await once(asked, 'listening');

const boot = ['--boot', `--network-namespace-path=${network}`, '--register=no', '--keep-unit', '--quiet'];
const machine = spawn('systemd-nspawn', ['-D', debian, ...boot, 'systemd.wants=walk.service'], {
  stdio: ['ignore', 'ignore', 'inherit'],
  timeout: walkMs,
});
await once(machine, 'exit');
console.log(existsSync(log) ? readFileSync(log, 'utf8') : 'It did not boot.');
asked.close();
await close();
process.exit(existsSync(join(debian, 'root/walked')) ? 0 : 1);
