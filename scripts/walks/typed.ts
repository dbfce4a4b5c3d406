import { basename } from 'node:path';
import { blockWith as block, filledBlock as filled } from '../../chaos/src/operate-pages.ts';
import { addresses, mollieKey, site, smtpUrl } from './play-outside.ts';

/** What the walker answers where people act: the names of people.ts. */
export const askPort = 8000;

/**
 * Everything from installing to going back to a moment, as a reader of docs/operate types it, with the expected results: first what `install.sh`
 * refuses, then what it does, and again.
 */
export function walkOf(file: string): string {
  const name = basename(file, '.tar.gz');
  const archive = {
    'rondo-VERSION-COMMIT-linux-x64.tar.gz': '/root/release.tar.gz',
    'rondo-VERSION-COMMIT-linux-x64': name,
  };
  const words = filled('editor /etc/rondo/rondo.env', archive);
  const own = filled('editor /etc/rondo/rondo.env', {
    ...archive,
    'smtps://USER:PASSWORD@mail.example': smtpUrl,
    'live_…': mollieKey,
  });
  const tonight = block('createdb rondo --owner');
  const tool = (task: string) =>
    filled('bin/rondo make-admin', { 'https://rondo.example.com': `https://${site}` })
      .trim()
      .replace(/make-admin .*/, task);
  const createBack = 'createdb --owner=rondo --encoding=UTF8 --template=template0 rondo_back';
  const backAgain = filled(createBack, {
    [createBack]: `su postgres -c "${createBack}"`,
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
  const [pgBackRest = ''] = /^apt-get.*/m.exec(block('postgresql pgbackrest')) ?? [];
  const stanza = (words: string) => `su postgres -c "cd / && pgbackrest --stanza=rondo ${words}"`;
  const ask = (words: string) => `su postgres -c "cd / && psql -qAt rondo -c '${words}'"`;
  return `
step() { echo "== $*"; }
trap '[ -e /root/walked ] || journalctl --no-pager -n 40 -u "rondo*"' EXIT
# A fresh machine's root may have no locale, by which Debian would make databases that are not UTF-8.
export LC_ALL=C
export NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt
install=/opt/rondo/current/deploy/install.sh
refuses() { if "$@" < /dev/null > /root/said 2>&1; then echo "it should have refused: $*"; exit 1; fi; tail -n 4 /root/said; [ -e /root/begun ] || [ ! -e /etc/haproxy ]; }
person() { curl -sS --fail-with-body --max-time 700 "http://${addresses.outside}:${askPort}/$1"; echo; }
served() { openssl s_client -connect ${site}:443 < /dev/null 2> /dev/null | openssl x509 -noout -serial; }
mine() { cat /etc/rondo/rondo.env /etc/rondo/secrets/* /etc/rondo/verify/* /etc/haproxy/rondo.pem | sha256sum; }

step what install.sh refuses
editor() { :; }
(${words})
$install --dry-run > /dev/null
refuses $install
refuses $install --yes
editor() { sed -i "s/you@rondo.example/you@${site}/; s/rondo\\.example/${site}/; s/Rondo Example/Play/; s/12345678/87654321/; s/'USER'/'play'/; s/'PASSWORD'/'apple'/" "$@"; }
(${own})
mount -t tmpfs -o size=1g tmpfs /var/lib
refuses $install --yes
umount /var/lib
touch /root/begun
sed -i 's/^PAYMENT_PROVIDER=mollie/PAYMENT_PROVIDER=shells/' /etc/rondo/rondo.env
refuses $install --yes
[ ! -e /etc/haproxy/rondo.pem ]
sed -i 's/^PAYMENT_PROVIDER=shells/PAYMENT_PROVIDER=mollie/' /etc/rondo/rondo.env

step installing
echo yes | $install > /root/installing 2>&1 || { cat /root/installing; exit 1; }
tail -n 40 /root/installing
password=$(sed 's|.*rondo:\\(.*\\)@.*|\\1|' /etc/rondo/secrets/DATABASE_URL)
openssl x509 -in /etc/haproxy/rondo.pem -noout -issuer
until [ "$(curl -s https://${site}/readyz)" = '{"status":"ready"}' ]; do sleep 1; done
for path in / /allgames /login /api/matches; do curl -sf -o /dev/null "https://${site}$path"; done
systemd-analyze security rondo@3001 --no-pager | tail -1
(${tool('check-ledger')})
step a certificate is renewed without a restart of HAProxy
before=$(mine); haproxy=$(systemctl show --property MainPID haproxy)
certbot renew --quiet --force-renewal --no-random-sleep-on-renew
[ "$before" != "$(mine)" ]
until [ "$(served)" = "$(openssl x509 -in /etc/haproxy/rondo.pem -noout -serial)" ]; do sleep 1; done
[ "$haproxy" = "$(systemctl show --property MainPID haproxy)" ]
step alarms are watched
up() { curl -s 'http://127.0.0.1:9090/api/v1/query?query=up' | grep -o '"job":"'"$1"'"},"value":\\[[0-9.]*,"1"' | wc -l; }
until [ "$(up rondo)" = 2 ]; do sleep 1; done
curl -sf http://127.0.0.1:9093/-/ready
step the same twice more, by the script and by the page
before=$(mine)
$install --yes > /root/again 2>&1 || { cat /root/again; exit 1; }
[ "$before" = "$(mine)" ]
(${tonight})
[ "$before" = "$(mine)" ]
step the first paid join
person signsUp
(${tool('make-admin organiser@friends.test')})
person joinsAndPays
(${tool('check-ledger')})
systemctl stop rondo@3001 rondo@3002
person hearsOfIt
systemctl start rondo@3001 rondo@3002
step back again
(${backAgain})
(${tool('check-ledger').replace('$(cat /etc/rondo/secrets/DATABASE_URL)', 'postgres://rondo:$password@127.0.0.1/rondo_back')})
step upgrading
(while [ ! -e /root/upgraded ]; do curl -s -o /dev/null -w '%{http_code}\\n' https://${site}/api/matches || true; sleep 0.1; done > /root/during.txt) &
${upgrade}
touch /root/upgraded; wait
echo "asked meanwhile: $(wc -l < /root/during.txt), not answered well: $(grep -vc '^200$' /root/during.txt || true)"
! grep -v '^200$' /root/during.txt
step archiving
${pgBackRest}
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
${block('install --no-install-recommends pgbouncer')}cat > /etc/pgbouncer/pgbouncer.ini <<'END'
${pooler}
END
(${login})
until [ "$(curl -s https://${site}/readyz)" = '{"status":"ready"}' ]; do sleep 1; done
journalctl -q -u pgbouncer | grep -m 1 'db=rondo user=rondo'
touch /root/walked
step walked
`;
}
