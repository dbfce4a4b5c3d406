import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { blockWith as block, filledBlock as filled } from '../chaos/src/operate-pages.ts';

const lines = (text: string, keep: (line: string) => boolean) => text.split('\n').filter(keep).join('\n');
const isInstall = (line: string) => line.startsWith('apt-get');

/** Everything from installing to going back to a moment, as a reader of docs/operate types it, with the expected results. */
function walkOf(file: string): string {
  const name = basename(file, '.tar.gz');
  const archive = {
    'rondo-VERSION-COMMIT-linux-x64.tar.gz': '/root/release.tar.gz',
    'rondo-VERSION-COMMIT-linux-x64': name,
  };
  const words = filled('editor /etc/rondo/rondo.env', {
    ...archive,
    'live_…': 'live_aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
    // What the example says will do.
    'editor /etc/rondo/rondo.env': ': /etc/rondo/rondo.env',
  });
  // No mail leaves this machine, so the doctor finds something wrong.
  const tonight = lines(filled('createdb rondo --owner', { '|| [ $? = 1 ]': '|| true' }), (line) => !isInstall(line));
  const tool = (task: string) =>
    block('bin/rondo make-admin')
      .trim()
      .replace(/make-admin .*/, task);
  const backAgain = filled('createdb --owner=rondo rondo_back', {
    'createdb --owner=rondo rondo_back': 'su postgres -c "createdb --owner=rondo rondo_back"',
    'AGE-SECRET-KEY-…': '$(cat /etc/rondo/verify/BACKUP_IDENTITY)',
    'rondo:…@': 'rondo:$password@',
    'npm run restore --': '/opt/rondo/current/bin/rondo restore',
    's3://BUCKET/PREFIX': '/srv/rondo-backups',
  });
  const upgrade = filled('rondo-NEW-COMMIT', {
    'rondo-NEW-COMMIT-linux-x64.tar.gz': '/root/release.tar.gz',
    'rondo-NEW-COMMIT-linux-x64': name,
  });
  const pooler = filled('pool_mode = transaction', { '10.0.0.4': '127.0.0.1' });
  const login = filled('systemctl restart pgbouncer', {
    [`'"rondo" "PASSWORD"'`]: String.raw`"\"rondo\" \"$password\""`,
    "'postgres://rondo:PASSWORD@127.0.0.1:6432/rondo'": '"postgres://rondo:$password@127.0.0.1:6432/rondo"',
  });
  const stanza = (words: string) => `su postgres -c "cd / && pgbackrest --stanza=rondo ${words}"`;
  const ask = (words: string) => `su postgres -c "cd / && psql -qAt rondo -c '${words}'"`;
  return `
step() { echo "== $*"; }
trap '[ -e /root/walked ] || journalctl --no-pager -n 40 -u "rondo*"' EXIT
openssl req -x509 -newkey rsa:2048 -nodes -days 30 -subj /CN=rondo.example -addext subjectAltName=DNS:rondo.example -keyout /root/key.pem -out /root/certificate.pem 2> /dev/null
curl() { command curl --cacert /root/certificate.pem --resolve rondo.example:443:127.0.0.1 "$@"; }
step installing
(${words})
cat /root/certificate.pem /root/key.pem | install -m 600 /dev/stdin /etc/haproxy/rondo.pem
(${tonight})
password=$(sed 's|.*rondo:\\(.*\\)@.*|\\1|' /etc/rondo/secrets/DATABASE_URL)
until [ "$(curl -s https://rondo.example/readyz)" = '{"status":"ready"}' ]; do sleep 1; done
for path in / /allgames /login /api/matches; do curl -sf -o /dev/null "https://rondo.example$path"; done
systemd-analyze security rondo@3001 --no-pager | tail -1
(${tool('check-ledger')})
step alarms are watched
up() { command curl -s 'http://127.0.0.1:9090/api/v1/query?query=up' | grep -o '"job":"'"$1"'"},"value":\\[[0-9.]*,"1"' | wc -l; }
until [ "$(up rondo)" = 2 ]; do sleep 1; done
command curl -sf http://127.0.0.1:9093/-/ready
step the same once more
before=$(cat /etc/rondo/rondo.env /etc/rondo/secrets/* /etc/rondo/verify/* | sha256sum)
(${tonight})
[ "$before" = "$(cat /etc/rondo/rondo.env /etc/rondo/secrets/* /etc/rondo/verify/* | sha256sum)" ]
step back again
(${backAgain})
(${tool('check-ledger').replace('$(cat /etc/rondo/secrets/DATABASE_URL)', 'postgres://rondo:$password@127.0.0.1/rondo_back')})
step upgrading
(while [ ! -e /root/upgraded ]; do curl -s -o /dev/null -w '%{http_code}\\n' https://rondo.example/api/matches || true; sleep 0.1; done > /root/during.txt) &
${upgrade}
touch /root/upgraded; wait
echo "asked meanwhile: $(wc -l < /root/during.txt), not answered well: $(grep -vc '^200$' /root/during.txt || true)"
! grep -v '^200$' /root/during.txt
step archiving
cat > /etc/pgbackrest.conf <<'END'
${block('repo1-path=')}
END
cat >> /etc/postgresql/15/main/postgresql.conf <<'END'
${block('archive_command =')}
END
systemctl restart postgresql
until ${ask('select 1')}; do sleep 1; done
${stanza('stanza-create')}
${stanza('check')}
${stanza('--type=full backup')}
step a disaster
${ask('create table walked as select 1 as n')}
sleep 2; moment=$(date '+%F %T%:z'); sleep 2
${ask('drop table walked')}
${ask('select pg_switch_wal()')}
step back to a minute before
systemctl stop 'rondo@*'
pg_ctlcluster 15 main stop
mv /var/lib/postgresql/15/main /root/aside && install -d -m 700 -o postgres -g postgres /var/lib/postgresql/15/main
${stanza(`--type=time --target='$moment' --target-action=promote restore`)}
sed -i 's/^archive_mode = on/archive_mode = off/' /etc/postgresql/15/main/postgresql.conf
pg_ctlcluster 15 main start
until [ "$(${ask('select pg_is_in_recovery()')})" = f ]; do sleep 1; done
[ "$(${ask('select n from walked')})" = 1 ]
(${tool('check-ledger')})
sed -i 's/^archive_mode = off/archive_mode = on/' /etc/postgresql/15/main/postgresql.conf
pg_ctlcluster 15 main restart
${stanza('--type=full backup')}
systemctl start rondo@3001 rondo@3002
step a pooler
cat > /etc/pgbouncer/pgbouncer.ini <<'END'
${pooler}
END
(${lines(login, (line) => !isInstall(line))})
until [ "$(curl -s https://rondo.example/readyz)" = '{"status":"ready"}' ]; do sleep 1; done
touch /root/walked
step walked
`;
}

