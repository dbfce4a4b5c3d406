import path from 'node:path';
import { z } from 'zod';
import { isSafeAddress } from './map-settings.ts';
import { StartError } from './start-error.ts';
import type { BucketSettings } from './storage-settings.ts';

/** Where back-ups go. */
type BackUpPlace = { folder: string } | { bucket: BucketSettings; prefix: string };

export interface BackUpSettings {
  place: BackUpPlace;
  /** Public keys of age; the secret key of each opens what is stored. */
  recipients: string[];
  /** The secret key of one of them, where back-ups are opened; null elsewhere. */
  identity: string | null;
  /** A PostgreSQL in which a database may be made for trying a back-up; null for the one that is backed up. */
  verifyUrl: string | null;
}

export const backUpVariables = {
  BACKUP_TO: z.string().optional(),
  BACKUP_RECIPIENTS: z
    .string()
    .default('')
    .transform((value) => value.split(',').flatMap((key) => key.trim() || []))
    .pipe(z.array(z.string().regex(/^age1[a-z\d]{50,}$/, 'age1…'))),
  BACKUP_IDENTITY: z
    .string()
    .transform((text) => /^AGE-SECRET-KEY-[A-Z\d-]+$/m.exec(text)?.[0] ?? '')
    .refine((key) => key !== '', 'AGE-SECRET-KEY-…')
    .optional(),
  BACKUP_S3_REGION: z
    .string()
    .regex(/^[a-z\d-]{2,40}$/)
    .default('eu-central-1'),
  BACKUP_S3_ACCESS_KEY_ID: z.string().optional(),
  BACKUP_S3_SECRET_ACCESS_KEY: z.string().optional(),
  BACKUP_VERIFY_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
};

type Settings = z.output<z.ZodObject<typeof backUpVariables>>;

/**
 * @param to as typed; it wins over the setting: a folder, `s3://bucket/prefix`, or the https address of a bucket
 * @throws StartError
 */
export function backUpsOf(settings: Settings, to: string | undefined, production: boolean): BackUpSettings {
  const {
    BACKUP_RECIPIENTS: recipients,
    BACKUP_IDENTITY: identity = null,
    BACKUP_VERIFY_URL: verifyUrl = null,
  } = settings;
  const given = to ?? settings.BACKUP_TO;
  if (given === undefined)
    throw new StartError('Say where back-ups go: --to s3://BUCKET/PREFIX, or a folder; or set BACKUP_TO.');
  return { place: placeOf(given, settings, production), recipients, identity, verifyUrl };
}

function placeOf(to: string, settings: Settings, production: boolean): BackUpPlace {
  const {
    BACKUP_S3_REGION: region,
    BACKUP_S3_ACCESS_KEY_ID: accessKeyId,
    BACKUP_S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = settings;
  if (!/^(?:s3|https?):\/\//.test(to)) return { folder: path.resolve(to) };
  if (accessKeyId === undefined || secretAccessKey === undefined)
    throw new StartError('A bucket needs BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY.');
  const { protocol, host, origin, pathname, search, username } = new URL(to);
  const parts = pathname.split('/').filter(Boolean);
  // At Amazon the bucket is part of the host's name; elsewhere it comes first in the path.
  const isNamed = protocol === 's3:' || host.endsWith('.amazonaws.com');
  const bucket = isNamed ? [] : parts.splice(0, 1);
  const url = [protocol === 's3:' ? `https://${host}.s3.${region}.amazonaws.com` : origin, ...bucket].join('/');
  if (!isSafeAddress(url, production) || search !== '' || username !== '' || (!isNamed && bucket.length === 0))
    throw new StartError(
      `${to} is no address of a bucket: s3://BUCKET/PREFIX, or https://…/BUCKET/PREFIX, with no query or user name in it.`,
    );
  return { bucket: { url, region, accessKeyId, secretAccessKey }, prefix: parts.map((part) => `${part}/`).join('') };
}
