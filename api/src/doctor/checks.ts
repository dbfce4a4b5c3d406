import type { Check } from './check.ts';
import * as database from './of-database.ts';
import * as machine from './of-machine.ts';
import * as outside from './of-outside.ts';

/** What the doctor looks at, in this order (decisions/0134-a-doctor.md). */
export const checks = {
  settings: {
    title: 'settings',
    advice: 'Correct these settings in /etc/rondo.',
    page: 'operate/settings.md',
    examine: machine.settings,
  },
  database: {
    title: 'database',
    advice: 'Start PostgreSQL, or correct DATABASE_URL.',
    page: 'operate/tonight.md#the-rest',
    needs: 'settings',
    examine: database.reach,
  },
  version: {
    title: 'database version',
    advice: 'Move the data to a newer PostgreSQL.',
    page: 'operate/restore.md#your-own-postgresql',
    needs: 'database',
    examine: database.version,
  },
  rights: {
    title: 'database rights',
    advice: 'Make the role in DATABASE_URL the owner of the database on the primary, with no other rights.',
    page: 'operate/tonight.md#the-rest',
    needs: 'database',
    examine: database.rights,
  },
  databaseClock: {
    title: 'database clock',
    advice: 'Synchronise the clocks of both machines (NTP).',
    page: 'operate/watch.md',
    needs: 'database',
    examine: database.clock,
  },
  migrations: {
    title: 'migrations',
    advice: 'Restart the processes one by one, or run bin/rondo migrate.',
    page: 'operate/upgrade.md',
    needs: 'database',
    examine: database.migrations,
  },
  dataFolder: {
    title: 'data folder',
    advice: 'Create the folder, give it to Rondo’s user, or free some space.',
    page: 'alarms.md#diskfull',
    needs: 'settings',
    examine: machine.dataFolder,
  },
  mailServer: {
    title: 'mail server',
    advice: 'Correct SMTP_URL and restart.',
    page: 'mail.md#the-check',
    needs: 'settings',
    examine: outside.mailServer,
  },
  mailRecords: {
    title: 'mail records',
    advice: 'Add these records to the DNS.',
    page: 'mail.md#records',
    needs: 'settings',
    examine: outside.mailRecords,
  },
  awaitedMail: {
    title: 'waiting mail',
    advice: 'Fix what the error names; the emails then go out by themselves.',
    page: 'alarms.md#mailawaited',
    needs: 'database',
    examine: database.awaitedMail,
  },
  paymentKey: {
    title: 'payment key',
    advice: 'Put a valid key in /etc/rondo/secrets and restart.',
    page: 'alarms.md#providerrefusesus',
    needs: 'settings',
    examine: outside.paymentKey,
  },
  webHook: {
    title: 'web hook',
    advice: 'Let the proxy pass on /api/payments/webhooks/.',
    page: 'operate/providers.md#payments',
    needs: 'database',
    examine: outside.webHook,
  },
  backUps: {
    title: 'back-ups',
    advice: 'Start one: systemctl start rondo-backup, then rondo-verify.',
    page: 'operate/restore.md',
    needs: 'database',
    examine: database.backUps,
  },
  backUpPlace: {
    title: 'back-up place',
    advice: 'Set BACKUP_TO and BACKUP_RECIPIENTS, and let this user write there.',
    page: 'operate/restore.md#each-night-encrypted-off-the-machine',
    needs: 'settings',
    examine: machine.backUpPlace,
  },
  domain: {
    title: 'domain',
    advice: 'Point the name in PUBLIC_URL at this machine.',
    page: 'operate/in-front.md',
    needs: 'settings',
    examine: outside.domain,
  },
  proxy: {
    title: 'proxy',
    advice: 'Start the proxy and the processes, and set TRUST_PROXY.',
    page: 'operate/in-front.md#what-any-of-them-has-to-do',
    needs: 'settings',
    examine: outside.proxy,
  },
  certificate: {
    title: 'certificate',
    advice: 'Renew it and reload the proxy.',
    page: 'alarms.md#certificateends',
    needs: 'settings',
    examine: outside.certificate,
  },
  clock: {
    title: 'clock',
    advice: 'Synchronise this machine’s clock (NTP).',
    page: 'operate/watch.md',
    needs: 'settings',
    examine: outside.clock,
  },
  jobs: {
    title: 'jobs',
    advice: 'Fix what the error names, and start the processes.',
    page: 'alarms.md#sweepnotdone',
    needs: 'database',
    examine: database.jobs,
  },
  alarms: {
    title: 'alarms',
    advice: 'Set METRICS_TOKEN and let Prometheus read /metrics.',
    page: 'alarms.md#setting-them-up',
    needs: 'settings',
    examine: machine.alarms,
  },
  newRelease: {
    title: 'release',
    advice: 'Verify the newer release and install it.',
    page: 'operate/upgrade.md#newer-releases',
    examine: outside.newRelease,
  },
} as const satisfies Record<string, Check>;

export type CheckName = keyof typeof checks;