const unit = `[Unit]
After=multi-user.target postgresql.service
[Service]
Type=oneshot
TimeoutStartSec=600
ExecStart=/bin/bash -eu /root/walk.sh
StandardOutput=append:/root/walk.log
StandardError=append:/root/walk.log
ExecStopPost=/bin/systemctl poweroff --no-block
`;

/**
 * Walks through docs/operate by its own commands, in a Debian booted with systemd whose network is only loopback once its packages are installed.
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
    const inside = (words: string, env = {}) =>
      execFileSync('/usr/sbin/chroot', [debian, '/bin/sh', '-c', words], {
        env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', DEBIAN_FRONTEND: 'noninteractive', ...env },
        stdio: ['ignore', 'ignore', 'pipe'], // shown if it fails
      });
    for (const at of ['proc', 'dev']) mount(join(debian, at), '--bind', `/${at}`);
    // Nothing starts before the machine does.
    writeFileSync(join(debian, 'usr/sbin/policy-rc.d'), '#!/bin/sh\nexit 101\n', { mode: 0o755 });
    inside('apt-get update -q && apt-get install -yq --no-install-recommends systemd systemd-sysv dbus curl openssl');
    for (const words of ['createdb rondo --owner', 'postgresql pgbackrest', 'systemctl restart pgbouncer'])
      inside(lines(block(words), isInstall).replaceAll('apt-get install', 'apt-get install -yq'));
    for (const at of mounted.splice(0, 2)) execFileSync('umount', ['--lazy', at]);
    rmSync(join(debian, 'usr/sbin/policy-rc.d'));
    cpSync(file, join(debian, 'root/release.tar.gz'));
    writeFileSync(join(debian, 'root/walk.sh'), walkOf(file));
    writeFileSync(join(debian, 'etc/systemd/system/walk.service'), unit);
    const boot = [
      '--boot',
      '--private-network',
      '--register=no',
      '--keep-unit',
      '--quiet',
      'systemd.wants=walk.service',
    ];
    spawnSync('systemd-nspawn', ['-D', debian, ...boot], { stdio: 'ignore', timeout: 900_000 });
    const log = join(debian, 'root/walk.log');
    console.log(existsSync(log) ? readFileSync(log, 'utf8') : 'It did not boot.');
    if (!existsSync(join(debian, 'root/walked'))) process.exitCode = 1;
  } finally {
    for (const at of mounted) execFileSync('umount', ['--lazy', at]);
    rmSync(folder, { recursive: true, force: true });
  }
}

const [file, bare] = process.argv.slice(2);
if (file === undefined || bare === undefined) throw new Error('node scripts/walk-operate.ts FILE FOLDER');
walk(file, bare);
