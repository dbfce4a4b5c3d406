import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { blockWith } from '../chaos/src/operate-pages.ts';
import { blockIn } from '../chaos/src/typed-pages.ts';
import { releasedFiles } from './released-files.ts';
import { root } from './run-program.ts';

// `npm run release -- --walk FOLDER`, run by hand, does it in a booted Debian.

const script = join(root, 'deploy/install.sh');
const text = readFileSync(script, 'utf8');
const run = (...args: string[]) => spawnSync('sh', args, { encoding: 'utf8' });
const commands = (lines: string) => lines.split('\n').filter((line) => line !== '' && !line.startsWith('# →'));

test('what install.sh shows is what the page says, in the same order', () => {
  const { status, stdout } = run(script, '--dry-run');
  expect(status).toBe(0);
  expect(commands(stdout)).toEqual(commands(blockWith('createdb rondo --owner')));
  expect(commands(stdout).filter((line) => !line.startsWith('#')).length).toBeLessThan(35);
});

test('whatever fails stops it: `set -e` passes over what fails before an &&', () => {
  const lines = text.slice(text.indexOf('\n# The machine\n')).split('\n');
  const before = lines.flatMap((line) =>
    line
      .replaceAll(/'[^']*'|\{.*\}/g, '')
      .split(' && ')
      .slice(0, -1),
  );
  const harmless = /^(cd |umask |\. |site=|apt-get update|systemctl daemon-reload)/;
  expect(before.filter((command) => !harmless.test(command))).toEqual([]);
});

test('each file that it copies is released', () => {
  const named = commands(run(script, '--dry-run').stdout).join('\n');
  const files = [
    'rondo@.service',
    'haproxy.cfg',
    'away.html',
    'alerts.yml',
    'watch/blackbox.yml',
    'watch/prometheus.yml',
  ];
  expect(files.filter((file) => !named.includes(file))).toEqual([]);
  const needed = [...files, 'rondo.env', 'install.sh', 'watch/alertmanager.yml'].map((file) => `deploy/${file}`);
  expect(releasedFiles()).toEqual(expect.arrayContaining(needed));
});

test('the files of deploy/watch are what docs/alarms.md says, for one machine', () => {
  const ofAlarms = (words: string) => blockIn([readFileSync(join(root, 'docs/alarms.md'), 'utf8')], words);
  const ofFile = (name: string) => readFileSync(join(root, 'deploy/watch', name), 'utf8').replace(/^#.*\n/, '');
  const [here = ''] = ofAlarms('rule_files').replaceAll('10.0.0.1', '127.0.0.1').split('  - job_name: postgres\n');
  expect(ofFile('prometheus.yml')).toBe(here);
  expect(ofFile('blackbox.yml')).toBe(ofAlarms('rondo_ready:'));
});

test('alarms are mailed where encryption begins at once, which Alertmanager wants to be said', () => {
  const { global: mail } = parse(readFileSync(join(root, 'deploy/watch/alertmanager.yml'), 'utf8'));
  expect(mail).toMatchObject({ smtp_smarthost: expect.stringMatching(/:465$/), smtp_require_tls: false });
});

const isLinted = spawnSync('shellcheck', ['--version']).status === 0;
test.runIf(isLinted)('shellcheck finds nothing in it', () => {
  expect(spawnSync('shellcheck', [script], { encoding: 'utf8' }).stdout).toBe('');
});

let config: string;
beforeAll(() => {
  config = mkdtempSync(join(tmpdir(), 'rondo-config-'));
  mkdirSync(join(config, 'secrets'));
});
afterAll(() => rmSync(config, { recursive: true, force: true }));

/** What it says before it does anything, with the settings of this test and so much room, and then does these `commands` instead. */
function ask({ free = 5000, commands = '' } = {}) {
  writeFileSync(join(config, 'df'), `#!/bin/sh\nprintf 'Avail\\n${free}M\\n'\n`, { mode: 0o755 });
  const [before = ''] = text.split('\n# The machine\n');
  return spawnSync('sh', ['-c', `${before.replaceAll('/etc/rondo', config)}\n${commands}`, script, '--yes'], {
    encoding: 'utf8',
    env: { PATH: `${config}:${process.env['PATH']}` },
  });
}

test('it does nothing before one has filled in what only oneself knows', () => {
  const fill = (name: string, from: string, ...others: [string, string][]) =>
    writeFileSync(
      join(config, name),
      others.reduce((words, [old, own]) => words.replaceAll(old, own), from),
    );
  const env = readFileSync(join(root, 'deploy/rondo.env'), 'utf8');
  const alerts = readFileSync(join(root, 'deploy/watch/alertmanager.yml'), 'utf8');

  expect(ask()).toMatchObject({ status: 1, stderr: expect.stringContaining(`Fill in ${config}/rondo.env first`) });

  fill('rondo.env', env);
  fill('alertmanager.yml', alerts);
  fill('secrets/SMTP_URL', 'smtps://USER:PASSWORD@mail.example\n');
  const said = ask();
  expect(said.status).toBe(1);
  for (const line of ['PUBLIC_URL=', 'SELLER_KVK=', "smtp_auth_username: 'USER'", 'USER:PASSWORD@'])
    expect(said.stderr).toContain(line);

  fill(
    'rondo.env',
    env,
    ['rondo.example', 'play.test'],
    ['Rondo Example', 'Play'],
    ['12345678', '87654321'],
    ['123456789B01', '987654321B01'],
  );
  fill('alertmanager.yml', alerts, ['rondo.example', 'play.test'], ["'USER'", "'play'"], ["'PASSWORD'", "'apple'"]);
  // Digits in a row are nobody's example.
  fill('secrets/SMTP_URL', 'smtps://play:apple012345678@mail.play.test\n');
  expect(ask()).toMatchObject({ status: 0, stderr: '' });
});

test('it does nothing on a disk that is too small', () => {
  const { status, stderr } = ask({ free: 4999 });
  expect([status, stderr]).toEqual([1, expect.stringContaining('Less than 5 GB are free in /var/lib')]);
});

test('a command that fails is named as what stopped it', () => {
  const { status, stderr } = ask({ commands: 'false' });
  expect([status, stderr]).toEqual([1, expect.stringContaining('It stopped at the last command above (1).')]);
});
