import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBucket, type TestBucket } from '../../../test/bucket.ts';
import { readBackUpSettings } from '../../platform/config.ts';
import { bucketStore } from './bucket.ts';
import { openBackUpStore } from './open.ts';
import type { BackUpStore } from './provider.ts';

let folder: string;
let bucket: TestBucket;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'rondo back-ups '));
  bucket = await openBucket();
});
afterAll(async () => {
  await bucket.close();
  rmSync(folder, { recursive: true });
});

const at = (name: string) => path.join(folder, name);
const keys = () => ({
  BACKUP_S3_ACCESS_KEY_ID: bucket.settings.STORAGE_S3_ACCESS_KEY_ID,
  BACKUP_S3_SECRET_ACCESS_KEY: bucket.settings.STORAGE_S3_SECRET_ACCESS_KEY,
});

describe.each<[string, () => BackUpStore]>([
  ['a folder', () => openBackUpStore(readBackUpSettings({}, at('kept')))],
  ['a bucket', () => openBackUpStore(readBackUpSettings(keys(), `${bucket.settings.STORAGE_S3_URL}/nightly`))],
])('%s', (name, open) => {
  test('keeps whole files under their names, and nothing else', async () => {
    const store = open();
    expect(await store.list()).toEqual([]);
    const bytes = randomBytes(300_000);
    writeFileSync(at('big'), bytes);
    writeFileSync(at('empty'), '');
    await store.put('one.age', at('big'));
    await store.put('two.age', at('empty'));
    expect((await store.list()).toSorted()).toEqual(['one.age', 'two.age']);
    const back = at(`back of ${name}`);
    await store.fetch('one.age', back);
    expect(readFileSync(back).equals(bytes)).toBe(true);
    await expect(store.fetch('one.age', back)).rejects.toThrow('EEXIST');
    await store.remove('one.age');
    expect(await store.list()).toEqual(['two.age']);
    await expect(store.fetch('one.age', at('nothing'))).rejects.toThrow(/ENOENT|answered 404 NoSuchKey/);
    await expect(store.put('three.age', at('missing'))).rejects.toThrow('ENOENT');
    expect(await store.list()).toEqual(['two.age']);
  });
});

test('a folder that can’t be made is a sentence', async () => {
  writeFileSync(at('a file'), 'x');
  const store = openBackUpStore(readBackUpSettings({}, at('a file/folder')));
  for (const act of [store.list(), store.put('one.age', at('a file'))])
    await expect(act).rejects.toThrow(
      /^The folder for back-ups, .*, is not there and can't be made \(ENOTDIR\): make it/,
    );
});

test('a folder is made for its first back-up', async () => {
  writeFileSync(at('first'), 'x');
  const store = openBackUpStore(readBackUpSettings({}, at('new/folder')));
  await store.put('one.age', at('first'));
  expect(readdirSync(at('new/folder'))).toEqual(['one.age']);
});

test('a bucket takes a file in parts, and has it whole', async () => {
  const store = bucketStore(
    { url: bucket.settings.STORAGE_S3_URL, region: 'us-east-1', accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    'parts/',
    100_000,
  );
  const bytes = randomBytes(345_678);
  writeFileSync(at('parts'), bytes);
  await store.put('one.age', at('parts'));
  await store.fetch('one.age', at('put together'));
  expect(readFileSync(at('put together')).equals(bytes)).toBe(true);
  expect(statSync(at('put together')).mode % 0o1000).toBe(0o600);
  expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
});

test('a bucket that refuses, or is not there, is named in one sentence', async () => {
  const wrong = readBackUpSettings(
    { ...keys(), BACKUP_S3_SECRET_ACCESS_KEY: 'another' },
    bucket.settings.STORAGE_S3_URL,
  );
  await expect(openBackUpStore(wrong).list()).rejects.toThrow(/ answered 403 SignatureDoesNotMatch to GET\.$/);
  const nowhere = readBackUpSettings(keys(), 'http://127.0.0.1:9/rondo');
  await expect(openBackUpStore(nowhere).list()).rejects.toThrow(/^http:\/\/127\.0\.0\.1:9\/rondo does not answer: /);
});

describe('where back-ups go', () => {
  const someKeys = { BACKUP_S3_ACCESS_KEY_ID: 'id', BACKUP_S3_SECRET_ACCESS_KEY: 'secret' };
  const placeOf = (to: string | undefined, more: Record<string, string> = {}) =>
    readBackUpSettings({ ...someKeys, ...more }, to).place;

  test.each([
    ['s3://rondo', 'https://rondo.s3.eu-central-1.amazonaws.com', ''],
    ['s3://rondo/nightly/', 'https://rondo.s3.eu-central-1.amazonaws.com', 'nightly/'],
    ['https://rondo.s3.eu-west-1.amazonaws.com/a/b', 'https://rondo.s3.eu-west-1.amazonaws.com', 'a/b/'],
    ['https://s3.example.com/rondo/nightly', 'https://s3.example.com/rondo', 'nightly/'],
  ])('%s is a bucket', (to, url, prefix) => {
    expect(placeOf(to)).toMatchObject({ bucket: { url, accessKeyId: 'id' }, prefix });
  });

  test('a path is a folder, and what was typed comes before the setting', () => {
    expect(placeOf('/srv/back-ups', { BACKUP_TO: 's3://rondo' })).toEqual({ folder: '/srv/back-ups' });
    expect(placeOf(undefined, { BACKUP_TO: '/srv/back-ups' })).toEqual({ folder: '/srv/back-ups' });
  });

  test.each<[string | undefined, Record<string, string>, RegExp]>([
    [undefined, {}, /^Say where back-ups go: /],
    ['s3://rondo', { BACKUP_S3_ACCESS_KEY_ID: '' }, /^A bucket needs BACKUP_S3_ACCESS_KEY_ID and /],
    ['http://s3.example.com/rondo', {}, / is no address of a bucket: /],
    ['https://s3.example.com/', {}, / is no address of a bucket: /],
    ['https://s3.example.com/rondo?x=1', {}, / is no address of a bucket: /],
    ['/srv', { BACKUP_RECIPIENTS: 'a key' }, /BACKUP_RECIPIENTS\.0 \(age1…\)/],
    ['/srv', { BACKUP_IDENTITY: 'age1x' }, /BACKUP_IDENTITY \(AGE-SECRET-KEY-…\)/],
  ])('%s with %j says what is wrong', (to, more, sentence) => {
    expect(() => placeOf(to, { NODE_ENV: 'production', ...more })).toThrow(sentence);
  });
});
