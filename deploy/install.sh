#!/bin/sh
# Does what docs/operate/tonight.md says, as root on a Debian 12, after showing it: --dry-run only shows it, --yes does not ask. A second run does
# again only what is missing. `npx vitest run --project scripts scripts/tonight.test.ts` compares both texts.
# shellcheck disable=SC1091,SC2016
set -eu
sed -n '/^# The machine/,$p' "$0"
case ${1:-} in
  --dry-run) exit 0 ;;
  --yes) ;;
  '')
    printf '\nType yes to have all of this done: '
    read -r answer
    [ "$answer" = yes ] || exit 1
    ;;
  *)
    echo 'install.sh [--dry-run | --yes]' >&2
    exit 2
    ;;
esac
config=/etc/rondo
for file in rondo.env alertmanager.yml secrets/SMTP_URL; do
  if [ ! -s "$config/$file" ]; then
    echo "Fill in $config/$file first: docs/operate/tonight.md#your-own-words." >&2
    exit 1
  fi
done
example="^[^#]*(rondo\.example|Rondo Example|=12345678$|=NL123456789B01$|USER:PASSWORD|'USER'|'PASSWORD'|live_…)"
if grep -rnE "$example" "$config/rondo.env" "$config/alertmanager.yml" "$config/secrets" >&2; then
  echo 'These lines are still those of the example: docs/operate/tonight.md#your-own-words.' >&2
  exit 1
fi
if [ "$(df --output=avail -BM /var/lib | tail -n 1 | tr -dc 0-9)" -lt 5000 ]; then
  echo 'Less than 5 GB are free in /var/lib: docs/operate/tonight.md says what Rondo needs.' >&2
  exit 1
fi
began=$(date +%s)
said() {
  [ "$1" != 0 ] || return 0
  set +v
  # What is started by systemd says there why it did not start.
  journalctl --quiet --no-pager --lines 8 --output cat --since "@$began" --unit 'rondo*' >&2 || true
  echo "It stopped at the last command above ($1). Put right what it says, and start this again." >&2
}
trap 'said $?' EXIT
export DEBIAN_FRONTEND=noninteractive
set -v

# The machine
apt-get update -q && apt-get install -yq --no-install-recommends postgresql haproxy certbot openssl procps
apt-get install -yq --no-install-recommends prometheus prometheus-alertmanager prometheus-blackbox-exporter prometheus-node-exporter
id rondo || useradd --system --home-dir /var/lib/rondo --shell /usr/sbin/nologin rondo
cd /opt/rondo/current/deploy && cp rondo@.service rondo-backup.* rondo-verify.* /etc/systemd/system/
cp haproxy.cfg away.html /etc/haproxy/

# Secrets and the database
cd /etc/rondo && . ./rondo.env && site=${PUBLIC_URL#https://} && umask 077 && mkdir -p verify
[ -s secrets/SECRET_KEY ] || openssl rand -base64 33 > secrets/SECRET_KEY
[ -s secrets/METRICS_TOKEN ] || openssl rand -hex 24 > secrets/METRICS_TOKEN
[ -s secrets/DATABASE_URL ] || echo "postgres://rondo:$(openssl rand -hex 24)@127.0.0.1/rondo" > secrets/DATABASE_URL
[ -s verify/DATABASE_URL ] || echo "postgres://rondo_verify:$(openssl rand -hex 24)@127.0.0.1/rondo" > verify/DATABASE_URL
su - postgres -c 'createuser rondo; createuser --createdb rondo_verify; createdb rondo --owner rondo --encoding UTF8 --template template0' || echo 'They were there.'
sed "s|postgres://\(.*\):\(.*\)@.*|alter role \1 password '\2';|" secrets/DATABASE_URL verify/DATABASE_URL | su - postgres -c 'psql -qv ON_ERROR_STOP=1'

# A site with mail and payments
systemctl daemon-reload && systemctl enable --now rondo@3001
systemctl enable --now rondo@3002
[ -s /etc/haproxy/rondo.pem ] || openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj "/CN=$site" -addext "subjectAltName=DNS:$site" -keyout - -out - > /etc/haproxy/rondo.pem
systemctl restart haproxy
openssl x509 -in /etc/haproxy/rondo.pem -noout -checkend 604800 || certbot certonly -n --standalone --http-01-port 8888 --agree-tos -m "$CONTACT_EMAIL" -d "$site" --deploy-hook 'cat $RENEWED_LINEAGE/fullchain.pem $RENEWED_LINEAGE/privkey.pem > /etc/haproxy/rondo.pem && systemctl reload haproxy'

# Back-ups
grep -q ^BACKUP_TO= rondo.env || echo BACKUP_TO=/srv/rondo-backups >> rondo.env
install -d -m 700 -o rondo -g rondo /srv/rondo-backups
grep -q ^BACKUP_RECIPIENTS= rondo.env || { /opt/rondo/current/bin/rondo backup --make-key > keys && sed -n 's/^BACKUP_IDENTITY=//p' keys > verify/BACKUP_IDENTITY && sed -n /^BACKUP_RECIPIENTS=/p keys >> rondo.env && rm keys; }
su - postgres -c "psql -q rondo -c 'grant select, insert, update on back_up, back_up_try to rondo_verify'"
systemctl enable --now rondo-backup.timer rondo-verify.timer
systemctl start rondo-backup
systemctl start rondo-verify

# Alarms
install -m 640 -g prometheus secrets/METRICS_TOKEN /etc/prometheus/rondo-token
install -m 640 -g prometheus alertmanager.yml /etc/prometheus/
cd /opt/rondo/current/deploy && install -m 644 alerts.yml watch/blackbox.yml /etc/prometheus/
sed "s/rondo\.example/$site/" watch/prometheus.yml | install -m 644 /dev/stdin /etc/prometheus/prometheus.yml
echo 'ARGS=--cluster.listen-address=' > /etc/default/prometheus-alertmanager
systemctl restart prometheus prometheus-alertmanager prometheus-blackbox-exporter
/opt/rondo/current/bin/rondo doctor --to "$CONTACT_EMAIL" || [ $? = 1 ]
