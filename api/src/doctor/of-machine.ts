import { constants } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import { openBackUpStore } from '../providers/back-ups/open.ts';
import { readBackUpSettings } from '../platform/config.ts';
import { type Finding, look, ok, type Patient, wrong } from './check.ts';

export function settings(at: Patient): Finding {
  const config = at.config();
  if (!config.production) return look('NODE_ENV is not production');
  return ok('complete and safe');
}

export async function dataFolder(at: Patient): Promise<Finding> {
  const { dataDir, diskFreeLeastBytes } = at.config();
  if (!(await isWritable(dataDir))) return wrong(`${dataDir} doesn’t exist, or this user can’t write to it`);
  const { bavail, bsize } = await statfs(dataDir);
  const megabytes = Math.floor((bavail * bsize) / 1024 / 1024);
  if (bavail * bsize < diskFreeLeastBytes) return wrong(`${dataDir} has ${megabytes} MB left: uploads are refused`);
  return ok(`${dataDir} has ${megabytes} MB left`);
}

export async function backUpPlace(at: Patient): Promise<Finding> {
  if (!at.env['BACKUP_TO']) return look('BACKUP_TO is not set: Rondo takes no back-ups');
  const read = readBackUpSettings(at.env, undefined);
  if (read.recipients.length === 0) return wrong('BACKUP_RECIPIENTS is not set: back-ups can’t be encrypted');
  const { place } = read;
  // Listing would make it.
  if ('folder' in place && !(await isWritable(place.folder)))
    return wrong(`${place.folder} doesn’t exist, or this user can’t write to it`);
  const store = openBackUpStore(read);
  return ok(`${store.place} has ${(await store.list()).length} back-ups`);
}

function isWritable(folder: string): Promise<boolean> {
  return access(folder, constants.R_OK | constants.W_OK | constants.X_OK).then(
    () => true,
    () => false,
  );
}

export function alarms(at: Patient): Finding {
  const { metricsToken, otlp } = at.config();
  if (otlp !== null) return ok('metrics go to a collector');
  return metricsToken === null
    ? wrong('neither METRICS_TOKEN nor OTEL_EXPORTER_OTLP_ENDPOINT is set: no alarm can go off')
    : ok('/metrics has a token; check in Prometheus that it is read');
}
