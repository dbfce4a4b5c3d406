import { constants } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import { openBackUpStore } from '../providers/back-ups/open.ts';
import { readBackUpNames } from '../platform/back-up/names.ts';
import { readBackUpSettings } from '../platform/config.ts';
import { backUps } from './of-database.ts';
import { type Finding, look, ok, type Patient, wrong } from './check.ts';

export function settings(at: Patient): Finding {
  const config = at.config();
  if (!config.production) return look('notProduction');
  return ok('settingsWhole');
}

export async function dataFolder(at: Patient): Promise<Finding> {
  const { dataDir, diskFreeLeastBytes } = at.config();
  if (!(await isWritable(dataDir))) return wrong('folderMissing', { folder: dataDir });
  const { bavail, bsize } = await statfs(dataDir);
  const megabytes = Math.floor((bavail * bsize) / 1024 / 1024);
  const left = { folder: dataDir, megabytes };
  return bavail * bsize < diskFreeLeastBytes ? wrong('diskFull', left) : ok('diskRoom', left);
}

export async function backUpPlace(at: Patient): Promise<Finding> {
  const isElsewhere = async () => at.isServing && (await backUps(at)).state !== 'wrong';
  if (!at.env['BACKUP_TO']) return (await isElsewhere()) ? ok('placeElsewhere') : look('placeNotSet');
  const read = readBackUpSettings(at.env, undefined);
  if (read.recipients.length === 0) return wrong('recipientsNotSet');
  const { place } = read;
  // Listing would make it.
  if ('folder' in place && !(await isWritable(place.folder)))
    return (await isElsewhere()) ? ok('placeElsewhere') : wrong('folderMissing', { folder: place.folder });
  const store = openBackUpStore(read);
  return ok('backUpsKept', { place: store.place, number: readBackUpNames(await store.list()).length });
}

function isWritable(folder: string): Promise<boolean> {
  return access(folder, constants.R_OK | constants.W_OK | constants.X_OK).then(
    () => true,
    () => false,
  );
}

export function alarms(at: Patient): Finding {
  const { metricsToken, otlp } = at.config();
  if (otlp !== null) return ok('metricsSent');
  return metricsToken === null ? wrong('nothingRings') : ok('metricsRead');
}
