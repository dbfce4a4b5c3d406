import S3rver from '@20minutes/s3rver';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface TestBucket {
  /** The settings that tell Rondo about the bucket. */
  settings: Record<'STORAGE_S3_URL' | 'STORAGE_S3_ACCESS_KEY_ID' | 'STORAGE_S3_SECRET_ACCESS_KEY', string>;
  close(): Promise<void>;
}

/** A server that speaks S3 and checks each signature with its own code, with an empty bucket. */
export async function openBucket(port = 0): Promise<TestBucket> {
  const directory = mkdtempSync(path.join(tmpdir(), 'rondo-bucket-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port,
    silent: true,
    directory,
    vhostBuckets: false,
    configureBuckets: [{ name: 'rondo' }],
  });
  const address = await server.run();
  return {
    settings: {
      STORAGE_S3_URL: `http://127.0.0.1:${address.port}/rondo`,
      STORAGE_S3_ACCESS_KEY_ID: 'S3RVER',
      STORAGE_S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    async close() {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
