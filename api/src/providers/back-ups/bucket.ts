import { AwsClient } from 'aws4fetch';
import { createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import type { BucketSettings } from '../../platform/settings/storage-settings.ts';
import { reasonOf, StartError } from '../../platform/settings/start-error.ts';
import type { BackUpStore } from './provider.ts';

/** The size of an upload's part, which is held in memory. S3 takes 10,000 parts, so a back-up may have 640 GB. */
const partBytes = 64 * 1024 * 1024;
/** The time limit for one part, or one answer. */
const limitMs = 10 * 60_000;

/** What a bucket answers, read by a parser that most processes never need. */
async function readAnswer(answer: Response): Promise<unknown> {
  const { XMLParser } = await import('fast-xml-parser');
  const parser = new XMLParser({ isArray: (name) => name === 'Contents', parseTagValue: false });
  return parser.parse(await answer.text());
}

const listing = z.object({
  ListBucketResult: z.object({
    Contents: z.array(z.object({ Key: z.string() })).default([]),
    NextContinuationToken: z.string().optional(),
  }),
});
const begun = z.object({ InitiateMultipartUploadResult: z.object({ UploadId: z.string() }) });

/**
 * Keeps back-ups in a bucket of Amazon S3, or of a server that speaks its protocol.
 * @param prefix stands before each name: `` or `nightly/`
 */
export function bucketStore(
  { url, region, ...keys }: BucketSettings,
  prefix: string,
  bytesAPart = partBytes,
): BackUpStore {
  const client = new AwsClient({ ...keys, region, service: 's3', retries: 3 });
  const place = [url, prefix].join('/').replace(/\/$/, '');

  const ask = async (address: string, init: RequestInit = {}): Promise<Response> => {
    const signal = AbortSignal.timeout(limitMs);
    const answer = await client.fetch(address, { ...init, signal, redirect: 'manual' }).catch((error: unknown) => {
      throw new StartError(`${place} does not answer: ${reasonOf(error)}`);
    });
    if (answer.ok) return answer;
    const code = /<Code>(\w{1,60})<\/Code>/.exec((await answer.text()).slice(0, 2000))?.[1];
    throw new StartError(
      `${place} answered ${[answer.status, code].filter(Boolean).join(' ')} to ${init.method ?? 'GET'}.`,
    );
  };
  const addressOf = (name: string) => `${url}/${(prefix + name).split('/').map(encodeURIComponent).join('/')}`;

  return {
    place,
    async list() {
      const names: string[] = [];
      let after: string | undefined;
      do {
        const query = new URLSearchParams({ 'list-type': '2', prefix, ...(after && { 'continuation-token': after }) });
        const page = listing.parse(await readAnswer(await ask(`${url}?${query.toString()}`))).ListBucketResult;
        names.push(...page.Contents.map(({ Key }) => Key.slice(prefix.length)));
        after = page.NextContinuationToken;
      } while (after !== undefined);
      return names;
    },
    async put(name, file) {
      const address = addressOf(name);
      const answer = await ask(`${address}?uploads`, { method: 'POST' });
      const { UploadId: id } = begun.parse(await readAnswer(answer)).InitiateMultipartUploadResult;
      const upload = `uploadId=${encodeURIComponent(id)}`;
      try {
        const marks: string[] = [];
        for await (const part of partsOf(file, bytesAPart)) {
          const stored = await ask(`${address}?partNumber=${marks.length + 1}&${upload}`, {
            method: 'PUT',
            body: part,
          });
          marks.push(stored.headers.get('etag') ?? '');
        }
        const parts = marks.map(
          (mark, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${mark}</ETag></Part>`,
        );
        const body = `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`;
        const whole = await (await ask(`${address}?${upload}`, { method: 'POST', body })).text();
        // S3 answers 200 before it knows the result, and may send an error after it.
        if (whole.includes('<Error>')) throw new StartError(`${place} could not put ${name} together.`);
      } catch (error) {
        await ask(`${address}?${upload}`, { method: 'DELETE' }).catch(() => undefined);
        throw error;
      }
    },
    async fetch(name, file) {
      const { body } = await ask(addressOf(name));
      if (body === null) throw new StartError(`${place} has nothing in ${name}.`);
      await pipeline(Readable.fromWeb(body), createWriteStream(file, { flags: 'wx', mode: 0o600 }));
    },
    async remove(name) {
      await ask(addressOf(name), { method: 'DELETE' });
    },
  };
}

/** A file in parts, of which only the last is shorter; an empty file has one part. */
async function* partsOf(file: string, bytes: number): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    for (let at = 0; at === 0 || at < size; at += bytes) {
      const part = new Uint8Array(Math.min(bytes, size - at));
      for (let read = 0; read < part.length;) {
        const { bytesRead } = await handle.read(part, read, part.length - read, at + read);
        if (bytesRead === 0) throw new Error(`${file} became shorter`);
        read += bytesRead;
      }
      yield part;
    }
  } finally {
    await handle.close();
  }
}
