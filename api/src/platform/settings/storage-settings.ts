import { z } from 'zod';
import { isSafeAddress } from './map-settings.ts';
import { StartError } from './start-error.ts';

/** A bucket of Amazon S3, or of a server that speaks its protocol. */
export interface BucketSettings {
  /** The bucket's own address, without a trailing slash. */
  url: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export const storageVariables = {
  STORAGE_S3_URL: z.url({ protocol: /^https?$/ }).optional(),
  STORAGE_S3_REGION: z
    .string()
    .regex(/^[a-z\d-]{2,40}$/)
    .default('us-east-1'),
  STORAGE_S3_ACCESS_KEY_ID: z.string().optional(),
  STORAGE_S3_SECRET_ACCESS_KEY: z.string().optional(),
};

/** @throws StartError if one of the three is missing, or the address isn't safe or has more than a path */
export function bucketOf(
  settings: z.output<z.ZodObject<typeof storageVariables>>,
  production: boolean,
): BucketSettings | null {
  const { STORAGE_S3_URL: url, STORAGE_S3_REGION: region } = settings;
  const { STORAGE_S3_ACCESS_KEY_ID: accessKeyId, STORAGE_S3_SECRET_ACCESS_KEY: secretAccessKey } = settings;
  const given = [url, accessKeyId, secretAccessKey].filter((value) => value !== undefined).length;
  if (given === 0) return null;
  if (url === undefined || accessKeyId === undefined || secretAccessKey === undefined)
    throw new StartError(
      'STORAGE_S3_URL, STORAGE_S3_ACCESS_KEY_ID and STORAGE_S3_SECRET_ACCESS_KEY are needed together.',
    );
  const { username, password, search, hash } = new URL(url);
  if (!isSafeAddress(url, production) || [username, password, search, hash].some(Boolean))
    throw new StartError(
      'STORAGE_S3_URL must be an https address of a bucket, with no user name, password or query in it.',
    );
  return { url: url.replace(/\/+$/, ''), region, accessKeyId, secretAccessKey };
}
