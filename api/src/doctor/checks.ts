import type { Check } from './check.ts';
import * as database from './of-database.ts';
import * as machine from './of-machine.ts';
import * as outside from './of-outside.ts';

/** What the doctor looks at, in this order (decisions/0134-a-doctor.md). */
export const checks = {
  settings: {
    title: 'settings',
    advice: 'Put right in /etc/rondo what it names.',
    page: 'operate/settings.md',
    examine: machine.settings,
  },
  database: {
    title: 'database',
    advice: 'Start PostgreSQL, or put DATABASE_URL right.',
    page: 'operate/tonight.md#the-rest',
    needs: 'settings',
    examine: database.reach,
  },
  version: {
    title: 'its version',
    advice: 'Move the data to a newer PostgreSQL.',
    page: 'operate/restore.md#your-own-postgresql',
    needs: 'database',
    examine: database.version,
  },
  rights: {
    title: 'its rights',
    advice: 'Make the role of DATABASE_URL the owner of the database, on the primary, and nothing more.',
    page: 'operate/tonight.md#the-rest',
    needs: 'database',
    examine: database.rights,
  },
  databaseClock: {
    title: 'its clock',
    advice: 'Synchronise the clocks of both machines (NTP).',
    page: 'operate/watch.md',
    needs: 'database',
    examine: database.clock,
  },
  migrations: {
    title: 'migrations',
    advice: 'Restart the processes one by one, or type bin/rondo migrate.',
    page: 'operate/upgrade.md',
    needs: 'database',
    examine: database.migrations,
  },
  dataFolder: {
    title: 'data folder',
    advice: 'Make the folder, give it to the user of Rondo, or make room.',
    page: 'alarms.md#diskfull',
    needs: 'settings',
    examine: machine.dataFolder,
  },
  mailServer: {
    title: 'mail server',
    advice: 'Put SMTP_URL right, and restart.',
    page: 'mail.md#the-check',
    needs: 'settings',
    examine: outside.mailServer,
  },
  mailRecords: {
    title: 'mail records',
    advice: 'Put these records into the DNS.',
    page: 'mail.md#records',
    needs: 'settings',
    examine: outside.mailRecords,
  },
  awaitedMail: {
    title: 'mail awaited',
    advice: 'Mend what the error names; they go by themselves.',
    page: 'alarms.md#mailawaited',
    needs: 'database',
    examine: database.awaitedMail,
  },
  paymentKey: {
    title: 'payment key',
    advice: 'Put a good key into /etc/rondo/secrets, and restart.',
    page: 'alarms.md#providerrefusesus',
    needs: 'settings',
    examine: outside.paymentKey,
  },
  webHook: {
    title: 'web hook',
    advice: 'Let the proxy pass /api/payments/webhooks/ on.',
    page: 'operate/providers.md#payments',
    needs: 'database',
    examine: outside.webHook,
  },
  backUps: {
    title: 'back-ups',
    advice: 'Start one: systemctl start rondo-backup; and rondo-verify.',
    page: 'operate/restore.md',
    needs: 'database',
    examine: database.backUps,
  },
  backUpPlace: {
    title: 'their place',
    advice: 'Set BACKUP_TO and BACKUP_RECIPIENTS, and let this user write there.',
    page: 'operate/restore.md#each-night-encrypted-off-the-machine',
    needs: 'settings',
    examine: machine.backUpPlace,
  },
  domain: {
    title: 'domain',
    advice: 'Point the name of PUBLIC_URL at this machine.',
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
    advice: 'Renew it, and reload the proxy.',
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
    advice: 'Mend what the error names; start the processes.',
    page: 'alarms.md#sweepnotdone',
    needs: 'database',
    examine: database.jobs,
  },
  alarms: {
    title: 'alarms',
    advice: 'Set METRICS_TOKEN, and have Prometheus read it.',
    page: 'alarms.md#setting-them-up',
    needs: 'settings',
    examine: machine.alarms,
  },
  newRelease: {
    title: 'release',
    advice: 'Verify the newer one, and put it in.',
    page: 'operate/upgrade.md#newer-releases',
    examine: outside.newRelease,
  },
} as const satisfies Record<string, Check>;

export type CheckName = keyof typeof checks;
