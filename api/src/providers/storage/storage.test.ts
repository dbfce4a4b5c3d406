import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openBucket, type TestBucket } from '../../../test/bucket.ts';
import { readConfig } from '../../platform/config.ts';
import type { BucketSettings } from '../../platform/settings/storage-settings.ts';
import { diskStorage } from './disk.ts';
import { openStorage } from './open.ts';
import { StorageError, type StorageProvider } from './provider.ts';
import { s3Storage } from './s3.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'rondo-storage-'));
let bucket: TestBucket;
beforeAll(async () => {
  bucket = await openBucket();
});
afterAll(async () => {
  await bucket.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The test's bucket, as the settings describe it. */
const known = (more: Partial<BucketSettings> = {}): BucketSettings => ({
  ...(readConfig(bucket.settings).bucket as BucketSettings),
  ...more,
});

/** A server of the test's own. @returns the address of a bucket there */
async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/rondo`;
}

/** A server that answers calls with these statuses one after the other, and then always with the last; null is no answer at all. */
async function answering(...statuses: (number | null)[]) {
  let asked = 0;
  const url = await serve((_request, response) => {
    const status = statuses[Math.min(asked, statuses.length - 1)] ?? null;
    asked += 1;
    if (status !== null) response.writeHead(status).end();
  });
  return { url, asked: () => asked };
}

describe.each<[string, () => StorageProvider]>([
  ['a folder', () => diskStorage(path.join(folder, 'files'))],
  ['a bucket', () => s3Storage(known())],
])('%s', (_, open) => {
  test('stores, reads and removes; what is not there is null, and removed without a word', async () => {
    const storage = open();
    expect(await storage.read('photos/a.webp')).toBeNull();
    const bytes = Buffer.from([0, 255, 13, 10, 7]);
    await storage.put('photos/a.webp', bytes);
    await storage.put('games/b-card.webp', Buffer.from('card'));
    await storage.put('photos/a.webp', bytes);
    expect(await storage.read('photos/a.webp')).toEqual(bytes);
    await storage.remove('photos/a.webp');
    await storage.remove('photos/a.webp');
    expect([await storage.read('photos/a.webp'), await storage.read('games/b-card.webp')]).toEqual([
      null,
      Buffer.from('card'),
    ]);
  });

  test('twenty at a time', async () => {
    const storage = open();
    const names = Array.from({ length: 20 }, (__, n) => `venues/${n}.webp`);
    await Promise.all(names.map((name) => storage.put(name, Buffer.alloc(200_000, name))));
    const read = await Promise.all(names.map((name) => storage.read(name)));
    expect(read).toEqual(names.map((name) => Buffer.alloc(200_000, name)));
  });
});

test('a folder has no halves, and nothing outside of it', async () => {
  const storage = diskStorage(path.join(folder, 'halves'));
  await Promise.all(Array.from({ length: 10 }, () => storage.put('a.webp', Buffer.alloc(100_000))));
  expect(readdirSync(path.join(folder, 'halves'))).toEqual(['a.webp']);
  await expect(storage.put('../b.webp', Buffer.alloc(1))).rejects.toThrow('outside of the storage folder');
});

describe('a bucket that', () => {
  test('is given another secret refuses everything, and the start says so', async () => {
    const wrong = known({ secretAccessKey: 'S3RVERS' });
    await expect(s3Storage(wrong).put('a.webp', Buffer.from('x'))).rejects.toThrow(
      'the bucket answered 403 SignatureDoesNotMatch to PUT',
    );
    const start = openStorage({ dataDir: folder, bucket: wrong }, () => undefined);
    await expect(start).rejects.toThrow(
      "STORAGE_S3_URL can't be used: the bucket answered 403 SignatureDoesNotMatch to GET.",
    );
  });

  test('does not exist ends the start', async () => {
    const missing = known({ url: known().url.replace('rondo', 'other') });
    const start = openStorage({ dataDir: folder, bucket: missing }, () => undefined);
    await expect(start).rejects.toThrow("STORAGE_S3_URL can't be used: the bucket answered 404 NoSuchBucket to GET.");
  });

  test('is down does not, and is used once it is back', async () => {
    const later = await openBucket();
    const { url, port } = {
      url: later.settings.STORAGE_S3_URL,
      port: Number(new URL(later.settings.STORAGE_S3_URL).port),
    };
    await later.close();
    const troubles: unknown[] = [];
    const storage = await openStorage({ dataDir: folder, bucket: known({ url }) }, (error) => troubles.push(error));
    expect(troubles).toEqual([expect.any(StorageError)]);
    await expect(storage.read('a.webp')).rejects.toThrow(/the bucket did not answer: connect ECONNREFUSED/);
    const back = await openBucket(port);
    onTestFinished(() => back.close());
    await storage.put('a.webp', Buffer.from('x'));
    expect(await storage.read('a.webp')).toEqual(Buffer.from('x'));
  });

  test('fails for a moment is asked again', async () => {
    const moody = await answering(503, 500, 200);
    await s3Storage(known({ url: moody.url })).put('a.webp', Buffer.from('x'));
    expect(moody.asked()).toBe(3);
    const broken = await answering(500);
    await expect(s3Storage(known({ url: broken.url })).read('a.webp')).rejects.toThrow('answered 500 to GET');
  });

  test('never answers is given up', async () => {
    const silent = await answering(null);
    const storage = s3Storage(known({ url: silent.url }), { limitMs: 300 });
    await expect(storage.read('a.webp')).rejects.toThrow(/did not answer: .*timeout/);
    await expect(storage.put('a.webp', Buffer.from('x'))).rejects.toThrow(StorageError);
  });
});

describe('the settings', () => {
  const url = 'https://pictures.s3.eu-central-1.amazonaws.com';
  const keys = { STORAGE_S3_ACCESS_KEY_ID: 'id', STORAGE_S3_SECRET_ACCESS_KEY: 'secret' };

  test('are a bucket or none', () => {
    expect(readConfig({}).bucket).toBeNull();
    expect(readConfig({ ...keys, STORAGE_S3_URL: `${url}/`, STORAGE_S3_REGION: 'eu-central-1' }).bucket).toEqual({
      url,
      region: 'eu-central-1',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
    });
    for (const half of [keys, { STORAGE_S3_URL: url }, { ...keys, STORAGE_S3_ACCESS_KEY_ID: '', STORAGE_S3_URL: url }])
      expect(() => readConfig(half)).toThrow(/^STORAGE_S3_URL, [^.]+ are needed together\.$/);
  });

  test.each(['http://minio.example/rondo', 'https://id:secret@minio.example/rondo', 'https://minio.example/rondo?a=b'])(
    '%s is refused',
    (STORAGE_S3_URL) => {
      expect(() => readConfig({ ...keys, STORAGE_S3_URL })).toThrow(
        /^STORAGE_S3_URL must be an https address [^.]+\.$/,
      );
    },
  );
});
