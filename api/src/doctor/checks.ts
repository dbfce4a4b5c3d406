import type { HealthCheck } from '@rondo/rules/health';
import type { Check } from './check.ts';
import * as database from './of-database.ts';
import * as machine from './of-machine.ts';
import * as outside from './of-outside.ts';

/** What the doctor looks at, in this order (decisions/0134-a-doctor.md). */
export const checks = {
  settings: {
    page: 'operate/settings.md',
    examine: machine.settings,
  },
  database: {
    page: 'operate/tonight.md#the-rest',
    needs: 'settings',
    examine: database.reach,
  },
  version: {
    page: 'operate/restore.md#your-own-postgresql',
    needs: 'database',
    examine: database.version,
  },
  rights: {
    page: 'operate/tonight.md#the-rest',
    needs: 'database',
    examine: database.rights,
  },
  databaseClock: {
    page: 'operate/watch.md',
    needs: 'database',
    examine: database.clock,
  },
  migrations: {
    page: 'operate/upgrade.md',
    needs: 'database',
    examine: database.migrations,
  },
  dataFolder: {
    page: 'alarms.md#diskfull',
    needs: 'settings',
    examine: machine.dataFolder,
  },
  mailServer: {
    page: 'mail.md#the-check',
    needs: 'settings',
    examine: outside.mailServer,
  },
  mailRecords: {
    page: 'mail.md#records',
    needs: 'settings',
    examine: outside.mailRecords,
  },
  awaitedMail: {
    page: 'alarms.md#mailawaited',
    needs: 'database',
    examine: database.awaitedMail,
  },
  paymentKey: {
    page: 'alarms.md#providerrefusesus',
    needs: 'settings',
    examine: outside.paymentKey,
  },
  webHook: {
    page: 'operate/providers.md#payments',
    needs: 'database',
    examine: outside.webHook,
  },
  backUps: {
    page: 'operate/restore.md',
    needs: 'database',
    examine: database.backUps,
  },
  backUpPlace: {
    page: 'operate/restore.md#each-night-encrypted-off-the-machine',
    needs: 'settings',
    examine: machine.backUpPlace,
  },
  domain: {
    page: 'operate/in-front.md',
    needs: 'settings',
    examine: outside.domain,
  },
  proxy: {
    page: 'operate/in-front.md#what-any-of-them-has-to-do',
    needs: 'settings',
    examine: outside.proxy,
  },
  certificate: {
    page: 'alarms.md#certificateends',
    needs: 'settings',
    examine: outside.certificate,
  },
  clock: {
    page: 'operate/watch.md',
    needs: 'settings',
    examine: outside.clock,
  },
  jobs: {
    page: 'alarms.md#sweepnotdone',
    needs: 'database',
    examine: database.jobs,
  },
  alarms: {
    page: 'alarms.md#setting-them-up',
    needs: 'settings',
    examine: machine.alarms,
  },
  newRelease: {
    page: 'operate/upgrade.md#newer-releases',
    examine: outside.newRelease,
  },
} as const satisfies Record<HealthCheck, Check>;
