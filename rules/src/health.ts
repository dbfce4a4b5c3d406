import { minute } from './durations.ts';

/** What can be said of a thing that an installation needs (decisions/0134-a-doctor.md). */
export const healthStates = ['ok', 'look', 'wrong'] as const;
export type HealthState = (typeof healthStates)[number];

/** What is looked at, in this order. */
export const healthChecks = [
  'settings',
  'database',
  'version',
  'rights',
  'databaseClock',
  'migrations',
  'dataFolder',
  'mailServer',
  'mailRecords',
  'awaitedMail',
  'paymentKey',
  'webHook',
  'backUps',
  'backUpPlace',
  'domain',
  'proxy',
  'certificate',
  'clock',
  'jobs',
  'alarms',
  'newRelease',
] as const;
export type HealthCheck = (typeof healthChecks)[number];

/** What a look can find; each has a sentence in each language. */
export const healthFindings = [
  // any check
  'raw',
  'late',
  'settingsFirst',
  'databaseFirst',
  // the machine
  'settingsWhole',
  'notProduction',
  'folderMissing',
  'diskFull',
  'diskRoom',
  'placeNotSet',
  'recipientsNotSet',
  'placeElsewhere',
  'backUpsKept',
  'metricsSent',
  'nothingRings',
  'metricsRead',
  // the database
  'databaseAnswers',
  'postgresOld',
  'postgresFits',
  'readOnly',
  'mayMakeNoTables',
  'superuser',
  'rightsFit',
  'clockDiffers',
  'clockAgrees',
  'emptyDatabase',
  'migrationsMissing',
  'migrated',
  'backUpNone',
  'backUpOld',
  'backUpUntried',
  'backUpTried',
  'jobsStopped',
  'jobFails',
  'jobFailsUnsaid',
  'moreJobsFail',
  'jobsWell',
  'nobodyWaits',
  'mailWaits',
  'mailUntried',
  // outside
  'smtpNotSet',
  'trialSent',
  'loginTaken',
  'recordsRight',
  'spfMissing',
  'spfTwice',
  'spfOpen',
  'dkimByNobody',
  'dkimMissing',
  'dkimKeyMissing',
  'dkimWithdrawn',
  'dkimOther',
  'dmarcMissing',
  'dmarcNoPolicy',
  'dmarcNoReports',
  'dmarcWatches',
  'mxMissing',
  'playMoney',
  'testKey',
  'keyTaken',
  'noWebHook',
  'reportRefused',
  'reportsArrive',
  'noPaymentYet',
  'noName',
  'noAddress',
  'hasAddress',
  'somebodyElse',
  'notReady',
  'proxyNotTrusted',
  'proxyPasses',
  'notHttps',
  'notTrusted',
  'certificateEnds',
  'certificateLasts',
  'noClock',
  'noTimeSaid',
  'timeDiffers',
  'timeAgrees',
  'noFeed',
  'newest',
  'newer',
  'newerMends',
  'feedNotBelieved',
  'feedSilent',
] as const;
export type HealthFinding = (typeof healthFindings)[number];

/** Why no back-up can be made from the console. */
export const backUpHindrances = ['notSetUp', 'notHere', 'running'] as const;
export type BackUpHindrance = (typeof backUpHindrances)[number];

/** When a back-up was last asked for, was stored, and failed with a reason. */
interface BackUpTimes {
  asked: Date | null;
  taken: Date | null;
  failed: Date | null;
}

/** What became of the last back-up: `cutOff` ended without a word. */
export type BackUpProgress = 'none' | 'running' | 'well' | 'failed' | 'cutOff';

/** How long a back-up that was asked for may take to begin. */
const beginsWithinMs = minute / 2;

/** @param isHeld whether a process says by its lock that it makes one */
export function backUpProgress({ asked, taken, failed }: BackUpTimes, isHeld: boolean, now: Date): BackUpProgress {
  if (isHeld) return 'running';
  const [at, stored, broke] = [timeOf(asked), timeOf(taken), timeOf(failed)];
  if (at > Math.max(stored, broke)) return now.getTime() - at < beginsWithinMs ? 'running' : 'cutOff';
  if (broke > stored) return 'failed';
  return stored > 0 ? 'well' : 'none';
}

const timeOf = (at: Date | null) => at?.getTime() ?? 0;
