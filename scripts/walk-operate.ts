import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { operatePages } from '../chaos/src/operate-pages.ts';
import { addresses } from './walks/play-outside.ts';
import { walkOf } from './walks/typed.ts';

const unit = `[Unit]
After=multi-user.target
[Service]
Type=oneshot
TimeoutStartSec=2400
ExecStart=/bin/bash -eu /root/walk.sh
StandardOutput=append:/root/walk.log
StandardError=append:/root/walk.log
ExecStopPost=/bin/systemctl poweroff --no-block
`;

/** The files of a machine that has a DNS, and is asked nothing by apt. */
const files = {
  'etc/resolv.conf': `nameserver ${addresses.outside}\n`,
  'etc/apt/apt.conf.d/90walk': 'APT::Get::Assume-Yes "true";\n',
  // The playing servers' certificates are no certificates of the real ones, which Node knows by itself.
  'etc/systemd/system.conf.d/walk.conf':
    '[Manager]\nDefaultEnvironment=NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt\n',
  'etc/systemd/system/walk.service': unit,
};

/** Each line of docs/operate that installs packages which the walk needs, so that their files are there once the network isn't. */
const installs = ['tonight', 'restore', 'grow'].flatMap(
  (page) => operatePages.get(`${page}.md`)?.match(/^(?:apt-get update -q && )?apt-get install.*$/gm) ?? [],
);

/**
 * Walks through docs/operate by its own commands, in a Debian booted with systemd whose network is the one that walks/boot.ts plays.
 * @param bare made by `debootstrap --variant=minbase bookworm FOLDER`; nothing in it changes
 */
function walk(file: string, bare: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'rondo-walk-'));
  const mounted: string[] = [];
  const mount = (at: string, ...options: string[]) => {
    execFileSync('mount', [...options, at]);
    mounted.unshift(at);
  };
  const debian = join(folder, 'root');
  try {
    for (const name of ['root', 'changed', 'work']) mkdirSync(join(folder, name));
    const layers = `lowerdir=${bare},upperdir=${folder}/changed,workdir=${folder}/work`;
    mount(debian, '-t', 'overlay', '-o', layers, 'overlay');
    const inside = (words: string) =>
      execFileSync('/usr/sbin/chroot', [debian, '/bin/sh', '-c', words], {
        env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', DEBIAN_FRONTEND: 'noninteractive' },
        stdio: ['ignore', 'ignore', 'pipe'], // shown if it fails
      });
    for (const at of ['proc', 'dev']) mount(join(debian, at), '--bind', `/${at}`);
    // Nothing starts before the machine does.
    writeFileSync(join(debian, 'usr/sbin/policy-rc.d'), '#!/bin/sh\nexit 101\n', { mode: 0o755 });
    inside(
      'apt-get update -q && apt-get install -yq --no-install-recommends systemd systemd-sysv dbus curl ca-certificates',
    );
    for (const line of installs) inside(line.replaceAll('apt-get install', 'apt-get install -yq --download-only'));
    for (const at of mounted.splice(0, 2)) execFileSync('umount', ['--lazy', at]);
    rmSync(join(debian, 'usr/sbin/policy-rc.d'));
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(join(debian, path, '..'), { recursive: true });
      writeFileSync(join(debian, path), text);
    }
    cpSync(file, join(debian, 'root/release.tar.gz'));
    writeFileSync(join(debian, 'root/walk.sh'), walkOf(file));
    const boot = [
      '--net',
      '--fork',
      '--kill-child',
      process.execPath,
      join(import.meta.dirname, 'walks/boot.ts'),
      folder,
    ];
    if (spawnSync('unshare', boot, { stdio: 'inherit' }).status !== 0) process.exitCode = 1;
  } finally {
    for (const at of mounted) execFileSync('umount', ['--lazy', at]);
    rmSync(folder, { recursive: true, force: true });
  }
}

const missing = ['dnsmasq', 'pebble', 'systemd-nspawn'].filter(
  (name) => spawnSync(name, ['--version']).error !== undefined,
);
const [file, bare] = process.argv.slice(2);
if (missing.length > 0)
  throw new Error('apt-get install --no-install-recommends systemd-container dnsmasq-base pebble');
if (file === undefined || bare === undefined) throw new Error('node scripts/walk-operate.ts FILE FOLDER');
walk(file, bare);
