import path from 'node:path';
import { StartError } from '../../platform/settings/start-error.ts';
import type { BucketSettings } from '../../platform/settings/storage-settings.ts';
import { diskStorage } from './disk.ts';
import type { StorageProvider } from './provider.ts';
import { RefusedByBucket, s3Storage } from './s3.ts';

/**
 * The configured bucket, or a folder of the data directory. A bucket that doesn't answer now may do so later; one that refuses the keys is a mistake
 * in the settings.
 * @throws StartError
 */
export async function openStorage(
  { dataDir, bucket }: { dataDir: string; bucket: BucketSettings | null },
  onTrouble: (error: unknown) => void,
): Promise<StorageProvider> {
  if (bucket === null) return diskStorage(path.join(dataDir, 'files'));
  const storage = s3Storage(bucket);
  await storage.check().catch((error: unknown) => {
    if (error instanceof RefusedByBucket && error.status < 500)
      throw new StartError(`STORAGE_S3_URL can't be used: ${error.message}.`);
    onTrouble(error);
  });
  return storage;
}
